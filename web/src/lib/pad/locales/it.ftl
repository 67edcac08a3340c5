# Il segnapunti, per chi gioca con carte vere.
#
# $name, $names sono giocatori o squadre; $n, $points, $target, $round, $count sono numeri; $line è una voce del
# punteggio; $title è un gioco.

pad-lead = Per chi gioca con carte vere: tocca chi ha fatto il punto, e la pagina somma. I punti restano su questo dispositivo.
pad-game = Gioco
pad-target = Punti per vincere
pad-names = Chi gioca, in ordine di gioco
pad-teams = Squadre
pad-us = Noi
pad-them = Loro
pad-team-seat = { $name }, { $n }
pad-first-dealer = Primo mazziere
pad-more = Punti per vincere, primo mazziere
pad-start = Inizia
pad-name-long = Un nome ha al massimo { $most } lettere, e i punti per vincere vanno da 1 a 500.
pad-open-games = Partite su questo dispositivo
pad-open-detail = { $score }, si va ai { $target }
pad-won-detail = { $score }, vittoria: { $name }
pad-unreadable = { $n ->
    [one] Una partita su questo dispositivo non si può leggere. È rimasta com’era.
   *[other] { $n } partite su questo dispositivo non si possono leggere. Sono rimaste com’erano.
}
pad-bad-link = Questo link è rovinato o incompleto, e non contiene nessuna partita. Fattelo mandare di nuovo.
pad-newer-game = Questa versione della pagina non conosce questo gioco. Ricarica la pagina.
pad-missing = Questa partita non è su questo dispositivo.
pad-shared = Qualcuno ti ha mandato questa partita.
pad-keep = Salva su questo dispositivo
pad-deals = Dà le carte { $name }
pad-correcting = Correzione della smazzata { $n }
pad-other = Altri punti
pad-outright = Vince subito
pad-tap = { $line }, { $name }: { $points }
pad-less = { $line }, { $name }: di meno
pad-round-done = Fine smazzata
pad-correction-done = Fatto
pad-remove-round = Elimina questa smazzata
pad-correct = Correggi la smazzata { $n }
pad-rounds = Tocca il numero di una smazzata per correggerla.
pad-full = Una partita ha al massimo { $most } smazzate. Iniziane una nuova.
pad-count = Conta le carte
pad-count-lead = Tocca le carte di una parte, poi dai il resto all’altra.
pad-count-of = Carte di
pad-card-of = { $card }: { $name }
pad-card-of-nobody = { $card }: non ancora contata
pad-left = { $n ->
    [0] Tutte le carte sono contate.
    [one] Resta una carta.
   *[other] Restano { $n } carte.
}
pad-rest = Tutte le altre carte a { $name }
pad-score = Calcola i punti
pad-count-away = Per contare le carte serve il server, che non risponde. Le carte restano segnate; puoi toccare le voci tu.
pad-count-refused = Queste carte non vanno d’accordo con i punti segnati nelle altre voci. Controlla le une e gli altri.
pad-share = Condividi il foglio
pad-link = Link a questo foglio
pad-link-detail = Il link contiene tutta la partita. Sul server non si salva nulla.
pad-picture = Condividi come immagine
pad-change = Nomi e punti per vincere
pad-remove = Elimina questa partita
pad-remove-sure = Tutte le sue smazzate spariranno da questo dispositivo.
pad-list = Tutte le partite
