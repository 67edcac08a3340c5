# What a notification says; $table is the title of the table.

push-turn = It is your turn: { $table }
push-filled = The table has filled: { $table }
push-hurry = Your time is running out: { $table }
push-round = The next round waits for you to open the table: { $table }
push-invited = { $name } invites you: { $table }
