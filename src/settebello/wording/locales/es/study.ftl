# El análisis: las decisiones de un registro, juzgadas.
#
# $line es una línea de la hoja de puntos, $label su nombre; $points y $chance son números con su signo, como texto.

review-winner = Victoria: { $side }.
review-unfinished = La partida no ha terminado: el análisis llega hasta donde llega el registro.
review-judge = Juez: { $judge }. Precisión: { $precision ->
    [quick] rápida
    [thorough] minuciosa
   *[usual] normal
}.
review-no-moments = Ninguna decisión perdió más de lo que el juez puede equivocarse.
review-open-note = Cartas descubiertas: la pérdida conociendo todas las cartas, lo que nadie podía saber. No cuenta para el juicio.
review-turn = turno
review-player = nombre
review-grade = juicio
review-costs = cuesta
review-action = jugada
review-best = mejor
review-points = puntos
review-chance = victoria
review-rollouts = rejugada
review-open = cartas descubiertas
review-reason = motivo
review-counted = decisiones
review-lost = puntos perdidos
review-mean = por decisión
review-games = partidas
review-won = ganadas
review-grades = { $grade ->
    [inaccuracy] imprecisiones
    [mistake] errores
   *[blunder] errores graves
}
grade = { $grade ->
    [best] la mejor
    [good] buena
    [inaccuracy] imprecisión
    [mistake] error
    [blunder] error grave
    [forced] obligada
   *[ungraded] sin juicio
}
reason = { reason-words }: { $label } { $points }
phrases = { $first }; { $last }
reason-words = { $line ->
    [sweeps] regala { sweeps-name }
    [cards] regala cartas
    [coins] regala { bonus-suit }
    [settebello] arriesga el siete de { bonus-suit }
    [primiera] regala las mejores cartas de un palo
    [barmila] regala los sietes
    [re_bello] arriesga el rey de { bonus-suit }
    [two_of_clubs] { $pack ->
        [french] se expone a llevarse el dos de tréboles
       *[latin] se expone a llevarse el dos de bastos
    }
    [honours] regala cartas que puntúan
    [double_all] regala el doble
    [napola] regala las cartas bajas de { bonus-suit }
    [scaletta_bassa] regala las cartas bajas de { bonus-suit }
    [scaletta_alta] regala las cartas altas de { bonus-suit }
    [declarations] pierde cantos
    [captures] regala puntos de bazas
    [card_count] regala cartas
    [shut-out] deja todas las cartas a los otros
    [winning-set] arriesga las cartas que ganan
    [lowest] puntúa demasiado
   *[outright] arriesga todo el palo de { bonus-suit }
}
