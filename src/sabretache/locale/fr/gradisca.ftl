# La Guerra di Gradisca : ce que l'arbitre demande, raconte et refuse.

game-gradisca = La Guerra di Gradisca 1615-1617
scenario-campaign = Toute la guerre
scenario-empty = Une carte vide
option-level = Règles
option-level-basic = jeu de base
option-level-advanced = jeu avancé
option-edition = Texte des règles
option-edition-fr = français, avec errata
option-edition-it = italien, première édition
option-teams = Deux joueurs par camp
option-teams-no = non
option-teams-yes = oui
reason-victory-points = aux points de victoire
side-venice = Venise
side-austria = Autriche

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

kind-zone = zone
kind-unit = unité
kind-command = commandement
kind-card = carte
kind-bridge = pont
kind-desk = joueur
kind-count = nombre

## Orders by name, without what they are about

verb-assign = confier un commandement
verb-one_zone = cartes et une zone
verb-draw = piocher
verb-lead = suivre le chef
verb-play = jouer une carte
verb-activate = activer une zone
verb-end = terminer
verb-discard = défausser
verb-take = déplacer une unité
verb-go = aller dans une zone
verb-drop = laisser une unité
verb-halt = faire halte
verb-leave = quitter la carte
verb-raid = razzia
verb-incursion = incursion
verb-fight = combattre
verb-call = appeler une unité
verb-hit = subir une touche
verb-retreat = se replier
verb-stand = rester
verb-bombard = bombarder un mur
verb-fire = tirer sur des troupes
verb-join = tirer aussi
verb-resolve = ouvrir le feu
verb-mine = poser une mine
verb-blow = faire sauter une mine
verb-countermine = contre-miner
verb-rebuild = relever un mur
verb-fort = bâtir un fort
verb-demolish = démolir un fort
verb-recover = se réorganiser
verb-camp = placer le camp
verb-pass = passer
verb-succeed = placer un nouveau chef
verb-convert = décider des forts
verb-yes = oui
verb-no = non
verb-sea = ravitailler par mer
verb-enter = entrer sur la carte
verb-close = fermer un pont
verb-pick = choisir une unité
verb-mend = réparer un mur

## Orders as a player reads them

act-assign = Confier { $command } au joueur { $desk }
act-one_zone = Jouer jusqu'à deux cartes et activer une zone
act-draw = Piocher une carte
act-lead = Jouer une carte et activer les zones du chef
act-play = Jouer la { $card }
act-activate = Activer : { $zone }
act-end = Terminer
act-discard = Défausser la { $card }
act-take = Déplacer : { $unit }
act-go = Aller : { $zone }
act-drop = Laisser ici : { $unit }
act-halt = Faire halte ici
act-leave = Quitter la carte (ceux qui sortent sont perdus)
act-raid = Razzia dans cette zone
act-incursion = Incursion : frapper et revenir
act-fight = Combattre
act-call = Appeler : { $unit } (par { $zone })
act-hit = La touche est pour : { $unit }
act-retreat = Se replier : { $zone }
act-stand = Rester
act-bombard = Bombarder le mur ({ $zone }) : { $unit }
act-fire = Tirer sur les troupes ({ $zone }) : { $unit }
act-join = Faire tirer aussi : { $unit }
act-resolve = Ouvrir le feu
act-mine = Poser une mine ({ $zone }) : { $unit }
act-blow = Faire sauter une mine ({ $zone }) : { $unit }
act-countermine = Contre-miner ({ $zone }) : { $unit }
act-rebuild = Relever le mur ({ $zone }) : { $unit }
act-fort = Bâtir un fort : { $unit }
act-demolish = Démolir un fort : { $unit }
act-recover = Réorganiser : { $unit }
act-camp = Placer le camp : { $zone }
act-pass = Passer
act-succeed = Nouveau chef : { $zone }
act-convert = { $count ->
    [0] Détruire les forts ennemis
    [one] Reprendre { $count } fort et détruire le reste
   *[other] Reprendre { $count } forts et détruire le reste
 }
act-yes = Oui
act-no = Non
act-sea = Ravitailler par mer : { $zone }
act-enter = Entrer : { $zone }
act-close = Fermer le pont { $bridge }
act-pick = { $unit }
act-mend = Réparer le mur ({ $zone })

## Prompts

prompt-share = Choisissez qui des deux partenaires mènera le commandement { $command }.
prompt-way = Commandement tiré, { $command } : choisissez comment l'employer.
prompt-menu = { $owed ->
    [1] { $command } : vous avez en main une carte obligatoire, qui passe d'abord.
   *[other] { $command } : activez une zone, jouez une carte ou terminez (zones restantes : { $zones }, cartes : { $cards }).
 }
    .plain = Activez une zone, jouez une carte ou terminez.
prompt-discard = Vous avez cinq cartes : défaussez-en une.
prompt-orders = { $command } ({ $zone }) : donnez vos ordres aux unités ou terminez.
prompt-steer = { $points ->
    [one] Force en marche ({ $zone }), encore { $points } point de mouvement : où va-t-elle ?
   *[other] Force en marche ({ $zone }), encore { $points } points de mouvement : où va-t-elle ?
 }
prompt-meet = L'ennemi tient la zone ({ $zone }) : choisissez ce que fait la force.
prompt-raid-first = Personne ne défend la zone ({ $zone }) : razziez-la d'abord, ou passez et prenez ce qui s'y trouve.
prompt-confusion = Commandement actif, { $command } : semez la confusion dans le commandement vénitien ou passez.
prompt-ambush = L'ennemi vient d'entrer ({ $zone }) : tendez une embuscade ou passez.
prompt-call = Combat du chef ({ $zone }) : appelez des unités ou terminez.
prompt-losses = { $hits ->
    [one] Choisissez l'unité qui subit la touche ({ $zone }).
   *[other] Choisissez l'unité qui subit la prochaine des { $hits } touches ({ $zone }).
 }
prompt-succeed = Choisissez où paraît le nouveau chef.
prompt-retreat = { $may ->
    [1] Vos troupes peuvent se replier ({ $zone }) ; passez pour rester.
   *[other] Choisissez où vont vos troupes ({ $zone }).
 }
    .plain = Choisissez où vont vos troupes.
prompt-foray = L'incursion est finie ({ $zone }) : revenez ou restez.
prompt-another-round = Livrer un nouveau round de combat ({ $zone }) ?
    .plain = Livrer un nouveau round de combat ?
prompt-guns = Choisissez l'artillerie qui tire ({ $zone }), puis ouvrez le feu.
prompt-forts = Choisissez ce que deviennent les forts ennemis ({ $zone }).
prompt-sea = Choisissez la côte à ravitailler par mer ce tour-ci, ou passez pour laisser le marqueur en place.
prompt-sea-follows = Déplacer le ravitaillement par mer sur le lieu du débarquement ?
prompt-enter = { $group } : choisissez le lieu d'entrée.
prompt-desertion = Choisissez l'infanterie ennemie dont les hommes désertent.
prompt-flood = Choisissez le pont que nul ne passera ce tour-ci.
prompt-letters = Vous avez vu la main ennemie : choisissez une carte à faire défausser, ou passez.
prompt-shot = Choisissez le chef ennemi sur qui l'on tire.
prompt-convoy = Le convoi est à Gradisca : choisissez ce qu'il soulage, ou terminez.

## The log

log-turn = Tour : { $turn }
log-command = { $side } : marqueur tiré, { $command }.
log-way-one-zone = { $side } : jusqu'à deux cartes et une zone.
log-way-draw = { $side } : choix de piocher.
log-way-lead = { $side } : une carte et les zones du chef.
log-draws = { $side } : une carte piochée.
log-drawn-card = Vous piochez la { $card }.
log-dealt-card = Vous recevez la { $card }.
log-seen-card = L'ennemi tient la { $card }.
log-discards = { $side } : défausse de la { $card }.
log-plays = { $side } : jeu de la { $card }.
log-zone = Zone activée : { $zone }.
log-unsupplied = Troupes sans ravitaillement : { $zone }.
log-goes = { $units } → { $zone }.
log-leaves = Sortie de la carte : { $unit }.
log-tired = Unité désorganisée par la marche forcée : { $unit }.
log-recovers = Unité réorganisée : { $unit }.
log-fort = Fort bâti ({ $zone }) : { $unit }.
log-demolish = Fort démoli ({ $zone }) : { $unit }.
log-camp-moves = { $side } : camp déplacé ({ $zone }).
log-camp-returns = { $side } : camp rétabli ({ $zone }).
log-camp-lost = { $side } : camp perdu ({ $zone }), et 1 point de moral avec lui.
log-camp-missing = { $side } : toujours pas de camp, 1 point de moral perdu.
log-caught = Pion isolé et éliminé ({ $zone }) : { $unit }.
log-forts-destroyed = { $count ->
    [one] { $count } fort détruit ({ $zone }).
   *[other] { $count } forts détruits ({ $zone }).
 }
log-forts-turned = { $count ->
    [one] { $side } : { $count } fort repris ({ $zone }).
   *[other] { $side } : { $count } forts repris ({ $zone }).
 }
log-town-ruined = Bourg fortifié en ruine : { $zone }.
log-loot = { $side } : pillage ({ $zone }), { $points } PV.
log-battle = Combat ({ $zone }), attaquant : { $side }.
log-fire = { $hits ->
    [one] { $side } : tir ({ $dice }), { $hits } touche.
   *[other] { $side } : tir ({ $dice }), { $hits } touches.
 }
log-spared = { $hits ->
    [one] Les défenses absorbent { $hits } touche ({ $zone }).
   *[other] Les défenses absorbent { $hits } touches ({ $zone }).
 }
log-spared-town = Le bourg fortifié absorbe 1 touche ({ $zone }).
log-burst = Canon éclaté, unité éliminée : { $unit }.
log-eliminated = Unité éliminée : { $unit }.
log-disorganised = Unité désorganisée : { $unit }.
log-leader-hit = Chef touché (dé { $die }) : { $leader }.
log-leader-unhurt = Chef indemne (dé { $die }) : { $leader }.
log-leader-lost = Chef perdu sans successeur : { $leader }.
log-successor = { $side } : nouveau chef ({ $zone }) après { $leader }.
log-retreats = Retour ({ $zone }) : { $unit }.
log-falls-back = Repli des troupes : { $from } → { $zone }.
log-no-retreat = Retraite coupée, pion éliminé : { $unit }.
log-stands = La garnison reste au prix d'une perte de plus ({ $zone }).
log-called = Unité appelée ({ $zone }) : { $unit }.
log-bombards = { $hits ->
    [one] Bombardement ({ $from } → { $zone }) : dés { $dice }, { $hits } touche, mur au niveau { $level }.
   *[other] Bombardement ({ $from } → { $zone }) : dés { $dice }, { $hits } touches, mur au niveau { $level }.
 }
log-breach = Une brèche s'ouvre dans le mur : { $zone }, côté { $from } !
log-shells = { $hits ->
    [one] Tir d'artillerie sur les troupes ({ $zone }) : dés { $dice }, { $hits } touche.
   *[other] Tir d'artillerie sur les troupes ({ $zone }) : dés { $dice }, { $hits } touches.
 }
log-sapper-fails = Travail sans succès ({ $zone } → { $to }, dé { $die }) : { $unit }.
log-sapper-laid = Mine posée ({ $to }, dé { $die }) : { $unit }.
log-sapper-breach = La mine ouvre une brèche ({ $to }, dé { $die }) : { $unit }.
log-sapper-lost = La mine saute pour rien ({ $to }, dé { $die }) : { $unit }.
log-sapper-removed = Mine éventée (côté { $to }, dé { $die }) : { $unit }.
log-sapper-rebuilt = Mur relevé d'un niveau (côté { $to }, dé { $die }) : { $unit }.
log-raid = { $side } : razzia réussie ({ $zone }, dé { $die }).
log-raid-in-vain = { $side } : razzia sans butin ({ $zone }, dé { $die }).
log-raid-repulsed = { $side } : razzia repoussée en désordre ({ $zone }, dé { $die }).
log-foray = { $hits ->
    [one] Incursion ({ $zone }) : dés { $dice }, { $hits } touche.
   *[other] Incursion ({ $zone }) : dés { $dice }, { $hits } touches.
 }
log-crowded = { $count ->
    [one] Zone encombrée : { $zone }, { $count } unité en trop.
   *[other] Zone encombrée : { $zone }, { $count } unités en trop.
 }
log-sea = Ravitaillement de Venise par mer : { $zone }.
log-morale-falls = Le moral baisse de 1 : Venise { $venice }, Autriche { $austria }.
log-morale = { $side } : moral { $by ->
    [-2] -2
    [-1] -1
   *[other] +{ $by }
 }, désormais { $morale }.
log-group-waits = En route, pas avant { $turn } : { $group }.
log-group-late = Pas encore là (dé { $die }) : { $group }.
log-group-arrives = Arrivée (dé { $die }) : { $group }.
log-enters = Entrée ({ $zone }) : { $group }.
log-points = { $side } : { $points } PV.
log-end-marker = La guerre finira après : { $turn }.
log-attrition = { $die ->
    [0] { $side }, sans ravitaillement ({ $zone }) : { $count ->
        [one] { $count } unité souffre.
       *[other] { $count } unités souffrent.
    }
   *[other] { $side } ({ $zone }, dé { $die }) : { $count ->
        [0] personne ne souffre.
        [one] { $count } unité souffre.
       *[other] { $count } unités souffrent.
    }
 }
log-bridge = Pont fermé ce tour-ci : { $bridge }.
log-ambush = { $hits ->
    [one] Embuscade ({ $zone }) : dés { $dice }, { $hits } touche.
   *[other] Embuscade ({ $zone }) : dés { $dice }, { $hits } touches.
 }
log-mended = Mur de Gradisca relevé d'un niveau : côté { $zone }.
log-holds = { $side } : zone tenue à la fin ({ $zone }), { $points } PV.
log-end = La guerre est finie : Venise { $venice } PV, Autriche { $austria } PV.

## Rulings

ruling-not-this-step = « { $verb } » ne répond pas à ce qui est demandé.
ruling-not-here = Le pion { $unit } n'est pas dans cette zone.
ruling-other-command = Le pion { $unit } n'est pas du commandement actif.
ruling-already-activated = Le pion { $unit } a déjà agi ce tour-ci.
ruling-enemy-unit = Le pion { $unit } est à l'ennemi.
ruling-not-adjacent = La zone { $zone } ne touche pas celle d'où l'on part.
ruling-impassable-side = Nul ne franchit le bord vers la zone { $zone }.
ruling-too-far = { $needs ->
    [one] Il faut { $needs } point de mouvement et la force en a { $has }.
   *[other] Il faut { $needs } points de mouvement et la force en a { $has }.
 }
    .plain = Il reste trop peu de points de mouvement pour cela.
ruling-river-guns = L'artillerie ne passe les rivières que par un pont.
ruling-river-needs-all = Passer à gué demande tous les points de mouvement, et la force en a déjà dépensé.
ruling-river-in-flood = Les rivières sont en crue : ce tour-ci on ne les passe que par un pont.
ruling-needs-escort = Chefs, sapeurs et artillerie ne vont chez l'ennemi qu'avec de l'infanterie ou de la cavalerie.
ruling-walls-closed = Le mur n'a pas de brèche de ce côté : { $zone }.
ruling-gun-in-breach = L'artillerie ne peut pas donner l'assaut par une brèche.
ruling-no-attack-supply = Pas de ravitaillement d'attaque ici : le camp est trop loin ou coupé, ou le moral trop bas.
ruling-cannot-move = Le pion { $unit } n'a aucun point de mouvement ce tour-ci.
ruling-not-moved-yet = La force n'est pas encore partie : on ne peut laisser personne en chemin.
ruling-last-of-force = Il ne reste qu'un pion dans la force : faites plutôt halte.
ruling-no-picking-up = Une force en marche n'emmène personne de plus.
ruling-not-at-border = On ne quitte la carte que depuis une zone du bord.
ruling-must-stop = Des troupes ennemies sont dans la zone : la force n'est pas libre d'aller ou de rester.
ruling-owed-card-first = Vous avez une carte obligatoire : jouez-la d'abord.
ruling-owed-no-draw = Vous avez une carte obligatoire : vous ne pouvez pas choisir de piocher.
ruling-no-leader = Ce commandement n'a pas de chef sur la carte.
ruling-no-cards-left = Vous avez joué toutes les cartes que permet cette activation.
ruling-no-zones-left = Vous avez activé toutes les zones permises à ce commandement.
ruling-not-in-hand = La { $card } n'est pas dans cette main.
ruling-card-too-early = Il est trop tôt pour la { $card } : sa date doit être passée.
ruling-card-other-side = Seul l'autre camp peut jouer la { $card }.
ruling-card-is-response = La { $card } ne se joue qu'en réponse à l'ennemi, quand l'arbitre le demande.
ruling-card-condition = La condition inscrite sur la { $card } n'est pas remplie.
ruling-card-before-only = La { $card } ne se joue qu'avant d'activer des unités.
ruling-no-units-to-activate = Ce commandement n'a plus personne à activer ici : { $zone }.
ruling-zone-used = La zone { $zone } a déjà été activée.
ruling-out-of-radius = La zone { $zone } est à plus de deux zones libres du chef.
ruling-hand-stuck = Vous avez quatre cartes impossibles à défausser : il n'y a pas de place pour une cinquième.
ruling-may-not-discard = La { $card } ne se défausse pas : elle est obligatoire ou amène des renforts.
ruling-not-disorganised = Le pion { $unit } ne peut pas se réorganiser : seules le peuvent les unités désorganisées de cette zone.
ruling-no-recovery-unsupplied = Le pion { $unit } ne peut pas se réorganiser sans ravitaillement.
ruling-leaders-do-not = Un chef n'est jamais désorganisé : il n'a pas à se réorganiser.
ruling-guns-only = Seule l'artillerie peut faire cela.
ruling-sappers-only = Seuls les sapeurs peuvent faire cela.
ruling-no-enemy-fortress = La zone { $zone } n'est pas une forteresse aux mains de l'ennemi, voisine d'ici.
ruling-already-breached = Il y a déjà une brèche de ce côté : { $zone }.
ruling-no-breach = Hors d'une forteresse l'artillerie ne tire sur des troupes que par une brèche ; il n'y en a pas de ce côté : { $zone }.
ruling-no-target = Il n'y a pas de troupes ennemies dans la zone { $zone }.
ruling-not-in-fortress = Cela ne se fait que dans une forteresse, sur l'un de ses propres murs.
ruling-no-mine = Il n'y a pas de mine entre cette zone et { $zone }.
ruling-mine-too-fresh = Une mine posée dans cette activation ne peut pas encore sauter.
ruling-wall-whole = Le mur côté { $zone } est à son plein niveau.
ruling-wall-gone-it = Selon le texte italien, un mur ouvert par une brèche ne peut plus être relevé.
ruling-fort-in-fortress = On ne bâtit pas de fort dans une forteresse.
ruling-fort-limit = Cette zone a autant de vos forts qu'elle peut en contenir.
ruling-fort-pool = Vous n'avez plus de marqueur de fort.
ruling-fort-once = Un fort a déjà été bâti ici dans cette activation.
ruling-no-own-fort = Vous n'avez pas de fort ici.
ruling-advanced-only = Cela appartient au jeu avancé.
ruling-camp-not-here = Votre camp n'est pas dans la zone activée.
ruling-camp-moved = Votre camp s'est déjà déplacé ce tour-ci.
ruling-camp-fortress = Un camp ne peut pas entrer dans une forteresse.
ruling-camp-river = Un camp ne passe les rivières que par un pont.
ruling-camp-enemy = Le camp ne peut pas y aller, l'ennemi s'y trouve : { $zone }.
ruling-camp-winter = Par un rude hiver les camps ne bougent pas.
ruling-camp-in-play = Votre camp est déjà sur la carte.
ruling-camp-same-turn = Votre camp a été perdu ce tour-ci : il peut revenir dès le tour suivant.
ruling-camp-no-source = Le camp ne peut pas revenir là, ce n'est pas une de vos sources : { $zone }.
ruling-camp-no-units = Le camp ne peut pas revenir là, vous n'y avez pas de troupes : { $zone }.
ruling-not-raidable = Vous ne pouvez pas faire de razzia dans cette zone.
ruling-raided-this-year = Cette zone a déjà subi une razzia cette année.
ruling-raid-needs-entry = Pour cela la force doit venir d'entrer dans la zone.
ruling-raid-no-points = Une razzia coûte 1 point de mouvement et il n'en reste aucun.
ruling-raiders-only = Seules l'infanterie et la cavalerie font des razzias, et la force n'en a pas.
ruling-light-alone = Seule une force composée uniquement de cavalerie légère peut faire une incursion.
ruling-no-way-back = La cavalerie n'a pas de chemin pour revenir d'où elle vient.
ruling-foray-twice = Cette force a déjà fait une incursion dans cette zone.
ruling-foray-from-origin = Avant une deuxième incursion la cavalerie doit être revenue d'où la première est partie.
ruling-back-among-enemies = La cavalerie vient d'une zone tenue par l'ennemi : elle ne peut pas frapper puis y revenir.
ruling-not-a-victim = Le pion { $unit } ne peut pas être choisi pour cela.
ruling-good-order-first = Le pion { $unit } ne peut pas être choisi tant qu'il y a des unités en bon ordre.
ruling-retreat-enemy = Nul ne peut s'y replier, l'ennemi s'y trouve : { $zone }.
ruling-retreat-river = Nul ne peut s'y replier, une rivière sans pont coupe la route : { $zone }.
ruling-stand-fortress-only = Seule une garnison peut rester après une défaite, au prix d'une perte de plus.
ruling-call-out-of-radius = Le pion { $unit } est à plus de deux zones libres du combat.
ruling-call-no-path = Le pion { $unit } ne peut pas gagner le combat par la zone { $zone }.
ruling-no-friends-there = Un nouveau chef ne peut pas paraître là, il n'y trouverait pas de troupes : { $zone }.
ruling-too-many-forts = Vous ne pouvez pas reprendre autant de forts ici.
ruling-not-coastal = La zone { $zone } n'est pas côtière, ou elle a déjà le marqueur de ravitaillement par mer.
ruling-entry-zone = Ce groupe ne peut pas entrer par la zone { $zone }.
ruling-shot-target = On ne tire sur un chef qu'au bord d'une rivière ou à côté de ses propres troupes.
ruling-nothing-to-fight = Il n'y a personne à combattre ici.
ruling-gun-already-joined = Le pion { $unit } tire déjà.
ruling-card-after-zones = Vous avez joué une carte après avoir activé des unités : plus aucune zone ne peut être activée.
ruling-other-desk = Le pion { $unit } ne peut pas être choisi : cette perte revient à l'autre partenaire.
ruling-drop-among-enemies = On ne peut laisser personne parmi les ennemis.
ruling-not-a-response = Vous ne pouvez pas répondre par la { $card } à ce moment.
ruling-discard-protected = Vous ne pouvez pas choisir la { $card } : elle est obligatoire ou amène des renforts.
ruling-deck-empty = Il n'y a plus de carte à piocher.
ruling-morale-cards = Avec un moral bas, une activation ne permet de jouer qu'une carte.
ruling-morale-zones = Avec un moral moyen ou bas, un commandement n'active qu'une zone.
ruling-confused-zones = La confusion règne dans le commandement vénitien (carte 20) : ce tour-ci, le commandement n'active qu'une zone.
ruling-unsupplied-leader = Le chef n'est pas ravitaillé et vaut 1 : il n'active qu'une zone.
ruling-leader-fallen = Le chef est tombé : plus aucune zone n'est dans son rayon.
ruling-not-crowding = Le pion { $unit } n'est pas de ceux que l'empilement peut désorganiser.

## Probabilités

odds-given = Ces chiffres sont exacts, à moins qu'une carte ne soit jouée en réponse.
odds-percent = { $whole },{ $tenth } %
odds-percent-less = <0,1 %
odds-decimal = { $whole },{ $tenth }
odds-battle = Bataille ({ $zone }), attaquant : { $side }
odds-breach-stormed = Assaut de la brèche ({ $zone }), attaquant : { $side }
odds-hits = touches
odds-levels = niveaux perdus
odds-points = points
odds-units = unités atteintes
odds-shelter = { $count ->
    [one] Forts et murs épargnent { $count } touche au défenseur ; elle est déjà retirée.
   *[other] Forts et murs épargnent { $count } touches au défenseur ; elles sont déjà retirées.
 }
odds-bursts = canon éclaté : { $unit }
odds-next-round = Round { $round }
odds-one-round = Un seul round décide
odds-whole-battle = Toute la bataille, { $rounds } rounds en moyenne
odds-round-won = plus de touches infligées : { $side }
odds-round-drawn = autant de touches
odds-destroyed = anéanti dans ce round : { $side }
odds-ends-defender-destroyed = défenseur anéanti : { $side }
odds-ends-defender-beaten = défenseur battu, doit partir : { $side }
odds-ends-attacker-beaten = attaquant repoussé : { $side }
odds-ends-attacker-destroyed = attaquant anéanti : { $side }
odds-ends-both-destroyed = les deux anéantis
odds-leader-falls = chef touché : { $leader }
odds-leader-caught = chef pris sans troupes : { $leader }
odds-no-way-back = Retraite coupée : { $side }. La défaite serait l'anéantissement.
odds-press-never = Le vainqueur du round s'arrête.
odds-press-favoured = Le vainqueur d'un round continue tant qu'il peut espérer plus de touches que l'ennemi ; après un round nul, on s'arrête.
odds-press-always = Le vainqueur d'un round continue toujours ; après un round nul, on s'arrête.
odds-losses = Les pertes sont prises là où elles coûtent le moins de feu, sapeurs et artillerie en dernier.
odds-mishaps-successors-elsewhere = Les successeurs des chefs tombés sont censés apparaître ailleurs.
odds-mishaps-leaders-stay = La perte des chefs n'est pas suivie dans les rounds suivants.
odds-mishaps-left-out = La perte des chefs et des canons n'est pas suivie dans les rounds suivants.
odds-partners = Le partage des pertes entre partenaires n'est pas suivi.
odds-walls = Mur de { $zone }, côté { $from }, niveau { $level }
odds-fire = Tir sur { $zone } depuis { $from }
odds-breach = une brèche
odds-all-destroyed = tous anéantis
odds-works-mine = mine posée
odds-works-blow = une brèche
odds-works-countermine = une mine retirée
odds-works-rebuild = un niveau rebâti
odds-mine-lost = mine perdue
odds-nothing = rien
odds-raid = Razzia ({ $zone }) : { $raiders } contre { $against }
odds-raid-succeeds = { $points ->
    [one] réussite, { $points } point de moral
   *[other] réussite, { $points } points de moral
 }
odds-raid-repulsed = repoussée en désordre
odds-raid-within = réussite en { $tries } essais
odds-foray = Incursion ({ $zone })
odds-arrival = Sur la carte : { $group }
odds-by-turn = au plus tard : { $turn }
odds-loot = Butin ({ $zone }), { $points } points en moyenne
odds-ambush = Embuscade ({ $zone })
odds-attrition = { $side } ({ $zone })
odds-tired = désorganisée : { $unit }
odds-brief-battle = round gagné { $percent }
odds-brief-hits = touche { $percent }
odds-brief-raid = razzia { $percent }
