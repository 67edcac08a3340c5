match-how = A tutti i tavoli si giocano gli stessi mazzi. Ogni squadra ha due coppie, su lati opposti di due tavoli: la fortuna con le carte non conta, conta solo come le giocate.
match-game = Gioco
match-tables = Tavoli
match-boards = Smazzate
match-make = Crea l’incontro
match-size = { $tables } tavoli, { $boards } smazzate
match-is-closed = L’incontro è chiuso.
match-link = Link dell’incontro
match-table = Tavolo { $n }
match-team = Squadra { $n }
match-waiting = In attesa di giocatori
match-playing = Smazzata { $board } di { $boards }
match-finished = Finito
match-stopped = Non finito
match-free = Libero
match-sit = Siediti
match-to-table = Al tavolo
match-result = Risultato
match-so-far = Dopo { $boards ->
        [one] una smazzata
       *[other] { $boards } smazzate
    }
match-place = Posto
match-team-head = Squadra
match-points = Match point
match-difference = Punti
match-by-board = Smazzata per smazzata
match-board-head = Smazzata
match-margins = I punti della coppia ai posti 1 e 3, meno quelli dell’altra. Una smazzata conta quando tutti i tavoli l’hanno finita; se l’incontro si chiude prima, vale come pareggio.
match-shuffle = I mazzi
match-packs = In un incontro i dispositivi non partecipano alla mescolata: il server distribuisce gli stessi mazzi a tutti i tavoli, da un unico numero segreto.
match-check = Lo SHA-256 di quel numero è stato fissato quando l’incontro è stato creato. Il numero si vede alla chiusura, così chiunque può controllare che i mazzi non siano stati scelti dopo.
match-commitment = SHA-256 del numero
match-seed = Il numero
match-close = Chiudi l’incontro
match-close-detail = Nessuno può più giocare. Una smazzata che un tavolo non ha finito vale come pareggio con tutti gli altri.
match-to = All’incontro
