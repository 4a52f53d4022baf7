# La Guerra di Gradisca: ciò che l'arbitro chiede, racconta e rifiuta.

game-gradisca = La Guerra di Gradisca 1615-1617
scenario-campaign = Tutta la guerra
scenario-empty = Una mappa vuota
option-level = Regole
option-level-basic = gioco base
option-level-advanced = gioco avanzato
option-edition = Testo delle regole
option-edition-fr = francese, con errata
option-edition-it = italiano, prima edizione
option-teams = Due giocatori per parte
option-teams-no = no
option-teams-yes = sì
reason-victory-points = ai punti vittoria
side-venice = Venezia
side-austria = Austria

## Leaders are counters too; the back of some is their successor

unit-ldr_giustiniani = { leader-ldr_giustiniani }
    .replacement = { leader-ldr_giustiniani.replacement }
unit-ldr_carlo_strassoldo = { leader-ldr_carlo_strassoldo }
unit-ldr_da_lezze = { leader-ldr_da_lezze }
    .replacement = { leader-ldr_da_lezze.replacement }
unit-ldr_scotti = { leader-ldr_scotti }
unit-ldr_baglioni = { leader-ldr_baglioni }
unit-ldr_nassau = { leader-ldr_nassau }
    .replacement = { leader-ldr_nassau.replacement }
unit-ldr_trautmannsdorf = { leader-ldr_trautmannsdorf }
    .replacement = { leader-ldr_trautmannsdorf.replacement }
unit-ldr_riccardo_strassoldo = { leader-ldr_riccardo_strassoldo }
    .replacement = { leader-ldr_riccardo_strassoldo.replacement }
unit-ldr_frangipane = { leader-ldr_frangipane }
unit-ldr_petazzi = { leader-ldr_petazzi }
unit-ldr_marradas = { leader-ldr_marradas }
    .replacement = { leader-ldr_marradas.replacement }
unit-ldr_marchese = { leader-ldr_marchese }

## Kinds of names that an order is followed by

kind-zone = zona
kind-unit = unità
kind-command = comando
kind-card = carta
kind-bridge = ponte
kind-desk = giocatore
kind-count = numero

## Orders by name, without what they are about

verb-assign = affidare un comando
verb-one_zone = carte e una zona
verb-draw = pescare
verb-lead = seguire il comandante
verb-play = giocare una carta
verb-activate = attivare una zona
verb-end = terminare
verb-discard = scartare
verb-take = muovere un'unità
verb-go = andare in una zona
verb-drop = lasciare un'unità
verb-halt = fermarsi
verb-leave = uscire dalla mappa
verb-raid = razzia
verb-incursion = incursione
verb-fight = combattere
verb-call = chiamare un'unità
verb-hit = subire un centro
verb-retreat = ripiegare
verb-stand = restare
verb-bombard = bombardare le mura
verb-fire = tirare sulle truppe
verb-join = tirare anche
verb-resolve = aprire il fuoco
verb-mine = porre una mina
verb-blow = far brillare una mina
verb-countermine = contromina
verb-rebuild = rialzare le mura
verb-fort = costruire un forte
verb-demolish = demolire un forte
verb-recover = riordinarsi
verb-camp = porre il campo
verb-pass = passare
verb-succeed = porre un nuovo comandante
verb-convert = decidere dei forti
verb-yes = sì
verb-no = no
verb-sea = rifornire via mare
verb-enter = entrare in mappa
verb-close = chiudere un ponte
verb-pick = scegliere un'unità
verb-mend = riparare le mura

## Orders as a player reads them

act-assign = Affidare { $command } al giocatore { $desk }
act-one_zone = Giocare fino a due carte e attivare una zona
act-draw = Pescare una carta
act-lead = Giocare una carta e attivare le zone del comandante
act-play = Giocare la { $card }
act-activate = Attivare: { $zone }
act-end = Terminare
act-discard = Scartare la { $card }
act-take = Muovere: { $unit }
act-go = Andare: { $zone }
act-drop = Lasciare qui: { $unit }
act-halt = Fermarsi qui
act-leave = Uscire dalla mappa (chi esce è perduto)
act-raid = Razzia in questa zona
act-incursion = Incursione: colpire e tornare
act-fight = Combattere
act-call = Chiamare: { $unit } (via { $zone })
act-hit = Il centro va a: { $unit }
act-retreat = Ripiegare: { $zone }
act-stand = Restare
act-bombard = Bombardare le mura ({ $zone }): { $unit }
act-fire = Tirare sulle truppe ({ $zone }): { $unit }
act-join = Far tirare anche: { $unit }
act-resolve = Aprire il fuoco
act-mine = Porre una mina ({ $zone }): { $unit }
act-blow = Far brillare una mina ({ $zone }): { $unit }
act-countermine = Controminare ({ $zone }): { $unit }
act-rebuild = Rialzare le mura ({ $zone }): { $unit }
act-fort = Costruire un forte: { $unit }
act-demolish = Demolire un forte: { $unit }
act-recover = Riordinare: { $unit }
act-camp = Porre il campo: { $zone }
act-pass = Passare
act-succeed = Nuovo comandante: { $zone }
act-convert = { $count ->
    [0] Distruggere i forti nemici
    [one] Prendere 1 forte e distruggere il resto
   *[other] Prendere { $count } forti e distruggere il resto
 }
act-yes = Sì
act-no = No
act-sea = Rifornire via mare: { $zone }
act-enter = Entrare: { $zone }
act-close = Chiudere il ponte { $bridge }
act-pick = { $unit }
act-mend = Riparare le mura ({ $zone })

## Prompts

prompt-share = Scegliete quale dei due compagni guiderà il comando { $command }.
prompt-way = Comando estratto, { $command }: scegliete come usarlo.
prompt-menu = { $owed ->
    [1] { $command }: avete in mano una carta obbligatoria, che viene prima.
   *[other] { $command }: attivate una zona, giocate una carta o terminate (zone rimaste: { $zones }, carte: { $cards }).
 }
    .plain = Attivate una zona, giocate una carta o terminate.
prompt-discard = Avete cinque carte: scartatene una.
prompt-orders = { $command } ({ $zone }): date ordini alle unità o terminate.
prompt-steer = { $points ->
    [one] Forza in marcia ({ $zone }), ancora 1 punto movimento: dove va?
   *[other] Forza in marcia ({ $zone }), ancora { $points } punti movimento: dove va?
 }
prompt-meet = Il nemico tiene la zona ({ $zone }): scegliete che cosa fa la forza.
prompt-raid-first = Nessuno difende la zona ({ $zone }): razziatela prima, o passate e prendete ciò che vi si trova.
prompt-confusion = Comando attivo, { $command }: seminate confusione nel comando veneziano o passate.
prompt-ambush = Il nemico è appena entrato ({ $zone }): tendete un'imboscata o passate.
prompt-call = Battaglia del comandante ({ $zone }): chiamate unità o terminate.
prompt-losses = { $hits ->
    [one] Scegliete l'unità che subisce il centro ({ $zone }).
   *[other] Scegliete l'unità che subisce il prossimo dei { $hits } centri ({ $zone }).
 }
prompt-succeed = Scegliete dove compare il nuovo comandante.
prompt-retreat = { $may ->
    [1] Le vostre truppe possono ripiegare ({ $zone }); passate per restare.
   *[other] Scegliete dove vanno le vostre truppe ({ $zone }).
 }
    .plain = Scegliete dove vanno le vostre truppe.
prompt-foray = L'incursione è finita ({ $zone }): tornate o restate.
prompt-another-round = Combattere un altro round di battaglia ({ $zone })?
    .plain = Combattere un altro round di battaglia?
prompt-guns = Scegliete l'artiglieria che tira ({ $zone }), poi aprite il fuoco.
prompt-forts = Scegliete la sorte dei forti nemici ({ $zone }).
prompt-sea = Scegliete la costa da rifornire via mare in questo turno, o passate per lasciare il segnalino dov'è.
prompt-sea-follows = Spostare il rifornimento via mare nel luogo dello sbarco?
prompt-enter = { $group }: scegliete dove entrare.
prompt-desertion = Scegliete la fanteria nemica che subisce le diserzioni.
prompt-flood = Scegliete il ponte che nessuno passerà in questo turno.
prompt-letters = Avete visto la mano nemica: scegliete una carta da far scartare, o passate.
prompt-shot = Scegliete il comandante nemico a cui sparare.
prompt-convoy = Il convoglio è a Gradisca: scegliete chi ne trae aiuto, o terminate.

## The log

log-turn = Turno: { $turn }
log-command = { $side }: segnalino estratto, { $command }.
log-way-one-zone = { $side }: fino a due carte e una zona.
log-way-draw = { $side }: scelta di pescare.
log-way-lead = { $side }: una carta e le zone del comandante.
log-draws = { $side }: una carta pescata.
log-drawn-card = Pescate la { $card }.
log-dealt-card = Ricevete la { $card }.
log-seen-card = Il nemico ha la { $card }.
log-discards = { $side }: scartata la { $card }.
log-plays = { $side }: giocata la { $card }.
log-zone = Zona attivata: { $zone }.
log-unsupplied = Truppe senza rifornimento: { $zone }.
log-goes = { $units } → { $zone }.
log-leaves = Fuori dalla mappa: { $unit }.
log-tired = Unità disorganizzata dalla marcia forzata: { $unit }.
log-recovers = Unità riordinata: { $unit }.
log-fort = Forte costruito ({ $zone }): { $unit }.
log-demolish = Forte demolito ({ $zone }): { $unit }.
log-camp-moves = { $side }: campo spostato ({ $zone }).
log-camp-returns = { $side }: campo ristabilito ({ $zone }).
log-camp-lost = { $side }: campo perduto ({ $zone }), e con esso 1 punto di morale.
log-camp-missing = { $side }: ancora senza campo, 1 punto di morale perduto.
log-caught = Pedina isolata ed eliminata ({ $zone }): { $unit }.
log-forts-destroyed = { $count ->
    [one] 1 forte distrutto ({ $zone }).
   *[other] { $count } forti distrutti ({ $zone }).
 }
log-forts-turned = { $count ->
    [one] { $side }: 1 forte preso ({ $zone }).
   *[other] { $side }: { $count } forti presi ({ $zone }).
 }
log-town-ruined = Borgo fortificato in rovina: { $zone }.
log-loot = { $side }: saccheggio ({ $zone }), { $points } PV.
log-battle = Battaglia ({ $zone }), attaccante: { $side }.
log-fire = { $hits ->
    [one] { $side }: tiro ({ $dice }), 1 centro.
   *[other] { $side }: tiro ({ $dice }), { $hits } centri.
 }
log-spared = { $hits ->
    [one] Le difese assorbono 1 centro ({ $zone }).
   *[other] Le difese assorbono { $hits } centri ({ $zone }).
 }
log-spared-town = Il borgo fortificato assorbe 1 centro ({ $zone }).
log-burst = Cannone scoppiato, unità eliminata: { $unit }.
log-eliminated = Unità eliminata: { $unit }.
log-disorganised = Unità disorganizzata: { $unit }.
log-leader-hit = Comandante colpito (dado { $die }): { $leader }.
log-leader-unhurt = Comandante illeso (dado { $die }): { $leader }.
log-leader-lost = Comandante perduto senza successore: { $leader }.
log-successor = { $side }: nuovo comandante ({ $zone }) al posto di { $leader }.
log-retreats = Ritorno ({ $zone }): { $unit }.
log-falls-back = Truppe in ripiegamento: { $from } → { $zone }.
log-no-retreat = Ritirata tagliata, pedina eliminata: { $unit }.
log-stands = La guarnigione resta al prezzo di un'altra perdita ({ $zone }).
log-called = Unità chiamata ({ $zone }): { $unit }.
log-bombards = { $hits ->
    [one] Bombardamento ({ $from } → { $zone }): dadi { $dice }, 1 centro, mura al livello { $level }.
   *[other] Bombardamento ({ $from } → { $zone }): dadi { $dice }, { $hits } centri, mura al livello { $level }.
 }
log-breach = Si apre una breccia nelle mura: { $zone }, lato { $from }!
log-shells = { $hits ->
    [one] Tiro d'artiglieria sulle truppe ({ $zone }): dadi { $dice }, 1 centro.
   *[other] Tiro d'artiglieria sulle truppe ({ $zone }): dadi { $dice }, { $hits } centri.
 }
log-sapper-fails = Lavoro senza esito ({ $zone } → { $to }, dado { $die }): { $unit }.
log-sapper-laid = Mina posta ({ $to }, dado { $die }): { $unit }.
log-sapper-breach = La mina apre una breccia ({ $to }, dado { $die }): { $unit }.
log-sapper-lost = La mina brilla a vuoto ({ $to }, dado { $die }): { $unit }.
log-sapper-removed = Mina sventata (lato { $to }, dado { $die }): { $unit }.
log-sapper-rebuilt = Mura rialzate di un livello (lato { $to }, dado { $die }): { $unit }.
log-raid = { $side }: razzia riuscita ({ $zone }, dado { $die }).
log-raid-in-vain = { $side }: razzia a vuoto ({ $zone }, dado { $die }).
log-raid-repulsed = { $side }: razzia respinta in disordine ({ $zone }, dado { $die }).
log-foray = { $hits ->
    [one] Incursione ({ $zone }): dadi { $dice }, 1 centro.
   *[other] Incursione ({ $zone }): dadi { $dice }, { $hits } centri.
 }
log-crowded = { $count ->
    [one] Zona affollata: { $zone }, 1 unità di troppo.
   *[other] Zona affollata: { $zone }, { $count } unità di troppo.
 }
log-sea = Rifornimento di Venezia via mare: { $zone }.
log-morale-falls = Il morale scende di 1: Venezia { $venice }, Austria { $austria }.
log-morale = { $side }: morale { $by ->
    [-2] -2
    [-1] -1
   *[other] +{ $by }
 }, ora { $morale }.
log-group-waits = In viaggio, non prima di { $turn }: { $group }.
log-group-late = Non ancora arrivati (dado { $die }): { $group }.
log-group-arrives = Arrivo (dado { $die }): { $group }.
log-enters = Entrata ({ $zone }): { $group }.
log-points = { $side }: { $points } PV.
log-end-marker = La guerra finirà dopo: { $turn }.
log-attrition = { $die ->
    [0] { $side }, senza rifornimento ({ $zone }): { $count ->
        [one] 1 unità ne soffre.
       *[other] { $count } unità ne soffrono.
    }
   *[other] { $side } ({ $zone }, dado { $die }): { $count ->
        [0] nessuno ne soffre.
        [one] 1 unità ne soffre.
       *[other] { $count } unità ne soffrono.
    }
 }
log-bridge = Ponte chiuso in questo turno: { $bridge }.
log-ambush = { $hits ->
    [one] Imboscata ({ $zone }): dadi { $dice }, 1 centro.
   *[other] Imboscata ({ $zone }): dadi { $dice }, { $hits } centri.
 }
log-mended = Mura di Gradisca rialzate di un livello: lato { $zone }.
log-holds = { $side }: zona tenuta alla fine ({ $zone }), { $points } PV.
log-end = La guerra è finita: Venezia { $venice } PV, Austria { $austria } PV.

## Rulings

ruling-not-this-step = «{ $verb }» non risponde a ciò che viene chiesto.
ruling-not-here = La pedina { $unit } non è in questa zona.
ruling-other-command = La pedina { $unit } non è del comando attivo.
ruling-already-activated = La pedina { $unit } ha già agito in questo turno.
ruling-enemy-unit = La pedina { $unit } è del nemico.
ruling-not-adjacent = La zona { $zone } non confina con quella da cui si parte.
ruling-impassable-side = Nessuno attraversa il lato verso la zona { $zone }.
ruling-too-far = { $needs ->
    [one] Serve 1 punto movimento e la forza ne ha { $has }.
   *[other] Servono { $needs } punti movimento e la forza ne ha { $has }.
 }
    .plain = Restano troppo pochi punti movimento per farlo.
ruling-river-guns = L'artiglieria passa i fiumi solo su un ponte.
ruling-river-needs-all = Guadare un fiume richiede tutti i punti movimento, e la forza ne ha già spesi.
ruling-river-in-flood = I fiumi sono in piena: in questo turno si passano solo su un ponte.
ruling-needs-escort = Comandanti, guastatori e artiglieria vanno fra i nemici solo con fanteria o cavalleria.
ruling-walls-closed = Le mura non hanno breccia da questo lato: { $zone }.
ruling-gun-in-breach = L'artiglieria non può dare l'assalto a una breccia.
ruling-no-attack-supply = Qui manca il rifornimento d'attacco: il campo è troppo lontano o isolato, o il morale troppo basso.
ruling-cannot-move = La pedina { $unit } non ha punti movimento in questo turno.
ruling-not-moved-yet = La forza non è ancora partita: nessuno può essere lasciato per strada.
ruling-last-of-force = Nella forza resta una sola pedina: fermatevi, piuttosto.
ruling-no-picking-up = Una forza in marcia non prende con sé nessun altro.
ruling-not-at-border = Si esce dalla mappa solo da una zona di bordo.
ruling-must-stop = Nella zona ci sono truppe nemiche: la forza non è libera di andare o di restare.
ruling-owed-card-first = Avete una carta obbligatoria: giocatela prima.
ruling-owed-no-draw = Avete una carta obbligatoria: non potete scegliere di pescare.
ruling-no-leader = Questo comando non ha un comandante sulla mappa.
ruling-no-cards-left = Avete giocato tutte le carte che questa attivazione permette.
ruling-no-zones-left = Avete attivato tutte le zone concesse a questo comando.
ruling-not-in-hand = La { $card } non è in quella mano.
ruling-card-too-early = È troppo presto per la { $card }: la sua data dev'essere passata.
ruling-card-other-side = Solo l'altra parte può giocare la { $card }.
ruling-card-is-response = La { $card } si gioca solo in risposta al nemico, quando l'arbitro lo chiede.
ruling-card-condition = La condizione scritta sulla { $card } non è soddisfatta.
ruling-card-before-only = La { $card } si gioca solo prima di attivare unità.
ruling-no-units-to-activate = Questo comando non ha più nessuno da attivare qui: { $zone }.
ruling-zone-used = La zona { $zone } è già stata attivata.
ruling-out-of-radius = La zona { $zone } dista più di due zone libere dal comandante.
ruling-hand-stuck = Avete quattro carte che non si possono scartare: non c'è posto per una quinta.
ruling-may-not-discard = La { $card } non si scarta: è obbligatoria o porta rinforzi.
ruling-not-disorganised = La pedina { $unit } non può riordinarsi: possono farlo solo le unità disorganizzate di questa zona.
ruling-no-recovery-unsupplied = La pedina { $unit } non può riordinarsi senza rifornimento.
ruling-leaders-do-not = Un comandante non è mai disorganizzato: non ha bisogno di riordinarsi.
ruling-guns-only = Può farlo solo l'artiglieria.
ruling-sappers-only = Possono farlo solo i guastatori.
ruling-no-enemy-fortress = La zona { $zone } non è una fortezza in mano nemica confinante con questa.
ruling-already-breached = Da questo lato c'è già una breccia: { $zone }.
ruling-no-breach = Fuori da una fortezza l'artiglieria tira sulle truppe solo attraverso una breccia; da questo lato non ce n'è: { $zone }.
ruling-no-target = Non ci sono truppe nemiche nella zona { $zone }.
ruling-not-in-fortress = Si può fare solo dentro una fortezza, sulle sue stesse mura.
ruling-no-mine = Non c'è alcuna mina fra questa zona e { $zone }.
ruling-mine-too-fresh = Una mina posta in questa attivazione non può ancora brillare.
ruling-wall-whole = Le mura sul lato { $zone } sono al livello pieno.
ruling-wall-gone-it = Secondo il testo italiano, mura aperte da una breccia non si rialzano più.
ruling-fort-in-fortress = In una fortezza non si costruiscono forti.
ruling-fort-limit = Questa zona ha tanti vostri forti quanti ne può contenere.
ruling-fort-pool = Non avete più segnalini di forte.
ruling-fort-once = Un forte è già stato costruito qui in questa attivazione.
ruling-no-own-fort = Qui non avete forti.
ruling-advanced-only = Questo fa parte del gioco avanzato.
ruling-camp-not-here = Il vostro campo non è nella zona attivata.
ruling-camp-moved = Il vostro campo si è già mosso in questo turno.
ruling-camp-fortress = Un campo non può entrare in una fortezza.
ruling-camp-river = Un campo passa i fiumi solo su un ponte.
ruling-camp-enemy = Il campo non può andarci, c'è il nemico: { $zone }.
ruling-camp-winter = In un inverno rigido i campi non si muovono.
ruling-camp-in-play = Il vostro campo è già sulla mappa.
ruling-camp-same-turn = Il vostro campo è stato perduto in questo turno: può tornare dal turno seguente.
ruling-camp-no-source = Il campo non può tornare lì, non è una vostra fonte: { $zone }.
ruling-camp-no-units = Il campo non può tornare lì, non vi avete truppe: { $zone }.
ruling-not-raidable = Non potete fare razzie in questa zona.
ruling-raided-this-year = Questa zona ha già subito una razzia quest'anno.
ruling-raid-needs-entry = Per farlo la forza deve essere appena entrata nella zona.
ruling-raid-no-points = Una razzia costa 1 punto movimento e non ne resta nessuno.
ruling-raiders-only = Solo fanteria e cavalleria fanno razzie, e la forza non ne ha.
ruling-light-alone = Solo una forza di sola cavalleria leggera può fare un'incursione.
ruling-no-way-back = La cavalleria non ha una via per tornare da dove è venuta.
ruling-foray-twice = Questa forza ha già fatto un'incursione in questa zona.
ruling-foray-from-origin = Prima di una seconda incursione la cavalleria deve essere tornata da dove è partita la prima.
ruling-back-among-enemies = La cavalleria viene da una zona occupata dal nemico: non può colpire e tornarvi.
ruling-not-a-victim = La pedina { $unit } non può essere scelta per questo.
ruling-good-order-first = La pedina { $unit } non può essere scelta finché ci sono unità in buon ordine.
ruling-retreat-enemy = Nessuno può ripiegarvi, c'è il nemico: { $zone }.
ruling-retreat-river = Nessuno può ripiegarvi, un fiume senza ponte taglia la via: { $zone }.
ruling-stand-fortress-only = Solo una guarnigione può restare dopo una sconfitta, al prezzo di un'altra perdita.
ruling-call-out-of-radius = La pedina { $unit } dista più di due zone libere dalla battaglia.
ruling-call-no-path = La pedina { $unit } non può raggiungere la battaglia attraverso la zona { $zone }.
ruling-no-friends-there = Un nuovo comandante non può comparire lì, non vi troverebbe truppe: { $zone }.
ruling-too-many-forts = Qui non potete prendere tanti forti.
ruling-not-coastal = La zona { $zone } non è costiera, o ha già il segnalino del rifornimento via mare.
ruling-entry-zone = Questo gruppo non può entrare dalla zona { $zone }.
ruling-shot-target = Si spara a un comandante solo presso un fiume o accanto alle proprie truppe.
ruling-nothing-to-fight = Qui non c'è nessuno da combattere.
ruling-gun-already-joined = La pedina { $unit } tira già.
ruling-card-after-zones = Avete giocato una carta dopo aver attivato unità: non si possono attivare altre zone.
ruling-other-desk = La pedina { $unit } non può essere scelta: questa perdita tocca all'altro compagno.
ruling-drop-among-enemies = Nessuno può essere lasciato fra i nemici.
ruling-not-a-response = Non potete rispondere con la { $card } in questo momento.
ruling-discard-protected = Non potete scegliere la { $card }: è obbligatoria o porta rinforzi.
ruling-deck-empty = Non ci sono più carte da pescare.
ruling-morale-cards = Con il morale basso un'attivazione permette una sola carta.
ruling-morale-zones = Con il morale medio o basso un comando attiva una sola zona.
ruling-confused-zones = C'è confusione nel comando veneziano (carta 20): in questo turno il comando attiva una sola zona.
ruling-unsupplied-leader = Il comandante è fuori rifornimento e vale 1: attiva una sola zona.
ruling-leader-fallen = Il comandante è caduto: nessuna zona è più nel suo raggio.
ruling-not-crowding = La pedina { $unit } non è tra quelle che l'ammassamento può disorganizzare.

## Probabilità

odds-given = Sono cifre esatte, a meno che qualcuno non risponda con una carta.
odds-percent = { $whole },{ $tenth }%
odds-percent-less = <0,1%
odds-decimal = { $whole },{ $tenth }
odds-battle = Battaglia ({ $zone }), attaccante: { $side }
odds-breach-stormed = Assalto alla breccia ({ $zone }), attaccante: { $side }
odds-hits = colpi
odds-levels = livelli persi
odds-points = punti
odds-units = unità colpite
odds-shelter = { $count ->
    [one] Forti e mura risparmiano { $count } colpo al difensore; è già tolto.
   *[other] Forti e mura risparmiano { $count } colpi al difensore; sono già tolti.
 }
odds-bursts = cannone scoppiato: { $unit }
odds-next-round = Round { $round }
odds-one-round = Decide un solo round
odds-whole-battle = Tutta la battaglia, { $rounds } round in media
odds-round-won = più colpi inferti: { $side }
odds-round-drawn = altrettanti colpi
odds-destroyed = annientata in questo round: { $side }
odds-ends-defender-destroyed = difensore annientato: { $side }
odds-ends-defender-beaten = difensore battuto, deve lasciare: { $side }
odds-ends-attacker-beaten = attaccante respinto: { $side }
odds-ends-attacker-destroyed = attaccante annientato: { $side }
odds-ends-both-destroyed = annientati entrambi
odds-leader-falls = comandante colpito: { $leader }
odds-leader-caught = comandante preso senza truppe: { $leader }
odds-no-way-back = Ritirata tagliata: { $side }. La sconfitta sarebbe l'annientamento.
odds-press-never = Chi vince il round si ferma.
odds-press-favoured = Chi vince un round continua finché può sperare in più colpi del nemico; dopo un round pari ci si ferma.
odds-press-always = Chi vince un round continua sempre; dopo un round pari ci si ferma.
odds-losses = Le perdite si prendono dove costano meno fuoco, guastatori e artiglieria per ultimi.
odds-mishaps-successors-elsewhere = I successori dei comandanti caduti appaiono, si suppone, altrove.
odds-mishaps-leaders-stay = La perdita dei comandanti non è seguita nei round successivi.
odds-mishaps-left-out = La perdita di comandanti e cannoni non è seguita nei round successivi.
odds-partners = Come i compagni si dividono le perdite non è seguito.
odds-walls = Mura di { $zone }, lato { $from }, livello { $level }
odds-fire = Tiro su { $zone } da { $from }
odds-breach = una breccia
odds-all-destroyed = tutti annientati
odds-works-mine = mina posta
odds-works-blow = una breccia
odds-works-countermine = una mina tolta
odds-works-rebuild = un livello ricostruito
odds-mine-lost = mina perduta
odds-nothing = nulla
odds-raid = Razzia ({ $zone }): { $raiders } contro { $against }
odds-raid-succeeds = { $points ->
    [one] riuscita, { $points } punto di morale
   *[other] riuscita, { $points } punti di morale
 }
odds-raid-repulsed = respinta in disordine
odds-raid-within = riuscita in { $tries } tentativi
odds-foray = Incursione ({ $zone })
odds-arrival = Sulla mappa: { $group }
odds-by-turn = al più tardi: { $turn }
odds-loot = Bottino ({ $zone }), { $points } punti in media
odds-ambush = Imboscata ({ $zone })
odds-attrition = { $side } ({ $zone })
odds-tired = disorganizzata: { $unit }
odds-brief-battle = round vinto { $percent }
odds-brief-hits = colpisce { $percent }
odds-brief-raid = razzia { $percent }
