# The umpire's own sentences, for every game.
rule = rule
card-named = card { $number } ({ $title })

ruling-no-such-seat = There is no seat “{ $seat }” at this table.
ruling-not-your-decision = It is not the turn of { $seat } to decide.
ruling-stale-decision = Decision { $decision } has been answered already.
ruling-notation-empty = Nothing was said.
ruling-notation-unknown-verb = “{ $verb }” is no order. Orders are: { $known }.
ruling-notation-wrong-count = “{ $verb }” wants { $needs } names ({ $kinds }) after it and has { $has }.
ruling-notation-unknown-name = There is no { $kind } called “{ $name }”.
ruling-notation-not-an-action = { $action } is no action of this game.
ruling-game-over = The game is over.
ruling-dice-awaited = The umpire is waiting for { $needs } dice.
ruling-dice-not-awaited = No dice are awaited now.
ruling-dice-wrong = { $needs } dice showing 1 to 6 are needed; { $has } were given.
ruling-nothing-to-undo = There is nothing to take back: a die, a draw or somebody else's choice lies between.
ruling-not-now = “{ $verb }” does not answer what is asked now.
