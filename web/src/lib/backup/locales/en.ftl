# The backup of what this browser keeps.

backup-title = Backup
backup-detail = One file with everything that this page keeps: your games with their records and results, house rules, links and settings. You can restore it on another device; nothing that is already there is lost.
backup-keys = Include the keys to your seats
backup-keys-detail = With them you can go on with unfinished games on the other device, and anyone who has the file can play in your place: keep it to yourself. Without them only finished games are restored.
backup-save = Save to a file
backup-saved = { $n ->
    [one] { $n } game is in the file.
   *[other] { $n } games are in the file.
}
backup-without = { $n ->
    [one] { $n } unfinished game in this browser could not be put into the file, because the game is not running in this tab.
   *[other] { $n } unfinished games in this browser could not be put into the file, because the game is not running in this tab.
}
backup-restore = Restore from a file
backup-restored = { $n ->
    [0] This file has no game that is not already here.
    [one] { $n } game has been added; everything else is still here.
   *[other] { $n } games have been added; everything else is still here.
}
backup-unreadable = “{ $file }” is not a backup of Settebello, or it is damaged. Nothing has been changed.
backup-newer = “{ $file }” comes from a newer version of this page. Reload the page and try again; nothing has been changed.
backup-large = “{ $file }” is too large for a backup, which has at most { $n } MB. Nothing has been changed.
backup-no-room = This browser has no room for what is in the file. Nothing has been changed.
