# Spiele in diesem Browser, ohne Server.

tab-asking = Dafür braucht es das Spiel selbst, das geladen werden muss: { $size } MB. Danach geht es auch ohne Netz.
tab-first-time = Beim ersten Mal werden { $size } MB geladen; danach geht es auch ohne Netz.
tab-load = Laden
tab-loading = Das Spiel wird geladen: { $done } von { $size } MB
tab-loading-once = Nur dieses eine Mal: Es bleibt auf diesem Gerät und geht dann auch ohne Netz.
tab-starting = Das Spiel wird gestartet…
tab-elsewhere = Deine Spiele sind in einem anderen Tab oder Fenster dieses Browsers offen.
tab-take-over = Hier spielen
tab-failed-unsupported = Dieser Browser ist zu alt für das Spiel. Mit den aktuellen Versionen von Chrome, Edge, Firefox und Safari geht es.
tab-failed-missing = Das Spiel ist noch nicht auf diesem Gerät und lässt sich gerade nicht laden. Versuche es wieder, sobald du verbunden bist.
tab-failed-interrupted = Das Laden wurde unterbrochen. Was angekommen ist, bleibt da, und der Rest folgt.
tab-failed-damaged = Die Dateien des Spiels passen nicht zusammen: Vielleicht wurde diese Seite gerade aktualisiert.
tab-failed-python = Das Spiel ließ sich nicht starten.
tab-failed-unusable = Die Spiele in diesem Browser ließen sich nicht öffnen. Vielleicht hat sie eine neuere Version dieser Seite gespeichert.
tab-failed-hangs = Das Spiel antwortet nicht mehr. Alles, was gespielt wurde, ist noch da.
tab-failure-detail = Für eine Meldung: { $detail }
tab-trouble-full = Dieser Browser hat keinen Platz mehr für deine Spiele. Du kannst weiterspielen, aber was du ab jetzt spielst, ist weg, wenn du die Seite schließt. Lösche Dateien oder Daten anderer Websites auf diesem Gerät, um Platz zu schaffen.
tab-trouble-lost = Dieser Browser kann deine Spiele nicht mehr speichern. Du kannst weiterspielen, aber was du ab jetzt spielst, ist weg, wenn du die Seite schließt.
tab-trouble-forbidden = Dieser Browser lässt die Seite keine Spiele speichern. Du kannst spielen, aber deine Spiele sind weg, wenn du die Seite schließt.
tab-meanwhile = Bis der Server wieder da ist, kannst du auf diesem Gerät gegen den Computer spielen.
tab-play-meanwhile = Solange hier spielen
tab-playing-meanwhile = Bis der Server wieder da ist, werden neue Spiele in diesem Browser gespielt. Sie bleiben hier, und du spielst sie auch danach hier weiter.
tab-offline-title = Ohne Netz spielen
tab-offline-detail = { $size } MB werden einmal geladen. Danach kannst du auf diesem Gerät gegen den Computer spielen, auch wenn der Server nicht zu erreichen ist.
tab-offline-prepare = Dieses Gerät vorbereiten
tab-offline-ready = Auf diesem Gerät kann man ohne Netz gegen den Computer spielen.
