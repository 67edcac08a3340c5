# Die Regeln kurz: wenige Zeilen, die zum Spielen genügen.
#
# $game ist ein Spiel; $lines, $changes und $how kommen aus anderen Texten; $label ist eine Zeile der Abrechnung.

brief-turn = { $optional ->
    [on] Reihum spielt jeder eine Karte. Sie darf Karten vom Tisch nehmen; nimmt sie keine, bleibt sie liegen.
   *[off] Reihum spielt jeder eine Karte. Kann sie Karten vom Tisch nehmen, muss sie es; sonst bleibt sie liegen.
}
brief-takes = { $ways ->
    [equal] Eine Karte nimmt eine vom selben Wert.
    [sum] Eine Karte nimmt mehrere, die zusammen ihren Wert ergeben.
    [fifteen] Eine Karte nimmt, was mit ihr zusammen fünfzehn ergibt.
    [equal-sum] Eine Karte nimmt eine vom selben Wert oder mehrere, die zusammen ihren Wert ergeben.
    [equal-fifteen] Eine Karte nimmt eine vom selben Wert oder was mit ihr zusammen fünfzehn ergibt.
    [sum-fifteen] Eine Karte nimmt mehrere, die zusammen ihren Wert ergeben, oder was mit ihr zusammen fünfzehn ergibt.
   *[all] Eine Karte nimmt eine vom selben Wert, mehrere, die zusammen ihren Wert ergeben, oder was mit ihr zusammen fünfzehn ergibt.
}
brief-choice = { $choice ->
    [fewest] Sie nimmt so wenige Karten wie möglich.
   *[equal-first] Liegt eine vom selben Wert da, nimmt sie diese.
}
brief-round = Am Ende einer Runde: { $lines }.
brief-line = { $how ->
    [none] { $label } { $points }
   *[other] { $label } { $points } ({ $how })
}
brief-most = für die meisten
brief-least = ab { $least }
brief-best = für die besten Karten der vier Farben
brief-house-rules = { $game }, aber: { $changes }
brief-more = { $n ->
    [one] Noch eine Regel ist anders.
   *[other] Noch { $n } Regeln sind anders.
}
