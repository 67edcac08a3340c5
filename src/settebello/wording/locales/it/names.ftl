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
action-declare = dichiara
action-declare-matta = dichiara, con { $matta } come { $card }
action-pass = passa
action-claim = si chiama fuori
capture-call = { $kind ->
    [fall] { $idiom ->
        [cuarenta] Caída!
        [ronda] { $points ->
            [1] Bwahed!
            [5] Bkhamsa!
           *[other] Beshara!
        }
       *[scopa] Picula!
    } +{ $points }
    [one-suit] Tutte di un seme! +{ $points }
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
dealt-call = { $side }: +{ $points } per le carte ricevute.

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
   *[goodbye] Alla prossima!
}
