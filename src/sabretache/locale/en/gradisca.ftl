# La Guerra di Gradisca: what the umpire asks, tells and refuses.

game-gradisca = La Guerra di Gradisca 1615-1617
scenario-campaign = The whole war
scenario-empty = An empty map
option-level = Rules
option-level-basic = basic game
option-level-advanced = advanced game
option-edition = Text of the rules
option-edition-fr = French, with errata
option-edition-it = Italian, first edition
option-teams = Two players a side
option-teams-no = no
option-teams-yes = yes
reason-victory-points = by victory points
side-venice = Venice
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

kind-zone = zone
kind-unit = unit
kind-command = command
kind-card = card
kind-bridge = bridge
kind-desk = player
kind-count = number

## Orders by name, without what they are about

verb-assign = share out a command
verb-one_zone = cards and one zone
verb-draw = draw a card
verb-lead = follow the leader
verb-play = play a card
verb-activate = activate a zone
verb-end = done
verb-discard = discard
verb-take = move a unit
verb-go = go to a zone
verb-drop = leave a unit behind
verb-halt = halt
verb-leave = leave the map
verb-raid = raid
verb-incursion = foray
verb-fight = fight
verb-call = call a unit
verb-hit = take a hit
verb-retreat = fall back
verb-stand = stay
verb-bombard = bombard a wall
verb-fire = fire at troops
verb-join = fire along
verb-resolve = open fire
verb-mine = lay a mine
verb-blow = blow a mine
verb-countermine = counter-mine
verb-rebuild = rebuild a wall
verb-fort = build a fort
verb-demolish = demolish a fort
verb-recover = recover
verb-camp = place the camp
verb-pass = pass
verb-succeed = place a new leader
verb-convert = deal with forts
verb-yes = yes
verb-no = no
verb-sea = supply by sea
verb-enter = enter the map
verb-close = close a bridge
verb-pick = choose a unit
verb-mend = mend a wall

## Orders as a player reads them

act-assign = Give { $command } to player { $desk }
act-one_zone = Play up to two cards and activate one zone
act-draw = Draw a card
act-lead = Play a card and activate the leader's zones
act-play = Play { $card }
act-activate = Activate { $zone }
act-end = Done
act-discard = Discard { $card }
act-take = Move { $unit }
act-go = Go to { $zone }
act-drop = Leave { $unit } behind
act-halt = Halt here
act-leave = Leave the map (those who leave are lost)
act-raid = Raid this zone
act-incursion = Foray: strike and ride back
act-fight = Fight
act-call = Call { $unit } by way of { $zone }
act-hit = Let { $unit } take the hit
act-retreat = Fall back to { $zone }
act-stand = Stay
act-bombard = Bombard the wall of { $zone } with { $unit }
act-fire = Fire at the troops in { $zone } with { $unit }
act-join = Let { $unit } fire as well
act-resolve = Open fire
act-mine = Lay a mine under { $zone } with { $unit }
act-blow = Blow a mine under { $zone } with { $unit }
act-countermine = Counter-mine towards { $zone } with { $unit }
act-rebuild = Rebuild the wall towards { $zone } with { $unit }
act-fort = Build a fort with { $unit }
act-demolish = Demolish a fort with { $unit }
act-recover = Restore order: { $unit }
act-camp = Camp to { $zone }
act-pass = Pass
act-succeed = New leader at { $zone }
act-convert = { $count ->
    [0] Destroy the enemy forts
    [one] Take over 1 fort and destroy any others
   *[other] Take over { $count } forts and destroy any others
 }
act-yes = Yes
act-no = No
act-sea = Sea supply to { $zone }
act-enter = Enter at { $zone }
act-close = Close the bridge { $bridge }
act-pick = { $unit }
act-mend = Mend the wall towards { $zone }

## Prompts

prompt-share = Choose which partner will lead { $command }.
prompt-way = Drawn from the cup, { $command }: choose how to use this command.
prompt-menu = { $owed ->
    [1] { $command }: you hold a mandatory card, which comes first.
   *[other] { $command }: activate a zone, play a card, or finish (zones left: { $zones }, cards: { $cards }).
 }
    .plain = Activate a zone, play a card, or finish.
prompt-discard = You hold five cards: discard one.
prompt-orders = { $command } at { $zone }: give orders to the units, or finish.
prompt-steer = { $points ->
    [one] The force is at { $zone } with 1 movement point left: where to?
   *[other] The force is at { $zone } with { $points } movement points left: where to?
 }
prompt-meet = The enemy holds { $zone }: choose what the force does.
prompt-raid-first = Nobody defends { $zone }: raid it first, or pass and take what is there.
prompt-confusion = Active command, { $command }: cause confusion in the Venetian command, or pass.
prompt-ambush = The enemy has entered { $zone }: lay an ambush, or pass.
prompt-call = Call units to the leader's battle at { $zone }, or finish.
prompt-losses = { $hits ->
    [one] Choose the unit at { $zone } that takes the hit.
   *[other] Choose the unit at { $zone } that takes the next of { $hits } hits.
 }
prompt-succeed = Choose where the new leader appears.
prompt-retreat = { $may ->
    [1] Your troops may fall back from { $zone }; pass to stay.
   *[other] Choose where your troops go from { $zone }.
 }
    .plain = Choose where your troops go.
prompt-foray = The foray into { $zone } is over: ride back, or stay.
prompt-another-round = Fight another round at { $zone }?
    .plain = Fight another round?
prompt-guns = Choose which guns fire at { $zone }, then open fire.
prompt-forts = Choose what becomes of the enemy forts at { $zone }.
prompt-sea = Choose the coast to supply by sea this turn, or pass to leave the marker where it is.
prompt-sea-follows = Move sea supply to the landing?
prompt-enter = { $group }: choose where to enter.
prompt-desertion = Choose the enemy infantry whose men desert.
prompt-flood = Choose the bridge that nobody may cross this turn.
prompt-letters = You have seen the enemy's hand: choose a card for him to discard, or pass.
prompt-shot = Choose the enemy leader to be shot at.
prompt-convoy = The convoy has reached Gradisca: choose what it helps, or finish.

## The log

log-turn = Turn: { $turn }
log-command = { $side }: drawn from the cup, { $command }.
log-way-one-zone = { $side } chooses up to two cards and one zone.
log-way-draw = { $side } chooses to draw.
log-way-lead = { $side } chooses one card and the leader's zones.
log-draws = { $side } draws a card.
log-drawn-card = You draw { $card }.
log-dealt-card = You are dealt { $card }.
log-seen-card = The enemy holds { $card }.
log-discards = { $side } discards { $card }.
log-plays = { $side } plays { $card }.
log-zone = Zone activated: { $zone }.
log-unsupplied = The troops at { $zone } are out of supply.
log-goes = { $units } → { $zone }.
log-leaves = Off the map: { $unit }.
log-tired = Disorganised by the forced march: { $unit }.
log-recovers = Back in good order: { $unit }.
log-fort = Fort built at { $zone }: { $unit }.
log-demolish = Fort demolished at { $zone }: { $unit }.
log-camp-moves = { $side }: the camp moves to { $zone }.
log-camp-returns = { $side }: the camp is set up again at { $zone }.
log-camp-lost = { $side }: the camp at { $zone } is lost, and 1 morale with it.
log-camp-missing = { $side }: still without a camp, 1 morale lost.
log-caught = Caught alone at { $zone } and eliminated: { $unit }.
log-forts-destroyed = { $count ->
    [one] 1 fort is destroyed at { $zone }.
   *[other] { $count } forts are destroyed at { $zone }.
 }
log-forts-turned = { $count ->
    [one] { $side } takes over 1 fort at { $zone }.
   *[other] { $side } takes over { $count } forts at { $zone }.
 }
log-town-ruined = The fortified town of { $zone } is ruined.
log-loot = { $side } plunders { $zone }: { $points } VP.
log-battle = Battle at { $zone }: { $side } attacks.
log-fire = { $hits ->
    [one] { $side } fires ({ $dice }): 1 hit.
   *[other] { $side } fires ({ $dice }): { $hits } hits.
 }
log-spared = { $hits ->
    [one] Works at { $zone } absorb 1 hit.
   *[other] Works at { $zone } absorb { $hits } hits.
 }
log-spared-town = The fortified town of { $zone } absorbs 1 hit.
log-burst = Gun burst: { $unit } eliminated.
log-eliminated = Eliminated: { $unit }.
log-disorganised = Disorganised: { $unit }.
log-leader-hit = { $leader } is hit (die { $die }).
log-leader-unhurt = { $leader } is unhurt (die { $die }).
log-leader-lost = { $leader } is lost, and nobody succeeds him.
log-successor = { $side }: the successor of { $leader } takes over at { $zone }.
log-retreats = Back to { $zone }: { $unit }.
log-falls-back = The troops at { $from } fall back to { $zone }.
log-no-retreat = Cut off and eliminated: { $unit }.
log-stands = The garrison of { $zone } stays, at the price of one more loss.
log-called = Called to { $zone }: { $unit }.
log-bombards = { $hits ->
    [one] Guns at { $from } bombard { $zone } ({ $dice }): 1 hit, wall at level { $level }.
   *[other] Guns at { $from } bombard { $zone } ({ $dice }): { $hits } hits, wall at level { $level }.
 }
log-breach = A breach in the wall of { $zone } towards { $from }!
log-shells = { $hits ->
    [one] Guns fire at the troops in { $zone } ({ $dice }): 1 hit.
   *[other] Guns fire at the troops in { $zone } ({ $dice }): { $hits } hits.
 }
log-sapper-fails = The work between { $zone } and { $to } fails (die { $die }): { $unit }.
log-sapper-laid = A mine is laid under { $to } (die { $die }): { $unit }.
log-sapper-breach = A mine opens a breach in { $to } (die { $die }): { $unit }.
log-sapper-lost = The mine under { $to } goes off in vain (die { $die }): { $unit }.
log-sapper-removed = A mine dug from { $to } is cleared (die { $die }): { $unit }.
log-sapper-rebuilt = The wall towards { $to } gains a level (die { $die }): { $unit }.
log-raid = { $side } raids { $zone } (die { $die }).
log-raid-in-vain = { $side } raids { $zone } in vain (die { $die }).
log-raid-repulsed = { $side } is driven off from { $zone } in disorder (die { $die }).
log-foray = { $hits ->
    [one] Foray into { $zone } ({ $dice }): 1 hit.
   *[other] Foray into { $zone } ({ $dice }): { $hits } hits.
 }
log-crowded = { $count ->
    [one] { $zone } is overcrowded by 1 unit.
   *[other] { $zone } is overcrowded by { $count } units.
 }
log-sea = Venice supplies { $zone } by sea.
log-morale-falls = Morale falls by 1: Venice { $venice }, Austria { $austria }.
log-morale = { $side }: morale { $by ->
    [-2] -2
    [-1] -1
   *[other] +{ $by }
 }, now { $morale }.
log-group-waits = On its way, not expected before { $turn }: { $group }.
log-group-late = Not there yet (die { $die }): { $group }.
log-group-arrives = Arrived (die { $die }): { $group }.
log-enters = Entering at { $zone }: { $group }.
log-points = { $side }: { $points } VP.
log-end-marker = The war will end after { $turn }.
log-attrition = { $die ->
    [0] { $side } at { $zone }, out of supply: { $count ->
        [one] 1 unit suffers.
       *[other] { $count } units suffer.
    }
   *[other] { $side } at { $zone } (die { $die }): { $count ->
        [0] nobody suffers.
        [one] 1 unit suffers.
       *[other] { $count } units suffer.
    }
 }
log-bridge = The bridge { $bridge } is closed this turn.
log-ambush = { $hits ->
    [one] Ambush at { $zone } ({ $dice }): 1 hit.
   *[other] Ambush at { $zone } ({ $dice }): { $hits } hits.
 }
log-mended = The wall of Gradisca towards { $zone } gains a level.
log-holds = { $side } holds { $zone }: { $points } VP.
log-end = The war is over: Venice { $venice } VP, Austria { $austria } VP.

## Rulings

ruling-not-this-step = “{ $verb }” does not answer what is being asked.
ruling-not-here = { $unit } cannot be chosen, not being in this zone.
ruling-other-command = { $unit } cannot act now: the active command is another one.
ruling-already-activated = { $unit } cannot act again this turn.
ruling-enemy-unit = { $unit } cannot be chosen: that is the enemy's.
ruling-not-adjacent = { $zone } does not border on the zone where this starts.
ruling-impassable-side = Nobody can cross the side towards { $zone }.
ruling-too-far = { $needs ->
    [one] That needs 1 movement point, and the force has { $has }.
   *[other] That needs { $needs } movement points, and the force has { $has }.
 }
    .plain = Too few movement points are left for that.
ruling-river-guns = Artillery crosses rivers only by bridge.
ruling-river-needs-all = Fording a river takes all movement points, and some have been spent already.
ruling-river-in-flood = The rivers are in flood: this turn they are crossed only by bridge.
ruling-needs-escort = Among enemies, leaders, sappers and artillery go only with infantry or cavalry.
ruling-walls-closed = The wall of { $zone } has no breach on this side.
ruling-gun-in-breach = Artillery cannot join an assault through a breach.
ruling-no-attack-supply = There is no attack supply here: the camp is too far away or cut off, or morale is too low.
ruling-cannot-move = { $unit } cannot move: no movement points this turn.
ruling-not-moved-yet = The force has not moved yet: nobody can be left on the way.
ruling-last-of-force = Only one is left in the force: halt instead.
ruling-no-picking-up = A force on the march takes nobody else along.
ruling-not-at-border = Only from the edge of the map can a force leave it.
ruling-must-stop = Enemy troops are in this zone: the force is not free to go or stay as it likes.
ruling-owed-card-first = You hold a mandatory card: play it first.
ruling-owed-no-draw = You hold a mandatory card: you cannot choose to draw.
ruling-no-leader = This command has no leader on the map.
ruling-no-cards-left = You have played all the cards that this activation allows.
ruling-no-zones-left = You have activated all the zones that this command may activate.
ruling-not-in-hand = That hand does not hold { $card }.
ruling-card-too-early = It is too early for { $card }: its date must have passed.
ruling-card-other-side = Only the other side can play { $card }.
ruling-card-is-response = You can play { $card } only in response to the enemy, when the umpire asks.
ruling-card-condition = The condition printed on { $card } is not met.
ruling-card-before-only = You can play { $card } only before you activate units.
ruling-no-units-to-activate = At { $zone } this command has nobody left to activate.
ruling-zone-used = { $zone } has been activated already.
ruling-out-of-radius = { $zone } is more than two free zones away from the leader.
ruling-hand-stuck = You hold four cards that cannot be discarded: there is no room for a fifth.
ruling-may-not-discard = You cannot discard { $card }: it is mandatory or brings reinforcements.
ruling-not-disorganised = { $unit } cannot recover: only disorganised units of this zone can.
ruling-no-recovery-unsupplied = { $unit } cannot recover while out of supply.
ruling-leaders-do-not = Leaders are never disorganised, so they need not recover.
ruling-guns-only = Only artillery can do that.
ruling-sappers-only = Only sappers can do that.
ruling-no-enemy-fortress = { $zone } is not a fortress in enemy hands next to this zone.
ruling-already-breached = There is already a breach on this side of { $zone }.
ruling-no-breach = Outside a fortress, guns fire at troops only through a breach, and { $zone } has none on this side.
ruling-no-target = There are no enemy troops at { $zone }.
ruling-not-in-fortress = That can only be done inside a fortress, on one of its own walls.
ruling-no-mine = There is no mine between this zone and { $zone }.
ruling-mine-too-fresh = A mine laid in this activation cannot be blown yet.
ruling-wall-whole = The wall towards { $zone } is at its full level.
ruling-wall-gone-it = By the Italian text a breached wall cannot be rebuilt.
ruling-fort-in-fortress = Forts cannot be built in a fortress.
ruling-fort-limit = This zone has as many of your forts as it can hold.
ruling-fort-pool = You have no fort markers left.
ruling-fort-once = A fort has already been built here in this activation.
ruling-no-own-fort = You have no fort here.
ruling-advanced-only = That is for the advanced game.
ruling-camp-not-here = Your camp is not in the active zone.
ruling-camp-moved = Your camp has already moved this turn.
ruling-camp-fortress = A camp cannot enter a fortress.
ruling-camp-river = A camp crosses rivers only by bridge.
ruling-camp-enemy = A camp cannot go to { $zone }: the enemy is there.
ruling-camp-winter = Camps cannot move in a hard winter.
ruling-camp-in-play = Your camp is on the map already.
ruling-camp-same-turn = Your camp was lost this turn: it can return from the next turn on.
ruling-camp-no-source = Your camp cannot return to { $zone }: that is not one of your supply sources.
ruling-camp-no-units = Your camp cannot return to { $zone }: you have no troops there.
ruling-not-raidable = You cannot raid this zone.
ruling-raided-this-year = This zone has already been raided this year.
ruling-raid-needs-entry = The force must have just entered the zone to do that.
ruling-raid-no-points = A raid costs 1 movement point, and none is left.
ruling-raiders-only = Only infantry and cavalry can raid, and the force has neither.
ruling-light-alone = Only a force of nothing but light cavalry can make a foray.
ruling-no-way-back = The cavalry has no way back to the zone it came from.
ruling-foray-twice = This force has already made a foray into this zone.
ruling-foray-from-origin = A second foray has to wait until the cavalry has been back where the first one came from.
ruling-back-among-enemies = The cavalry came from among enemies: it cannot strike and ride back there.
ruling-not-a-victim = { $unit } cannot be chosen for this.
ruling-good-order-first = { $unit } cannot be chosen while there are units in good order.
ruling-retreat-enemy = Nobody can fall back to { $zone }: the enemy is there.
ruling-retreat-river = Nobody can fall back to { $zone }: there is a river without a bridge between.
ruling-stand-fortress-only = Only a garrison can stay after a defeat, at the price of one more loss.
ruling-call-out-of-radius = { $unit } cannot be called from more than two free zones away.
ruling-call-no-path = { $unit } cannot reach the battle by way of { $zone }.
ruling-no-friends-there = A new leader cannot appear at { $zone }: there are no troops for him.
ruling-too-many-forts = You cannot take over so many forts here.
ruling-not-coastal = { $zone } is not on the coast, or has the sea-supply marker already.
ruling-entry-zone = This group cannot enter at { $zone }.
ruling-shot-target = A leader can be shot at only beside a river or next to your troops.
ruling-nothing-to-fight = There is nobody to fight here.
ruling-gun-already-joined = { $unit } cannot join twice.
ruling-card-after-zones = You have played a card after activating units: no more zones can be activated.
ruling-other-desk = { $unit } cannot be chosen: this loss falls on the other partner.
ruling-drop-among-enemies = Nobody can be left behind among enemies.
ruling-not-a-response = You cannot answer with { $card } at this moment.
ruling-discard-protected = You cannot choose { $card }: it is mandatory or brings reinforcements.
ruling-deck-empty = There is no card left to draw.
ruling-morale-cards = With low morale no more than one card is played in an activation.
ruling-morale-zones = With middling or low morale a command activates one zone only.
ruling-confused-zones = There is confusion in the Venetian command (card 20): this turn the command activates one zone only.
ruling-unsupplied-leader = The leader is out of supply and worth 1: he activates one zone only.
ruling-leader-fallen = The leader has fallen: no zone lies within his radius any more.
ruling-not-crowding = { $unit } is not one of those that overcrowding can disorganise.

## Odds

odds-given = These are exact, unless somebody plays a card in answer.
odds-percent = { $whole }.{ $tenth }%
odds-percent-less = <0.1%
odds-decimal = { $whole }.{ $tenth }
odds-battle = Battle in { $zone }, { $side } attacking
odds-breach-stormed = { $side } storms the breach of { $zone }
odds-hits = hits
odds-levels = levels lost
odds-points = points
odds-units = units struck
odds-shelter = { $count ->
    [one] Forts and walls spare the defender { $count } hit; it is taken off above.
   *[other] Forts and walls spare the defender { $count } hits; they are taken off above.
 }
odds-bursts = { $unit } bursts
odds-next-round = Round { $round }
odds-one-round = One round decides
odds-whole-battle = The whole battle, { $rounds } rounds on average
odds-round-won = more hits for { $side }
odds-round-drawn = as many hits
odds-destroyed = { $side } destroyed in it
odds-ends-defender-destroyed = { $side } destroyed
odds-ends-defender-beaten = { $side } beaten, must leave
odds-ends-attacker-beaten = { $side } beaten back
odds-ends-attacker-destroyed = { $side } destroyed
odds-ends-both-destroyed = both destroyed
odds-leader-falls = { $leader } falls
odds-leader-caught = { $leader } is caught without troops
odds-no-way-back = { $side } has no way back: if beaten, it is lost.
odds-press-never = The winner of the round stops.
odds-press-favoured = The winner of a round goes on while he may expect more hits than the enemy; after a drawn one all stop.
odds-press-always = The winner of a round always goes on; after a drawn one all stop.
odds-losses = Losses are taken where they cost least fire, sappers and guns last.
odds-mishaps-successors-elsewhere = Successors of fallen leaders are taken to appear elsewhere.
odds-mishaps-leaders-stay = Fallen leaders are left out of the later rounds' odds.
odds-mishaps-left-out = Fallen leaders and burst guns are left out of the later rounds' odds.
odds-partners = How partners share losses is left out.
odds-walls = The wall of { $zone } towards { $from }, level { $level }
odds-fire = Fire from { $from } into { $zone }
odds-breach = a breach
odds-all-destroyed = all of them destroyed
odds-works-mine = the mine is laid
odds-works-blow = a breach
odds-works-countermine = a mine is removed
odds-works-rebuild = a level is rebuilt
odds-mine-lost = the mine is lost
odds-nothing = nothing
odds-raid = Raid on { $zone }: { $raiders } raiding, { $against } against them
odds-raid-succeeds = { $points ->
    [one] success, { $points } point of morale
   *[other] success, { $points } points of morale
 }
odds-raid-repulsed = driven off in disorder
odds-raid-within = success within { $tries } tries
odds-foray = Foray into { $zone }
odds-arrival = { $group } on the map
odds-by-turn = by { $turn }
odds-loot = Loot in { $zone }, { $points } points on average
odds-ambush = Ambush in { $zone }
odds-attrition = { $side } in { $zone }
odds-tired = { $unit } disorganised
odds-brief-battle = round won { $percent }
odds-brief-hits = hits { $percent }
odds-brief-raid = raid { $percent }
