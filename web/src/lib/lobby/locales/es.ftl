# La sala de encuentro: encontrar rivales, y las mesas abiertas a todos.

find-title = Buscar rival
find-game = Juego
find-any-game = Cualquier juego
find-clock-any = Cualquiera
find-programs = Jugar también contra programas
find-make-profile = Crea un perfil para jugar partidas puntuadas
find-profile = Juegas como
find-go = Buscar rival
find-others = { $n ->
    [0] Ahora mismo no busca nadie más.
    [one] Hay otra persona buscando.
    [many] Hay otras { $n } personas buscando.
   *[other] Hay otras { $n } personas buscando.
}
seeking = Buscando rival…
seek-lost = Se ha perdido la conexión. La búsqueda sigue en cuanto vuelva.
seek-missed = Alguien no vino. La búsqueda continúa, y es tu turno primero.
seek-replaced = Ahora busca otra ventana de este navegador.
practise = Jugar mientras contra el ordenador
practise-detail = En cuanto aparezca alguien, un toque te lleva a su mesa.
found = { $names }: una partida de { $title } contigo.
to-found-table = Ir a la mesa
not-now = Ahora no
people-here = { $n ->
    [one] Hay una persona aquí.
   *[other] Hay { $n } personas aquí.
}
latest-games = Las últimas partidas puntuadas:
latest-game = { $names } ganó a { $name }
open-tables = Mesas abiertas
open-seats = { $free ->
    [one] un asiento libre de { $seats }
    [many] { $free } asientos libres de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
open-target = a { $n }
sit-down-with = Sentarse: { $title } con { $name }
