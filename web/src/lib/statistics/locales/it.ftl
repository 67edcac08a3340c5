# Che cosa dicono le partite finite in questo browser.
#
# $names, $name sono giocatori; $n, $of, $first, $last sono numeri; $title è il titolo di un grafico.

statistics-none = Ancora niente da contare: in questo browser non hai finito nessuna partita. Dopo la prima vedrai qui:
statistics-later = { $what ->
    [won] quante volte vinci, contro ogni avversario e in ogni gioco
    [points] di quanti punti sei avanti, partita per partita
   *[decisions] quando avrai fatto analizzare una partita, quanto bene hai deciso
}
yours-by-game = Per gioco
yours-by-opponent = Per avversario
yours-game = Gioco
yours-opponents = Avversari
yours-won = Vinte
yours-share = % vinte
yours-total = Tutte
yours-with = { $names } (con { $name })
yours-points = Punti
yours-share-between = intervallo al 95%: da { $first } a { $last }
yours-share-note = Sotto ogni percentuale c’è il suo intervallo al 95%: dopo poche partite è ancora possibile quasi tutto.
yours-of = { $n } su { $of }

progress-title = Nel tempo
progress-ahead = Punti di vantaggio, partita per partita
progress-loss = Punti persi per decisione, nelle partite analizzate
progress-graph = Grafico: { $title }. I numeri sono nella tabella che segue.
progress-mean = media delle ultime { $n } partite, con il suo intervallo al 95%
progress-few = Dalla terza partita finita dello stesso gioco, qui si disegnano i tuoi punti.
progress-numbers = I numeri
progress-date = Data

decisions-title = Le tue decisioni
decisions-reviewed = Analizzate
decisions-mistakes = Errori
decisions-lost = Punti persi per decisione
decisions-note = Contano solo le decisioni in cui c’era una scelta. Anche gli errori gravi sono errori, le imprecisioni no. Dopo ± c’è l’intervallo al 95%.
reviews-title = Errori e fortuna
reviews-none = Nessuna di queste partite è stata analizzata, perciò di errori e fortuna non si può dire nulla. Scegli «Analisi» per qualcuna sotto «Le tue partite»: da tre contro lo stesso avversario in poi c’è un intervallo.

strength-title = Senza la fortuna delle carte
strength-lead = Dai tuoi risultati si tolgono le distribuzioni fortunate e si compensano quelle sfortunate: così si vede prima come giochi. I numeri piccoli sono l’intervallo al 95%; il segno sottile è dove starebbero giocatori di pari forza.
strength-played = Risultato
strength-adjusted = Senza fortuna
strength-won = { $n ->
    [one] Vittorie, in { $n } partita
   *[other] Vittorie, in { $n } partite
}
strength-round = { $n ->
    [one] Vantaggio in { $n } smazzata
   *[other] Vantaggio per smazzata, su { $n }
}
strength-more = { $n ->
    [one] Le partite sono troppo poche per dire chi è più forte. Se la differenza resta questa, lo direbbe un’altra partita analizzata.
   *[other] Le partite sono troppo poche per dire chi è più forte. Se la differenza resta questa, lo direbbero circa altre { $n } partite analizzate.
}
strength-far = La differenza è così piccola che servirebbero più di { $n } partite per dire chi è più forte.
strength-few = { $n ->
    [one] Le partite sono troppo poche per dire qualcosa: fanne analizzare almeno un’altra.
   *[other] Le partite sono troppo poche per dire qualcosa: fanne analizzare almeno altre { $n }.
}
strength-even = Finora siete esattamente alla pari.
strength-ahead = Il più forte sei tu, o la tua squadra: la fortuna da sola non basta quasi mai a fare una differenza simile.
strength-behind = Gli altri sono più forti: la fortuna da sola non basta quasi mai a fare una differenza simile.
strength-unknown = In questo gioco non si conosce la probabilità di vincere, perciò si confrontano solo le smazzate.
