# The explorer. The values are in the messages of a review.
#
# $n is a number of cards, $name the name of a seat.

explorer-title = Explorer
explorer-lead = A position, with the value of every play, the hands that others are likely to hold, and what each level of the computer would play.
explorer-working = Exploring the position …
explorer-damaged = This link is damaged: copy it once more, whole.
explorer-back = Another position
explorer-opponent = Opponent
explorer-partner = Partner
explorer-levels = What the computer would play
explorer-likely = Likely hands
explorer-hand = { $n ->
    [one] { $name }: 1 hidden card
   *[other] { $name }: { $n } hidden cards
}
explorer-none-hidden = No hand is hidden.
explorer-likely-detail = { $knowledge ->
    [exact] Every card is known.
    [every-hand] Every possible hand was considered, by how well it explains what was played.
   *[sampled] A sample of the possible hands was considered, by how well they explain what was played.
}
explorer-copy-link = Copy the link
explorer-line = Position in one line
explorer-line-detail = Paste the line of a position here. In a replay, “Explore this position” does it for you.
explorer-paste = Paste a position
explorer-go-line = Explore this line
explorer-more = Dealer and points so far
explorer-go = Explore
explorer-set-up = Set up a position
explorer-game = Game
explorer-seats = Players
explorer-dealer = Who dealt
explorer-places = Drag cards to a place, or choose a place and tap its cards
explorer-cards = Cards
explorer-last-position = The position of last time
explorer-you = You
explorer-taken = Taken: { $name }
explorer-card-hidden = { $card }, hidden
explorer-card = { $card }: { $place }
explorer-begin = Begin with the cards of your hand. Cards that you do not place count as hidden.
explorer-hidden = { $n ->
    [one] 1 card is hidden
   *[other] { $n } cards are hidden
}; of these the others hold up to { $others } each, and the rest is in the stock.
explorer-last = Who took last
explorer-sweeps = { sweeps-name }: { $name }
explorer-points = Points before this round: { $name }
explorer-clear = Clear
