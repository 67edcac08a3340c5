# La página de los ejercicios.

drills-lead = Diez preguntas cortas sobre un juego. El reloj se para mientras lees el porqué.
drills-choose = ¿Qué quieres practicar?
drills-game = Juego
drills-best = Tu récord: { $right } de { $count } en { $seconds } s
drills-number = { $n } de { $of }
drills-clock = { $seconds } s
drills-right-so-far = { $n ->
    [one] { $n } acierto
   *[other] { $n } aciertos
}
drills-prime = { $n ->
    [0] La tuya
   *[other] La otra
}
drills-pile = { $n ->
    [0] Cogidas por tu equipo
   *[other] Cogidas por los otros
}
drills-card = Tu carta
drills-right = Correcto. { $why }
drills-wrong = No: { $answer }. { $why }
drills-next = Siguiente
drills-finish = Resultado
drills-result = { $right } aciertos de { $count } en { $seconds } s
drills-new-best = Es tu mejor resultado hasta ahora.
drills-again = Diez más
drills-leave = Otro ejercicio
