# Das Glück: das Ergebnis eines Spiels in Teilen.
#
# $side ist eine Person oder ein Team; $deals sind Stellen wie 3.2 (Runde 3, Verteilung 2), jede mit ihren Punkten.

luck-result = Ergebnis von { $side }
luck-expected = vor den Karten zu erwarten
luck-deals = Glück der Verteilungen
luck-hidden = verdeckte Karten
luck-decisions = Entscheidungen von { $side }
luck-rest = Rest
luck-most = Die wichtigsten Verteilungen (Runde.Verteilung): { $deals }.
luck-value = Das Glück wird mit der Wertfunktion { $value } gemessen.
luck-of = aus
luck-mean = Mittel
luck-adjusted = ohne Glück
luck-factor = Varianz geteilt durch
luck-more = weitere Spiele
luck-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
luck-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}
luck-more-note = Weitere Spiele: wie viele nötig wären, um die beiden zu unterscheiden, wenn der Unterschied so bleibt. Nach ±: das 95-%-Intervall.
