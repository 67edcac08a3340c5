# Las opciones de las reglas de la casa: cómo se llaman, y sus valores. Lo que significan lo dice el reglamento.

option-pack = Cartas de la baraja
option-jack_over_queen = { $pack ->
    [french] La jota vale más que la reina
    [corsican] La sota vale más que la reina
   *[latin] La sota vale más que el caballo
}
option-seats = Jugadores
option-direction = Sentido del juego
option-teams = Cuatro jugadores juegan en dos parejas
option-table = Cartas en la mesa al empezar
option-hands = Cartas en la mano
option-redeal = Se reparte de nuevo si en la mesa salen
option-cut = Antes del reparto se saca una carta
option-dealer_takes = El que reparte se lleva las primeras cartas de la mesa
option-dealer_wins = Las primeras cartas de la mesa dan la partida al que reparte
option-misdeals = Repartos anulados seguidos con los que el que reparte pierde la partida (0: nunca)
option-equal = Se recoge una carta igual
option-sum = Se recoge una suma
option-fifteen = Se recoge haciendo quince
option-choice = Cuando se puede hacer baza de varias maneras
option-optional = Nadie está obligado a hacer baza
option-ace = El as
option-ace_takes_itself = El as con la mesa vacía se recoge a sí mismo
option-ace_first = El as como primera carta
option-pictures = Las figuras
option-run = La baza sigue hacia arriba
option-steal = Los montones se roban por su carta de arriba
option-sweep-points = { $idiom ->
    [chkobba] Puntos por una chkobba
    [hurrikan] Puntos por un hurrikan
    [cuarenta] Puntos por una limpia
    [ronda] Puntos por una missa
   *[scopa] Puntos por una escoba
}
option-last_card = { $idiom ->
    [chkobba] La última carta puede hacer chkobba
    [hurrikan] La última carta puede hacer hurrikan
    [cuarenta] La última carta puede hacer limpia
    [ronda] La última carta puede hacer missa
   *[scopa] La última carta puede hacer escoba
}
option-by_card = La escoba vale según la carta jugada
option-doubled_by = Las escobas valen el doble con
option-fall = Puntos por recoger la carta recién dejada
option-one_suit = Una baza toda de un palo da
option-many = Puntos por recoger tres cartas o más
option-last_card_scores = La última carta también los da
option-leftover = Lo que queda en la mesa es
option-cards = { label-cards }
option-cards-points = Puntos por las cartas
option-cards-at_least = Cartas que hacen falta
option-cards-few = Puntos extra si los otros tienen menos de 10 cartas
option-cards-tie = Si hay empate en el mayor número de cartas
option-coins = { coins-title }
option-coins-points = Puntos por el palo de { bonus-suit }
option-coins-at_least = Cartas de { bonus-suit } que hacen falta
option-coins-with_seven = { $idiom ->
    [chkobba] Solo con el siete de { bonus-suit }
    [hurrikan] Solo con el siete de { bonus-suit }
    [escoba] Solo con el siete de { bonus-suit }
   *[scopa] Solo con el settebello
}
option-coins-all = Puntos extra por todas las cartas de { bonus-suit }
option-coins-tie = Si hay empate en el mayor número de cartas de { bonus-suit }
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] Puntos por el siete de { bonus-suit }
    [hurrikan] Puntos por el siete de { bonus-suit }
    [escoba] Puntos por el siete de { bonus-suit }
   *[scopa] Puntos por el settebello
}
option-primiera = { label-primiera }
option-primiera-points = Puntos por la { prime-name }
option-primiera-scale = Valores en la { prime-name }
option-primiera-missing_suit = Sin un palo
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] Puntos por la barmīla
   *[scopa] Puntos por los sietes
}
option-barmila-ranks = Con empate a sietes
option-barmila-all = Puntos extra por los cuatro sietes
option-re_bello = Re bello
option-re_bello-points = Puntos por el re bello
option-napola = Napola
option-napola-longest = Napola más larga
option-napola-napoleone = Todo el palo gana (napoleone)
option-napola-with_all = Todo el palo gana solo con todo doble
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = Puntos por sus tres primeras cartas
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] Piccola más larga
   *[scopa] Scaletta bassa más larga
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = Puntos por sus tres primeras cartas
option-scaletta_alta-longest = { $idiom ->
    [cirulla] Grande más larga
   *[scopa] Scaletta alta más larga
}
option-scala = Todo el palo gana (scala)
option-two_of_clubs = { $pack ->
    [french] El dos de tréboles cuesta puntos
   *[latin] El dos de bastos (tréboles) cuesta puntos
}
option-two_of_clubs-points = Puntos que cuesta
option-card_count = Puntos por el número de cartas
option-card_count-points = Puntos por ese número
option-card_count-at_least = Cartas necesarias
option-card_count-each = Puntos extra por cada carta de más
option-card_count-even = Redondeados al par superior
option-honours = Puntos por cartas sueltas
option-double_all = Todos los puntos dobles para quien los tenga todos
option-bonus = Palo que da puntos
option-declarations = Cantos
option-pair = Puntos por recibir una pareja
option-three = Puntos por recibir tres iguales
option-low = Puntos por recibir una mano baja
option-low_pair = Puntos de más por una pareja en una mano baja
option-best = Solo puntúa la mejor mano repartida
option-declaring = Cuándo se canta
option-declaring-points = Lo que vale una mano que sirve de varias maneras
option-matta = Comodín (matta)
option-target = Puntos para ganar
option-claiming_out = Reclamar la victoria
option-double_game = Derrota doble
option-shut_out = Quien se lleva todas las cartas gana la partida
option-wins = Cartas que juntas ganan la partida
option-lowest = Gana el total más bajo
option-finish-tie = Si hay empate con los puntos para ganar

value-on = sí
value-off = no
value-pack = { $value } cartas
value-direction = { $value ->
    [left] a la izquierda (sentido horario)
   *[right] a la derecha (sentido antihorario)
}
value-redeal = { $value ->
    [two-aces] dos ases o más
    [three-high] tres o cuatro sietes o figuras iguales
    [kings] tres o cuatro reyes
    [pair] dos del mismo valor
    [equal] tres o cuatro cartas iguales
   *[aces] un as
}
value-dealer_wins = { $value ->
    [four-equal] cuatro del mismo valor
   *[none] nunca
}
value-dealer_takes = { $value ->
    [fifteen] si suman 15: una escoba
    [fifteen-thirty] si suman 15 o 30: una o dos escobas
    [nine-thirty] si suman 9 o menos, o 30: una o dos escobas
    [nine-fifteen-thirty] si suman 9 o menos, 15 o 30: tres escobas, una o dos
   *[none] nunca
}
value-choice = { $value ->
    [equal-first] la carta igual tiene preferencia
    [fewest] el menor número de cartas
   *[free] elige el jugador
}
value-doubled_by = { $rank ->
    [0] nada
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] se lo lleva todo, y es escoba
    [no-sweep] se lo lleva todo, sin escoba
   *[ordinary] es una carta como las otras
}
value-ace_first = { $value ->
    [no-power] recoge como cualquier otra carta
    [forbidden] no se permite
   *[free] se juega como siempre
}
value-leftover = { $value ->
    [last-deal] de quien hizo la última baza en el último reparto
   *[last-capture] de quien hizo la última baza
}
value-coins-tie = { $value ->
    [split] se reparte
    [first-player] quien jugó primero
   *[nobody] nadie
}
value-cards-tie = { $value ->
    [split] se reparte
    [first-player] quien jugó primero
   *[nobody] nadie
}
value-finish-tie = { $value ->
    [king] decide el rey de { bonus-suit }
    [new-game] una partida nueva desde cero
   *[round] otra ronda
}
value-primiera-scale = { $value ->
    [halves] los números, as 5½, figuras ½
    [panicale] los números, as 5½, figuras 0
    [settanta] 21, 18, 16 …, sin figuras
    [hurrikan] { $pack ->
        [french] 21, 18, 16 …, rey 10, reina 9, jota 8
        [corsican] 21, 18, 16 …, rey 10, reina 9, sota 8
       *[latin] 21, 18, 16 …, rey 10, caballo 9, sota 8
    }
   *[standard] 21, 18, 16 …, figuras 10
}
value-primiera-missing_suit = { $value ->
    [compared] se compara lo que hay
   *[loses] no hay { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] no puntúa nadie
    [sevens-sixes-aces-fives] deciden los seises, luego los ases, luego los cincos
   *[sevens-sixes] deciden los seises
}
value-declarations = { $value ->
    [bazzica] bazzica (3, 10)
    [sbarazzina] sbarazzina (2 o 3, 7)
    [cirulla] cirulla (3, 10)
    [la-spezia] La Spezia (1, 2)
    [chorizo] chorizo (2, 3, 20)
    [baciga] báciga (3, 20)
   *[none] ninguno
}
value-pictures = { $value ->
    [equal-only] solo recogen una carta igual
   *[value] cuentan por su valor
}
value-one_suit = { $value ->
    [one] 1 punto
    [each] un punto por carta
    [by-card] según la carta jugada
   *[none] nada
}
value-declaring = { $value ->
    [turn] en el turno de cada uno, y valen todos
    [deal] tras el reparto, y valen todos
   *[round] tras el reparto, y vale el mejor
}
value-declaring-points = { $value ->
    [add] todo junto
   *[best] lo mejor
}
value-matta-none = ninguno
