# Aufgaben. Werte und Gründe stehen in den Meldungen der Analyse.
#
# $n, $solved, $tried, $rating und $error sind Zahlen; $time ist eine Dauer wie 2:59.

puzzles-lead = Stellungen aus echten Spielen mit einem einzigen besten Zug. Finde ihn und sieh dann, warum.
puzzles-rating = Deine Wertung
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = Alle beginnen bei 1500. Sie steigt mit jeder Aufgabe, die du auf Anhieb löst, und fällt mit jedem Fehler.
puzzles-solved = { $solved } von { $tried } im ersten Versuch gelöst
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-any-game = Alle Spiele
puzzles-any-theme = Alle Themen
puzzles-any-difficulty = Beliebig
puzzles-seats = { $game }, zu { $n }
puzzles-level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzles-about = { $theme ->
    [settebello] Die Settebello
    [sevens] Die Siebenen zählen
    [primiera] Primiera
    [coins] Die Münzen
    [cards] Die meisten Karten
    [sweeps] { sweeps-name } machen und verhindern
    [declarations] Ansagen
    [partner] Mit Partner spielen
    [last-deal] Das letzte Austeilen
   *[game] Das Spiel gewinnen statt Punkte
}
puzzles-start = Aufgaben lösen
puzzles-left = { $n ->
    [0] Die hast du alle schon versucht. Wähle andere.
    [one] 1 Aufgabe, die du noch nicht versucht hast
   *[other] { $n } Aufgaben, die du noch nicht versucht hast
}
puzzles-runs = Gegen dich selbst
puzzles-run = { $run ->
    [streak] Serie
   *[storm] Sturm
}
puzzles-run-detail = { $run ->
    [streak] Von leicht bis schwer, bis zum ersten Fehler.
   *[storm] So viele wie möglich in drei Minuten.
}
puzzles-best = Dein Bestes: { $n }
puzzles-puzzle = Aufgabe
puzzles-question = Was spielst du?
puzzles-right = Richtig: Das ist der beste Zug.
puzzles-wrong = Es geht besser: { $loss }. Versuch es noch einmal, oder sieh die Lösung an.
puzzles-missed = Das war nicht der beste Zug: { $loss }.
puzzles-shown = Das ist der beste Zug.
puzzles-yours = Deine Wahl
puzzles-instead = Stattdessen
puzzles-continuation = So geht es wahrscheinlich weiter, aber nicht sicher
puzzles-next = Nächste Aufgabe
puzzles-back = Alle Aufgaben
puzzles-run-solved = { $n ->
    [one] 1 gelöst
   *[other] { $n } gelöst
}
puzzles-time-left = Noch { $time }
puzzles-run-over = { $run ->
    [streak] Die Serie ist zu Ende: { $n } gelöst.
   *[storm] Die Zeit ist um: { $n } gelöst.
}
puzzles-record = Das ist dein bestes Ergebnis.
puzzles-run-again = Noch einmal
puzzles-opponent = Gegner
puzzles-partner = Partner
puzzles-gone = Diese Aufgabe gehört nicht zu denen dieser Seite. Wähle eine andere.
puzzles-result = Ergebnis
puzzles-own = Aus deinen Spielen
puzzles-own-detail = Deine eigenen Fehler in analysierten Spielen, noch einmal gespielt.
puzzles-own-moments = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}
puzzles-own-more = Weitere Spiele
puzzles-explorer = Stellung
puzzles-explorer-detail = Was jeder Zug in einer eigenen Stellung wert ist.
puzzles-explore = Eine Stellung untersuchen
