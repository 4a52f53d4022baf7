# Les phrases de l'arbitre, pour tous les jeux.
rule = règle
card-named = carte { $number } ({ $title })

ruling-no-such-seat = Il n'y a pas de place « { $seat } » à cette table.
ruling-not-your-decision = Cette décision revient à un autre joueur.
ruling-stale-decision = La décision { NUMBER($decision, useGrouping: 0) } n'est plus ouverte.
ruling-notation-empty = Aucun ordre n'a été donné.
ruling-notation-unknown-verb = « { $verb } » n'est pas un ordre ; les ordres sont : { $known }.
ruling-notation-wrong-count = { $needs ->
    [0] L'ordre « { $verb } » s'emploie seul, sans nom à sa suite ({ $has } de trop).
    [one] L'ordre « { $verb } » demande 1 nom à sa suite ({ $kinds }), il en a reçu { $has }.
   *[other] L'ordre « { $verb } » demande { $needs } noms à sa suite ({ $kinds }), il en a reçu { $has }.
 }
ruling-notation-unknown-name = « { $name } » ne désigne rien de ce type : { $kind }.
ruling-notation-not-an-action = { $action } n'est pas une action de ce jeu.
ruling-game-over = La partie est terminée.
ruling-dice-awaited = { $needs ->
    [one] L'arbitre attend { $needs } dé.
   *[other] L'arbitre attend { $needs } dés.
 }
ruling-dice-not-awaited = L'arbitre n'attend pas de dés.
ruling-dice-wrong = { $needs ->
    [one] L'arbitre attend { $needs } dé de 1 à 6, il en a reçu { $has } à lire.
   *[other] L'arbitre attend { $needs } dés de 1 à 6, il en a reçu { $has } à lire.
 }
ruling-nothing-to-undo = Rien ne peut être repris : votre dernier choix a été suivi d'un jet, d'un tirage ou du choix d'un autre joueur.
ruling-not-now = « { $verb } » ne répond pas à ce qui est demandé.
