# Die Spiele dieses Browsers und was er aufbewahrt.
#
# $title ist ein Spiel; $date ist, wann es begonnen hat; $name ist eine Person; $own und $theirs sind gewonnene Spiele.

yours-lead = Deine Spiele bewahrt nur dieser Browser auf, und niemand sonst kann sie sehen.
yours-name-detail = Die anderen sehen nur deinen Namen, an den Tischen, an denen du spielst.
yours-name-saved = Von jetzt an sitzt du als { $name } am Tisch.
yours-none = Noch keine Ergebnisse: In diesem Browser hast du noch kein Spiel beendet. Danach stehen sie hier, nach Gegner und nach Spiel.
yours-play = Jetzt { $game } spielen
yours-finished = Beendete Spiele
yours-unfinished = Unbeendete Spiele
yours-record = Mitschrift
continue-of = Weiterspielen: { $title }, { $date }
yours-record-of = Mitschrift von { $title }, { $date } herunterladen
yours-delete-of = { $title }, { $date } aus dieser Liste nehmen
yours-delete-all = Alles hier Gespeicherte löschen
yours-delete-detail = Dein Name, deine Hausregeln, deine Spiele und Einstellungen verschwinden endgültig aus diesem Browser. Nur eine Sicherung bringt sie zurück.
yours-delete-sure = Deinen Namen, deine Hausregeln und die Liste deiner Spiele aus diesem Browser löschen? Das lässt sich nicht rückgängig machen.
yours-delete-yes = Alles löschen
yours-deleted = Alles hier Gespeicherte ist gelöscht.

head-to-head = Direkter Vergleich
head-to-head-line = Du { $own }, { $name } { $theirs }
head-to-head-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
