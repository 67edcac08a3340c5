# La hoja de tantos: los nombres de sus líneas, y por qué cada bando las ha apuntado o no.
#
# $suit es el palo que cuenta; $idiom es scopa, chkobba, hurrikan o escoba; $scale es la escala de la primiera.

score-total = Total
score-side = bando { $side }

label-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikans
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Escobas
}
label-cards = { $idiom ->
    [chkobba] Kārṭa
   *[scopa] Cartas
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya
    [hurrikan] Siete de { bonus-suit }
    [escoba] Siete de { bonus-suit }
   *[scopa] Settebello
}
label-primiera = { $idiom ->
    [escoba] Setenta
   *[scopa] { $scale ->
        [settanta] Settanta
        [hurrikan] Premiere
       *[standard] Primiera
    }
}
label-barmila = { $idiom ->
    [chkobba] Barmīla
   *[scopa] Sietes
}
label-re-bello = Re bello
label-napola = Napola
label-scaletta-bassa = { $idiom ->
    [cirulla] Piccola
   *[scopa] Scaletta bassa
}
label-scaletta-alta = { $idiom ->
    [cirulla] Grande
   *[scopa] Scaletta alta
}
label-two-of-clubs = { $pack ->
    [french] Dos de tréboles
   *[latin] Dos de bastos
}
label-honours = Honores
label-double-all = Todo doble
label-tie = En caso de empate
label-declarations = { $idiom ->
    [cuarenta] Rondas
    [ronda] Rondas y tringas
    [caida] Rondas y tribilines
    [spincio] Accusi
   *[scopa] Cantos
}
label-captures = { $idiom ->
    [cuarenta] Caídas
    [caida] Caídas
    [spazzino] Picule y bàgher
    [tombolon] Escobas y colore
    [cicera] Picade y otras bazas
   *[scopa] Bazas
}
label-card-count = Número de cartas
label-outright = { $name ->
    [four-equal] Cuatro iguales en la mesa
    [misdeals] Repartos anulados
    [shut-out] Todas las cartas
    [winning-set] Grupo ganador
    [scala] { $idiom ->
        [cirulla] Cappotto
       *[scopa] Scala
    }
   *[napoleone] Napoleone
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason } de { points-worth }
why-sweeps-doubled = { $reason }, de valor doble
why-cards-to = { $count ->
    [one] 1 carta contra { $others }
   *[other] { $count } cartas contra { $others }
}
why-cards-tie = empate a { $count }: nadie
why-cards-least = { $count ->
    [one] 1 carta de las { $least } que hacen falta
   *[other] { $count } cartas de las { $least } que hacen falta
}
why-cards-few = { $reason }, menos de 10 en el otro bando: { points-worth } más
why-tie-split = empate a { $count }: se reparte
why-tie-first = empate a { $count }: por jugar primero
why-tie-later = empate a { $count }: otro bando jugó primero
bonus-card = { bonus-suit }
why-coins-to = { $count ->
    [one] 1 carta de { bonus-suit } contra { $others }
   *[other] { $count } cartas de { bonus-suit } contra { $others }
}
why-coins-tie = empate a { $count }: nadie
why-coins-least = { $count ->
    [one] 1 carta de { bonus-suit } de las { $least } que hacen falta
   *[other] { $count } cartas de { bonus-suit } de las { $least } que hacen falta
}
why-coins-no-seven = { $count ->
    [one] 1 carta de { bonus-suit }, pero no el siete
   *[other] { $count } cartas de { bonus-suit }, pero no el siete
}
why-coins-all = { $reason }, todo el palo: { points-worth } más
why-settebello = { $taken ->
    [on] con el siete de { bonus-suit }
   *[off] sin el siete de { bonus-suit }
}
why-re-bello = { $taken ->
    [on] con el rey de { bonus-suit }
   *[off] sin el rey de { bonus-suit }
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] con el dos de tréboles
       *[off] sin el dos de tréboles
    }
   *[latin] { $taken ->
        [on] con el dos de bastos
       *[off] sin el dos de bastos
    }
}
why-honours = { $cards }
why-honours-many = { $count } de { $all } cartas
why-honours-none = ninguna de ellas
why-double-all = { $taken ->
    [on] todos los puntos
   *[off] no todos los puntos
}
why-prime-to = { $value } contra { $others }
why-prime-tie = { $value }, empate: nadie
why-prime-alone = { $value }, la única { prime-name }
why-prime-missing = { $scale ->
    [settanta] ninguna carta de { $suits } que cuente: no hay { prime-name }
   *[standard] ninguna carta de { $suits }: no hay { prime-name }
}
why-sevens-to = { $count ->
    [one] 1 siete contra { $others }
   *[other] { $count } sietes contra { $others }
}
why-sevens-tie = { $count ->
    [0] empate sin sietes: nadie
    [one] empate a 1 siete: nadie
   *[other] empate a { $count } sietes: nadie
}
why-sixes-to = { $sevens ->
    [0] empate sin sietes; seises: { $count } contra { $others }
    [one] empate a 1 siete; seises: { $count } contra { $others }
   *[other] empate a { $sevens } sietes; seises: { $count } contra { $others }
}
why-sixes-tie = { $sevens ->
    [0] empate sin sietes, y a { $count } en seises: nadie
    [one] empate a 1 siete, y a { $count } en seises: nadie
   *[other] empate a { $sevens } sietes, y a { $count } en seises: nadie
}
why-next-to = { $rank ->
    [1] empate en sietes y seises; ases: { $count } contra { $others }
    [5] empate en sietes, seises y ases; cincos: { $count } contra { $others }
   *[6] empate en sietes; seises: { $count } contra { $others }
}
why-next-tie = empate en sietes, seises, ases y cincos: nadie
why-barmila-all = { $reason }, los cuatro: { points-worth } más
why-run-up = escalera de { $length } desde el as de { bonus-suit }
why-run-up-short = { $length ->
    [0] falta el as de { bonus-suit }
   *[other] escalera de { $length } desde el as de { bonus-suit }: hacen falta tres
}
why-run-down = escalera de { $length } hacia abajo desde el rey de { bonus-suit }
why-run-down-short = { $length ->
    [0] falta el rey de { bonus-suit }
   *[other] escalera de { $length } hacia abajo desde el rey de { bonus-suit }: hacen falta tres
}
why-run-whole = todo el palo, que gana la partida
why-run-more = { $reason }: cuentan { $count }
why-declarations = { $points ->
    [0] nada que puntúe
    [one] 1 punto cantado
   *[other] { $points } puntos cantados
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] ninguna caída
            [one] 1 punto por caídas
           *[other] { $points } puntos por caídas
        }
    [caida] { $points ->
            [0] ninguna caída
            [one] 1 punto por caídas
           *[other] { $points } puntos por caídas
        }
   *[scopa] { $points ->
            [0] ninguna baza que puntúe
            [one] 1 punto hecho con bazas
           *[other] { $points } puntos hechos con bazas
        }
}
why-card-count = { $count ->
    [one] 1 carta; cuentan a partir de { $least }
   *[other] { $count } cartas; cuentan a partir de { $least }
}
why-card-count-more = { $even ->
    [on] { $count } cartas: { $first } por { $least }, y { $each } por cada una de más, redondeado al par de arriba
   *[off] { $count } cartas: { $first } por { $least }, y { $each } por cada una de más
}
why-outright = las { suit-cards } cartas de { bonus-suit }: la partida está ganada
why-not-outright = { $sides ->
    [2] el otro bando tiene las { suit-cards } cartas de { bonus-suit }
   *[other] otro bando tiene las { suit-cards } cartas de { bonus-suit }
}
why-shut-out = todas las cartas: la partida está ganada
why-winning-set = { $cards }: la partida está ganada
why-winning-set-many = las { $count } cartas de un grupo ganador
why-four-equal = { $cards } en la mesa: la partida está ganada
why-four-equal-not = { $cards } en la mesa dan la partida al que reparte
why-misdeals = { $count ->
    [1] el reparto queda anulado: la partida está ganada
   *[other] { $count } repartos anulados seguidos del que reparte: la partida está ganada
}
why-misdeals-not = { $count ->
    [1] reparto anulado: la partida está perdida
   *[other] { $count } repartos anulados seguidos: la partida está perdida
}
why-new-game = empate con los puntos para ganar: empieza una partida nueva desde 0
why-shut-out-not = ninguna carta
why-winning-set-not = { $sides ->
    [3] otro bando tiene { $cards }
   *[other] el otro bando tiene { $cards }
}
