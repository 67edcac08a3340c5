# The rules in brief: a few lines that suffice to play.
#
# $game is a game; $lines, $changes and $how are put in from other messages; $label is a line of the score sheet.

brief-turn = { $optional ->
    [on] Everyone plays one card in turn. It may take cards from the table; if it takes none, it stays there.
   *[off] Everyone plays one card in turn. If it can take cards from the table, it must; if not, it stays there.
}
brief-takes = { $ways ->
    [equal] A card takes one card of the same value.
    [sum] A card takes several cards that add up to its value.
    [fifteen] A card takes what makes fifteen together with it.
    [equal-sum] A card takes one card of the same value, or several that add up to it.
    [equal-fifteen] A card takes one card of the same value, or what makes fifteen together with it.
    [sum-fifteen] A card takes several cards that add up to its value, or what makes fifteen together with it.
   *[all] A card takes one card of the same value, several that add up to it, or what makes fifteen together with it.
}
brief-choice = { $choice ->
    [fewest] It takes the fewest cards it can.
   *[equal-first] If one of the same value is there, it takes that one.
}
brief-round = At the end of a round: { $lines }.
brief-line = { $how ->
    [none] { $label } { $points }
   *[other] { $label } { $points } ({ $how })
}
brief-most = for the most
brief-least = for { $least } or more
brief-best = for the best cards of the four suits
brief-house-rules = { $game }, but: { $changes }
brief-more = { $n ->
    [one] One more rule differs.
   *[other] { $n } more rules differ.
}
