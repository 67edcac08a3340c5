# Los problemas. Los valores y los motivos están en los mensajes del análisis.
#
# $n, $solved, $tried, $rating y $error son números; $time es una duración como 2:59.

puzzles-lead = Posiciones de partidas reales con una sola jugada mejor. Encuéntrala y mira por qué.
puzzles-rating = Tu puntuación
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = Todos empiezan en 1500. Sube con cada problema resuelto a la primera y baja con cada fallo.
puzzles-solved = { $solved } de { $tried } resueltos a la primera
puzzles-game = Juego
puzzles-theme = Tema
puzzles-difficulty = Dificultad
puzzles-any-game = Todos los juegos
puzzles-any-theme = Todos los temas
puzzles-any-difficulty = Cualquiera
puzzles-seats = { $game }, de { $n }
puzzles-level = { $level ->
    [easy] Fácil
    [medium] Media
   *[hard] Difícil
}
puzzles-about = { $theme ->
    [settebello] El siete de oros
    [sevens] Contar los sietes
    [primiera] La primiera
    [coins] Los oros
    [cards] Las cartas
    [sweeps] Hacer { sweeps-name } y no dejarlas
    [declarations] Los cantos
    [partner] Jugar con tu pareja
    [last-deal] El último reparto
   *[game] Ganar la partida antes que puntos
}
puzzles-start = Resolver problemas
puzzles-left = { $n ->
    [0] Ya los has probado todos. Elige otros.
    [one] 1 problema sin probar
   *[other] { $n } problemas sin probar
}
puzzles-runs = Contra ti mismo
puzzles-run = { $run ->
    [streak] Racha
   *[storm] Tormenta
}
puzzles-run-detail = { $run ->
    [streak] De fácil a difícil, hasta el primer fallo.
   *[storm] Todos los que puedas en tres minutos.
}
puzzles-best = Tu récord: { $n }
puzzles-puzzle = Problema
puzzles-question = ¿Qué juegas?
puzzles-right = Correcto: es la mejor jugada.
puzzles-wrong = Hay algo mejor: { $loss }. Inténtalo otra vez o mira la respuesta.
puzzles-missed = No era la mejor jugada: { $loss }.
puzzles-shown = Esta es la mejor jugada.
puzzles-yours = Tu elección
puzzles-instead = En cambio
puzzles-continuation = Lo que probablemente sigue, aunque no es seguro
puzzles-next = Siguiente problema
puzzles-back = Todos los problemas
puzzles-run-solved = { $n ->
    [one] 1 resuelto
   *[other] { $n } resueltos
}
puzzles-time-left = Quedan { $time }
puzzles-run-over = { $run ->
    [streak] Se acabó la racha. Resueltos: { $n }.
   *[storm] Se acabó el tiempo. Resueltos: { $n }.
}
puzzles-record = Es tu mejor marca.
puzzles-run-again = Otra vez
puzzles-opponent = Rival
puzzles-partner = Pareja
puzzles-gone = Este problema no está entre los de esta página. Elige otro.
puzzles-result = Resultado
puzzles-own = De tus partidas
puzzles-own-detail = Tus propios errores en partidas analizadas, para jugarlos otra vez.
puzzles-own-moments = { $n ->
    [one] 1 error
   *[other] { $n } errores
}
puzzles-own-more = Más partidas
puzzles-explorer = Explorador
puzzles-explorer-detail = El valor de cada jugada en una posición que elijas.
puzzles-explore = Explorar una posición
