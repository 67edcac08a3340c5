# Drills: small questions about a game.

drill-kind = { $kind ->
    [captures] What may this card take?
    [primiera] Whose primiera is better?
    [sevens] Count the sevens
    [certain] What is certain already?
   *[sweeps] Leave no { sweep-name }
}
drill-question = { $kind ->
    [captures] What may the { $card } take?
    [primiera] These are the best cards of each suit. Whose primiera is better?
    [sevens] How many sevens have you not seen yet?
    [certain] Which point is yours already, whatever happens?
   *[sweeps] Which card can you lay so that no single card sweeps the table?
}
drill-side = { $side ->
    [first] yours
    [second] the other one
   *[nobody] neither
}
drill-nothing = nothing
drill-why = { $reason ->
    [equal-first] The table has an equal card, and that must be taken first: { $cards }.
    [equal] An equal card: { $cards }.
    [sum] Its value is the sum of { $cards }.
    [fifteen] Together with { $cards } it makes fifteen.
    [all] It takes all that is on the table: { $cards }.
    [takes] It takes { $cards }.
    [nothing] No card or sum fits, so it is laid on the table.
    [values] Yours is worth { $mine }, the other one { $other }.
    [out] Not seen yet: { $cards }.
    [none-out] You have seen all four.
   *[anyway] You score it even if the other side takes every card that is left.
}
drill-swept = { $safe ->
    [yes] { $play }: nothing sweeps.
   *[no] { $count ->
        [one] { $play }: the { $cards } sweeps.
       *[other] { $play }: each of these sweeps: { $cards }.
    }
}
