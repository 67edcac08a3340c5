# Die Seite des Profils: ein Name, den man ohne Konto behält.

profile-title = Dein Profil
profile-lead = Ein Name, der auf diesem Server dir gehört, ohne Konto, Adresse und Passwort.
profiles-off = Dieser Server führt keine Profile.
profile-make-title = Deinen Namen behalten
profile-make-detail = Die anderen am Tisch sehen, dass der Name dir gehört, und niemand sonst bekommt ihn. Der Server speichert außer dem Namen nichts Persönliches.
profile-make = Diesen Namen behalten
profile-restore-title = Hast du schon ein Profil?
profile-restore-detail = Gib die zwölf Wiederherstellungswörter ein, um es auch auf diesem Gerät zu verwenden.
profile-phrase = Wiederherstellungswörter
profile-restore = Profil wiederherstellen
profile-phrase-title = Deine Wiederherstellungswörter
profile-phrase-detail = Mit diesen Wörtern holst du dein Profil auf ein anderes Gerät, auch wenn du dieses verlierst. Schreib sie in dieser Reihenfolge auf: Sie werden nur jetzt angezeigt. Wer sie hat, hat dein Profil.
profile-print = Drucken
profile-phrase-done = Ich habe sie aufgeschrieben
profile-phrase-new = Neue Wiederherstellungswörter
profile-phrase-new-detail = Die Wörter lassen sich nicht noch einmal anzeigen. Neue ersetzen sie: Die alten gelten dann nicht mehr.
profile-name-title = Name
profile-rename = Namen ändern
profile-renamed = Du heißt jetzt { $name }.
profile-devices-title = Geräte
profile-device-remove = Entfernen
profile-device-remove-of = { $name } entfernen, seit { $time }
profile-blocked-title = Blockiert
profile-blocked-detail = Ihr setzt euch nicht an denselben Tisch. Davon erfahren sie nichts.
profile-blocked-none = Du hast niemanden blockiert. In der Liste der Leute am Tisch lassen sich alle blockieren, die ein Profil haben oder die du in der Lobby gefunden hast.
profile-unblock = Freigeben
profile-unblock-of = { $name } freigeben
profile-delete = Profil löschen
profile-delete-detail = Löscht den Namen, seine Geräte und Blockierungen vom Server, auf allen Geräten und endgültig. Der Name ist dann für andere frei. Die Mitschriften deiner Spiele behalten den Namen.
profile-delete-sure = { $name } auf allen Geräten endgültig löschen?
profile-deleted = Das Profil ist gelöscht.
profile-gone = Dieses Profil gibt es nicht mehr. Du kannst ein neues anlegen.
ratings-title = Wertungen
ratings-detail = Alle beginnen bei 1500. Eine Wertung steigt, wenn du gewinnst, vor allem gegen Starke, und fällt, wenn du verlierst.
rating-line = Am ehesten zwischen { $low } und { $high }. Gewertete Spiele: { $games }, gewonnen: { $won }.
ratings-none = Du hast noch kein gewertetes Spiel gespielt. Schalte „Gewertetes Spiel“ ein, wenn du einen Gegner suchst oder einen Tisch nur mit offenen Plätzen eröffnest.
profile-people-met = In gewerteten Partien bist du { $n ->
    [one] einer anderen Person
   *[other] { $n } anderen Personen
} begegnet.
profile-results = Die letzten gewerteten Partien
profile-result = { $result ->
    [won] Gewonnen gegen { $names }
   *[lost] Verloren gegen { $names }
}
profile-result-gone = jemanden, der nicht mehr hier ist
best-link = Die besten Spieler
best-title = Die besten Spieler
best-detail = Wer an mindestens { $days } Tagen mindestens { $n } gewertete Spiele gespielt hat, auch gegen { $people } andere, die das getan haben. Die Zahl ist die beste Schätzung der Stärke, und der Bereich sagt, wie sicher sie ist: Die wahre Stärke liegt fast sicher darin.
best-month = Diesen Monat
best-ever = Aller Zeiten
best-month-detail = Mit mindestens { $n } gewerteten Partien in diesem Monat. Gezählt sind die Partien dieses Monats.
best-month-none = In diesem Monat hat noch niemand genug gewertete Partien gespielt.
best-none = Noch hat niemand genug gewertete Spiele gespielt.
best-later = Hier stehen die Besten des Monats und aller Zeiten, mit Namen und Wertung. Dazu gehören kann, wer gewertete Spiele gegen andere Menschen spielt. Behalte einen Namen in deinem Profil, dann suche einen Gegner.
best-pool = Spiele
pool = { $family }, { $n } Spieler
pool-programs = { $family }, { $n } Spieler, Programme
