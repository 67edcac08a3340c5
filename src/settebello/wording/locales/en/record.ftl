# A record with comments: what each action of a round did.
#
# $name is a player, $side a player or a team; cards come in words; $idiom is scopa, chkobba, hurrikan or escoba.

note-deals = { $name } deals.
note-deal = Deal { $deal } of { $deals }.
note-new-deal = The first table cards call for a redeal: the pack is shuffled again.
note-four-equal = The first table cards are four of a kind: the dealer’s side, { $side }, wins the game.
note-misdeals = One void deal too many: the dealer’s side, { $side }, loses the game.
note-lay = lays down the { $card }
note-keep = keeps the { $card }
note-place = puts the { $card } on the table
note-declare = declares and shows { $cards }
note-matta = The { $matta } counts as the { $card } until it is captured.
note-declared = The declaration counts: { points-worth } for { $side }.
note-declared-equal = The declarations are equal: nobody scores.
note-steal = { $side }’s pile goes with it: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
note-dealt = The hands as dealt score { points-worth } for { $side }.
note-sweep = { sweep-call }
note-fall = It takes the card just laid: { points-worth }.
note-fall-back = It wins back the cards just taken: { points-worth }.
note-one-suit = All of one suit: { points-worth }.
note-many = Three cards or more: { points-worth }.
note-sweep-points = The sweep scores by its card: { points-worth }.
note-last-card = The table is empty, but the last card of a round is never a sweep.
note-ace-no-sweep = The table is empty, but no capture made by an ace is a sweep.
note-ace-takes-all = The ace takes all.
note-fifteen = Together they make fifteen.
note-left = It could have captured something, but did not have to.
note-leftover = Last capture: { $side }. What is left on the table goes there: { $cards }.
note-leftover-nobody = What is left on the table goes to nobody: { $cards }.
note-dealer-captured = The total of the first table cards gives them to the dealer’s side, { $side }: { $cards }.
