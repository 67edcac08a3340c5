# Una partida escrita con comentarios: qué ha hecho cada jugada.
#
# $name es un jugador, $side un jugador o un equipo; las cartas van en palabras; $idiom es scopa, chkobba, hurrikan o escoba.

note-deals = Reparte { $name }.
note-deal = Reparto { $deal } de { $deals }.
note-new-deal = Las primeras cartas de la mesa piden un nuevo reparto: se vuelve a barajar.
note-four-equal = Las primeras cartas de la mesa son cuatro iguales: gana la partida el bando del que reparte: { $side }.
note-misdeals = Un reparto anulado de más: pierde la partida el bando del que reparte: { $side }.
note-lay = deja en la mesa: { $card }
note-keep = se queda: { $card }
note-place = pone en la mesa: { $card }
note-declare = canta y muestra { $cards }
note-matta = La matta ({ $matta }) vale por { $card } hasta que se recoja.
note-declared = { $side }: el canto vale { points-worth }.
note-declared-equal = Los cantos son iguales: nadie puntúa.
note-steal = Se lleva también el montón de { $side }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
note-dealt = { $side }: las cartas recibidas dan { points-worth }.
note-sweep = { sweep-call }
note-fall = Recoge la carta recién dejada: { points-worth }.
note-fall-back = Se lleva lo que se acababa de ganar: { points-worth }.
note-one-suit = Todo de un palo: { points-worth }.
note-many = Tres cartas o más: { points-worth }.
note-sweep-points = La escoba vale según su carta: { points-worth }.
note-last-card = La mesa queda vacía, pero la ultimísima carta de la { round-name } no hace escoba.
note-ace-no-sweep = La mesa queda vacía, pero ninguna baza hecha con un as es escoba.
note-ace-takes-all = El as se lo lleva todo.
note-fifteen = Juntas suman quince.
note-left = Podía hacer baza, pero no era obligatorio.
note-leftover = Última baza: { $side }, con lo que queda en la mesa: { $cards }.
note-leftover-nobody = Lo que queda en la mesa no va a nadie: { $cards }.
note-dealer-captured = Por lo que suman, las primeras cartas de la mesa son para el bando del que reparte, { $side }: { $cards }.
