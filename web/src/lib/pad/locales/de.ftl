# Der Punkteblock, für alle, die mit echten Karten spielen.
#
# $name, $names sind Spieler oder Teams; $n, $points, $target, $round, $count sind Zahlen; $line ist eine Zeile der
# Abrechnung; $title ist ein Spiel.

pad-lead = Zum Spielen mit echten Karten: Tippe an, wer gepunktet hat, und die Seite rechnet zusammen. Die Punkte bleiben auf diesem Gerät.
pad-game = Spiel
pad-target = Punkte zum Sieg
pad-names = Wer spielt, in der Reihenfolge am Tisch
pad-teams = Teams
pad-us = Wir
pad-them = Sie
pad-team-seat = { $name }, { $n }
pad-first-dealer = Gibt zuerst
pad-more = Punkte zum Sieg, wer zuerst gibt
pad-start = Los
pad-name-long = Ein Name hat höchstens { $most } Buchstaben, und die Punkte zum Sieg gehen von 1 bis 500.
pad-open-games = Spiele auf diesem Gerät
pad-open-detail = { $score }, es geht bis { $target }
pad-won-detail = { $score }, Sieg für { $name }
pad-unreadable = { $n ->
    [one] Ein Spiel auf diesem Gerät lässt sich nicht lesen. Es ist geblieben, wie es war.
   *[other] { $n } Spiele auf diesem Gerät lassen sich nicht lesen. Sie sind geblieben, wie sie waren.
}
pad-bad-link = Dieser Link ist beschädigt oder unvollständig und enthält kein Spiel. Lass ihn dir noch einmal schicken.
pad-newer-game = Diese Version der Seite kennt dieses Spiel nicht. Lade die Seite neu.
pad-missing = Dieses Spiel ist nicht auf diesem Gerät.
pad-shared = Jemand hat dir dieses Spiel geschickt.
pad-keep = Auf diesem Gerät behalten
pad-deals = { $name } gibt
pad-correcting = Korrektur der Runde { $n }
pad-other = Andere Punkte
pad-outright = Sofort gewonnen
pad-tap = { $line }, { $name }: { $points }
pad-less = { $line }, { $name }: weniger
pad-round-done = Runde beenden
pad-correction-done = Fertig
pad-remove-round = Diese Runde entfernen
pad-correct = Runde { $n } korrigieren
pad-rounds = Tippe auf die Nummer einer Runde, um sie zu korrigieren.
pad-full = Ein Spiel hat höchstens { $most } Runden. Beginne ein neues.
pad-count = Karten zählen
pad-count-lead = Tippe die Karten einer Seite an und gib den Rest der anderen.
pad-count-of = Karten von
pad-card-of = { $card }: { $name }
pad-card-of-nobody = { $card }: noch nicht gezählt
pad-left = { $n ->
    [0] Alle Karten sind gezählt.
    [one] Eine Karte fehlt noch.
   *[other] { $n } Karten fehlen noch.
}
pad-rest = Alle anderen Karten an { $name }
pad-score = Abrechnen
pad-count-away = Zum Zählen der Karten ist der Server nötig, und er antwortet nicht. Die Karten bleiben markiert; du kannst die Zeilen selbst antippen.
pad-count-refused = Diese Karten passen nicht zu den Punkten in den anderen Zeilen. Prüfe beides.
pad-share = Block teilen
pad-link = Link zu diesem Block
pad-link-detail = Der Link enthält das ganze Spiel. Auf keinem Server wird etwas gespeichert.
pad-picture = Als Bild teilen
pad-change = Namen und Punkte zum Sieg
pad-remove = Dieses Spiel entfernen
pad-remove-sure = Alle seine Runden verschwinden von diesem Gerät.
pad-list = Alle Spiele
