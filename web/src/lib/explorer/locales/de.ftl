# Die Stellungsanalyse. Die Werte stehen in den Nachrichten der Analyse.
#
# $n ist eine Anzahl Karten, $name der Name eines Platzes.

explorer-title = Stellung
explorer-lead = Eine Stellung mit dem Wert jedes Zuges, den Blättern, die die anderen wahrscheinlich haben, und dem, was jede Stufe des Computers spielen würde.
explorer-working = Die Stellung wird untersucht …
explorer-damaged = Dieser Link ist beschädigt: Kopiere ihn noch einmal, und zwar ganz.
explorer-back = Eine andere Stellung
explorer-opponent = Gegner
explorer-partner = Partner
explorer-levels = Was der Computer spielen würde
explorer-likely = Wahrscheinliche Blätter
explorer-hand = { $n ->
    [one] { $name }: 1 verdeckte Karte
   *[other] { $name }: { $n } verdeckte Karten
}
explorer-none-hidden = Kein Blatt ist verdeckt.
explorer-likely-detail = { $knowledge ->
    [exact] Alle Karten sind bekannt.
    [every-hand] Alle möglichen Blätter sind berücksichtigt, je nachdem, wie gut sie die Züge erklären.
   *[sampled] Eine Stichprobe der möglichen Blätter ist berücksichtigt, je nachdem, wie gut sie die Züge erklären.
}
explorer-copy-link = Link kopieren
explorer-line = Stellung in einer Zeile
explorer-line-detail = Füge hier die Zeile einer Stellung ein. In einem Spielverlauf erledigt das „Diese Stellung untersuchen“.
explorer-paste = Eine Stellung einfügen
explorer-go-line = Diese Zeile untersuchen
explorer-more = Geber und Punkte bisher
explorer-go = Untersuchen
explorer-set-up = Eine Stellung aufbauen
explorer-game = Spiel
explorer-seats = Spieler
explorer-dealer = Wer gegeben hat
explorer-places = Zieh Karten an ihren Platz, oder wähle einen Platz und tippe seine Karten an
explorer-cards = Karten
explorer-last-position = Die Stellung vom letzten Mal
explorer-you = Du
explorer-taken = Gewonnen: { $name }
explorer-card-hidden = { $card }, verdeckt
explorer-card = { $card }: { $place }
explorer-begin = Beginne mit den Karten deiner Hand. Was du nirgends hinlegst, ist verdeckt.
explorer-hidden = { $n ->
    [one] 1 Karte ist verdeckt
   *[other] { $n } Karten sind verdeckt
}; davon haben die anderen je höchstens { $others }, der Rest liegt im Stapel.
explorer-last = Wer zuletzt genommen hat
explorer-sweeps = { sweeps-name }: { $name }
explorer-points = Punkte vor dieser Runde: { $name }
explorer-clear = Leeren
