match-how = Todas las mesas juegan las mismas cartas. Cada equipo tiene dos parejas, en lados opuestos de dos mesas: la suerte con las cartas no cuenta, solo cómo se juegan.
match-game = Juego
match-tables = Mesas
match-boards = Manos
match-make = Crear el encuentro
match-size = { $tables } mesas, { $boards } manos
match-is-closed = El encuentro está cerrado.
match-link = Enlace del encuentro
match-table = Mesa { $n }
match-team = Equipo { $n }
match-waiting = Esperando jugadores
match-playing = Mano { $board } de { $boards }
match-finished = Terminada
match-stopped = Sin terminar
match-free = Libre
match-sit = Sentarse
match-to-table = A la mesa
match-result = Resultado
match-so-far = Tras { $boards ->
        [one] una mano
       *[other] { $boards } manos
    }
match-place = Puesto
match-team-head = Equipo
match-points = Puntos de encuentro
match-difference = Puntos
match-by-board = Mano a mano
match-board-head = Mano
match-margins = Los puntos de la pareja en los asientos 1 y 3, menos los de la otra. Una mano cuenta cuando todas las mesas la han terminado; si el encuentro se cierra antes, vale como empate.
match-shuffle = Las barajas
match-packs = En un encuentro los dispositivos no participan en el barajado: el servidor reparte las mismas cartas en todas las mesas, a partir de un solo número secreto.
match-check = El SHA-256 de ese número se fijó al crear el encuentro. El número se muestra al cerrarlo, así cualquiera puede comprobar que las cartas no se eligieron después.
match-commitment = SHA-256 del número
match-seed = El número
match-close = Cerrar el encuentro
match-close-detail = Nadie puede seguir jugando. Una mano que una mesa no ha terminado vale como empate con todas las demás.
match-to = Al encuentro
