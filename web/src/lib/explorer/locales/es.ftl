# El explorador. Los valores están en los mensajes del análisis.
#
# $n es un número de cartas, $name el nombre de un asiento.

explorer-title = Explorador
explorer-lead = Una posición, con el valor de cada jugada, las manos que probablemente tienen los demás y lo que jugaría cada nivel del ordenador.
explorer-working = Explorando la posición…
explorer-damaged = Este enlace está dañado: cópialo otra vez, entero.
explorer-back = Otra posición
explorer-opponent = Rival
explorer-partner = Compañero
explorer-levels = Qué jugaría el ordenador
explorer-likely = Manos probables
explorer-hand = { $n ->
    [one] { $name }: 1 carta oculta
   *[other] { $name }: { $n } cartas ocultas
}
explorer-none-hidden = No hay ninguna mano oculta.
explorer-likely-detail = { $knowledge ->
    [exact] Se conocen todas las cartas.
    [every-hand] Se han considerado todas las manos posibles, según lo bien que explican las jugadas.
   *[sampled] Se ha considerado una muestra de las manos posibles, según lo bien que explican las jugadas.
}
explorer-copy-link = Copiar el enlace
explorer-line = Posición en una línea
explorer-line-detail = Pega aquí la línea de una posición. En una repetición, «Explorar esta posición» lo hace por ti.
explorer-paste = Pegar una posición
explorer-go-line = Explorar esta línea
explorer-more = Quién repartió y puntos hasta ahora
explorer-go = Explorar
explorer-set-up = Componer una posición
explorer-game = Juego
explorer-seats = Jugadores
explorer-dealer = Quién ha repartido
explorer-places = Arrastra las cartas a su lugar, o elige un lugar y toca sus cartas
explorer-cards = Cartas
explorer-last-position = La posición de la última vez
explorer-you = Tú
explorer-taken = Bazas: { $name }
explorer-card-hidden = { $card }, oculta
explorer-card = { $card }: { $place }
explorer-begin = Empieza por las cartas de tu mano. Las que no pongas en ningún sitio están ocultas.
explorer-hidden = { $n ->
    [one] 1 carta está oculta
   *[other] { $n } cartas están ocultas
}; los demás tienen { $others } cada uno como mucho, y el resto está en el mazo.
explorer-last = Quién capturó el último
explorer-sweeps = { sweeps-name }: { $name }
explorer-points = Puntos antes de esta ronda: { $name }
explorer-clear = Vaciar
