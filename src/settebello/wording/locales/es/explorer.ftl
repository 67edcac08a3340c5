# El explorador: una posición con los valores de las jugadas, las manos probables y lo que elige cada nivel.

explorer-values = Valores ({ $knowledge ->
    [exact] exactos: se conocen todas las cartas
    [every-hand] se han considerado todas las manos posibles
    [forced] solo hay una jugada
   *[sampled] según una muestra de las manos posibles
}):
explorer-likely = Manos probables ({ $knowledge ->
    [exact] se conocen todas las cartas
    [every-hand] se han considerado todas las manos posibles
   *[sampled] según una muestra
}):
explorer-none-hidden = No hay ninguna mano oculta.
explorer-hand = asiento { $seat } ({ $count ->
    [one] una carta
   *[other] { $count } cartas
}): { $cards }
explorer-levels = Qué jugaría cada nivel:
explorer-action = jugada
