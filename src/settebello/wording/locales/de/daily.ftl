# Das Spiel des Tages: sein Ergebnis in Worten.

daily-share = Settebello { $day }: { $points } (Par { $par })
daily-points = Dein Ergebnis: { $points } Punkte gegen den Computer.
daily-unfinished = Bisher: { $points } Punkte gegen den Computer, nach { $played } von { $length } Runden.
daily-par = Par: { $par }. So viel macht der Computer aus deinen Karten.
daily-luck = Ohne das Glück beim Geben: { $without } ± { $error }.
daily-proves = Ein Tag beweist wenig: In vier Runden entscheiden oft mehr die Karten als das Spiel.
