# El análisis de una partida. Los juicios, las partes de la suerte y las columnas de las tablas están en study.ftl y luck.ftl
# del servidor.
#
# $name es quien juega; $points, $chance, $loss, $first, $last, $least son números como texto; $turn es un lugar como 3.14.

## En curso, o imposible

review-progress = La partida se está analizando
review-waiting = El análisis espera su turno.
review-running = Juzgado el { $n } % de las decisiones.
review-leave = Puedes dejar esta página: el análisis sigue y se guarda con la partida.
review-again = Reintentar
review-only-players = Quienes estuvieron en la mesa pueden hacer analizar esta partida, en el navegador con el que jugaron.

## El informe

review-seen-by = Desde el asiento de
review-story = { $story ->
    [won-cards] Ganada más por las cartas que por las decisiones.
    [won-decisions] Ganada más por las decisiones que por las cartas.
    [lost-cards] Perdida más por las cartas que por las decisiones.
   *[lost-decisions] Perdida más por las decisiones que por las cartas.
}
review-story-parts = En puntos: las cartas { $cards }, las decisiones de { $name } { $own }, las de los demás { $others }.
review-graph = Probabilidad de ganar: { $name }
review-graph-label = Gráfico de la probabilidad de ganar de { $name }: { $first } al principio, { $last } al final; el mínimo fue { $least }, en el turno { $turn }.
review-graph-position = Momento de la partida
review-graph-note = Cada punto es lo que podía saber quien tenía el turno. La banda es el intervalo del 95 %; los puntos de color son los momentos de abajo.
review-graph-table = El gráfico como tabla
review-at-end = El final
review-round = Ronda
review-first = al principio
review-last = al final
review-least = mínimo
review-most = máximo
review-luck = Suerte y decisiones
review-luck-note = De lo que se podía esperar al resultado: cada parte empieza donde acaba la anterior. Tras ±, y como línea al final de cada barra: el intervalo del 95 %. Las decisiones pueden sumar más del 100 %: lo que un bando regala, el otro puede devolverlo.
review-moments-by = Momentos: { $name }
review-moments-note = Una jugada se marca por lo que cuesta: desde { $inaccuracy } puntos es una imprecisión, desde { $mistake } un error, desde { $blunder } un error grave. Hay dos medidas, la del juez y la de jugar mil veces hasta el final tras cada una de las dos jugadas; vale la menor. Donde se conoce la probabilidad de ganar, se mide esa, en puntos.
review-moments = Momentos
review-order = Orden
review-order-cost = Primero los más costosos
review-order-game = Como en la partida
review-shown = Mostrar
review-shown-nothing = Nada
review-shown-played = Lo jugado
review-shown-best = También la respuesta
review-loss = { $points } puntos
review-loss-chance = { $chance } de ganar
review-cost = cuesta { $points } puntos
review-judged = Juez: { $loss }
review-played-out = Jugada mil veces hasta el final: { $loss }
review-retry = Probar
review-retry-of = Probar el turno { $turn }
review-replay-of = Volver a ver el turno { $turn }
review-summary = Las decisiones en cifras
review-mean-loss = puntos perdidos por decisión
review-by-line = Puntos perdidos por errores, por línea de la cuenta
review-mean-note = Solo cuentan las decisiones en las que se podía elegir. Tras ±: el intervalo del 95 %.
review-thorough = Analizar más a fondo
review-kept = La partida y su análisis se guardan en un enlace permanente: quien tenga la dirección puede verlos.
review-method = Cómo se ha juzgado
review-method-note = El juez solo sabe lo que podía saber quien jugaba. Imagina las cartas ocultas de muchas maneras posibles, sigue jugando tras cada jugada y compara los resultados. Dos análisis se pueden comparar si el juez y la precisión son los mismos.

## Un momento

review-moment = Momento
review-moment-of = Momento { $n } de { $of }
review-previous = Momento anterior
review-next = Momento siguiente
review-back = Volver al análisis
review-question = ¿Qué jugarías por { $name }?
review-is-best = Es la mejor jugada.
review-as-good = Tan buena como la mejor: la diferencia está dentro del error.
review-worse = Hay algo mejor: { $loss }. Prueba otra vez, o mira la respuesta.
review-answer = Mostrar la respuesta
review-tried = tu elección
review-values = Valor de todas las jugadas
review-knowledge = { $knowledge ->
    [exact] Se podía conocer cada carta: los valores son exactos.
    [every-hand] Se han examinado todas las manos ocultas posibles.
   *[sampled] Se han examinado { $worlds } de las manos posibles.
} Puntos: lo que la ronda dará todavía, más que a los demás.
