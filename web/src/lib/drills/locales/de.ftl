# Die Seite der Übungen.

drills-lead = Zehn kleine Fragen zu einem Spiel. Die Uhr steht, während du liest, warum.
drills-choose = Was willst du üben?
drills-game = Spiel
drills-best = Bestes Ergebnis: { $right } von { $count } in { $seconds } s
drills-number = { $n } von { $of }
drills-clock = { $seconds } s
drills-right-so-far = { $n } richtig
drills-prime = { $n ->
    [0] Deine
   *[other] Die andere
}
drills-pile = { $n ->
    [0] Von deiner Seite genommen
   *[other] Von den anderen genommen
}
drills-card = Deine Karte
drills-right = Richtig. { $why }
drills-wrong = Nein: { $answer }. { $why }
drills-next = Weiter
drills-finish = Ergebnis
drills-result = { $right } von { $count } richtig in { $seconds } s
drills-new-best = Das ist dein bestes Ergebnis bisher.
drills-again = Noch zehn
drills-leave = Andere Übung
