match-how = An allen Tischen werden die gleichen Karten gespielt. Jedes Team hat zwei Paare auf den gegenüberliegenden Seiten zweier Tische: Kartenglück zählt nicht, nur wie ihr spielt.
match-game = Spiel
match-tables = Tische
match-boards = Boards
match-make = Match anlegen
match-size = { $tables } Tische, { $boards } Boards
match-is-closed = Das Match ist geschlossen.
match-link = Link zum Match
match-table = Tisch { $n }
match-team = Team { $n }
match-waiting = Wartet auf Spieler
match-playing = Board { $board } von { $boards }
match-finished = Fertig
match-stopped = Nicht fertig
match-free = Frei
match-sit = Platz nehmen
match-to-table = Zum Tisch
match-result = Ergebnis
match-so-far = Nach { $boards ->
        [one] einem Board
       *[other] { $boards } Boards
    }
match-place = Platz
match-team-head = Team
match-points = Matchpunkte
match-difference = Punkte
match-by-board = Board für Board
match-board-head = Board
match-margins = Die Punkte des Paars auf den Plätzen 1 und 3 minus die des anderen. Ein Board zählt, wenn alle Tische es fertig gespielt haben; wird das Match vorher geschlossen, zählt es als Gleichstand.
match-shuffle = Die Karten
match-packs = In einem Match mischen die Geräte nicht mit: Der Server gibt an allen Tischen die gleichen Karten, aus einer einzigen geheimen Zahl.
match-check = Der SHA-256 dieser Zahl stand fest, als das Match angelegt wurde. Die Zahl wird gezeigt, wenn das Match schließt: So kann jeder prüfen, dass die Karten nicht später ausgesucht wurden.
match-commitment = SHA-256 der Zahl
match-seed = Die Zahl
match-close = Match schließen
match-close-detail = Niemand kann weiterspielen. Ein Board, das ein Tisch nicht fertig gespielt hat, zählt als Gleichstand mit allen anderen.
match-to = Zum Match
