# Ejercicios: pequeñas preguntas sobre un juego.

drill-kind = { $kind ->
    [captures] ¿Qué puede llevarse esta carta?
    [primiera] ¿De quién es la mejor primera?
    [sevens] Cuenta los sietes
    [certain] ¿Qué es ya seguro?
   *[sweeps] No dejes ninguna { sweep-name }
}
drill-question = { $kind ->
    [captures] ¿Qué puede llevarse esta carta: { $card }?
    [primiera] Estas son las mejores cartas de cada palo. ¿Qué primera es mejor?
    [sevens] ¿Cuántos sietes no has visto todavía?
    [certain] ¿Qué punto es ya tuyo, pase lo que pase?
   *[sweeps] ¿Qué carta puedes echar sin que una sola carta pueda llevarse toda la mesa?
}
drill-side = { $side ->
    [first] la tuya
    [second] la otra
   *[nobody] ninguna
}
drill-nothing = nada
drill-why = { $reason ->
    [equal-first] En la mesa hay una carta igual, y hay que llevarse esa: { $cards }.
    [equal] Una carta igual: { $cards }.
    [sum] Su valor es la suma de { $cards }.
    [fifteen] Con { $cards } suma quince.
    [all] Se lleva todo lo que hay en la mesa: { $cards }.
    [takes] Se lleva { $cards }.
    [nothing] No sirve ninguna carta ni ninguna suma: se queda en la mesa.
    [values] La tuya vale { $mine }; la otra, { $other }.
    [out] Sin ver todavía: { $cards }.
    [none-out] Has visto los cuatro.
   *[anyway] Es tuyo aunque los otros se lleven todas las cartas que quedan.
}
drill-swept = { $safe ->
    [yes] { $play }: ninguna se lleva la mesa.
   *[no] { $count ->
        [one] { $play }: se lleva la mesa { $cards }.
       *[other] { $play }: se lleva la mesa cualquiera de estas: { $cards }.
    }
}
