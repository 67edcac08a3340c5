# Die Stellungsanalyse: eine Stellung mit den Werten ihrer Züge, den wahrscheinlichen Blättern und der Wahl jeder Stufe.

explorer-values = Werte ({ $knowledge ->
    [exact] genau: alle Karten sind bekannt
    [every-hand] alle möglichen Blätter sind berücksichtigt
    [forced] es gibt nur einen Zug
   *[sampled] aus einer Stichprobe der möglichen Blätter
}):
explorer-likely = Wahrscheinliche Blätter ({ $knowledge ->
    [exact] alle Karten sind bekannt
    [every-hand] alle möglichen Blätter sind berücksichtigt
   *[sampled] aus einer Stichprobe
}):
explorer-none-hidden = Kein Blatt ist verdeckt.
explorer-hand = Platz { $seat } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}): { $cards }
explorer-levels = Was jede Stufe spielen würde:
explorer-action = Zug
