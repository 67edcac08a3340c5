# Friends: people who have played together and have both agreed.

friends-title = Friends
friend-here = here now
friend-away = not here now
friend-invite = Invite
friend-invite-of = Invite { $name } to a game
friend-invite-detail = A table opens, and { $name } is told as soon as they look at this page.
friend-invite-by-day = A table opens, and { $name } is told. You need not be here at the same time.
friend-game = Game
friend-invites = { $name } invites you to a game of { $title }.
friend-go = Go to the table
friend-not-now = Not now
friend-add = Add { $name } as a friend
friend-asks = { $name } would like to be your friend.
friend-agree = Agree
friend-agree-of = Be friends with { $name }
friend-decline = No, thanks
friend-decline-of = No, thanks: decline the request of { $name }
friend-asked = You have asked { $name } to be your friend.
friend-withdraw = Withdraw
friend-withdraw-of = Withdraw the request to { $name }
friend-are = You and { $name } are friends.
friend-remove = Remove
friend-remove-of = Remove { $name } from your friends
friend-remove-sure = You no longer see when { $name } is here, and cannot invite each other. You can add each other again after a game.
