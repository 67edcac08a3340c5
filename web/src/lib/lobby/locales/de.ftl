# Die Lobby: Gegner finden, und die Tische, die allen offenstehen.

find-title = Gegner finden
find-game = Spiel
find-any-game = Irgendein Spiel
find-clock-any = Egal
find-programs = Auch gegen Programme spielen
find-make-profile = Leg ein Profil an, um gewertete Spiele zu spielen
find-profile = Du spielst als
find-go = Gegner finden
find-others = { $n ->
    [0] Gerade sucht sonst niemand.
    [one] Es sucht noch jemand.
   *[other] Es suchen noch { $n } andere.
}
seeking = Gegner wird gesucht…
seek-lost = Die Verbindung ist weg. Die Suche geht weiter, sobald sie wieder da ist.
seek-missed = Jemand ist nicht gekommen. Die Suche geht weiter, und du bist zuerst dran.
seek-replaced = Jetzt sucht ein anderes Fenster dieses Browsers.
practise = Inzwischen gegen den Computer spielen
practise-detail = Sobald jemand gefunden ist, bringt dich ein Fingertipp an den Tisch.
found = Gefunden: { $names }. Lust auf { $title }?
to-found-table = Zum Tisch
not-now = Jetzt nicht
people-here = { $n ->
    [one] Eine Person ist hier.
   *[other] { $n } Personen sind hier.
}
latest-games = Die letzten gewerteten Partien:
latest-game = { $names } gegen { $name }: gewonnen
open-tables = Offene Tische
open-seats = { $free ->
    [one] einer von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
open-target = bis { $n }
sit-down-with = Hinsetzen: { $title } mit { $name }
