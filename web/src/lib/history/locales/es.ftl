# Las partidas de este navegador y lo que guarda.
#
# $title es un juego; $date es cuándo se abrió la partida; $name es una persona; $own y $theirs son partidas ganadas.

yours-lead = Tus partidas las guarda solo este navegador, y nadie más puede verlas.
yours-name-detail = Los demás solo ven tu nombre, en las mesas donde juegas.
yours-name-saved = Desde ahora te sientas como { $name }.
yours-none = Aún no se puede decir nada: no has terminado ninguna partida en este navegador. Juega una y aquí verás cómo te fue, por rival y por juego.
yours-play = Jugar ahora a { $game }
yours-finished = Partidas terminadas
yours-unfinished = Partidas sin terminar
yours-record = Registro
continue-of = Continuar: { $title }, { $date }
yours-record-of = Descargar el registro de { $title }, { $date }
yours-delete-of = Quitar { $title }, { $date } de esta lista
yours-delete-all = Borrar todo lo guardado aquí
yours-delete-detail = Tu nombre, tus reglas de la casa, tus partidas y tus ajustes desaparecen para siempre de este navegador. Solo una copia de seguridad puede recuperarlos.
yours-delete-sure = ¿Borrar de este navegador tu nombre, tus reglas de la casa y la lista de tus partidas? No se puede deshacer.
yours-delete-yes = Borrarlo todo
yours-deleted = Todo lo guardado aquí está borrado.

head-to-head = Cara a cara
head-to-head-line = Tú { $own }, { $name } { $theirs }
head-to-head-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
