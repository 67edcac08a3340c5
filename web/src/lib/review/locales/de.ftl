# Die Analyse eines Spiels. Die Urteile, die Teile des Glücks und die Spalten der Tabellen stehen in study.ftl und luck.ftl
# des Servers.
#
# $name ist, wer spielt; $points, $chance, $loss, $first, $last, $least sind Zahlen als Text; $turn ist eine Stelle wie 3.14.

## Wird gemacht, oder geht nicht

review-progress = Das Spiel wird analysiert
review-waiting = Die Analyse wartet, bis sie an der Reihe ist.
review-running = { $n } % der Entscheidungen sind beurteilt.
review-leave = Du kannst diese Seite verlassen: Die Analyse geht weiter und bleibt beim Spiel.
review-again = Noch einmal
review-only-players = Wer bei diesem Spiel am Tisch saß, kann es analysieren lassen, in dem Browser, in dem gespielt wurde.

## Der Bericht

review-seen-by = Vom Platz von
review-story = { $story ->
    [won-cards] Mehr durch die Karten als durch die Entscheidungen gewonnen.
    [won-decisions] Mehr durch die Entscheidungen als durch die Karten gewonnen.
    [lost-cards] Mehr durch die Karten als durch die Entscheidungen verloren.
   *[lost-decisions] Mehr durch die Entscheidungen als durch die Karten verloren.
}
review-story-parts = In Punkten: die Karten { $cards }, die Entscheidungen von { $name } { $own }, die der anderen { $others }.
review-graph = Gewinnchance: { $name }
review-graph-label = Verlauf der Gewinnchance von { $name }: { $first } am Anfang, { $last } am Ende; am kleinsten war sie mit { $least } im Zug { $turn }.
review-graph-position = Stelle im Spiel
review-graph-note = Jeder Punkt zeigt die Chance nach dem, was die Person am Zug wissen konnte. Das Band ist das 95-%-Intervall; farbige Punkte sind die Stellen weiter unten.
review-graph-table = Der Verlauf als Tabelle
review-at-end = Das Ende
review-round = Runde
review-first = am Anfang
review-last = am Ende
review-least = kleinste
review-most = größte
review-luck = Glück und Entscheidungen
review-luck-note = Von dem, was zu erwarten war, bis zum Ergebnis: Jeder Teil beginnt, wo der vorige endet. Nach ±, und als Linie am Ende jedes Balkens: das 95-%-Intervall. Entscheidungen können zusammen mehr als 100 % ausmachen: Was eine Partei verschenkt, kann die andere zurückgeben.
review-moments-by = Stellen: { $name }
review-moments-note = Ein Zug wird nach dem markiert, was er kostet: ab { $inaccuracy } Punkten ist er eine Ungenauigkeit, ab { $mistake } ein Fehler, ab { $blunder } ein grober Fehler. Gemessen wird zweimal, vom Urteil und durch tausendmaliges Ausspielen beider Züge; der kleinere Wert zählt. Wo die Gewinnchance bekannt ist, wird sie gemessen, in Punkten.
review-moments = Stellen
review-order = Reihenfolge
review-order-cost = Teuerste zuerst
review-order-game = Wie gespielt
review-shown = Zeigen
review-shown-nothing = Nichts
review-shown-played = Was gespielt wurde
review-shown-best = Auch die Lösung
review-loss = { $points } Punkte
review-loss-chance = { $chance } Gewinnchance
review-cost = kostet { $points } Punkte
review-judged = Urteil: { $loss }
review-played-out = Tausendmal zu Ende gespielt: { $loss }
review-retry = Probieren
review-retry-of = Zug { $turn } probieren
review-replay-of = Zug { $turn } ansehen
review-summary = Die Entscheidungen in Zahlen
review-mean-loss = Punkte verloren je Entscheidung
review-by-line = Durch Fehler verlorene Punkte, nach Zeilen der Abrechnung
review-mean-note = Nur Entscheidungen mit einer Wahl zählen. Nach ±: das 95-%-Intervall.
review-thorough = Gründlicher analysieren
review-kept = Das Spiel und seine Analyse bleiben unter einem dauerhaften Link: Wer die Adresse hat, kann beides sehen.
review-method = Wie bewertet wurde
review-method-note = Die Bewertung kennt nur, was man am Tisch wissen konnte. Sie legt die verdeckten Karten auf viele mögliche Arten aus, spielt nach jedem Zug weiter und vergleicht die Ergebnisse. Zwei Analysen lassen sich vergleichen, wenn Richter und Genauigkeit gleich sind.

## Eine Stelle

review-moment = Stelle
review-moment-of = Stelle { $n } von { $of }
review-previous = Vorige Stelle
review-next = Nächste Stelle
review-back = Zurück zur Analyse
review-question = Was würdest du für { $name } spielen?
review-is-best = Das ist am besten.
review-as-good = So gut wie das Beste: Der Unterschied liegt innerhalb des Fehlers.
review-worse = Es geht besser: { $loss }. Probiere es noch einmal, oder sieh die Lösung an.
review-answer = Lösung zeigen
review-tried = deine Wahl
review-values = Werte aller Züge
review-knowledge = { $knowledge ->
    [exact] Alle Karten waren bekannt: Die Werte sind exakt.
    [every-hand] Alle möglichen verdeckten Blätter wurden angesehen.
   *[sampled] { $worlds } der möglichen Blätter wurden angesehen.
} Punkte: wie viele mehr als den anderen die Runde noch bringt.
