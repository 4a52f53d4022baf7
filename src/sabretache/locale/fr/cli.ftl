### La ligne de commande : ce que dit le terminal, à côté de l'arbitre.

## Commencer et partir

cli-welcome = { $scenario }. { $options }.
cli-welcome-back = Suite de la partie : { $scenario }. { $options }.
player-human = vous
player-random = l'ordinateur (random)
player-greedy = l'ordinateur (greedy)
player-captain = l'ordinateur (captain)
cli-dice-sealed = Dés : scellés. Leur secret est fixé maintenant et révélé à la fin dans l'enregistrement ; chacun pourra les vérifier.
cli-dice-fast = Dés : tirés d'une graine aléatoire.
cli-dice-hand = Dés : vous les lancez et tapez ce qu'ils montrent. L'arbitre tire encore les cartes et les commandements.
cli-commitment = Engagement { $hash }
cli-kept-in = Conservée après chaque décision dans { $file }
cli-no-save = Cette partie n'est conservée nulle part : nommez un fichier avec --save.
cli-help-hint = Tapez le numéro de votre choix, puis Entrée. m montre la carte, aide dit ce que vous pouvez taper d'autre.
cli-saved = Sauvegardée dans { $file }.
cli-save-lost = La partie continue mais n'est plus conservée ; la dernière bonne sauvegarde demeure.
cli-left = La partie est conservée. Pour la reprendre :
cli-left-unsaved = La partie est perdue : elle n'a pu être conservée nulle part.
cli-recorded = L'enregistrement est dans { $file }.

## À table

cli-prompt = { $seat }>
cli-type-number = Tapez un numéro de 1 à { $last }, ou aide.
cli-no-such-number = Il n'y a pas de choix { $number } : ils vont de 1 à { $last }.
cli-ambiguous = « { $typed } » peut désigner plusieurs choix :
cli-not-understood = « { $typed } » n'est ni un choix ni une commande. Tapez un numéro, ou aide.
cli-more-news = { $count ->
    [one] ... une ligne plus ancienne ; l montre le journal ...
   *[other] ... { $count } lignes plus anciennes ; l montre le journal ...
 }
cli-may-be-played = Cela peut être joué maintenant.
cli-offered = Proposé
cli-why-offered = Ce qui est proposé, tel que l'écrivent les enregistrements :
cli-why-more = Pour savoir pourquoi une chose n'est pas proposée, tapez-la après le point d'interrogation : ? go gradisca. Le mot seul passe tout en revue : ? go
cli-answers = Ce qui répond : { $verbs }.
cli-and-more = { $names } et { $count } autres
cli-all = tout
cli-thinking = { $seat } réfléchit ...
cli-rest-undone = Le reste de la ligne n'est pas fait : { $rest }
cli-undone = Coup repris.
cli-which = Lequel voulez-vous dire : { $names } ?
cli-no-such-zone = Il n'y a pas de zone « { $typed } ».
cli-name-a-zone = Nommez une zone : z gradisca
cli-no-hand = Vous n'avez pas de cartes en main.
cli-no-zones = Ce jeu n'a pas de zones.
cli-no-map = Ce jeu n'a pas de carte géographique.
cli-no-cards = Ce jeu n'a pas de cartes à jouer.
cli-no-such-card = Il n'y a pas de carte « { $typed } » : elles vont de 1 à { $last }.
cli-no-odds = L'arbitre n'a pas de probabilités à donner ici.
cli-enter-passes = (Entrée pour passer)
cli-no-reaction = Il n'y a pas de réaction à passer maintenant.
cli-help-word = aide
cli-help = Vous pouvez taper
    {"  "}7                le choix de ce numéro
    {"  "}go fara          un choix en toutes lettres, ou assez pour le reconnaître ; plusieurs à la suite : take all, go fara, halt
    {"  "}take all         un choix pour tout ce dont il peut se dire (ou : déplacer tout)
    {"  "}Entrée           revoir les choix ; passe, là où vous ne pouvez que réagir
    {"  "}?                ce qui est proposé, en mots à taper, et pourquoi le reste ne l'est pas
    {"  "}? go gradisca    pourquoi ceci n'est pas proposé
    {"  "}? go             la même chose pour toutes les zones
    {"  "}u                reprendre un coup, jusqu'au dernier dé, tirage ou choix d'un autre
    {"  "}m                la carte
    {"  "}b                le plateau : pistes, gobelet, chaque zone où il y a des troupes
    {"  "}z fara           tout sur une zone
    {"  "}h                votre main, avec le texte des cartes
    {"  "}c, c 26          les cartes déjà jouées ; le texte d'une carte
    {"  "}l, l 200         le journal, plus long
    {"  "}o, o fara        les probabilités
    {"  "}p                passer toutes les réactions jusqu'à la fin de cette activation
    {"  "}s                sauvegarder (cela se fait de toute façon après chaque décision)
    {"  "}q                partir ; la partie est conservée
    {"  "}aide             ceci
cli-pass-keyboard = Le clavier passe à { $seat }, qui seul regarde l'écran : appuyez sur Entrée.
cli-reaction-glance = { $seat } peut réagir. Entrée pour passer, p pour passer jusqu'à la fin de l'activation, r pour regarder d'abord ses cartes :
cli-roll = { $count ->
    [one] Lancez un dé :
   *[other] Lancez { $count } dés :
 }
cli-dice-faces = « { $typed } » n'est pas un jet : tapez ce que montrent les dés, de 1 à 6 chacun, par exemple 3 5 1.

## Titres des choix

cli-group-cards = Cartes
cli-group-zones = Zones
cli-group-move = Mouvement
cli-group-force = La force
cli-group-orders = Ordres
cli-group-pieces = Pions
cli-group-others = Choix
cli-group-end = Finir

## Résultats, jeux, séries

cli-result-won = Victoire : { $side }.
cli-result-draw = Match nul.
cli-scenarios = Scénarios
cli-seats = Qui joue : les places, chacune human, random, greedy ou captain
cli-default-mark = * valeur par défaut
cli-playing = Parties jouées
cli-sum-head = { $count ->
    [one] Une partie : { $seats } ; { $options } ; graine { $seed }
   *[other] { $count } parties : { $seats } ; { $options } ; première graine { $seed }
 }
cli-interrupted = Interrompu après { $count } parties sur { $wanted } ; aucun résultat n'est écrit.
cli-wins = victoires, { $side }
cli-draws = matchs nuls
cli-turns = tours
cli-decisions = décisions
cli-points = points, { $side }
cli-counted = Combien de fois par partie :
cli-verify-replays = { $file } : les { $entries } entrées se rejouent, jusqu'au résultat indiqué.
cli-verify-sealed = Les dés sont ceux auxquels on s'était engagé avant la partie. Comparez l'engagement à celui que vous aviez noté : { $hash }
cli-verify-lots = Cartes et commandements ont été tirés selon l'engagement pris avant la partie. Comparez-le à celui que vous aviez noté : { $hash }
cli-verify-secret = Le secret des dés scellés sera révélé à la fin de la partie ; on pourra alors les vérifier. Engagement : { $hash }
cli-verify-position = La partie a commencé par une position que donne l'enregistrement, et non par le scénario.
cli-verify-hand = Les dés ont été saisis à la main : rien ne les prouve.
cli-verify-seeded = Les dés viennent d'une graine : rien ne prouve qu'elle n'a pas été choisie.
cli-verify-unfinished = La partie n'est pas finie.

## Pourquoi on lance les dés

dice-loot = Un dé pour le butin.
dice-raid = Un dé pour la razzia.
dice-foray = Des dés pour l'incursion, un par unité.
dice-battle = Des dés pour le combat, un chacun : d'abord ceux de l'attaquant, puis ceux du défenseur.
dice-attrition = Un dé pour les pertes d'une zone.
dice-shot = Un dé pour le coup de feu.
dice-ambush = Des dés pour l'embuscade.
dice-arrival = Un dé pour l'arrivée d'un groupe.
dice-bombardment = Des dés pour l'artillerie, un par pièce.
dice-sapper = Un dé pour les sapeurs.
dice-forced-march = Des dés pour la marche forcée, un par unité.
dice-partners = Un dé : impair le premier partenaire, pair le second.
dice-leaders = Des dés pour les chefs, un chacun.

## Le plateau de Gradisca

cli-field = { $name } :
board-date = { $turn }, tour { $number }
board-vp = PV
board-points = Points
board-ends = dernier tour : { $turn }
board-active = Actif
board-cup = Dans le gobelet
board-played = Joués
board-hand = Main
board-pile = { $count } dans la pioche
board-discards = Défausse
board-removed = Hors du jeu
board-fort-markers = Marqueurs de fort
board-on-the-way = En route
board-effects = Ce tour
board-confusion = confusion dans le commandement vénitien
board-flood = rivières en crue
board-hard_winter = rude hiver
board-blockade = galères dans le golfe
board-closed = pont { $bridge } fermé
board-morale = Moral
board-band-green = vert
board-band-yellow = jaune
board-band-red = rouge
board-camps = Camps
board-lost = perdu
board-sea = ravitaillement par mer
board-sea-mark = mer
board-forts = { $count ->
    [one] fort
   *[other] { $count } forts
 }
board-town = bourg
board-ruined = bourg en ruine
board-difficult = difficile
board-camp-of = camp : { $side }
board-loot = butin
board-raided = razziée
board-crowded = empilement : { $count } pour { $limit } au plus
board-fortress = forteresse
board-wall = mur { $level }
board-walls = Murs de { $zone }
board-all-round = { $level } de tous côtés
board-breach = BRÈCHE
board-mines = { $count ->
    [one] (mine)
   *[other] ({ $count } mines)
 }
board-cost = { $points } PM
board-neighbours = À côté :
board-side-bridge = pont
board-side-river = rivière
board-side-impassable = infranchissable
board-worth = Vaut { $points } PV à la fin ({ $side }).
board-known = Vous savez que l'ennemi a en main : { $cards }.
board-card-mandatory = obligatoire
board-card-response = réponse
board-card-removed = retirée du jeu une fois utilisée
board-card-venice = pour Venise
board-card-austria = pour l'Autriche
board-legend = ★3 chef · I infanterie, C milice, L M H cavalerie légère, moyenne, lourde, S sapeurs, G canons · 2/3 attaque/défense · * désorganisée · ° sans ravitaillement · ' a agi · › en marche
board-map-legend = V9★3 neuf unités vénitiennes et un chef de valeur 3 · A Autriche · f fort, c camp · ▣ forteresse · ▫ bourg fortifié · ^ difficile · $ butin · ··· rivières, ~ mer
board-disorganised = désorganisée
board-replaced = successeur
board-unsupplied = sans ravitaillement
board-activated = a agi
board-kind-infantry = infanterie
board-kind-cernida = milice
board-kind-light_cavalry = cavalerie légère
board-kind-medium_cavalry = cavalerie moyenne
board-kind-heavy_cavalry = cavalerie lourde
board-kind-sapper = sapeurs
board-kind-artillery = artillerie
board-kind-leader = chef
region-friuli = Frioul
region-carnia = Carnie
region-carinthia = Carinthie
region-carniola = Carniole
region-valli_natisone = Vallées du Natisone
region-upper_isonzo = Haut Isonzo
region-basso_friuli_arciducale = Bas Frioul archiducal
region-contado_west = Goritia, rive ouest
region-contado = Goritia, rive est
region-territorio_monfalcone = Territoire de Monfalcone
region-carso = Karst
region-muggia = Muggia
region-istria = Istrie
