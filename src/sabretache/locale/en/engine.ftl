# The umpire's own sentences, for every game.
rule = rule
card-named = card { $number } ({ $title })

ruling-no-such-seat = There is no seat “{ $seat }” at this table.
ruling-not-your-decision = This decision belongs to another player.
ruling-stale-decision = Decision { NUMBER($decision, useGrouping: 0) } is no longer open.
ruling-notation-empty = No order was given.
ruling-notation-unknown-verb = “{ $verb }” is not an order; the orders are: { $known }.
ruling-notation-wrong-count = { $needs ->
    [0] The order “{ $verb }” stands alone, without names after it ({ $has } given).
    [one] The order “{ $verb }” needs 1 name after it ({ $kinds }), but { $has } were given.
   *[other] The order “{ $verb }” needs { $needs } names after it ({ $kinds }), but { $has } were given.
 }
ruling-notation-unknown-name = “{ $name }” names nothing of this kind: { $kind }.
ruling-notation-not-an-action = { $action } is not an action of this game.
ruling-game-over = The game is over.
ruling-dice-awaited = { $needs ->
    [one] The umpire is waiting for 1 die.
   *[other] The umpire is waiting for { $needs } dice.
 }
ruling-dice-not-awaited = The umpire is not waiting for dice.
ruling-dice-wrong = { $needs ->
    [one] The umpire needs 1 die showing 1 to 6, and was given { $has } to read.
   *[other] The umpire needs { $needs } dice showing 1 to 6, and was given { $has } to read.
 }
ruling-nothing-to-undo = Nothing can be taken back: your last choice was followed by a roll, a draw or another player's choice.
ruling-not-now = “{ $verb }” does not answer what is being asked.
