# Le terminal.
cli-vp = PV
cli-morale = moral
cli-camp = camp
cli-cards = cartes
cli-lost = perdu
cli-end = fin de partie après
cli-zone = Zone
cli-fort = fort
cli-ruined = bourg ruiné
cli-raided = pillée
cli-loot = butin
cli-walls = murs
cli-mines = mines
cli-sea = ravitaillée par mer
cli-cup = Dans le gobelet
cli-legend = ~ désorganisé   . a agi   ! non ravitaillé   > en marche
cli-no-cards = Aucune carte en main.
cli-keys = numéro ou ordre pour choisir ; ? ORDRE pourquoi pas ; u reprendre ; b carte ; h main ; l journal ; q quitter ; help
cli-help =
    Un numéro choisit. On peut aussi taper un ordre comme dans les records (n les montre) : go crauglio.
    ? ORDRE  pourquoi un ordre n'est pas proposé   u  reprendre   b  la carte   h  les cartes en main
    l  les dernières lignes du journal              z ZONE  une zone   o  probabilités   n  notation
    s FICHIER  sauver, puis après chaque décision   q  sauver et quitter
cli-curtain = La prochaine décision est pour { $seat }. Entrée quand les autres se sont détournés.
cli-left = Sauvé dans { $file }. Pour continuer : sabretache play --resume { $file }
cli-left-unsaved = Quitté sans sauver (--save FICHIER garde la partie).
cli-draw = personne (partie nulle)
cli-result = La partie est finie. Vainqueur : { $winner }.
cli-no-number = Les choix vont de 1 à { $most }.
cli-why-how = Dites ce que vous voudriez faire, par exemple : ? go gradisca
cli-allowed = Rien ne s'y oppose.
cli-save-how = Dites où : s FICHIER
cli-saved = Sauvé dans { $file }.
cli-roll = Lancez { $count } dés :
cli-roll-how = Tapez { $count } nombres de 1 à 6, par exemple : 3 5 1
