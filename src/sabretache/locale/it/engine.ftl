# Le frasi dell'arbitro, per tutti i giochi.
rule = regola
card-named = carta { $number } ({ $title })

ruling-no-such-seat = A questo tavolo non c'è il posto «{ $seat }».
ruling-not-your-decision = Questa decisione spetta a un altro giocatore.
ruling-stale-decision = La decisione { NUMBER($decision, useGrouping: 0) } non è più aperta.
ruling-notation-empty = Non è stato dato alcun ordine.
ruling-notation-unknown-verb = «{ $verb }» non è un ordine; gli ordini sono: { $known }.
ruling-notation-wrong-count = { $needs ->
    [0] L'ordine «{ $verb }» si usa da solo, senza nomi dopo di sé ({ $has } di troppo).
    [one] L'ordine «{ $verb }» vuole 1 nome dopo di sé ({ $kinds }), ne ha ricevuti { $has }.
   *[other] L'ordine «{ $verb }» vuole { $needs } nomi dopo di sé ({ $kinds }), ne ha ricevuti { $has }.
 }
ruling-notation-unknown-name = «{ $name }» non indica nulla di questo tipo: { $kind }.
ruling-notation-not-an-action = { $action } non è un'azione di questo gioco.
ruling-game-over = La partita è finita.
ruling-dice-awaited = { $needs ->
    [one] L'arbitro aspetta 1 dado.
   *[other] L'arbitro aspetta { $needs } dadi.
 }
ruling-dice-not-awaited = L'arbitro non aspetta dadi.
ruling-dice-wrong = { $needs ->
    [one] L'arbitro aspetta 1 dado da 1 a 6, ne ha ricevuti { $has } da leggere.
   *[other] L'arbitro aspetta { $needs } dadi da 1 a 6, ne ha ricevuti { $has } da leggere.
 }
ruling-nothing-to-undo = Non si può annullare nulla: alla vostra ultima scelta è seguito un tiro, una pescata o la scelta di un altro giocatore.
ruling-not-now = «{ $verb }» non risponde a ciò che viene chiesto.
