# La pagina degli esercizi.

drills-lead = Dieci domandine su un gioco. Il tempo si ferma mentre leggi il perché.
drills-choose = Che cosa vuoi allenare?
drills-game = Gioco
drills-best = Il tuo meglio: { $right } su { $count } in { $seconds } s
drills-number = { $n } di { $of }
drills-clock = { $seconds } s
drills-right-so-far = { $n ->
    [one] { $n } giusta
   *[other] { $n } giuste
}
drills-prime = { $n ->
    [0] La tua
   *[other] L’altra
}
drills-pile = { $n ->
    [0] Prese dalla tua squadra
   *[other] Prese dagli altri
}
drills-card = La tua carta
drills-right = Giusto. { $why }
drills-wrong = No: { $answer }. { $why }
drills-next = Avanti
drills-finish = Risultato
drills-result = { $right } giuste su { $count } in { $seconds } s
drills-new-best = È il tuo risultato migliore finora.
drills-again = Altre dieci
drills-leave = Un altro esercizio
