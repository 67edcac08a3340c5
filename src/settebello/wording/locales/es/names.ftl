# Los nombres de las cartas, y las jugadas dichas en voz alta.
#
# $rank va de 1 a 10; $suit es coins, cups, swords, batons, o diamonds, hearts, spades, clubs; $pack es latin o french.

language-name = Español

suit-name = { $suit ->
    [cups] copas
    [swords] espadas
    [batons] bastos
    [diamonds] diamantes
    [hearts] corazones
    [spades] picas
    [clubs] tréboles
   *[coins] oros
}
rank-name = { $rank ->
    [1] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] { $pack ->
        [french] jota
       *[latin] sota
    }
    [9] { $pack ->
        [french] reina
       *[latin] caballo
    }
    [eight] ocho
    [nine] nueve
    [ten] diez
   *[10] rey
}
card = { rank-name } de { suit-name }
card-any-suit = { rank-name } de cada palo
card-worth = { $card } ({ $points })
list-comma = { $first }, { $last }
list-and = { $first } y { $last }
list-sets = { $first }; o { $last }

action-lay = { $card }
action-take = { $card } recoge { $taken }
action-take-itself = { $card } se recoge a sí mismo
action-keep = se queda la carta
action-place = pone la carta en la mesa
action-declare = canta
action-declare-matta = canta, con { $matta } como { $card }
action-pass = pasa
action-claim = reclama la victoria
round-name = { $idiom ->
    [cuarenta] mano
    [ronda] mano
    [caida] mano
   *[scopa] ronda
}
sweep-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
    [cuarenta] limpia
    [ronda] missa
    [caida] mesa limpia
    [spazzino] spazzino
    [spincio] spazzino
    [cicera] scùa
   *[scopa] escoba
}
sweeps-name = { $idiom ->
    [chkobba] chkobbas
    [hurrikan] hurrikans
    [cuarenta] limpias
    [ronda] missas
    [caida] mesas limpias
    [spazzino] spazzini
    [spincio] spazzini
    [cicera] scùe
   *[scopa] escobas
}
sweep-call = { $idiom ->
    [chkobba] ¡Chkobba!
    [hurrikan] ¡Hurrikan!
    [cuarenta] ¡Limpia!
    [ronda] ¡Missa!
    [caida] ¡Mesa limpia!
    [spazzino] ¡Spazzino!
    [spincio] ¡Spazzino!
    [cicera] ¡Scùa!
   *[scopa] ¡Escoba!
}
sweep-count = { $count ->
    [0] { $idiom ->
        [hurrikan] ningún hurrikan
        [spazzino] ningún spazzino
        [spincio] ningún spazzino
       *[scopa] ninguna { sweep-name }
    }
    [one] 1 { sweep-name }
   *[other] { $count } { sweeps-name }
}
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] ¡Caída!
        [caida] ¡Caída!
        [ronda] { $points ->
            [1] ¡Bwahed!
            [5] ¡Bkhamsa!
           *[other] ¡B’ashra!
        }
        [spazzino] ¡Picula!
        [cicera] ¡Picada!
       *[scopa] ¡Recién dejada!
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] ¡Bàgher!
        [tombolon] ¡Colore!
       *[scopa] ¡Todas del mismo palo!
    } +{ $points }
    [many] ¡Tres a la vez! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] Se lleva también tu montón
   *[off] Se lleva también el montón de { $side }
}: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
dealt-call = { $side }: { $idiom ->
    [cuarenta] ¡ronda! +{ $points }
    [ronda] { $points ->
        [1] ¡ronda!
        [5] ¡tringa!
       *[other] rondas y tringas,
    } +{ $points }
    [caida] { $points ->
        [1] ¡ronda!
        [24] ¡tribilín!
       *[other] rondas y tribilines,
    } +{ $points }
    [spincio] ¡accuso! +{ $points }
   *[scopa] +{ $points } por las cartas recibidas.
}

# Lo que se dice en una mesa: $phrase es una de doce.
phrase = { $phrase ->
    [hello] ¡Hola!
    [good-luck] ¡Mucha suerte!
    [whose-turn] ¿A quién le toca?
    [your-turn] ¡Te toca!
    [well-played] ¡Bien jugado!
    [lucky] ¡Qué suerte!
    [oh-no] ¡Oh, no!
    [wait] Un momento, por favor
    [thanks] ¡Gracias!
    [sorry] ¡Perdón!
    [again] ¿Otra partida?
    [smile] una sonrisa
    [laugh] una risa
    [surprise] cara de sorpresa
    [sad] cara triste
   *[goodbye] ¡Adiós!
}
