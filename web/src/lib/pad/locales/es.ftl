# El anotador, para jugar con cartas de verdad.
#
# round-name es una ronda, o una mano.
# $name, $names son jugadores o equipos; $n, $points, $target, $round, $count son números; $line es una línea del
# recuento; $title es un juego.

pad-lead = Para jugar con cartas de verdad: toca quién ha puntuado, y la página suma. Los puntos se quedan en este dispositivo.
pad-game = Juego
pad-target = Puntos para ganar
pad-names = Quién juega, por orden de juego
pad-teams = Equipos
pad-us = Nosotros
pad-them = Ellos
pad-team-seat = { $name }, { $n }
pad-first-dealer = Da primero
pad-more = Puntos para ganar, quién da primero
pad-start = Empezar
pad-name-long = Un nombre tiene { $most } letras como máximo, y los puntos para ganar van de 1 a 500.
pad-open-games = Partidas en este dispositivo
pad-open-detail = { $score }, a { $target } puntos
pad-won-detail = { $score }, victoria de { $name }
pad-unreadable = { $n ->
    [one] Una partida de este dispositivo no se puede leer. Se ha dejado como estaba.
   *[other] { $n } partidas de este dispositivo no se pueden leer. Se han dejado como estaban.
}
pad-bad-link = Este enlace está dañado o incompleto, y no contiene ninguna partida. Pide que te lo envíen otra vez.
pad-newer-game = Esta versión de la página no conoce este juego. Vuelve a cargar la página.
pad-missing = Esta partida no está en este dispositivo.
pad-shared = Alguien te ha enviado esta partida.
pad-keep = Guardar en este dispositivo
pad-deals = Reparte { $name }
pad-correcting = Corrección de la { round-name } { $n }
pad-other = Otros puntos
pad-outright = Gana en el acto
pad-tap = { $line }, { $name }: { $points }
pad-less = { $line }, { $name }: menos
pad-round-done = Fin de la { round-name }
pad-correction-done = Listo
pad-remove-round = Quitar esta { round-name }
pad-correct = Corregir la { round-name } { $n }
pad-rounds = Toca el número de una { round-name } para corregirla.
pad-full = Una partida no admite más de { $most }. Empieza otra.
pad-count = Contar cartas
pad-count-lead = Toca las cartas de un bando, y da el resto al otro.
pad-count-of = Cartas de
pad-card-of = { $card }: { $name }
pad-card-of-nobody = { $card }: sin contar todavía
pad-left = { $n ->
    [0] Todas las cartas están contadas.
    [one] Queda una carta.
   *[other] Quedan { $n } cartas.
}
pad-rest = Todas las demás cartas para { $name }
pad-score = Calcular los puntos
pad-count-away = Para contar las cartas hace falta el servidor, que no responde. Las cartas siguen marcadas; puedes tocar las líneas tú mismo.
pad-count-refused = Estas cartas no encajan con los puntos anotados en las otras líneas. Revisa lo uno y lo otro.
pad-share = Compartir la hoja
pad-link = Enlace a esta hoja
pad-link-detail = El enlace contiene toda la partida. No se guarda nada en un servidor.
pad-picture = Compartir como imagen
pad-change = Nombres y puntos para ganar
pad-remove = Quitar esta partida
pad-remove-sure = Todos sus puntos desaparecerán de este dispositivo.
pad-list = Todas las partidas
