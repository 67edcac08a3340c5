# The page of the profile: a name that people keep without an account.

profile-title = Your profile
profile-lead = A name that is yours on this server, without an account, an address or a password.
profiles-off = This server keeps no profiles.
profile-make-title = Keep your name
profile-make-detail = Others at your table see that the name is yours, and nobody else can take it. The server stores nothing personal except the name.
profile-make = Keep this name
profile-restore-title = Do you have a profile already?
profile-restore-detail = Type the twelve words of its recovery phrase to use it on this device too.
profile-phrase = Recovery phrase
profile-restore = Restore the profile
profile-phrase-title = Your recovery phrase
profile-phrase-detail = These words bring your profile to another device, and back if you lose this one. Write them down in this order: they are shown only now. Whoever has them has your profile.
profile-print = Print
profile-phrase-done = I have written them down
profile-phrase-new = New recovery phrase
profile-phrase-new-detail = The phrase cannot be shown again. A new one replaces it: the old words then no longer work.
profile-name-title = Name
profile-rename = Change the name
profile-renamed = Your name is now { $name }.
profile-devices-title = Devices
profile-device-remove = Remove
profile-device-remove-of = Remove { $name }, since { $time }
profile-blocked-title = Blocked
profile-blocked-detail = You are never seated at the same table. They are not told.
profile-blocked-none = You have blocked nobody. You can block people in the list of people at a table, if they have a profile or the lobby has brought you together.
profile-unblock = Unblock
profile-unblock-of = Unblock { $name }
profile-delete = Delete the profile
profile-delete-detail = Deletes the name, its devices and its blocks from the server, on all devices and for good. The name is then free for others. Records of games that you have played keep the name.
profile-delete-sure = Delete { $name } for good, on all devices?
profile-deleted = The profile has been deleted.
profile-gone = This profile does not exist any more. You can make a new one.
ratings-title = Ratings
ratings-detail = Everybody begins at 1500. A rating rises when you win, most of all against strong players, and falls when you lose.
rating-line = Most likely between { $low } and { $high }. Rated games: { $games }, won: { $won }.
ratings-none = You have played no rated game yet. Switch on “Rated game” when you look for an opponent, or when you open a table with open seats only.
profile-people-met = You have met { $n ->
    [one] one other person
   *[other] { $n } other people
} in rated games.
profile-results = Last rated games
profile-result = { $result ->
    [won] Won against { $names }
   *[lost] Lost against { $names }
}
profile-result-gone = somebody who is no longer here
best-link = Best players
best-title = Best players
best-detail = Players with at least { $n } rated games on at least { $days } days, who have met { $people } others with as many. The number is the best estimate of their strength, and the range says how sure it is: the true strength is almost certainly in it.
best-month = This month
best-ever = Of all time
best-month-detail = With at least { $n } rated games this month. The games are those of this month.
best-month-none = Nobody has played enough rated games this month.
best-none = Nobody has played enough rated games yet.
best-later = The best players of this month and of all time will be listed here, with their ratings. Anyone who plays rated games against other people can be among them. Save a name in your profile, then look for an opponent.
best-pool = Games
pool = { $family }, { $n } players
pool-programs = { $family }, { $n } players, programs
