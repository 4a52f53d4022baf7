# Le frasi dell'arbitro, per tutti i giochi.
rule = regola
card-named = carta { $number } ({ $title })

ruling-no-such-seat = A questo tavolo non c'è il posto « { $seat } ».
ruling-not-your-decision = Non tocca a { $seat } decidere.
ruling-stale-decision = La decisione { $decision } ha già avuto risposta.
ruling-notation-empty = Non è stato detto nulla.
ruling-notation-unknown-verb = « { $verb } » non è un ordine. Gli ordini sono: { $known }.
ruling-notation-wrong-count = « { $verb } » vuole { $needs } nomi ({ $kinds }) dopo di sé e ne ha { $has }.
ruling-notation-unknown-name = Nessun elemento di tipo { $kind } si chiama « { $name } ».
ruling-notation-not-an-action = { $action } non è un'azione di questo gioco.
ruling-game-over = La partita è finita.
ruling-dice-awaited = L'arbitro aspetta { $needs } dadi.
ruling-dice-not-awaited = Nessun dado è atteso ora.
ruling-dice-wrong = Servono { $needs } dadi da 1 a 6; ne sono stati dati { $has }.
ruling-nothing-to-undo = Niente da annullare: c'è di mezzo un dado, una pescata o la scelta di un altro giocatore.
ruling-not-now = « { $verb } » non risponde a ciò che si chiede ora.
