# Die Namen der Karten, und Spielzüge laut gesagt.
#
# $rank ist 1 bis 7, 8 bis 10 für Bube, Dame und König, oder eight, nine, ten; $suit ist coins, cups, swords, batons,
# oder diamonds, hearts, spades, clubs; $pack ist latin oder french.

language-name = Deutsch

suit-name = { $suit ->
    [cups] Kelche
    [swords] Schwerter
    [batons] Stäbe
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
    [clubs] Kreuz
   *[coins] Münzen
}
rank-name = { $rank ->
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Bube
    [9] { $pack ->
        [french] Dame
       *[latin] Reiter
    }
    [eight] Acht
    [nine] Neun
    [ten] Zehn
   *[10] König
}
card = { $suit ->
    [coins] Münz-{ rank-name }
    [cups] Kelch-{ rank-name }
    [swords] Schwert-{ rank-name }
    [batons] Stab-{ rank-name }
   *[other] { suit-name }-{ rank-name }
}
card-any-suit = { rank-name } jeder Farbe
card-worth = { $card } ({ $points })
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-sets = { $first }; oder { $last }

action-lay = { $card }
action-take = { $card } nimmt { $taken }
action-take-itself = { $card } nimmt sich selbst
action-keep = behält die Karte
action-place = legt die Karte auf den Tisch
action-declare = meldet
action-declare-matta = meldet, mit { $matta } als { $card }
action-pass = passt
action-claim = meldet sich aus
round-name = Runde
sweep-name = { $idiom ->
    [chkobba] Chkobba
    [hurrikan] Hurrikan
    [escoba] Escoba
    [cuarenta] Limpia
    [ronda] Missa
    [caida] Mesa limpia
    [spazzino] Spazzino
    [spincio] Spazzino
    [cicera] Scùa
   *[scopa] Scopa
}
sweeps-name = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikane
    [escoba] Escobas
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Scopas
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
        [hurrikan] kein Hurrikan
        [spazzino] kein Spazzino
        [spincio] kein Spazzino
       *[scopa] keine { sweep-name }
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
       *[scopa] Gerade hingelegt!
    } +{ $points }
    [one-suit] { $idiom ->
        [spazzino] Bàgher!
        [tombolon] Colore!
       *[scopa] Alles eine Farbe!
    } +{ $points }
    [many] Drei auf einmal! +{ $points }
   *[sweep] +{ $points }
}
steal-call = { $you ->
    [on] Dein Stapel geht mit
   *[off] Der Stapel von { $side } geht mit
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
dealt-call = { $side }: { $idiom ->
    [cuarenta] Ronda! +{ $points }
    [ronda] { $points ->
        [1] Ronda!
        [5] Tringa!
       *[other] Rondas und Tringas,
    } +{ $points }
    [caida] { $points ->
        [1] Ronda!
        [24] Tribilín!
       *[other] Rondas und Tribilines,
    } +{ $points }
    [spincio] Accuso! +{ $points }
   *[scopa] +{ $points } für das Blatt, wie es gegeben ist.
}

# Was am Tisch gesagt wird: $phrase ist eine von zwölf.
phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Viel Glück!
    [whose-turn] Wer ist dran?
    [your-turn] Du bist dran!
    [well-played] Gut gespielt!
    [lucky] So ein Glück!
    [oh-no] Oh nein!
    [wait] Einen Moment, bitte
    [thanks] Danke!
    [sorry] Entschuldigung!
    [again] Noch ein Spiel?
    [smile] ein Lächeln
    [laugh] ein Lachen
    [surprise] ein erstauntes Gesicht
    [sad] ein trauriges Gesicht
   *[goodbye] Auf Wiedersehen!
}
