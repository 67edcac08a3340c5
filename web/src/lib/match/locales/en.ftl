match-how = All tables play the same packs. Each team has two pairs on opposite sides of two tables, so luck with the cards counts for nothing: only how you play them does.
match-game = Game
match-tables = Tables
match-boards = Boards
match-make = Make the match
match-size = { $tables } tables, { $boards } boards
match-is-closed = The match is closed.
match-link = Link to the match
match-table = Table { $n }
match-team = Team { $n }
match-waiting = Waiting for players
match-playing = Board { $board } of { $boards }
match-finished = Finished
match-stopped = Not finished
match-free = Free
match-sit = Take a seat
match-to-table = To the table
match-result = Result
match-so-far = After { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
match-place = Place
match-team-head = Team
match-points = Match points
match-difference = Points
match-by-board = Board by board
match-board-head = Board
match-margins = The points of the pair at seats 1 and 3, less those of the other pair. A board counts once all tables have finished it; if the match closes before, it counts as a tie.
match-shuffle = The packs
match-packs = In a match the devices do not take part in the shuffle: the server deals the same packs at all tables, from one secret number.
match-check = The SHA-256 of that number was fixed when the match was made. The number is shown when the match closes, so anybody can check that the packs were not chosen later.
match-commitment = SHA-256 of the number
match-seed = The number
match-close = Close the match
match-close-detail = Nobody can play on. A board that a table has not finished counts as a tie with every other table.
match-to = To the match
