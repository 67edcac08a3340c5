# I problemi. I valori e i motivi sono nei messaggi dell’analisi.
#
# $n, $solved, $tried, $rating e $error sono numeri; $time è una durata come 2:59.

puzzles-lead = Posizioni di partite vere con una sola giocata migliore. Trovala, poi guarda perché.
puzzles-rating = Il tuo punteggio
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = Tutti cominciano da 1500. Sale con ogni problema risolto al primo tentativo e scende con ogni errore.
puzzles-solved = { $solved } su { $tried } risolti al primo colpo
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-difficulty = Difficoltà
puzzles-any-game = Tutti i giochi
puzzles-any-theme = Tutti i temi
puzzles-any-difficulty = Qualsiasi
puzzles-seats = { $game }, in { $n }
puzzles-level = { $level ->
    [easy] Facile
    [medium] Media
   *[hard] Difficile
}
puzzles-about = { $theme ->
    [settebello] Il settebello
    [sevens] Contare i sette
    [primiera] La primiera
    [coins] I denari
    [cards] Le carte
    [sweeps] Fare { sweeps-name } e non concederne
    [declarations] Gli accusi
    [partner] Giocare con il compagno
    [last-deal] L’ultima mano
   *[game] Vincere la partita invece dei punti
}
puzzles-start = Risolvi i problemi
puzzles-left = { $n ->
    [0] Questi li hai provati tutti. Scegline altri.
    [one] 1 problema ancora da provare
   *[other] { $n } problemi ancora da provare
}
puzzles-runs = Contro te stesso
puzzles-run = { $run ->
    [streak] Serie
   *[storm] Tempesta
}
puzzles-run-detail = { $run ->
    [streak] Dal facile al difficile, fino al primo errore.
   *[storm] Più che puoi in tre minuti.
}
puzzles-best = Il tuo record: { $n }
puzzles-puzzle = Problema
puzzles-question = Che cosa giochi?
puzzles-right = Giusto: è la giocata migliore.
puzzles-wrong = C’è di meglio: { $loss }. Riprova, oppure guarda la soluzione.
puzzles-missed = Non era la giocata migliore: { $loss }.
puzzles-shown = Questa è la giocata migliore.
puzzles-yours = La tua scelta
puzzles-instead = Invece
puzzles-continuation = Seguito probabile, ma non certo
puzzles-next = Prossimo problema
puzzles-back = Tutti i problemi
puzzles-run-solved = { $n ->
    [one] 1 risolto
   *[other] { $n } risolti
}
puzzles-time-left = Ancora { $time }
puzzles-run-over = { $run ->
    [streak] La serie è finita. Risolti: { $n }.
   *[storm] Tempo scaduto. Risolti: { $n }.
}
puzzles-record = È il tuo nuovo record.
puzzles-run-again = Ancora una volta
puzzles-opponent = Avversario
puzzles-partner = Compagno
puzzles-gone = Questo problema non è tra quelli di questa pagina. Scegline un altro.
puzzles-result = Risultato
puzzles-own = Dalle tue partite
puzzles-own-detail = I tuoi errori nelle partite analizzate, da rigiocare.
puzzles-own-moments = { $n ->
    [one] 1 errore
   *[other] { $n } errori
}
puzzles-own-more = Altre partite
puzzles-explorer = Esploratore
puzzles-explorer-detail = Il valore di ogni giocata in una posizione scelta da te.
puzzles-explore = Esplora una posizione
