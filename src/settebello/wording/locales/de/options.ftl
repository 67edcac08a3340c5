# Die Möglichkeiten der Hausregeln: wie sie heißen, und ihre Werte. Was sie bedeuten, sagen die Spielregeln.

option-pack = Anzahl der Karten
option-jack_over_queen = { $pack ->
    [french] Der Bube steht über der Dame
    [corsican] Der Bube steht über der Dame
   *[latin] Der Bube steht über dem Reiter
}
option-seats = Spieler
option-direction = Spielrichtung
option-teams = Vier Spieler spielen in zwei Teams
option-table = Karten auf dem Tisch zu Beginn
option-hands = Karten auf der Hand
option-redeal = Neu gegeben wird bei diesen ersten Tischkarten
option-cut = Vor dem Geben wird eine Karte gezogen
option-dealer_takes = Der Geber nimmt die ersten Tischkarten
option-dealer_wins = Der Geber gewinnt mit den ersten Tischkarten
option-misdeals = Der Geber verliert, wenn er so oft hintereinander neu geben muss (0: nie)
option-equal = Eine Karte nimmt eine gleiche
option-sum = Eine Karte nimmt eine Summe
option-fifteen = Eine Karte nimmt, was mit ihr fünfzehn ergibt
option-choice = Wenn mehrere Möglichkeiten bestehen
option-optional = Niemand muss nehmen
option-ace = Ein Ass
option-ace_takes_itself = Ein Ass auf leerem Tisch nimmt sich selbst
option-ace_first = Ein Ass als erste Karte
option-pictures = Bildkarten
option-run = Genommen wird nach oben weiter
option-steal = Stapel können gestohlen werden
option-sweep-points = { $idiom ->
    [chkobba] Punkte für eine Chkobba
    [hurrikan] Punkte für einen Hurrikan
    [escoba] Punkte für eine Escoba
    [cuarenta] Punkte für eine Limpia
    [ronda] Punkte für eine Missa
   *[scopa] Punkte für eine Scopa
}
option-last_card = { $idiom ->
    [chkobba] Die letzte Karte kann eine Chkobba machen
    [hurrikan] Die letzte Karte kann einen Hurrikan machen
    [escoba] Die letzte Karte kann eine Escoba machen
    [cuarenta] Die letzte Karte kann eine Limpia machen
    [ronda] Die letzte Karte kann eine Missa machen
   *[scopa] Die letzte Karte kann eine Scopa machen
}
option-by_card = Eine Scopa zählt nach der gespielten Karte
option-doubled_by = Scopas zählen doppelt für
option-fall = Punkte, wenn man die gerade hingelegte Karte nimmt
option-one_suit = Nur Karten einer Farbe zu nehmen bringt
option-many = Punkte, wenn man drei oder mehr Karten nimmt
option-last_card_scores = Auch die letzte Karte bringt solche Punkte
option-leftover = Was auf dem Tisch bleibt, geht
option-cards = { label-cards }
option-cards-points = Punkte für die Karten
option-cards-at_least = Nötige Karten
option-cards-few = Weitere Punkte, wenn die anderen weniger als 10 Karten haben
option-cards-tie = Bei Gleichstand der meisten Karten
option-coins = { coins-title }
option-coins-points = Punkte für die { bonus-suit }-Karten
option-coins-at_least = Nötige { bonus-suit }-Karten
option-coins-with_seven = { $idiom ->
    [chkobba] Nur mit der { bonus-suit }-Sieben
    [hurrikan] Nur mit der { bonus-suit }-Sieben
    [escoba] Nur mit der { bonus-suit }-Sieben
   *[scopa] Nur mit dem Settebello
}
option-coins-all = Weitere Punkte für alle { bonus-suit }-Karten
option-coins-tie = Bei Gleichstand der meisten { bonus-suit }-Karten
option-settebello = { label-settebello }
option-settebello-points = { $idiom ->
    [chkobba] Punkte für die { bonus-suit }-Sieben
    [hurrikan] Punkte für die { bonus-suit }-Sieben
    [escoba] Punkte für die { bonus-suit }-Sieben
   *[scopa] Punkte für das Settebello
}
option-primiera = { label-primiera }
option-primiera-points = Punkte für die { prime-name }
option-primiera-scale = Werte in der { prime-name }
option-primiera-missing_suit = Wenn eine Farbe fehlt
option-barmila = { label-barmila }
option-barmila-points = { $idiom ->
    [chkobba] Punkte für die Barmīla
   *[scopa] Punkte für die Siebenen
}
option-barmila-ranks = Bei gleich vielen Siebenen
option-barmila-all = Weitere Punkte für alle vier Siebenen
option-re_bello = Re bello
option-re_bello-points = Punkte für den Re bello
option-napola = Napola
option-napola-longest = Längste Napola
option-napola-napoleone = Die ganze Farbe gewinnt (Napoleone)
option-napola-with_all = Die ganze Farbe gewinnt nur mit allem doppelt
option-scaletta_bassa = { label-scaletta-bassa }
option-scaletta_bassa-points = Punkte für ihre ersten drei Karten
option-scaletta_bassa-longest = { $idiom ->
    [cirulla] Längste Piccola
   *[scopa] Längste Scaletta bassa
}
option-scaletta_alta = { label-scaletta-alta }
option-scaletta_alta-points = Punkte für ihre ersten drei Karten
option-scaletta_alta-longest = { $idiom ->
    [cirulla] Längste Grande
   *[scopa] Längste Scaletta alta
}
option-scala = Die ganze Farbe gewinnt (Scala)
option-two_of_clubs = { $pack ->
    [french] Die Kreuz-Zwei kostet Punkte
   *[latin] Die Stab-Zwei (Kreuz) kostet Punkte
}
option-two_of_clubs-points = Punkte, die sie kostet
option-card_count = Punkte für die Anzahl der Karten
option-card_count-points = Punkte für diese Anzahl
option-card_count-at_least = Nötige Karten
option-card_count-each = Punkte für jede weitere Karte
option-card_count-even = Aufgerundet auf eine gerade Zahl
option-honours = Punkte für einzelne Karten
option-double_all = Alle Punkte doppelt, wenn eine Partei sie alle hat
option-bonus = Farbe, die zählt
option-declarations = Meldungen
option-pair = Punkte für ein Paar beim Geben
option-three = Punkte für drei gleiche beim Geben
option-low = Punkte für ein niedriges Blatt beim Geben
option-low_pair = Mehr Punkte für ein Paar im niedrigen Blatt beim Geben
option-best = Nur das beste gegebene Blatt zählt
option-declaring = Wann gemeldet wird
option-declaring-points = Was ein Blatt bringt, das auf mehrere Arten passt
option-matta = Joker (Matta)
option-target = Punkte zum Sieg
option-claiming_out = Sich ausmelden
option-double_game = Doppelte Niederlage mit weniger als der Hälfte
option-shut_out = Wer alle Karten nimmt, gewinnt das Spiel
option-wins = Karten, die zusammen das Spiel gewinnen
option-lowest = Wer am wenigsten Punkte hat, gewinnt
option-finish-tie = Bei Gleichstand am Ziel

value-on = ja
value-off = nein
value-pack = { $value } Karten
value-direction = { $value ->
    [left] nach links (im Uhrzeigersinn)
   *[right] nach rechts (gegen den Uhrzeigersinn)
}
value-redeal = { $value ->
    [two-aces] zwei oder mehr Asse
    [three-high] drei oder vier Siebenen oder gleiche Bilder
    [kings] drei oder vier Könige
    [pair] zwei von gleichem Wert
    [equal] drei oder vier von gleichem Wert
   *[aces] mindestens ein Ass
}
value-dealer_wins = { $value ->
    [four-equal] vier von einem Rang
   *[none] nie
}
value-dealer_takes = { $value ->
    [fifteen] wenn sie 15 ergeben: eine Scopa
    [fifteen-thirty] wenn sie 15 oder 30 ergeben: eine Scopa oder zwei
    [nine-thirty] wenn sie höchstens 9 oder 30 ergeben: eine Scopa oder zwei
    [nine-fifteen-thirty] wenn sie höchstens 9, 15 oder 30 ergeben: drei Scopas, eine oder zwei
   *[none] nie
}
value-choice = { $value ->
    [equal-first] zuerst die gleiche Karte
    [fewest] möglichst wenige Karten
   *[free] der Spieler wählt
}
value-doubled_by = { $rank ->
    [0] niemanden
   *[other] { four-of-rank }
}
value-ace = { $value ->
    [sweep] nimmt alles, eine Scopa
    [no-sweep] nimmt alles, nie eine Scopa
   *[ordinary] ist eine Karte wie jede andere
}
value-ace_first = { $value ->
    [no-power] nimmt wie jede andere Karte
    [forbidden] ist nicht erlaubt
   *[free] wird gespielt wie immer
}
value-leftover = { $value ->
    [last-deal] an die Partei, die zuletzt genommen hat (nur nach dem letzten Geben)
   *[last-capture] an die Partei, die zuletzt genommen hat
}
value-coins-tie = { $value ->
    [split] geteilt
    [first-player] wer zuerst gespielt hat
   *[nobody] niemand
}
value-cards-tie = { $value ->
    [split] geteilt
    [first-player] wer zuerst gespielt hat
   *[nobody] niemand
}
value-finish-tie = { $value ->
    [king] der { bonus-suit }-König entscheidet
    [new-game] ein neues Spiel ab null
   *[round] noch eine Runde
}
value-primiera-scale = { $value ->
    [halves] die Zahlen, Ass 5½, Bilder ½
    [panicale] die Zahlen, Ass 5½, Bilder 0
    [settanta] 21, 18, 16 …, ohne Bilder
    [hurrikan] { $pack ->
        [french] 21, 18, 16 …, König 10, Dame 9, Bube 8
        [corsican] 21, 18, 16 …, König 10, Dame 9, Bube 8
       *[latin] 21, 18, 16 …, König 10, Reiter 9, Bube 8
    }
   *[standard] 21, 18, 16 …, Bilder 10
}
value-primiera-missing_suit = { $value ->
    [compared] verglichen wird, was da ist
   *[loses] keine { prime-name }
}
value-barmila-ranks = { $value ->
    [sevens] bekommt niemand etwas
    [sevens-sixes-aces-fives] entscheiden die Sechsen, dann die Asse, dann die Fünfen
   *[sevens-sixes] entscheiden die Sechsen
}
value-declarations = { $value ->
    [bazzica] Bazzica (3, 10)
    [sbarazzina] Sbarazzina (2 oder 3, 7)
    [cirulla] Cirulla (3, 10)
    [la-spezia] La Spezia (1, 2)
    [chorizo] Chorizo (2, 3, 20)
    [baciga] Báciga (3, 20)
   *[none] keine
}
value-pictures = { $value ->
    [equal-only] nehmen nur eine gleiche Karte
   *[value] zählen nach ihrem Wert
}
value-one_suit = { $value ->
    [one] 1 Punkt
    [each] einen Punkt je Karte
    [by-card] nach der gespielten Karte
   *[none] nichts
}
value-declaring = { $value ->
    [turn] am eigenen Zug, jede zählt
    [deal] nach dem Geben, jede zählt
   *[round] nach dem Geben, nur die beste zählt
}
value-declaring-points = { $value ->
    [add] alles zusammen
   *[best] das Beste
}
value-matta-none = keiner
