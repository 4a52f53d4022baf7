# Il terminale.
cli-vp = PV
cli-morale = morale
cli-camp = campo
cli-cards = carte
cli-lost = perduto
cli-end = il gioco finisce dopo
cli-zone = Zona
cli-fort = forte
cli-ruined = borgo in rovina
cli-raided = razziata
cli-loot = bottino
cli-walls = mura
cli-mines = mine
cli-sea = rifornita via mare
cli-cup = Nel bussolotto
cli-legend = ~ disorganizzato   . ha agito   ! fuori rifornimento   > in marcia
cli-no-cards = Nessuna carta in mano.
cli-keys = numero o ordine per scegliere; ? ORDINE perché no; u annulla; b mappa; h mano; l diario; q esci; help
cli-help =
    Un numero sceglie. Si può anche scrivere un ordine come nei record (n li mostra): go crauglio.
    ? ORDINE  perché un ordine non è offerto      u  annulla   b  la mappa   h  le carte in mano
    l  le ultime righe del diario                  z ZONA  una zona   o  probabilità   n  notazione
    s FILE  salva, poi dopo ogni decisione         q  salva ed esci
cli-curtain = La prossima decisione è per { $seat }. Invio quando gli altri si sono voltati.
cli-left = Salvato in { $file }. Per continuare: sabretache play --resume { $file }
cli-left-unsaved = Usciti senza salvare (--save FILE conserva la partita).
cli-draw = nessuno (patta)
cli-result = La partita è finita. Vincitore: { $winner }.
cli-no-number = Le scelte vanno da 1 a { $most }.
cli-why-how = Dite che cosa vorreste fare, per esempio: ? go gradisca
cli-allowed = Nulla lo vieta.
cli-save-how = Dite dove: s FILE
cli-saved = Salvato in { $file }.
cli-roll = Tirate { $count } dadi:
cli-roll-how = Scrivete { $count } numeri da 1 a 6, per esempio: 3 5 1
