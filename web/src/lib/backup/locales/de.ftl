# Die Sicherung dessen, was dieser Browser gespeichert hat.

backup-title = Sicherung
backup-detail = Eine Datei mit allem, was diese Seite gespeichert hat: deine Spiele mit Mitschriften und Ergebnissen, Hausregeln, Links und Einstellungen. Du kannst sie auf einem anderen Gerät wiederherstellen; nichts, was dort schon ist, geht verloren.
backup-keys = Angefangene Spiele mitspeichern
backup-keys-detail = Dann kannst du sie auf dem anderen Gerät fortsetzen. Wer die Datei hat, könnte an deiner Stelle spielen: Behalte sie für dich.
backup-save = In einer Datei sichern
backup-saved = { $n ->
    [one] { $n } Spiel ist in der Datei.
   *[other] { $n } Spiele sind in der Datei.
}
backup-without = { $n ->
    [one] { $n } unbeendetes Spiel in diesem Browser ist nicht in der Datei, weil das Spiel in diesem Tab nicht läuft.
   *[other] { $n } unbeendete Spiele in diesem Browser sind nicht in der Datei, weil das Spiel in diesem Tab nicht läuft.
}
backup-restore = Aus einer Datei wiederherstellen
backup-restored = { $n ->
    [0] In dieser Datei ist kein Spiel, das hier fehlt.
    [one] { $n } Spiel ist dazugekommen; alles andere ist noch da.
   *[other] { $n } Spiele sind dazugekommen; alles andere ist noch da.
}
backup-unreadable = „{ $file }“ ist keine Sicherung von Settebello oder ist beschädigt. Es wurde nichts geändert.
backup-newer = „{ $file }“ stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuche es noch einmal; es wurde nichts geändert.
backup-large = „{ $file }“ ist zu groß für eine Sicherung: Sie hat höchstens { $n } MB. Es wurde nichts geändert.
backup-no-room = Dieser Browser hat keinen Platz für den Inhalt der Datei. Es wurde nichts geändert.
