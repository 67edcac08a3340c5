# L’esploratore: una posizione con i valori delle giocate, le mani probabili e le scelte dei livelli.

explorer-values = Valori ({ $knowledge ->
    [exact] esatti: ogni carta è nota
    [every-hand] considerate tutte le mani possibili
    [forced] c’è una sola giocata
   *[sampled] da un campione delle mani possibili
}):
explorer-likely = Mani probabili ({ $knowledge ->
    [exact] ogni carta è nota
    [every-hand] considerate tutte le mani possibili
   *[sampled] da un campione
}):
explorer-none-hidden = Nessuna mano è coperta.
explorer-hand = posto { $seat } ({ $count ->
    [one] una carta
   *[other] { $count } carte
}): { $cards }
explorer-levels = Che cosa giocherebbe ogni livello:
explorer-action = giocata
