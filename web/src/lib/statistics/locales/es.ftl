# Lo que dicen las partidas terminadas de este navegador.
#
# $names, $name son jugadores; $n, $of, $first, $last son números; $title es el título de un gráfico.

statistics-none = Aún no hay nada que contar: no has terminado ninguna partida en este navegador. Después de la primera verás aquí:
statistics-later = { $what ->
    [won] cuántas veces ganas, contra cada rival y en cada juego
    [points] cuántos puntos llevas de ventaja, partida a partida
   *[decisions] cuando hayas analizado una partida, lo bien que decidiste
}
yours-by-game = Por juego
yours-by-opponent = Por rival
yours-game = Juego
yours-opponents = Rivales
yours-won = Ganadas
yours-share = % ganadas
yours-total = Todas
yours-with = { $names } (con { $name })
yours-points = Puntos
yours-share-between = intervalo del 95 %: de { $first } a { $last }
yours-share-note = Bajo cada porcentaje está su intervalo del 95 %: tras pocas partidas, casi todo es posible todavía.
yours-of = { $n } de { $of }

progress-title = Con el tiempo
progress-ahead = Puntos de ventaja, partida a partida
progress-loss = Puntos perdidos por decisión, en las partidas analizadas
progress-graph = Gráfico: { $title }. Los números están en la tabla que sigue.
progress-mean = media de las últimas { $n } partidas, con su intervalo del 95 %
progress-few = A partir de la tercera partida terminada de un mismo juego, aquí se dibujan tus puntos.
progress-numbers = Los números
progress-date = Fecha

decisions-title = Tus decisiones
decisions-reviewed = Analizadas
decisions-mistakes = Errores
decisions-lost = Puntos perdidos por decisión
decisions-note = Solo cuentan las decisiones en las que había elección. Los errores graves también son errores; las imprecisiones, no. Tras ± va el intervalo del 95 %.
reviews-title = Errores y suerte
reviews-none = Ninguna de estas partidas se ha analizado, así que no se puede decir nada de los errores ni de la suerte. Elige «Análisis» en algunas, en «Tus partidas»: a partir de tres contra el mismo rival hay un intervalo.

strength-title = Sin la suerte de los repartos
strength-lead = De tus resultados se quitan los buenos repartos y se compensan los malos: así se ve antes cómo juegas. Los números pequeños son el intervalo del 95 %; la marca fina es donde estarían jugadores iguales.
strength-played = Resultado
strength-adjusted = Sin suerte
strength-won = { $n ->
    [one] Ganadas, de { $n } partida
   *[other] Ganadas, de { $n } partidas
}
strength-round = { $n ->
    [one] Ventaja en { $n } ronda
   *[other] Ventaja por ronda, de { $n }
}
strength-more = { $n ->
    [one] Son muy pocas partidas para decir quién es más fuerte. Si la diferencia sigue como ahora, lo diría una partida analizada más.
   *[other] Son muy pocas partidas para decir quién es más fuerte. Si la diferencia sigue como ahora, lo dirían unas { $n } partidas analizadas más.
}
strength-far = La diferencia es tan pequeña que harían falta más de { $n } partidas para decir quién es más fuerte.
strength-few = { $n ->
    [one] Son muy pocas partidas para decir algo: haz analizar al menos una más.
   *[other] Son muy pocas partidas para decir algo: haz analizar al menos { $n } más.
}
strength-even = Hasta ahora estáis exactamente igualados.
strength-ahead = El más fuerte eres tú, o tu equipo: la suerte sola difícilmente haría tanta diferencia.
strength-behind = Los otros son más fuertes: la suerte sola difícilmente haría tanta diferencia.
strength-unknown = En este juego no se conoce la probabilidad de ganar, así que solo se comparan las rondas.
