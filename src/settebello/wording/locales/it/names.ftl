# I nomi delle carte, e le giocate dette ad alta voce.
#
# $rank va da 1 a 10; $suit è coins, cups, swords, batons, oppure diamonds, hearts, spades, clubs; $pack è latin o
# french.

language-name = Italiano

suit-name = { $suit ->
    [cups] coppe
    [swords] spade
    [batons] bastoni
    [diamonds] quadri
    [hearts] cuori
    [spades] picche
    [clubs] fiori
   *[coins] denari
}
rank-name = { $rank ->
    [1] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] fante
    [9] { $pack ->
        [french] donna
       *[latin] cavallo
    }
    [eight] otto
    [nine] nove
    [ten] dieci
   *[10] re
}
card = { rank-name } di { suit-name }
card-any-suit = { rank-name } di ogni seme
card-worth = { $card } ({ $points })
list-comma = { $first }, { $last }
list-and = { $first } e { $last }
list-sets = { $first }; oppure { $last }

action-lay = { $card }
action-take = { $card } prende { $taken }
action-take-itself = { $card } prende se stesso
action-keep = tiene la carta
action-place = mette la carta in tavola
action-declare = { $idiom ->
    [cirulla] bussa
   *[scopa] dichiara
}
action-declare-matta = { action-declare }, con { $matta } come { $card }
action-pass = passa
action-claim = si chiama fuori
round-name = smazzata
sweep-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
    [escoba] escoba
    [cuarenta] limpia
    [ronda] missa
    [caida] mesa limpia
    [spazzino] spazzino
    [spincio] spazzino
    [cicera] scùa
   *[scopa] scopa
}
sweeps-name = { $idiom ->
    [chkobba] chkobba
    [hurrikan] hurrikan
    [escoba] escoba
    [cuarenta] limpia
    [ronda] missa
    [caida] mesa limpia
    [spazzino] spazzini
    [spincio] spazzini
    [cicera] scùe
   *[scopa] scope
}
sweep-call = { $idiom ->
    [chkobba] Chkobba!
    [hurrikan] Hurrikan!
    [escoba] Escoba!
    [cuarenta] Limpia!
    [ronda] Missa!
    [caida] Mesa limpia!
    [spazzino] Spazzino!
    [spincio] Spazzino!
    [cicera] Scùa!
   *[scopa] Scopa!
}
sweep-count = { $count ->
    [0] { $idiom ->
        [hurrikan] nessun hurrikan
        [spazzino] nessuno spazzino
        [spincio] nessuno spazzino
       *[scopa] nessuna { sweep-name }
    }
    [one] 1 { sweep-name }
   *[other] { $count } { sweeps-name }
}
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída!
        [caida] Caída!
        [ronda] { $points ->
            [1] Bwahed!
            [5] Bkhamsa!
           *[other] B’ashra!
        }
        [spazzino] Picula!
        [cicera] Picada!
       *[scopa] Appena messa giù!
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] Bàgher!
        [tombolon] Colore!
       *[scopa] Tutte di un seme!
    } +{ $points }
    [many] Tre in una volta! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] Ruba il tuo mazzetto
   *[off] Ruba il mazzetto di { $side }
}: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
dealt-call = { $side }: { $idiom ->
    [cuarenta] ronda! +{ $points }
    [ronda] { $points ->
        [1] ronda!
        [5] tringa!
       *[other] ronde e tringhe,
    } +{ $points }
    [caida] { $points ->
        [1] ronda!
        [24] tribilín!
       *[other] ronde e tribilín,
    } +{ $points }
    [spincio] accuso! +{ $points }
   *[scopa] +{ $points } per le carte ricevute.
}

# Che cosa si dice a un tavolo: $phrase è una di dodici frasi.
phrase = { $phrase ->
    [hello] Ciao!
    [good-luck] In bocca al lupo!
    [whose-turn] A chi tocca?
    [your-turn] Tocca a te!
    [well-played] Bella giocata!
    [lucky] Che fortuna!
    [oh-no] Oh no!
    [wait] Un momento, per favore
    [thanks] Grazie!
    [sorry] Scusa!
    [again] Un’altra partita?
    [smile] un sorriso
    [laugh] una risata
    [surprise] una faccia sorpresa
    [sad] una faccia triste
   *[goodbye] Alla prossima!
}
