# The terminal.
cli-vp = VP
cli-morale = morale
cli-camp = camp
cli-cards = cards
cli-lost = lost
cli-end = game ends after
cli-zone = Zone
cli-fort = fort
cli-ruined = town ruined
cli-raided = raided
cli-loot = loot
cli-walls = walls
cli-mines = mines
cli-sea = supplied by sea
cli-cup = In the cup
cli-legend = ~ disorganised   . has acted   ! out of supply   > moving
cli-no-cards = No cards in hand.
cli-keys = number or order to choose; ? ORDER why not; u undo; b board; h hand; l log; q quit; help
cli-help =
    A number chooses. An order may also be typed as in records (n shows them): go crauglio.
    ? ORDER  why an order is not offered       u  take back      b  board      h  cards in hand
    l  the last lines of the log                z ZONE  one zone  o  odds       n  notation
    s FILE  save, then after every decision     q  save and leave
cli-curtain = The next decision is for { $seat }. Press Enter when the others have turned away.
cli-left = Saved in { $file }. Go on with: sabretache play --resume { $file }
cli-left-unsaved = Left without saving (start with --save FILE to keep a game).
cli-draw = nobody (a draw)
cli-result = The game is over. Winner: { $winner }.
cli-no-number = Choices go from 1 to { $most }.
cli-why-how = Say what you would like to do, for example: ? go gradisca
cli-allowed = Nothing stands against it.
cli-save-how = Say where: s FILE
cli-saved = Saved in { $file }.
cli-roll = Roll { $count } dice:
cli-roll-how = Type { $count } numbers from 1 to 6, for example: 3 5 1
