# Übungen: kleine Fragen zu einem Spiel.

drill-kind = { $kind ->
    [captures] Was darf diese Karte nehmen?
    [primiera] Wessen Primiera ist besser?
    [sevens] Zähl die Sieben
    [certain] Was steht schon fest?
   *[sweeps] Lass keine { sweep-name } zu
}
drill-question = { $kind ->
    [captures] Was darf diese Karte nehmen: { $card }?
    [primiera] Das sind die besten Karten jeder Farbe. Wessen Primiera ist besser?
    [sevens] Wie viele Sieben hast du noch nicht gesehen?
    [certain] Welcher Punkt gehört dir schon, was auch geschieht?
   *[sweeps] Welche Karte kannst du ablegen, ohne dass eine einzelne Karte den Tisch leert?
}
drill-side = { $side ->
    [first] deine
    [second] die andere
   *[nobody] keine
}
drill-nothing = nichts
drill-why = { $reason ->
    [equal-first] Auf dem Tisch liegt eine gleiche Karte, und die muss zuerst genommen werden: { $cards }.
    [equal] Eine gleiche Karte: { $cards }.
    [sum] Ihr Wert ist die Summe von { $cards }.
    [fifteen] Mit { $cards } macht sie fünfzehn.
    [all] Sie nimmt alles, was auf dem Tisch liegt: { $cards }.
    [takes] Sie nimmt { $cards }.
    [nothing] Keine Karte und keine Summe passt: Sie wird abgelegt.
    [values] Deine ist { $mine } wert, die andere { $other }.
    [out] Noch nicht gesehen: { $cards }.
    [none-out] Du hast alle vier gesehen.
   *[anyway] Du bekommst ihn, auch wenn die anderen alle übrigen Karten nehmen.
}
drill-swept = { $safe ->
    [yes] { $play }: Nichts leert den Tisch.
   *[no] { $count ->
        [one] { $play }: Den Tisch leert { $cards }.
       *[other] { $play }: Den Tisch leert jede von diesen: { $cards }.
    }
}
