# L’esploratore. I valori sono nei messaggi dell’analisi.
#
# $n è un numero di carte, $name il nome di un posto.

explorer-title = Esploratore
explorer-lead = Una posizione, con il valore di ogni giocata, le mani che gli altri hanno probabilmente e che cosa giocherebbe ogni livello del computer.
explorer-working = Esploro la posizione…
explorer-damaged = Questo link è danneggiato: copialo di nuovo, per intero.
explorer-back = Un’altra posizione
explorer-opponent = Avversario
explorer-partner = Compagno
explorer-levels = Che cosa giocherebbe il computer
explorer-likely = Mani probabili
explorer-hand = { $n ->
    [one] { $name }: 1 carta coperta
   *[other] { $name }: { $n } carte coperte
}
explorer-none-hidden = Nessuna mano è coperta.
explorer-likely-detail = { $knowledge ->
    [exact] Ogni carta è nota.
    [every-hand] Sono considerate tutte le mani possibili, secondo quanto spiegano le giocate.
   *[sampled] È considerato un campione delle mani possibili, secondo quanto spiegano le giocate.
}
explorer-copy-link = Copia il link
explorer-line = Posizione in una riga
explorer-line-detail = Incolla qui la riga di una posizione. In una partita rivista ci pensa «Esplora questa posizione».
explorer-paste = Incolla una posizione
explorer-go-line = Esplora questa riga
explorer-more = Chi ha dato le carte e punti finora
explorer-go = Esplora
explorer-set-up = Componi una posizione
explorer-game = Gioco
explorer-seats = Giocatori
explorer-dealer = Chi ha dato le carte
explorer-places = Trascina le carte in un posto, oppure scegli un posto e tocca le sue carte
explorer-cards = Carte
explorer-last-position = La posizione dell’ultima volta
explorer-you = Tu
explorer-taken = Prese: { $name }
explorer-card-hidden = { $card }, coperta
explorer-card = { $card }: { $place }
explorer-begin = Comincia dalle carte della tua mano. Quelle che non metti da nessuna parte sono coperte.
explorer-hidden = { $n ->
    [one] 1 carta è coperta
   *[other] { $n } carte sono coperte
}; gli altri ne hanno al massimo { $others } a testa, il resto è nel mazzo.
explorer-last = Chi ha preso per ultimo
explorer-sweeps = { sweeps-name }: { $name }
explorer-points = Punti prima di questa smazzata: { $name }
explorer-clear = Svuota
