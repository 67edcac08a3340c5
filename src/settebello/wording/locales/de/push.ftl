# Was eine Benachrichtigung sagt; $table ist der Titel des Tisches.

push-turn = Du bist am Zug: { $table }
push-filled = Der Tisch ist voll: { $table }
push-hurry = Deine Zeit läuft ab: { $table }
push-round = Öffne den Tisch, damit die nächste Runde gegeben wird: { $table }
push-invited = { $name } lädt dich ein: { $table }
