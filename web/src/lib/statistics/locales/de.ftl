# Was die beendeten Spiele dieses Browsers sagen.
#
# $names, $name sind Personen; $n, $of, $first, $last sind Zahlen; $title ist die Überschrift eines Verlaufs.

statistics-none = Noch gibt es nichts zu zählen: In diesem Browser hast du noch kein Spiel beendet. Nach dem ersten siehst du hier:
statistics-later = { $what ->
    [won] wie oft du gewinnst, gegen jeden Gegner und in jedem Spiel
    [points] wie viele Punkte du vorn liegst, Spiel für Spiel
   *[decisions] nach der ersten Analyse, wie gut du entschieden hast
}
yours-by-game = Nach Spiel
yours-by-opponent = Nach Gegner
yours-game = Spiel
yours-opponents = Gegner
yours-won = Gewonnen
yours-share = Siegquote
yours-total = Alle
yours-with = { $names } (mit { $name })
yours-points = Punkte
yours-share-between = 95-%-Intervall: { $first } bis { $last }
yours-share-note = Unter jeder Siegquote steht ihr 95-%-Intervall: Nach wenigen Spielen ist noch fast alles möglich.
yours-of = { $n } von { $of }

progress-title = Im Lauf der Zeit
progress-ahead = Punkte Vorsprung, Spiel für Spiel
progress-loss = Punkte verloren je Zug, in analysierten Spielen
progress-graph = Verlauf: { $title }. Die Zahlen stehen in der Tabelle danach.
progress-mean = Mittel der letzten { $n } Spiele, mit seinem 95-%-Intervall
progress-few = Nach drei beendeten Spielen einer Art erscheinen deine Punkte hier.
progress-numbers = Die Zahlen
progress-date = Datum

decisions-title = Deine Entscheidungen
decisions-reviewed = Analysiert
decisions-mistakes = Fehler
decisions-lost = Verlust je Zug
decisions-note = Es zählen nur Züge, bei denen es eine Wahl gab; verloren sind Punkte. Grobe Fehler sind auch Fehler, Ungenauigkeiten nicht. Nach ± steht das 95-%-Intervall.
reviews-title = Fehler und Glück
reviews-none = Keines dieser Spiele ist analysiert, also lässt sich über Fehler und Glück nichts sagen. Wähle „Analyse“ bei einigen unter „Deine Spiele“: Ab dreien gegen denselben Gegner gibt es ein Intervall.

strength-title = Ohne das Glück der Karten
strength-lead = Gute Verteilungen werden von deinen Ergebnissen abgezogen und schlechte ausgeglichen: So zeigt sich früher, wie du spielst. Die kleinen Zahlen sind das 95-%-Intervall; der dünne Strich zeigt, wo gleich starke Spieler stünden.
strength-played = Ergebnis
strength-adjusted = Ohne Glück
strength-won = { $n ->
    [one] Gewonnen, von { $n } Spiel
   *[other] Gewonnen, von { $n } Spielen
}
strength-round = { $n ->
    [one] Vorsprung in { $n } Runde
   *[other] Vorsprung je Runde, aus { $n }
}
strength-more = { $n ->
    [one] Zu wenige Spiele, um zu sagen, wer stärker ist. Bleibt der Unterschied so, würde ein weiteres analysiertes Spiel es zeigen.
   *[other] Zu wenige Spiele, um zu sagen, wer stärker ist. Bleibt der Unterschied so, würden etwa { $n } weitere analysierte Spiele es zeigen.
}
strength-far = Der Unterschied ist so klein, dass es mehr als { $n } Spiele brauchte, um zu sagen, wer stärker ist.
strength-few = { $n ->
    [one] Zu wenige Spiele, um etwas zu sagen: Lass wenigstens noch eins analysieren.
   *[other] Zu wenige Spiele, um etwas zu sagen: Lass wenigstens noch { $n } analysieren.
}
strength-even = Bisher steht es genau gleich.
strength-ahead = Deine Seite ist stärker: Glück allein macht kaum einen solchen Unterschied.
strength-behind = Die anderen sind stärker: Glück allein macht kaum einen solchen Unterschied.
strength-unknown = In diesem Spiel ist keine Gewinnchance bekannt, also werden nur die Runden verglichen.
