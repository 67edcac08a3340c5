# Esercizi: piccole domande su un gioco.

drill-kind = { $kind ->
    [captures] Che cosa può prendere questa carta?
    [primiera] Di chi è la primiera migliore?
    [sevens] Conta i sette
    [certain] Che cosa è già sicuro?
   *[sweeps] Non lasciare { sweep-name }
}
drill-question = { $kind ->
    [captures] Che cosa può prendere questa carta: { $card }?
    [primiera] Ecco le carte migliori di ogni seme. Di chi è la primiera migliore?
    [sevens] Quanti sette non hai ancora visto?
    [certain] Quale punto è già tuo, qualunque cosa accada?
   *[sweeps] Quale carta puoi calare senza che una sola carta possa prendere tutto?
}
drill-side = { $side ->
    [first] la tua
    [second] l’altra
   *[nobody] nessuna delle due
}
drill-nothing = niente
drill-why = { $reason ->
    [equal-first] In tavola c’è una carta uguale, e va presa quella: { $cards }.
    [equal] Una carta uguale: { $cards }.
    [sum] Il suo valore è la somma di { $cards }.
    [fifteen] Con { $cards } fa quindici.
    [all] Prende tutto quello che c’è in tavola: { $cards }.
    [takes] Prende { $cards }.
    [nothing] Nessuna carta e nessuna somma va bene: si cala.
    [values] La tua vale { $mine }, l’altra { $other }.
    [out] Non ancora visti: { $cards }.
    [none-out] Li hai visti tutti e quattro.
   *[anyway] Lo fai anche se gli altri prendono tutte le carte che restano.
}
drill-swept = { $safe ->
    [yes] { $play }: nessuna prende tutto.
   *[no] { $count ->
        [one] { $play }: prende tutto { $cards }.
       *[other] { $play }: prende tutto una di queste: { $cards }.
    }
}
