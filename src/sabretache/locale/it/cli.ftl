### La riga di comando: ciò che dice il terminale, accanto all'arbitro.

## Cominciare e andarsene

cli-welcome = { $scenario }. { $options }.
cli-welcome-back = Si continua: { $scenario }. { $options }.
player-human = voi
player-random = il computer (random)
player-greedy = il computer (greedy)
player-captain = il computer (captain)
cli-dice-sealed = Dadi: sigillati. Il loro segreto è fissato ora e svelato alla fine nella registrazione, così chiunque può verificarli.
cli-dice-fast = Dadi: da un seme casuale.
cli-dice-hand = Dadi: li tirate voi e scrivete che cosa mostrano. Carte e comandi li pesca ancora l'arbitro.
cli-commitment = Impegno { $hash }
cli-kept-in = Conservata dopo ogni decisione in { $file }
cli-no-save = Questa partita non è conservata da nessuna parte: indicate un file con --save.
cli-help-hint = Scrivete il numero della vostra scelta e premete Invio. m mostra la mappa, aiuto dice che altro potete scrivere.
cli-saved = Salvata in { $file }.
cli-save-lost = La partita continua ma non è più conservata; resta l'ultimo salvataggio buono.
cli-left = La partita è conservata. Per riprenderla:
cli-left-unsaved = La partita è perduta: non si è potuto conservarla da nessuna parte.
cli-recorded = La registrazione è in { $file }.

## Al tavolo

cli-prompt = { $seat }>
cli-type-number = Scrivete un numero da 1 a { $last }, oppure aiuto.
cli-no-such-number = Non c'è la scelta { $number }: vanno da 1 a { $last }.
cli-ambiguous = «{ $typed }» può indicare più scelte:
cli-not-understood = «{ $typed }» non è una scelta né un comando. Scrivete un numero, oppure aiuto.
cli-more-news = { $count ->
    [one] ... una riga precedente; l mostra il diario ...
   *[other] ... { $count } righe precedenti; l mostra il diario ...
 }
cli-may-be-played = Questo si può giocare ora.
cli-offered = Offerto
cli-why-offered = Ciò che è offerto ora, come lo scrivono le registrazioni:
cli-why-more = Per sapere perché qualcosa non è offerto, scrivetelo dopo il punto interrogativo: ? go gradisca. La parola da sola passa in rassegna tutto: ? go
cli-answers = Che cosa risponde: { $verbs }.
cli-and-more = { $names } e altre { $count }
cli-all = tutto
cli-thinking = { $seat } pensa ...
cli-rest-undone = Il resto della riga non viene fatto: { $rest }
cli-undone = Mossa ripresa.
cli-which = Quale intendete: { $names }?
cli-no-such-zone = Non c'è una zona «{ $typed }».
cli-name-a-zone = Indicate una zona: z gradisca
cli-no-hand = Non avete carte in mano.
cli-no-zones = Questo gioco non ha zone.
cli-no-map = Questo gioco non ha una mappa.
cli-no-cards = Questo gioco non ha carte.
cli-no-such-card = Non c'è una carta «{ $typed }»: vanno da 1 a { $last }.
cli-no-odds = L'arbitro qui non ha probabilità da dire.
cli-enter-passes = (Invio per passare)
cli-no-reaction = Non c'è nessuna reazione da passare ora.
cli-help-word = aiuto
cli-help = Potete scrivere
    {"  "}7                la scelta con quel numero
    {"  "}go fara          una scelta a parole, o quanto basta per riconoscerla; più d'una di seguito: take all, go fara, halt
    {"  "}take all         una scelta per tutto ciò di cui si può dire (o: muovere tutto)
    {"  "}Invio            rivedere le scelte; passa, dove potete solo reagire
    {"  "}?                che cosa è offerto, in parole da scrivere, e perché il resto no
    {"  "}? go gradisca    perché questo non è offerto
    {"  "}? go             lo stesso per tutte le zone
    {"  "}u                annullare, fino all'ultimo dado, pesca o scelta di un altro
    {"  "}m                la mappa
    {"  "}b                il quadro: tabelle, contenitore, ogni zona con truppe
    {"  "}z fara           tutto su una zona
    {"  "}h                la vostra mano, con i testi delle carte
    {"  "}c, c 26          le carte già giocate; il testo di una carta
    {"  "}l, l 200         il diario, più lungo
    {"  "}o, o fara        le probabilità
    {"  "}p                passare tutte le reazioni fino alla fine di questa attivazione
    {"  "}s                salvare (si fa comunque dopo ogni decisione)
    {"  "}q                uscire; la partita è conservata
    {"  "}aiuto            questo
cli-pass-keyboard = La tastiera passa a { $seat }, che guarda lo schermo da solo: premete Invio.
cli-reaction-glance = { $seat } può reagire. Invio per passare, p per passare fino alla fine dell'attivazione, r per guardare prima le carte:
cli-roll = { $count ->
    [one] Tirate un dado:
   *[other] Tirate { $count } dadi:
 }
cli-dice-faces = «{ $typed }» non è un tiro: scrivete che cosa mostrano i dadi, da 1 a 6 ciascuno, per esempio 3 5 1.

## Titoli delle scelte

cli-group-cards = Carte
cli-group-zones = Zone
cli-group-move = Movimento
cli-group-force = La forza
cli-group-orders = Ordini
cli-group-pieces = Pedine
cli-group-others = Scelte
cli-group-end = Finire

## Risultati, giochi, serie

cli-result-won = Ha vinto { $side }.
cli-result-draw = Pareggio.
cli-scenarios = Scenari
cli-seats = Chi gioca: i posti, ciascuno human, random, greedy o captain
cli-default-mark = * valore predefinito
cli-playing = Partite giocate
cli-sum-head = { $count ->
    [one] Una partita: { $seats }; { $options }; seme { $seed }
   *[other] { $count } partite: { $seats }; { $options }; primo seme { $seed }
 }
cli-interrupted = Interrotto dopo { $count } partite su { $wanted }; nessun risultato viene scritto.
cli-wins = vittorie, { $side }
cli-draws = pareggi
cli-turns = turni
cli-decisions = decisioni
cli-points = punti, { $side }
cli-counted = Quante volte a partita:
cli-verify-replays = { $file }: tutte le { $entries } voci si rigiocano, fino al risultato indicato.
cli-verify-sealed = I dadi sono quelli su cui ci si era impegnati prima della partita. Confrontate l'impegno con quello che avevate annotato: { $hash }
cli-verify-lots = Carte e comandi sono stati estratti secondo l'impegno preso prima della partita. Confrontatelo con quello che avevate annotato: { $hash }
cli-verify-secret = Il segreto dei dadi sigillati è svelato alla fine della partita; allora si potranno verificare. Impegno: { $hash }
cli-verify-position = La partita è cominciata da una posizione data dalla registrazione, non dallo scenario.
cli-verify-hand = I dadi sono stati inseriti a mano: nulla li prova.
cli-verify-seeded = I dadi vengono da un seme: nulla prova che non sia stato scelto.
cli-verify-unfinished = La partita non è finita.

## Perché si tirano i dadi

dice-loot = Un dado per il bottino.
dice-raid = Un dado per la razzia.
dice-foray = Dadi per l'incursione, uno per unità.
dice-battle = Dadi per il combattimento, uno ciascuno: prima quelli dell'attaccante, poi quelli del difensore.
dice-attrition = Un dado per le perdite di una zona.
dice-shot = Un dado per lo sparo.
dice-ambush = Dadi per l'imboscata.
dice-arrival = Un dado per l'arrivo di un gruppo.
dice-bombardment = Dadi per l'artiglieria, uno per pezzo.
dice-sapper = Un dado per i guastatori.
dice-forced-march = Dadi per la marcia forzata, uno per unità.
dice-partners = Un dado: dispari il primo compagno, pari il secondo.
dice-leaders = Dadi per i comandanti, uno ciascuno.

## La mappa di Gradisca

cli-field = { $name }:
board-date = { $turn }, turno { $number }
board-vp = PV
board-points = Punti
board-ends = ultimo turno: { $turn }
board-active = Attivo
board-cup = Nel contenitore
board-played = Giocati
board-hand = Mano
board-pile = { $count } nel mazzo
board-discards = Scarti
board-removed = Fuori dal gioco
board-fort-markers = Segnalini forte
board-on-the-way = In viaggio
board-effects = Questo turno
board-confusion = confusione nel comando veneziano
board-flood = fiumi in piena
board-hard_winter = inverno rigido
board-blockade = galee nel Golfo
board-closed = ponte { $bridge } chiuso
board-morale = Morale
board-band-green = verde
board-band-yellow = giallo
board-band-red = rosso
board-camps = Campi
board-lost = perduto
board-sea = rifornimento via mare
board-sea-mark = mare
board-forts = { $count ->
    [one] forte
   *[other] { $count } forti
 }
board-town = borgo
board-ruined = borgo in rovina
board-difficult = difficile
board-camp-of = campo: { $side }
board-loot = bottino
board-raided = razziata
board-crowded = affollata: { $count } su { $limit } al massimo
board-fortress = fortezza
board-wall = mura { $level }
board-walls = Mura di { $zone }
board-all-round = { $level } su ogni lato
board-breach = BRECCIA
board-mines = { $count ->
    [one] (mina)
   *[other] ({ $count } mine)
 }
board-cost = { $points } PM
board-neighbours = Accanto:
board-side-bridge = ponte
board-side-river = fiume
board-side-impassable = invalicabile
board-worth = Vale { $points } PV alla fine ({ $side }).
board-known = Sapete che il nemico ha in mano: { $cards }.
board-card-mandatory = obbligatoria
board-card-response = risposta
board-card-removed = fuori dal gioco una volta usata
board-card-venice = per Venezia
board-card-austria = per l'Austria
board-legend = ★3 comandante · I fanteria, C cernide, L M H cavalleria leggera, media, pesante, S guastatori, G cannoni · 2/3 attacco/difesa · * disorganizzata · ° senza rifornimenti · ' ha agito · › in marcia
board-map-legend = V9★3 nove unità veneziane e un comandante di valore 3 · A Austria · f forte, c campo · ▣ fortezza · ▫ borgo fortificato · ^ difficile · $ bottino · ··· fiumi, ~ mare
board-disorganised = disorganizzata
board-replaced = successore
board-unsupplied = senza rifornimenti
board-activated = ha agito
board-kind-infantry = fanteria
board-kind-cernida = cernide
board-kind-light_cavalry = cavalleria leggera
board-kind-medium_cavalry = cavalleria media
board-kind-heavy_cavalry = cavalleria pesante
board-kind-sapper = guastatori
board-kind-artillery = artiglieria
board-kind-leader = comandante
region-friuli = Friuli
region-carnia = Carnia
region-carinthia = Carinzia
region-carniola = Carniola
region-valli_natisone = Valli del Natisone
region-upper_isonzo = Alto Isonzo
region-basso_friuli_arciducale = Basso Friuli arciducale
region-contado_west = Goritia, riva ovest
region-contado = Goritia, riva est
region-territorio_monfalcone = Territorio di Monfalcone
region-carso = Carso
region-muggia = Muggia
region-istria = Istria
