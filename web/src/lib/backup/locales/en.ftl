# The backup of what this browser keeps.

backup-title = Backup
backup-detail = One file with everything that this page keeps: your games with their records and results, house rules, links and settings. You can restore it on another device; nothing that is already there is lost.
backup-keys = Include unfinished games
backup-keys-detail = You can then go on with them on the other device. Anyone who has the file could play in your place, so keep it to yourself.
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
