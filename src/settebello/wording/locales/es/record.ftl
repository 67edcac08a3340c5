# Una partida escrita con comentarios: qué ha hecho cada jugada.
#
# $name es un jugador, $side un jugador o un equipo; las cartas van en palabras; $idiom es scopa, chkobba o hurrikan.

note-deals = Reparte { $name }.
note-deal = Reparto { $deal } de { $deals }.
note-new-deal = Las primeras cartas de la mesa piden un nuevo reparto: se vuelve a barajar.
note-lay = deja: { $card }
note-keep = se queda: { $card }
note-place = pone en la mesa: { $card }
note-declare = canta y muestra { $cards }
note-declared = El canto vale: { points-worth } para { $side }.
note-declared-equal = Los cantos son iguales: nadie puntúa.
note-sweep = { $idiom ->
    [chkobba] ¡Chkobba!
    [hurrikan] ¡Hurrikan!
   *[scopa] ¡Scopa!
}
note-last-card = La mesa queda vacía, pero la última carta de la mano no hace escoba.
note-ace-no-sweep = La mesa queda vacía, pero ninguna toma de un as es escoba.
note-ace-takes-all = El as lo toma todo.
note-fifteen = Juntas suman quince.
note-left = Podía tomar, y no está obligada.
note-leftover = Última toma: { $side }. Lo que queda en la mesa va allí: { $cards }.
note-leftover-nobody = Lo que queda en la mesa no es de nadie: { $cards }.
