# Das Wertungsblatt: die Namen seiner Zeilen, und warum eine Partei sie bekommt oder nicht.
#
# $suit ist die Farbe, die zählt; $idiom ist scopa, chkobba, hurrikan oder escoba; $scale ist die Skala der Primiera.

score-total = Summe
score-side = Partei { $side }

label-sweeps = { $idiom ->
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
label-cards = { $idiom ->
    [chkobba] Kārṭa
   *[scopa] Karten
}
label-coins = { coins-title }
label-settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya
    [hurrikan] { bonus-suit }-Sieben
    [escoba] { bonus-suit }-Sieben
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
   *[scopa] Siebenen
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
    [french] Kreuz-Zwei
   *[latin] Stab-Zwei
}
label-honours = Honneurs
label-double-all = Alles doppelt
label-tie = Bei Gleichstand
label-declarations = { $idiom ->
    [cuarenta] Rondas
    [ronda] Rondas und Tringas
    [caida] Rondas und Tribilines
    [spincio] Accusi
   *[scopa] Meldungen
}
label-captures = { $idiom ->
    [cuarenta] Caídas
    [caida] Caídas
    [spazzino] Picule und Bàgher
    [tombolon] Scopas und Colore
    [cicera] Picade und anderes Nehmen
   *[scopa] Beim Nehmen
}
label-card-count = Anzahl der Karten
label-outright = { $name ->
    [four-equal] Vier Gleiche auf dem Tisch
    [misdeals] Zu oft neu gegeben
    [shut-out] Alle Karten
    [winning-set] Gewinnkarten
    [scala] { $idiom ->
        [cirulla] Cappotto
       *[scopa] Scala
    }
   *[napoleone] Napoleone
}

why-sweeps = { sweep-count }
why-sweeps-worth = { $reason }, je { points-worth }
why-sweeps-doubled = { $reason }, doppelt gezählt
why-cards-to = { $count ->
    [one] 1 Karte gegen { $others }
   *[other] { $count } Karten gegen { $others }
}
why-cards-tie = gleich mit { $count }: niemand
why-cards-least = { $count ->
    [one] 1 Karte, nötig sind { $least }
   *[other] { $count } Karten, nötig sind { $least }
}
why-cards-few = { $reason }, auf der anderen Seite weniger als 10: { points-worth } mehr
why-tie-split = gleich mit { $count }: geteilt
why-tie-first = gleich mit { $count }: hat zuerst gespielt
why-tie-later = gleich mit { $count }: eine andere Partei hat zuerst gespielt
bonus-card = { bonus-suit }-Karte
why-coins-to = { $count ->
    [one] 1 { bonus-card } gegen { $others }
   *[other] { $count } { bonus-card }n gegen { $others }
}
why-coins-tie = gleich mit { $count }: niemand
why-coins-least = { $count ->
    [one] 1 { bonus-card } von { $least } nötigen
   *[other] { $count } { bonus-card }n von { $least } nötigen
}
why-coins-no-seven = { $count ->
    [one] 1 { bonus-card }, aber nicht die Sieben
   *[other] { $count } { bonus-card }n, aber nicht die Sieben
}
why-coins-all = { $reason }, die ganze Farbe: { points-worth } mehr
why-settebello = { $taken ->
    [on] hat die { bonus-suit }-Sieben
   *[off] ohne die { bonus-suit }-Sieben
}
why-re-bello = { $taken ->
    [on] hat den { bonus-suit }-König
   *[off] ohne den { bonus-suit }-König
}
why-two-of-clubs = { $pack ->
    [french] { $taken ->
        [on] hat die Kreuz-Zwei
       *[off] ohne die Kreuz-Zwei
    }
   *[latin] { $taken ->
        [on] hat die Stab-Zwei
       *[off] ohne die Stab-Zwei
    }
}
why-honours = { $cards }
why-honours-many = { $count } von { $all } Karten
why-honours-none = keine davon
why-double-all = { $taken ->
    [on] hat allein alles bekommen
   *[off] hat nicht alles bekommen
}
why-prime-to = { $value } gegen { $others }
why-prime-tie = { $value }, gleich: niemand
why-prime-alone = { $value }, die einzige { prime-name }
why-prime-missing = { $scale ->
    [settanta] ohne zählende Karte ({ $suits }): keine { prime-name }
   *[standard] ohne { $suits }: keine { prime-name }
}
why-sevens-to = { $count ->
    [one] 1 Sieben gegen { $others }
   *[other] { $count } Siebenen gegen { $others }
}
why-sevens-tie = { $count ->
    [0] gleich ohne Siebenen: niemand
    [one] gleich mit 1 Sieben: niemand
   *[other] gleich mit { $count } Siebenen: niemand
}
why-sixes-to = { $sevens ->
    [0] gleich ohne Siebenen; Sechsen: { $count } gegen { $others }
    [one] gleich mit 1 Sieben; Sechsen: { $count } gegen { $others }
   *[other] gleich mit { $sevens } Siebenen; Sechsen: { $count } gegen { $others }
}
why-sixes-tie = { $sevens ->
    [0] gleich ohne Siebenen, und mit { $count } bei den Sechsen: niemand
    [one] gleich mit 1 Sieben, und mit { $count } bei den Sechsen: niemand
   *[other] gleich mit { $sevens } Siebenen, und mit { $count } bei den Sechsen: niemand
}
why-next-to = { $rank ->
    [1] gleich bei Siebenen und Sechsen; Asse: { $count } gegen { $others }
    [5] gleich bei Siebenen, Sechsen und Assen; Fünfen: { $count } gegen { $others }
   *[6] gleich bei Siebenen; Sechsen: { $count } gegen { $others }
}
why-next-tie = gleich bei Siebenen, Sechsen, Assen und Fünfen: niemand
why-barmila-all = { $reason }, alle vier: { points-worth } mehr
why-run-up = Folge von { $length } vom { bonus-suit }-Ass an
why-run-up-short = { $length ->
    [0] kein { bonus-suit }-Ass
   *[other] Folge von { $length } vom { bonus-suit }-Ass an: Drei sind nötig
}
why-run-down = Folge von { $length } vom { bonus-suit }-König abwärts
why-run-down-short = { $length ->
    [0] kein { bonus-suit }-König
   *[other] Folge von { $length } vom { bonus-suit }-König abwärts: Drei sind nötig
}
why-run-whole = die ganze Farbe, die das Spiel gewinnt
why-run-more = { $reason }: { $count } zählen
why-declarations = { $points ->
    [0] keine Meldung
    [one] 1 Punkt gemeldet
   *[other] { $points } Punkte gemeldet
}
why-captures = { $idiom ->
    [cuarenta] { $points ->
            [0] keine Caída
            [one] 1 Punkt für Caídas
           *[other] { $points } Punkte für Caídas
        }
    [caida] { $points ->
            [0] keine Caída
            [one] 1 Punkt für Caídas
           *[other] { $points } Punkte für Caídas
        }
   *[scopa] { $points ->
            [0] keine Punkte beim Nehmen
            [one] 1 Punkt beim Nehmen
           *[other] { $points } Punkte beim Nehmen
        }
}
why-card-count = { $count ->
    [one] 1 Karte; gezählt wird ab { $least }
   *[other] { $count } Karten; gezählt wird ab { $least }
}
why-card-count-more = { $even ->
    [on] { $count } Karten: { $first } für { $least } und { $each } für jede weitere, auf die nächste gerade Zahl aufgerundet
   *[off] { $count } Karten: { $first } für { $least } und { $each } für jede weitere
}
why-outright = alle { suit-cards } { bonus-suit }-Karten: Das Spiel ist gewonnen
why-not-outright = { $sides ->
    [2] die andere Partei hat alle { suit-cards } { bonus-suit }-Karten
   *[other] eine andere Partei hat alle { suit-cards } { bonus-suit }-Karten
}
why-shut-out = alle Karten: Das Spiel ist gewonnen
why-winning-set = { $cards }: Das Spiel ist gewonnen
why-winning-set-many = alle { $count } Gewinnkarten
why-four-equal = { $cards } auf dem Tisch: Das Spiel ist gewonnen
why-four-equal-not = { $cards } auf dem Tisch gewinnen für den Geber
why-misdeals = { $count ->
    [1] der Geber musste neu geben: Das Spiel ist gewonnen
   *[other] der Geber musste zum { $count }. Mal hintereinander neu geben: Das Spiel ist gewonnen
}
why-misdeals-not = { $count ->
    [1] musste neu geben: Das Spiel ist verloren
   *[other] musste zum { $count }. Mal hintereinander neu geben: Das Spiel ist verloren
}
why-new-game = gleich am Ziel: Ein neues Spiel beginnt bei 0
why-shut-out-not = keine Karte genommen
why-winning-set-not = { $sides ->
    [3] eine andere Partei hat { $cards }
   *[other] die andere Partei hat { $cards }
}
