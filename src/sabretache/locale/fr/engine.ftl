# Les phrases de l'arbitre, pour tous les jeux.
rule = règle
card-named = carte { $number } ({ $title })

ruling-no-such-seat = Il n'y a pas de place « { $seat } » à cette table.
ruling-not-your-decision = Ce n'est pas à { $seat } de décider.
ruling-stale-decision = La décision { $decision } a déjà reçu sa réponse.
ruling-notation-empty = Rien n'a été dit.
ruling-notation-unknown-verb = « { $verb } » n'est pas un ordre. Les ordres sont : { $known }.
ruling-notation-wrong-count = « { $verb } » veut { $needs } noms ({ $kinds }) à sa suite, il y en a { $has }.
ruling-notation-unknown-name = Aucun élément de type { $kind } ne s'appelle « { $name } ».
ruling-notation-not-an-action = { $action } n'est pas une action de ce jeu.
ruling-game-over = La partie est finie.
ruling-dice-awaited = L'arbitre attend { $needs } dés.
ruling-dice-not-awaited = Aucun dé n'est attendu.
ruling-dice-wrong = Il faut { $needs } dés de 1 à 6 ; { $has } ont été donnés.
ruling-nothing-to-undo = Rien à reprendre : un dé, un tirage ou le choix d'un autre joueur est passé par là.
ruling-not-now = « { $verb } » ne répond pas à ce qui est demandé.
