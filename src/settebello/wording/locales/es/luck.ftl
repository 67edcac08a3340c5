# La suerte: el resultado de una partida por partes.
#
# $side es un jugador o un equipo; $deals son lugares como 3.2 (ronda 3, reparto 2), cada uno con sus puntos.

luck-result = resultado de { $side }
luck-expected = esperado antes de las cartas
luck-deals = suerte de los repartos
luck-hidden = cartas ocultas
luck-decisions = decisiones de { $side }
luck-rest = resto
luck-most = Los repartos que más contaron (ronda.reparto): { $deals }.
luck-value = La suerte se mide con la función de valor { $value }.
luck-of = en
luck-mean = media
luck-adjusted = sin suerte
luck-factor = varianza dividida por
luck-more = partidas más
luck-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
luck-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
luck-more-note = Partidas más: cuántas harían falta para distinguir a los dos, si la diferencia sigue como ahora. Tras ±: el intervalo del 95 %.
