# The games of this browser and what it keeps.
#
# $title is a game; $date is when it was opened; $name is a person; $own and $theirs are games won.

yours-lead = Your games are kept in this browser only; nobody else can see them.
yours-name-detail = Only your name is seen by others, at the tables where you play.
yours-name-saved = From now on you sit down as { $name }.
yours-none = No results yet: you have not finished a game in this browser. Finish one, and your results appear here, by opponent and by game.
yours-play = Play { $game } now
yours-finished = Finished games
yours-unfinished = Unfinished games
yours-record = Record
continue-of = Continue: { $title }, { $date }
yours-record-of = Download the record of { $title }, { $date }
yours-delete-of = Delete { $title }, { $date } from this list
yours-delete-all = Delete everything kept here
yours-delete-detail = Your name, your house rules, your games and settings disappear from this browser for good. A backup is the only way back.
yours-delete-sure = Delete your name, your house rules and the list of your games from this browser? This cannot be undone.
yours-delete-yes = Delete everything
yours-deleted = Everything kept here has been deleted.

head-to-head = Head to head
head-to-head-line = You { $own }, { $name } { $theirs }
head-to-head-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
