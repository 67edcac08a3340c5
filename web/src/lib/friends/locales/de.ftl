# Friends: people who have played together and have both agreed.

friends-title = Freunde
friend-here = gerade hier
friend-away = gerade nicht hier
friend-invite = Einladen
friend-invite-of = { $name } zu einer Partie einladen
friend-invite-detail = Ein Tisch wird eröffnet, und { $name } erfährt es beim nächsten Blick auf diese Seite.
friend-invite-by-day = Ein Tisch wird eröffnet, und { $name } erfährt es. Ihr müsst nicht gleichzeitig hier sein.
friend-game = Spiel
friend-invites = { $name } lädt dich zu einer Partie { $title } ein.
friend-go = Zum Tisch
friend-not-now = Nicht jetzt
friend-add = { $name } als Freund hinzufügen
friend-asks = { $name } möchte mit dir befreundet sein.
friend-agree = Annehmen
friend-agree-of = Mit { $name } befreundet sein
friend-decline = Nein, danke
friend-decline-of = Nein, danke: die Anfrage von { $name } ablehnen
friend-asked = Du hast { $name } eine Freundschaftsanfrage geschickt.
friend-withdraw = Zurückziehen
friend-withdraw-of = Die Anfrage an { $name } zurückziehen
friend-are = Du und { $name } seid jetzt befreundet.
friend-remove = Entfernen
friend-remove-of = { $name } aus deinen Freunden entfernen
friend-remove-sure = Du siehst dann nicht mehr, wann { $name } hier ist, und ihr könnt euch nicht mehr einladen. Nach einer Partie könnt ihr euch wieder hinzufügen.
