### The command line: what the terminal says beside the umpire.

## Beginning and leaving

cli-welcome = { $scenario }. { $options }.
cli-welcome-back = Going on with { $scenario }. { $options }.
player-human = you
player-random = the computer (random)
player-greedy = the computer (greedy)
player-captain = the computer (captain)
cli-dice-sealed = Dice: sealed. Their secret is fixed now and revealed in the record at the end, so that anybody can check them.
cli-dice-fast = Dice: from a seed.
cli-dice-hand = Dice: you roll them and type what they show. Cards and commands are still drawn by the umpire.
cli-commitment = Commitment { $hash }
cli-kept-in = Kept after every decision in { $file }
cli-no-save = This game is not kept anywhere: name a file with --save.
cli-help-hint = Type the number of your choice and press Enter. m shows the map, help tells what else you may type.
cli-saved = Saved in { $file }.
cli-save-lost = The game goes on, but is no longer kept; the last good save stands.
cli-left = The game is kept. Go on with:
cli-left-unsaved = The game is lost: it could not be kept anywhere.
cli-recorded = The record is in { $file }.

## At the desk

cli-prompt = { $seat }>
cli-type-number = Type a number from 1 to { $last }, or help.
cli-no-such-number = There is no choice { $number }: they go from 1 to { $last }.
cli-ambiguous = “{ $typed }” can mean several of the choices:
cli-not-understood = “{ $typed }” is neither a choice nor a command. Type a number, or help.
cli-more-news = { $count ->
    [one] ... one earlier line; l shows the log ...
   *[other] ... { $count } earlier lines; l shows the log ...
 }
cli-may-be-played = That may be played now.
cli-offered = Offered
cli-why-offered = What is offered now, as it is written in records:
cli-why-more = To learn why something is not offered, type it after the question mark: ? go gradisca. The word alone goes through everything: ? go
cli-answers = What answers: { $verbs }.
cli-and-more = { $names } and { $count } more
cli-all = all
cli-thinking = { $seat } is thinking ...
cli-rest-undone = The rest of the line is left undone: { $rest }
cli-undone = Taken back.
cli-which = Which of these: { $names }?
cli-no-such-zone = There is no zone “{ $typed }”.
cli-name-a-zone = Name a zone: z gradisca
cli-no-hand = You hold no cards.
cli-no-zones = This game has no zones.
cli-no-map = This game has no map.
cli-no-cards = This game has no cards.
cli-no-such-card = There is no card “{ $typed }”: they go from 1 to { $last }.
cli-no-odds = The umpire has no odds to tell here.
cli-enter-passes = (Enter passes)
cli-no-reaction = There is no reaction to pass now.
cli-help-word = help
cli-help = You may type
    {"  "}7                the choice of that number
    {"  "}go fara          a choice in its own words, or enough of them; several in a line: take all, go fara, halt
    {"  "}take all         a choice for all it can be said of
    {"  "}Enter            the choices again; passes where you may only react
    {"  "}?                what is offered, in words to type, and why other things are not
    {"  "}? go gradisca    why this is not offered
    {"  "}? go             the same for every zone
    {"  "}u                undo, as far as the last die, draw or choice of another player
    {"  "}m                the map
    {"  "}b                the board: tracks, cup, every zone with troops
    {"  "}z fara           all about a zone
    {"  "}h                your hand, with the texts of the cards
    {"  "}c, c 26          cards played so far; the text of any card
    {"  "}l, l 200         the log, more of the log
    {"  "}o, o fara        the odds
    {"  "}p                pass all reactions until this activation ends
    {"  "}s                save (it is done after every decision anyway)
    {"  "}q                leave; the game is kept
    {"  "}help             this
cli-pass-keyboard = The keyboard goes to { $seat }. Only { $seat } looks now: press Enter.
cli-reaction-glance = { $seat } may react. Enter passes, p passes until this activation ends, r looks at the cards first:
cli-roll = { $count ->
    [one] Roll a die:
   *[other] Roll { $count } dice:
 }
cli-dice-faces = “{ $typed }” is no roll: type what the dice show, each from 1 to 6, such as 3 5 1.

## Headings of choices

cli-group-cards = Cards
cli-group-zones = Zones
cli-group-move = Moving
cli-group-force = The force
cli-group-orders = Orders
cli-group-pieces = Pieces
cli-group-others = Choices
cli-group-end = Ending

## Results, games, batches

cli-result-won = { $side } has won.
cli-result-draw = A draw.
cli-scenarios = Scenarios
cli-seats = Who plays: seats of the game, each human, random, greedy or captain
cli-default-mark = * what you get if you say nothing
cli-playing = Playing
cli-sum-head = { $count ->
    [one] One game: { $seats }; { $options }; seed { $seed }
   *[other] { $count } games: { $seats }; { $options }; first seed { $seed }
 }
cli-interrupted = Interrupted after { $count } of { $wanted } games; no results are written.
cli-wins = { $side } wins
cli-draws = draws
cli-turns = turns
cli-decisions = decisions
cli-points = points of { $side }
cli-counted = How often in a game:
cli-verify-replays = { $file }: all { $entries } entries replay, to the result stated.
cli-verify-sealed = The dice are those that were committed to before the game. Compare the commitment with what you noted then: { $hash }
cli-verify-lots = Cards and commands were drawn as committed to before the game. Compare the commitment with what you noted then: { $hash }
cli-verify-secret = The secret of the sealed dice is revealed at the end of the game; then they can be checked. Commitment: { $hash }
cli-verify-position = The game began from a position that the record gives, not from the scenario.
cli-verify-hand = The dice were entered by hand: nothing proves them.
cli-verify-seeded = The dice came from a seed: nothing proves that it was not chosen.
cli-verify-unfinished = The game is not finished.

## What hand dice are rolled for

dice-loot = A die for the loot.
dice-raid = A die for the raid.
dice-foray = Dice for the foray, one a unit.
dice-battle = Dice for the battle, one each: the attacker's first, then the defender's.
dice-attrition = A die for the losses of a zone.
dice-shot = A die for the shot.
dice-ambush = Dice for the ambush.
dice-arrival = A die for the arrival of a group.
dice-bombardment = Dice for the guns, one each.
dice-sapper = A die for the sappers.
dice-forced-march = Dice for the forced march, one a unit.
dice-partners = A die: odd the first partner, even the second.
dice-leaders = Dice for the leaders, one each.

## The board of Gradisca

cli-field = { $name }:
board-date = { $turn }, turn { $number }
board-vp = VP
board-points = Points
board-ends = last turn { $turn }
board-active = Active
board-cup = In the cup
board-played = Played
board-hand = Hand
board-pile = { $count } in the pile
board-discards = Discarded
board-removed = Out of the game
board-fort-markers = Fort markers left
board-on-the-way = On the way
board-effects = This turn
board-confusion = confusion in the Venetian command
board-flood = rivers in flood
board-hard_winter = hard winter
board-blockade = galleys in the Gulf
board-closed = bridge { $bridge } closed
board-morale = Morale
board-band-green = green
board-band-yellow = yellow
board-band-red = red
board-camps = Camps
board-lost = lost
board-sea = sea supply
board-sea-mark = sea
board-forts = { $count ->
    [one] fort
   *[other] { $count } forts
 }
board-town = town
board-ruined = ruined town
board-difficult = rough
board-camp-of = camp of { $side }
board-loot = loot
board-raided = raided
board-crowded = crowded: { $count } of at most { $limit }
board-fortress = fortress
board-wall = wall { $level }
board-walls = Walls of { $zone }
board-all-round = { $level } all round
board-breach = BREACH
board-mines = { $count ->
    [one] (mine)
   *[other] ({ $count } mines)
 }
board-cost = { $points } MP
board-neighbours = Next to it:
board-side-bridge = bridge
board-side-river = river
board-side-impassable = impassable
board-worth = Worth { $points } VP to { $side } at the end.
board-known = You know that the enemy holds { $cards }.
board-card-mandatory = must be played
board-card-response = response
board-card-removed = out of the game once used
board-card-venice = for Venice
board-card-austria = for Austria
board-legend = ★3 leader · I infantry, C militia, L M H light, medium, heavy cavalry, S sappers, G guns · 2/3 attack/defence · * disorganised · ° out of supply · ' has acted · › moving
board-map-legend = V9★3 nine Venetian units and a leader worth 3 · A Austria · f fort, c camp · ▣ fortress · ▫ fortified town · ^ rough · $ loot · ··· rivers, ~ sea
board-disorganised = disorganised
board-replaced = successor
board-unsupplied = out of supply
board-activated = has acted
board-kind-infantry = infantry
board-kind-cernida = militia
board-kind-light_cavalry = light cavalry
board-kind-medium_cavalry = medium cavalry
board-kind-heavy_cavalry = heavy cavalry
board-kind-sapper = sappers
board-kind-artillery = artillery
board-kind-leader = leader
region-friuli = Friuli
region-carnia = Carnia
region-carinthia = Carinthia
region-carniola = Carniola
region-valli_natisone = Valleys of the Natisone
region-upper_isonzo = Upper Isonzo
region-basso_friuli_arciducale = Archducal Lower Friuli
region-contado_west = Goritia, west bank
region-contado = Goritia, east bank
region-territorio_monfalcone = Territory of Monfalcone
region-carso = Karst
region-muggia = Muggia
region-istria = Istria
