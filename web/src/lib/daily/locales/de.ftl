daily-how = Jeden Tag dieselben vier Runden für alle, gegen denselben Computer. Zweimal gibst du, zweimal gibt der Computer. Es gibt keine Tipps, und du kannst aufhören und wiederkommen.
daily-play = Spielen
daily-continue = Weiterspielen
daily-result = Ergebnis
daily-past = Vergangene Tage
daily-past-detail = Die Spiele vergangener Tage, nur für dich.
daily-results-of = Ergebnisse: { $date }
daily-earlier = { $n ->
    [one] 1 früherer Tag
   *[other] { $n } frühere Tage
}
daily-copy = Ergebnis kopieren
daily-copied = Das Ergebnis ist kopiert.
daily-not-copied = Der Browser hat das Kopieren nicht erlaubt: Markiere den Text.
daily-working = Das Ergebnis wird berechnet…
daily-zone = Ein Tag endet um Mitternacht UTC, bei dir um { $time } Uhr.
daily-left = Noch { $hours } Std. { $minutes } Min. bis zum nächsten Spiel.
daily-table = Alle
daily-points = Punkte
daily-people = Personen
daily-rank = Platz { $rank } von { $attempts }.
daily-better = Besser als { $percent } % der anderen.
daily-nobody = Noch hat niemand ein Ergebnis.
daily-unranked = Dieses Spiel steht nicht in der Tabelle: Keine Runde wurde beendet, oder die Züge passen zu gut zu den verdeckten Karten.
daily-fixed = Die Karten standen vorher fest
daily-fixed-detail = Vor jedem Tag veröffentlicht der Server den SHA-256-Wert der Zahl, aus der die Karten folgen. Zwei Stunden nach dem Ende des Tages zeigt er die Zahl selbst, und jeder kann sie prüfen.
daily-commitment = SHA-256-Wert
daily-seed = Zahl
daily-decisions = Was gespielt wurde, und was am besten war
daily-decisions-own = Das sind deine Entscheidungen, mit dem, was andere nach denselben Zügen gespielt haben. Den besten Zug findet der Computer aus dem, was du sehen konntest.
daily-decisions-common = Das sind Entscheidungen, die viele zu treffen hatten. Den besten Zug findet der Computer aus dem, was der Spieler sehen konnte.
daily-decisions-none = An diesem Tag hat niemand gespielt.
daily-had = { $people ->
    [one] { $people } Person hatte diese Entscheidung
   *[other] { $people } Personen hatten diese Entscheidung
}
daily-found = { $best } von { $of } am besten
daily-in-hand = Hand
daily-best = am besten
daily-yours = du
groups-own = Deine Gruppen
groups-how = Eine Gruppe ist eine Klasse, eine Bar oder zwei Städte, die dasselbe Spiel des Tages spielen und eine Tabelle ihrer eigenen Ergebnisse sehen. Den anderen genügt ein Link.
groups-none = Hier gibt es keine Gruppen: Dazu braucht es einen Server mit einer Tabelle aller Spieler.
group-make = Gruppe anlegen
group-title = Name der Gruppe
group-shown = Die anderen in der Gruppe sehen deinen Namen und deine Punkte.
group-join = Der Gruppe beitreten
group-people = { $people ->
    [one] In dieser Gruppe ist { $people } Person.
   *[other] In dieser Gruppe sind { $people } Personen.
}
group-week = Die letzten sieben Tage
group-member = Name
group-sum = Summe
group-hidden = Wo ein Fragezeichen steht, läuft der Tag noch: Du siehst seine Ergebnisse, wenn dein eigenes Spiel zu Ende ist.
group-link = Link für die anderen
group-invitation = Spiel mit uns das Spiel des Tages.
group-leave = Gruppe verlassen
group-leave-detail = Deine Ergebnisse verschwinden aus der Tabelle. Wenn niemand mehr übrig ist, endet die Gruppe.
