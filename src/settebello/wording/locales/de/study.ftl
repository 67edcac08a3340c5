# Die Analyse: die Entscheidungen einer Mitschrift, beurteilt.
#
# $line ist eine Zeile der Abrechnung, $label ihr Name; $points und $chance sind Zahlen mit Vorzeichen, als Text.

review-winner = Gewonnen: { $side }.
review-unfinished = Das Spiel ist nicht zu Ende: Die Analyse geht so weit wie die Mitschrift.
review-judge = Urteil von: { $judge }. Genauigkeit: { $precision ->
    [quick] schnell
    [thorough] gründlich
   *[usual] normal
}.
review-no-moments = Keine Entscheidung hat mehr verloren, als das Urteil danebenliegen kann.
review-open-note = Offene Karten: der Verlust, wenn man alle Karten kennt, was niemand konnte. Er zählt nicht für das Urteil.
review-turn = Zug
review-player = Name
review-grade = Urteil
review-costs = kostet
review-action = gespielt
review-best = am besten
review-points = Punkte
review-chance = Gewinnchance
review-rollouts = ausgespielt
review-open = offene Karten
review-reason = Grund
review-counted = Entscheidungen
review-lost = Punkte verloren
review-mean = je Entscheidung
review-games = Spiele
review-won = gewonnen
review-grades = { $grade ->
    [inaccuracy] Ungenauigkeiten
    [mistake] Fehler
   *[blunder] grobe Fehler
}
grade = { $grade ->
    [best] am besten
    [good] gut
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [blunder] grober Fehler
    [forced] erzwungen
   *[ungraded] ohne Urteil
}
reason = { reason-words }: { $label } { $points }
phrases = { $first }; { $last }
reason-words = { $line ->
    [sweeps] verschenkt { sweeps-name }
    [cards] verschenkt Karten
    [coins] verschenkt { bonus-suit }-Karten
    [settebello] riskiert die { bonus-suit }-Sieben
    [primiera] verschenkt die besten Karten einer Farbe
    [barmila] verschenkt die Siebenen
    [re_bello] riskiert den { bonus-suit }-König
    [two_of_clubs] { $pack ->
        [french] riskiert, die Kreuz-Zwei zu nehmen
       *[latin] riskiert, die Stab-Zwei zu nehmen
    }
    [honours] verschenkt Karten, die zählen
    [double_all] verschenkt die Verdopplung
    [napola] verschenkt die niedrigen { bonus-suit }-Karten
    [scaletta_bassa] verschenkt die niedrigen { bonus-suit }-Karten
    [scaletta_alta] verschenkt die hohen { bonus-suit }-Karten
    [declarations] verschenkt Meldungen
    [captures] verschenkt Punkte beim Nehmen
    [card_count] verschenkt Karten
    [shut-out] lässt den anderen alle Karten
    [winning-set] riskiert die Karten, die gewinnen
    [lowest] macht zu viele Punkte
   *[outright] riskiert alle { bonus-suit }-Karten
}
