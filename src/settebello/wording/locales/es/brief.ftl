# Las reglas en breve: unas pocas líneas que bastan para jugar.
#
# $game es un juego; $lines, $changes y $how vienen de otros mensajes; $label es una línea de la puntuación.

brief-turn = { $optional ->
    [on] Cada uno juega una carta por turno. Puede llevarse cartas de la mesa; si no se lleva ninguna, se queda allí.
   *[off] Cada uno juega una carta por turno. Si puede llevarse cartas de la mesa, tiene que hacerlo; si no, se queda allí.
}
brief-takes = { $ways ->
    [equal] Una carta se lleva una del mismo valor.
    [sum] Una carta se lleva varias que sumen su valor.
    [fifteen] Una carta se lleva las que sumen quince con ella.
    [equal-sum] Una carta se lleva una del mismo valor, o varias que sumen su valor.
    [equal-fifteen] Una carta se lleva una del mismo valor, o las que sumen quince con ella.
    [sum-fifteen] Una carta se lleva varias que sumen su valor, o las que sumen quince con ella.
   *[all] Una carta se lleva una del mismo valor, varias que sumen su valor, o las que sumen quince con ella.
}
brief-choice = { $choice ->
    [fewest] Se lleva el menor número de cartas posible.
   *[equal-first] Si hay una del mismo valor, se lleva esa.
}
brief-round = Al final de la ronda: { $lines }.
brief-line = { $how ->
    [none] { $label } { $points }
   *[other] { $label } { $points } ({ $how })
}
brief-most = a quien tenga más
brief-least = con { $least } o más
brief-best = a las mejores cartas de los cuatro palos
brief-house-rules = { $game }, pero: { $changes }
brief-more = { $n ->
    [one] Cambia otra regla.
   *[other] Cambian otras { $n } reglas.
}
