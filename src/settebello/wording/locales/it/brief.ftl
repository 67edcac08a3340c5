# Le regole in breve: poche righe che bastano per giocare.
#
# $game è un gioco; $lines, $changes e $how vengono da altri messaggi; $label è una voce del punteggio.

brief-turn = { $optional ->
    [on] A turno ognuno gioca una carta. Può prendere carte dal tavolo; se non ne prende, resta lì.
   *[off] A turno ognuno gioca una carta. Se può prendere carte dal tavolo, deve farlo; se no, resta lì.
}
brief-takes = { $ways ->
    [equal] Una carta ne prende una dello stesso valore.
    [sum] Una carta ne prende più d’una, se insieme fanno il suo valore.
    [fifteen] Una carta prende quelle che con lei fanno quindici.
    [equal-sum] Una carta ne prende una dello stesso valore, o più carte che insieme lo fanno.
    [equal-fifteen] Una carta ne prende una dello stesso valore, o quelle che con lei fanno quindici.
    [sum-fifteen] Una carta prende più carte che insieme fanno il suo valore, o quelle che con lei fanno quindici.
   *[all] Una carta ne prende una dello stesso valore, più carte che insieme lo fanno, o quelle che con lei fanno quindici.
}
brief-choice = { $choice ->
    [fewest] Prende meno carte che può.
   *[equal-first] Se ce n’è una dello stesso valore, prende quella.
}
brief-round = A fine smazzata: { $lines }.
brief-line = { $how ->
    [none] { $label } { $points }
   *[other] { $label } { $points } ({ $how })
}
brief-most = a chi ne ha di più
brief-least = con almeno { $least }
brief-best = alle migliori carte dei quattro semi
brief-house-rules = { $game }, ma: { $changes }
brief-more = { $n ->
    [one] Cambia un’altra regola.
   *[other] Cambiano altre { $n } regole.
}
