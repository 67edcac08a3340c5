# Las opciones de las reglas de la casa: cómo se llaman, y sus valores. Lo que significan lo dice el reglamento.

option-pack = Cartas de la baraja
option-jack_over_queen = La jota (sota) vale más que la reina (caballo)
option-seats = Jugadores
option-direction = Sentido del juego
option-table = Cartas en la mesa al empezar
option-hands = Cartas en la mano
option-redeal = Se reparte de nuevo si en la mesa salen
option-cut = Antes del reparto se saca una carta
option-equal = Se toma una carta igual
option-sum = Se toma una suma
option-fifteen = Se toma haciendo quince
option-choice = Cuando se puede tomar de varias maneras
option-optional = Nadie está obligado a tomar
option-ace = El as
option-ace_takes_itself = El as con la mesa vacía se toma a sí mismo
option-sweep-points = Puntos por una escoba
option-last_card = La última carta puede hacer escoba
option-leftover = Lo que queda en la mesa es
option-cards = Cartas
option-cards-points = Puntos por las cartas
option-cards-at_least = Cartas que hacen falta
option-coins = Oros
option-coins-points = Puntos por los oros
option-coins-at_least = Oros que hacen falta
option-coins-with_seven = Solo con el settebello
option-settebello = Settebello
option-settebello-points = Puntos por el settebello
option-primiera = Primiera
option-primiera-points = Puntos por la primiera
option-primiera-scale = Valores en la primiera
option-primiera-missing_suit = Sin un palo
option-barmila = Barmīla
option-barmila-points = Puntos por la barmīla
option-re_bello = Re bello
option-re_bello-points = Puntos por el re bello
option-napola = Napola
option-napola-longest = Napola más larga
option-napola-napoleone = Todo el palo gana (napoleone)
option-scaletta_bassa = Scaletta bassa
option-scaletta_bassa-points = Puntos por sus tres primeras cartas
option-scaletta_alta = Scaletta alta
option-scaletta_alta-points = Puntos por sus tres primeras cartas
option-scala = Todo el palo gana (scala)
option-two_of_clubs = El dos de bastos (tréboles) cuesta puntos
option-two_of_clubs-points = Puntos que cuesta
option-bonus = Palo que cuenta
option-declarations = Cantos
option-target = Puntos para ganar
option-claiming_out = Reclamar la partida
option-double_game = Partida doble

value-on = sí
value-off = no
value-pack = { $value } cartas
value-direction = { $value ->
    [left] a la izquierda (sentido horario)
   *[right] a la derecha (sentido antihorario)
}
value-redeal = { $value ->
    [kings] tres o cuatro reyes
    [equal] tres o cuatro cartas iguales
   *[aces] un as
}
value-choice = { $value ->
    [equal-first] primero la carta igual
    [fewest] el menor número de cartas
   *[free] elige el jugador
}
value-ace = { $value ->
    [sweep] lo toma todo, y es escoba
    [no-sweep] lo toma todo, sin escoba
   *[ordinary] es una carta como las otras
}
value-leftover = { $value ->
    [last-deal] de quien hizo la última baza en el último reparto
   *[last-capture] de quien hizo la última baza
}
value-primiera-scale = { $value ->
    [halves] los números, as 5½, figuras ½
    [panicale] los números, as 5½, figuras 0
    [settanta] 21, 18, 16 …, sin figuras
    [hurrikan] 21, 18, 16 …, rey 10, reina 9, jota 8
   *[standard] 21, 18, 16 …, figuras 10
}
value-primiera-missing_suit = { $value ->
    [compared] se compara lo que hay
   *[loses] no hay primiera
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 o 3, 7)
   *[none] ninguno
}
