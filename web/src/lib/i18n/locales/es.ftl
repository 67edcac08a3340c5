# Todas las palabras de la página. Los nombres de cartas y palos vienen de las palabras del servidor.

product = Settebello
page-title = { $page } · Settebello
cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
card-the = { $rank ->
    [8] la { card }
    [9] { $pack ->
        [french] la { card }
       *[latin] el { card }
    }
   *[other] el { card }
}
suit-none = sin { suit-name }

## La página de inicio

tagline = Escoba, scopa y toda su familia de juegos de cartas
play-now = Jugar
play-now-detail = { $game } contra el ordenador
opening = Abriendo una mesa…
learn = Aprender a jugar
daily = Partida del día
house-rules = Reglas de la casa
your-games = Tus partidas
pad-title = Anotador
pad-invitation = ¿Juegas con cartas de verdad? Anota los puntos aquí.
drills-title = Ejercicios
drills-invitation = Preguntas cortas para entrenar el ojo.
rules-invitation = Cambia lo que en tu mesa se juega de otro modo.
more-title = Más cosas
puzzles-title = Problemas
language = Idioma
continue-title = Continuar
continue-score = { $score }, partida a { $target }
continue-with = con { $names }
player-level = { $name } ({ $title })
was-to-play = Le tocaba a { $name }
is-to-play = Le toca a { $name }
waiting-for-players = Esperando jugadores
remove-game = Quitar { $title } de esta lista
games-title = Elige un juego
games-search = Busca un juego por nombre o lugar
games-place = De dónde vienen los juegos
games-anywhere = De todas partes
games-families = Familias de juegos
games-none = Aquí ningún juego se llama así. Prueba con el nombre de un lugar, o recorre la lista.
group-basic = El juego básico
group-ace = El as se lo lleva todo
group-fifteen = Hacer quince
group-lines = Más puntos
group-declarations = Cantos
group-scopone = Scopone
group-escoba = España y América
group-abroad = Fuera de Italia
group-all = Todos los juegos
group-mine = Tus reglas de la casa
group-presets = Reglas de la casa con nombre
group-detail = { $name ->
    [basic] La scopa como se juega en casi toda Italia, y sus parientes más cercanos.
    [ace] Un as se lleva todo lo que hay en la mesa.
    [fifteen] Una carta se lleva las que suman quince con ella.
    [lines] La scopa con más puntos: por un rey, una fila de oros o la forma de llevarse cartas.
    [declarations] Ciertas manos se enseñan antes de jugar y dan puntos.
    [scopone] Para cuatro, por parejas: se reparten todas las cartas a la vez.
    [escoba] La escoba y sus parientes, y el cuarenta.
    [abroad] Parientes de Córcega, el norte de África, Alemania y Venezuela.
    [mine] Las reglas que has guardado en este navegador.
   *[presets] Las reglas de una ciudad, un club o un libro.
}
words-title = ¿Qué significan las palabras?
word = { $word ->
    [sweep] Escoba
    [settebello] Settebello
    [primiera] Primiera, setenta
    [settanta] Settanta
    [declare] Cantar
   *[redeal] Repartir de nuevo
}
word-means = { $word ->
    [sweep] llevarse todas las cartas de la mesa, por un punto
    [settebello] el siete de oros, un punto para quien se lo lleva
    [primiera] un punto por las cuatro mejores cartas, una de cada palo: primero los sietes, luego los seises y los ases
    [settanta] otra forma de contar la primiera
    [declare] enseñar la mano por puntos antes de jugar
   *[redeal] se vuelve a repartir por las primeras cartas de la mesa; en la scopa, si hay tres reyes o más
}
seats-short = { $counts } jugadores
set-up = Preparar: { $title }
seats-title = Jugadores
level-title = Rivales
level-of = Asiento { $n }
level-all = Todos los asientos
level-mixed = jugadores distintos
level-opponent = Rival
level-partner = Compañero
level-others = Otros jugadores
target-title = Puntos para ganar
deal = Jugar a este
read-rules = Leer las reglas
rules-in-brief = En breve
rules-contents = Índice
see-rule = Ver la regla
change-rules = Cambiar las reglas
field-needed = Rellena este campo.
no-server = El servidor no responde. Comprueba que está en marcha y que tienes conexión, y prueba otra vez.
no-game = El juego no está en marcha en esta pestaña ahora mismo.
language-failed = No se ha podido cargar { $name }: nunca se ha usado aquí y no se puede llegar al servidor. El idioma sigue siendo el mismo.
translated-page = El navegador está traduciendo esta página. Settebello habla seis idiomas: elige uno y desactiva la traducción:
offline = No se puede llegar al servidor. La lección, las reglas de los juegos, tus partidas para volver a ver y las estadísticas funcionan sin él; las partidas, los análisis y las mesas con otros vuelven por sí solos.
try-again = Probar otra vez

## Reglas de la casa

rules-title = Reglas de la casa
rules-lead = Parte de un juego y cambia lo que en tu mesa se juega de otro modo. El reglamento sigue lo que eliges.
rules-base = Partir de
rules-seats = Jugadores
rules-changes = { $n ->
    [0] Nada cambiado
    [one] { $n } cambio
   *[other] { $n } cambios
}
rules-options = Opciones
rules-changed = cambiada
rules-undo = Como en { $game }
rules-undo-all = Deshacer todos los cambios
rules-undo-last = Deshacer el último cambio
rules-problem = Estas reglas no van juntas
rules-problem-detail = El reglamento muestra aún las últimas que sí van juntas.
rules-if-on = Si se activa: { $rule }
rules-hands-hint = Cartas en la mano en cada reparto, separadas por comas; un solo número reparte la baraja en manos de ese tamaño.
rules-fall-hint = Puntos por la primera caída de una cadena, luego por la segunda y la tercera, separados por comas, como 1,5,10; «never» para ninguno.
rules-honours-hint = Cartas con sus puntos, como 8S:1 2S:1 (sota y dos de espadas, un punto cada una); D, C, S, B son oros, copas, espadas, bastos. «never» si no hay ninguna.
rules-wins-hint = Cartas que juntas ganan la partida, con + entre ellas y comas entre los grupos, como 1D+2D+3D,1D+7D; D, C, S, B son oros, copas, espadas, bastos. «never» si no hay ninguna.
rules-sheet = El reglamento
rules-sources = Mostrar de dónde viene cada regla
rules-keep = Guardar, compartir, abrir
rules-name = Nombre
rules-name-example = Los domingos en casa de la abuela
rules-save = Guardar
rules-saved = Guardadas como «{ $name }».
rules-delete = Borrar «{ $name }»
rules-mine = Guardadas en este navegador
rules-share = Copiar un enlace
rules-shared = El enlace está copiado: quien lo abra ve estas reglas.
rules-share-by-hand = Copia este enlace:
rules-download = Descargar como archivo
rules-upload = Abrir un archivo
rules-play = Jugar con estas reglas
rules-go-to-sheet = Ver el reglamento
rules-unnamed = { $game }, reglas de la casa
rules-newer = { $n ->
    [one] Esta versión no conoce un ajuste: { $names }. Quizá viene de una versión más reciente, y se ha dejado fuera.
   *[other] Esta versión no conoce algunos ajustes: { $names }. Quizá vienen de una versión más reciente, y se han dejado fuera.
}
rules-unknown-game = Aquí no hay ningún juego «{ $game }»: el enlace quizá viene de una versión más reciente. Este es el juego básico.
rules-bad-file = «{ $file }» no se puede leer como reglas de la casa: { $why }

## Tus partidas

yours-title = Tus partidas
yours-statistics = Tus resultados en cifras
yours-name = Tu nombre
yours-name-long = Un nombre tiene de 1 a { $most } letras.
yours-result = { $result ->
    [won] Ganada
    [lost] Perdida
   *[open] Sin terminar
}
yours-against = contra { $names }
date-unknown = fecha desconocida
yours-record-missing = El servidor ya no tiene el registro de esta partida.
permanent-link = Enlace permanente
permanent-link-short = Enlace
permanent-link-of = Enlace permanente a { $title }, { $date }
permanent-link-detail = Quien tenga este enlace puede ver toda la partida, con los nombres. Sirve aunque la mesa ya no exista, hasta que alguien de la mesa retire la partida.
permanent-link-copy = Copiar el enlace permanente
take-down = Retirar
game-down-sure = ¿Retirar esta partida? El enlace dejará de servir para todos, y solo tú podrás hacer otro.
game-down = La partida se ha retirado.
yours-more = Mostrar { $n } más

## Lo que guarda este navegador

storage-forbidden = Este navegador no deja que la página guarde nada. Puedes jugar, pero al cerrar la página tus partidas no se podrán encontrar: para cambiarlo, permite los datos de sitio de esta página.
storage-full = A este navegador no le queda espacio para esta página. Puedes jugar, pero quizá esta partida no se encuentre después: borra partidas terminadas en «Tus partidas».

## Personas y cartas

you = Tú
side-name = { $first } y { $last }

## La mesa

your-hand = Tu mano
on-the-table = En la mesa
empty-table = La mesa está vacía
opponent-hand = { $n ->
    [one] { $name } tiene { $n } carta
   *[other] { $name } tiene { $n } cartas
}
pile = { $name }: { cards-count } en el montón, { sweep-count }
stock = Mazo: { cards-count }
stock-word = mazo
taken-word = montón
deals = { $you ->
    [on] Repartes tú
   *[off] Reparte { $name }
}
dealer = reparte
your-turn = Te toca
your-turn-no-ace = Te toca: todavía no con un as
turn-of = Juega { $name }…
round = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $n }
to-target = a { $n }
to-rounds = { $n } rondas
our-side = Nosotros
their-side = Ellos
totals = Puntos
side-captures = Bazas y escobas
side-last-capture = Última baza
side-sweeps = { $idiom ->
    [chkobba] Chkobbas
    [hurrikan] Hurrikans
    [cuarenta] Limpias
    [ronda] Missas
    [caida] Mesas limpias
    [spazzino] Spazzini
    [spincio] Spazzini
    [cicera] Scùe
   *[scopa] Escobas
}
last-play = Última jugada
rules = Reglas
rules-of = Las reglas: { $title }
close = Cerrar
leave = Página de inicio

## Elegir

play-hint = { $n ->
    [one] { card }
   *[other] { card }, se puede jugar de { $n } maneras
}
choose = ¿Cómo juegas { card-the }?
choose-hint = { $steals ->
    [on] Toca una carta de la mesa, un montón o una de estas opciones:
   *[off] Toca las cartas de la mesa, o una de estas:
}
cancel = Cancelar
option-takes = Recoger { $cards }
option-takes-itself = El as se recoge a sí mismo
steal-pile = Robar el montón de { $name }: encima, { card }
option-lays = Dejarla en la mesa
drawn-card = Has sacado { card-the }
action-name = { $action ->
    [keep] Quedársela
    [place] Ponerla en la mesa
    [declare] Cantar
    [pass] Pasar
   *[claim] Reclamar la victoria
}
declare-as = Cantar como { card }
claim = Reclamar
claim-title = ¿Reclamar la victoria?
claim-words = Afirmas tener ya los puntos para ganar, tú o tu equipo. Si es así, la partida está ganada; si no, está perdida.
claim-yes = Sí, la reclamo

## Lo que ha pasado, en palabras

said-dealt-first = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $n }. Se reparten las cartas.
said-dealt = Se reparten más cartas.
said-table = En la mesa: { $cards }.
said-table-empty = La mesa está vacía.
said-hand = Tu mano: { $cards }.
said-redealt = Con estas cartas en la mesa no se juega: se reparte de nuevo.
said-lays = { $you ->
    [on] Dejas { card-the } en la mesa.
   *[off] { $name } deja { card-the } en la mesa.
}
said-takes = { $you ->
    [on] Recoges { $cards } con { card-the }.
   *[off] { $name } recoge { $cards } con { card-the }.
}
said-takes-itself = { $you ->
    [on] Juegas { card-the }, que se recoge a sí mismo.
   *[off] { $name } juega { card-the }, que se recoge a sí mismo.
}
said-does = { $name }: { $action ->
    [keep] carta guardada
    [place] carta puesta en la mesa
    [declare] mano cantada
    [pass] paso
   *[claim] victoria reclamada
}.
said-declares-as = { $name }: mano cantada, { $matta } vale por { card }.
said-dealer-captured = { $you ->
    [on] Has repartido y te llevas las primeras cartas de la mesa por lo que suman: { $cards }.
   *[off] { $name } ha repartido y se lleva las primeras cartas de la mesa por lo que suman: { $cards }.
}
said-leftover = { $you ->
    [on] { $n ->
        [one] Te llevas la última carta.
       *[other] Te llevas las últimas { cards-count }.
    }
   *[off] { $n ->
        [one] Última carta de la mesa: { $name }.
       *[other] Últimas { cards-count } de la mesa: { $name }.
    }
}
said-leftover-nobody = Las últimas cartas no son de nadie.
said-scored = La { round-name } ha terminado.
said-result = { $name }: { $points }, ahora { $total }.
said-your-turn = Te toca.

## La hoja de tantos

points-made = en esta { round-name }
points-made-note = + al final de la { round-name }
moves-title = Jugadas de esta { round-name }
moves-none = Todavía no se ha jugado nada.
move-takes = { $n ->
    [0] se recoge a sí mismo
   *[other] recoge
}
sheet-title = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $n }
sheet-line = Línea
sheet-round = Esta { round-name }
sheet-game = Partida
sheet-primes = Suma de la mejor carta de cada palo
continue-button = Continuar
waiting-for-others = Esperando a los demás…
you-win = ¡Has ganado!
wins = Victoria de { $name }
your-side-wins = ¡Ha ganado tu equipo!
play-again = Jugar otra vez
back-to-start = A la página de inicio

## Problemas

connecting = Conectando…
reconnecting = Se ha perdido la conexión. Probando otra vez…
offline-table = Esta mesa necesita el servidor, y no se puede llegar a él. La partida sigue sola en cuanto sea posible.
unknown-table = Esta mesa no existe.
unknown-table-detail = El enlace quizá está cortado, o es de otro servidor. Abre una mesa tuya.
table-on-server = Esta partida está en un servidor y no en este navegador. Síguela en la página donde la abriste.
no-page = Esta página no existe.
no-page-detail = La dirección quizá está mal escrita, o es de una versión más reciente.
failed = Algo ha fallado en esta página.
failed-detail = Cárgala otra vez: la partida está en el servidor, y no se ha perdido nada.
offline-part = No se puede llegar al servidor, y esta parte de la página aún no está guardada en este dispositivo. Vuelve a cargar la página cuando tengas conexión: tu partida está a salvo en el servidor.
reload = Cargar otra vez
score-pair = { $first } a { $last }

## En la mesa: más

limit = { $limit ->
    [equal-first] La carta igual tiene preferencia.
    [fewest] Hay que recoger el menor número de cartas.
   *[free] Eliges libremente.
}
may-lay = También puedes dejarla en la mesa.
ask-declare = { $n ->
    [0] Puedes mostrar esta mano por puntos.
   *[other] Puedes mostrar esta mano: vale { $n } puntos, si nadie muestra una mejor.
}
ask-knock = Puedes mostrar esta mano por puntos, y después juegas.
matta-named = Ahora { $matta } vale por { card }.
matta-counts = vale por { card }
matta-as = Contar { $matta } como
declare-worth = { $n ->
    [one] { $what }: { $n } punto
   *[other] { $what }: { $n } puntos
}
nothing-to-declare = No tienes nada que cantar.
partner-name = { $name }, en tu equipo
declared-points = { $n ->
    [one] { $n } punto cantado
   *[other] { $n } puntos cantados
}
take-back = Deshacer
taken-back = Jugada deshecha.
games-won = Partidas ganadas:
share-win = Victoria compartida: { $names }
won-outright = Victoria inmediata: { $name }.
claim-right = { $you ->
    [on] Reclamaste la victoria, y con razón.
   *[off] { $name } reclamó la victoria, y con razón.
}
claim-wrong = { $you ->
    [on] Reclamaste la victoria demasiado pronto.
   *[off] { $name } reclamó la victoria demasiado pronto.
}
double-lost = { $many ->
    [on] Derrota doble ({ $names }): menos de la mitad de los puntos para ganar.
   *[off] Derrota doble: { $names } tiene menos de la mitad de los puntos para ganar.
}
double-lost-you = Derrota doble: tienes menos de la mitad de los puntos para ganar.

## En la mesa: ayuda

menu = Menú
hint = Consejo
advice-sentence = { $what }: { $why }.
advice-note = { $why }.
advice-takes = Recoge { $cards } con { card-the }
advice-takes-itself = Juega { card-the }, que se recoge a sí mismo
advice-lays = Deja { card-the } en la mesa
advice-why = { $reason ->
    [only] no puedes hacer otra cosa
    [keep] una carta en la mano la usas cuando te conviene
    [place] vale más en la mesa
    [declare] vale puntos, y solo cuesta que vean tus cartas
    [pass] no hay nada que mostrar
    [scores] lo que recoge puntúa al momento
    [steal] se lleva un montón entero
    [sweep] se lleva todas las cartas de la mesa, y eso puntúa
    [settebello] se lleva { $cards }, que es un punto por sí solo
    [king] se lleva { $cards }, que es un punto por sí solo
    [honours] se lleva { $cards }, que puntúa
    [sevens] recoge { $cards }, y los sietes son los que más cuentan
    [coins] { $n ->
        [one] recoge una carta de { suit-name }
       *[other] recoge { $n } cartas de { suit-name }
    }
    [safe] después, ninguna carta sola puede vaciar la mesa
    [least] es lo que menos regala
    [ahead] otra jugada recoge más ahora, pero esta vale más después
    [nothing] no recoge nada, así que no puntúa
    [bait] quizá el siguiente tenga que limpiar la mesa
    [little] recoge lo que menos cuenta
   *[cards] { $n ->
        [one] recoge { $n } carta
       *[other] recoge { $n } cartas
    }
}
advice-safe = { $why }, y no deja escobas
unseen-title = Cartas aún no vistas
unseen-count = { $n ->
    [one] { $n } carta en otras manos o en el mazo
   *[other] { $n } cartas en otras manos o en el mazo
}
unseen-yes = no vista
unseen-no = vista
unseen-suit = Palo
pile-title = { $you ->
    [on] Tu montón
   *[off] Montón: { $name }
}
pile-empty = Aún no hay cartas.
pile-top = encima: { $cards }
pile-open = { $name }: mirar el montón
pile-sweeps = { side-sweeps }: { $cards }.
settings = Ajustes
setting-theme = Tema
setting-theme-is = { $value ->
    [light] Claro
    [dark] Oscuro
   *[system] Como el dispositivo
}
setting-felt = Tapete
setting-felt-is = { $value ->
    [red] Rojo
    [blue] Azul
   *[green] Verde
}
setting-back = Reverso de las cartas
setting-back-is = { $value ->
    [cubes] Cubos
    [tiles] Azulejos
   *[suns] Soles
}
setting-face = Tu cara
setting-face-none = Sin cara: la inicial de tu nombre
setting-face-n = Cara { $n }
setting-face-detail = La ven todos en tus mesas, desde la próxima partida.
setting-deck = Cartas
setting-deck-is = { $value ->
    [neapolitan] Napolitanas
    [piacentine] Piacentinas
    [trevisane] Trevisanas
    [bergamasche] Bergamascas
    [sicilian] Sicilianas
    [spanish] Españolas
    [french] Francesas
   *[auto] Las del juego
}
deck-failed = No se han podido cargar los dibujos de esta baraja: las cartas muestran números y palos.
setting-speed = Animaciones
setting-speed-is = { $value ->
    [instant] Ninguna
    [fast] Rápidas
    [slow] Lentas
   *[normal] Normales
}
setting-pace = El ordenador piensa
setting-pace-is = { $value ->
    [none] Nada
    [fast] Poco
    [slow] Mucho
   *[natural] Lo natural
}
setting-take-back = Tiempo para deshacer una jugada
setting-take-back-is = { $n ->
    [0] Ninguno
    [one] { $n } segundo
   *[other] { $n } segundos
}
menu-take-back = { $n ->
    [0] Botón para deshacer después de cada jugada: no
   *[other] Botón para deshacer después de cada jugada: sí
}
setting-sound = Sonido
setting-sound-is = { $value ->
    [off] Ninguno
    [quiet] Bajo
    [loud] Alto
   *[normal] Normal
}
setting-vibration = Vibrar en tu turno, con las escobas y al final de la partida
sound-refused = Este navegador no reproduce sonido por ahora. La partida sigue sin él.
setting-large = Letra grande y signos grandes en las cartas
setting-letters = Una letra para cada palo en las cartas italianas
setting-piles = Se pueden mirar los montones
setting-memory = Lista de las cartas no vistas (M)
setting-hints = Consejos (I)
setting-keys = Atajos de una sola tecla
setting-phrases = Mostrar lo que dicen los demás
setting-texts = Escribirse mensajes con los amigos en la mesa
settings-kept = Guardados solo en este navegador.
keyboard = Teclado
key-digits = Jugar esa carta de tu mano; ante una pregunta, elegir esa respuesta
key-arrows = Moverse por la mano, o por las respuestas
key-enter = Jugar la carta, pulsar el botón
key-escape = Atrás: dejar una elección, cerrar una ventana
key-hurry = Más rápido: mostrar enseguida lo que juegan los demás
key-z = Deshacer una jugada, mientras haya tiempo
key-n = Ir a tu mano
key-h = Leer en voz alta tu mano
key-t = Leer en voz alta la mesa
key-p = Leer en voz alta los montones
key-s = Leer en voz alta los puntos
key-w = Leer en voz alta a quién le toca, y la última jugada
key-i = Consejo
key-m = Cartas aún no vistas
key-r = Las reglas
key-k = Esta lista
read-hand-empty = Tu mano está vacía.
read-pile = { $sweeps ->
    [one] { $name }: { cards-count }, { $sweeps } escoba.
   *[other] { $name }: { cards-count }, { $sweeps } escobas.
}
read-stock = Mazo: { cards-count }.
read-score = { $n ->
    [one] { $name }: { $n } punto.
   *[other] { $name }: { $n } puntos.
}
read-target = La partida es a { $n }.
read-rounds = Se juegan { $n } rondas.
read-turn = { $you ->
    [on] Te toca.
   *[off] Le toca a { $name }.
}
read-turn-nobody = No le toca a nadie.

## Playing with people

others-title = Jugar con otros
match-title = Encuentro duplicado
match-invitation = Varias mesas juegan las mismas cartas: la suerte no cuenta.
open-table = Abrir una mesa
open-table-detail = { $game } para dos. Para otro juego, elígelo arriba y deja un asiento a una persona.
code-title = Código o enlace
code-go = Ir a la mesa
code-detail = Te lo da quien abrió la mesa.
level-open = Una persona, con el enlace
level-here = Alguien en este dispositivo
clock-title = Tiempo por jugada
clock-none = Sin límite
by-day-detail = Nadie tiene que estar a la vez que los demás. El ordenador no juega por quien falta hasta que se acaba este tiempo.
grace-title = Si alguien falta, el ordenador juega por esa persona después de
stand-in-title = Nivel del ordenador que sustituye a alguien u ocupa los asientos libres
watchers-allowed = Otros pueden mirar
list-table = Mostrar la mesa en la sala de encuentro, abierta a todos
table-listed = La sala de encuentro muestra esta mesa: cualquiera puede sentarse.
look-again = Buscar a otra persona
terms-no-clock = sin límite de tiempo
terms-clock = { $time } por jugada
terms-by-day = en varios días, { $time } por jugada
by-day-close = Puedes cerrar esta página: tu asiento sigue siendo tuyo y la partida te espera.
notify-off = Avisarme cuando me toque
notify-off-detail = El navegador te avisa aunque esta página esté cerrada: dice qué mesa es y nada de la partida.
notify-on = Los avisos están activados
notify-on-detail = Te avisamos cuando te toca y esta página no está a la vista. Pulsa otra vez para desactivarlos.
notify-denied = Tu navegador no permite avisos de esta página. Puedes permitirlos en sus ajustes para este sitio.
notify-failed = No ha funcionado. Inténtalo de nuevo dentro de un rato.
terms-grace = por quien falta juega el ordenador tras { $time }
people-opponents = Personas
invite-title = Invita a los demás
invite-detail = Envía este enlace o dicta el código. No hace falta ninguna cuenta.
invite-link = Enlace de la mesa
invite-local = Esta dirección solo vale en este equipo. Para los demás de la casa, inicia el servidor con --host 0.0.0.0 y abre aquí su dirección.
invite-text = Ven a jugar a { $title } conmigo:
invite-code = Código:
copy = Copiar
copied = Copiado.
copy-by-hand = Pulsa Ctrl+C para copiarlo.
share = Compartir
scan = Código QR
scan-label = { $what }, como código QR para escanear
scan-failed = No se ha podido dibujar el código: copia el enlace.
who-sits = Quién se sienta dónde
choose-seat = Elige un asiento
seat-n = Asiento { $n }
seat-with = { $seat }, con { $names }
seat-free = Asiento libre
a-program = programa
a-computer = Ordenador
computer-called = Ordenador: { $name }
open-seat = Libre, para una persona
who-plays = Quién juega: { $seat }
sit-down = Sentarse
sit-here = Sentarse aquí
swap-seats = Cambiar de asiento
send-away = Echar
make-host = Hacer anfitrión
the-host = anfitrión
is-ready = listo
not-ready = aún no
ready = Estoy listo
ready-undo = Pulsa otra vez si necesitas un momento
start-now = Empezar ya
start-detail = El ordenador ocupa los asientos libres.
wait-seats = { $n ->
    [one] Aún hay un asiento libre.
   *[other] Aún hay { $n } asientos libres.
}
wait-ready = Esperando a { $names }.
wait-both = { $n ->
    [one] Aún hay un asiento libre, y se espera a { $names }.
   *[other] Aún hay { $n } asientos libres, y se espera a { $names }.
}
wait-you = Pulsa «Estoy listo» y empieza la partida.
watch = Mirar
watchers = { $n ->
    [one] { $n } persona mira.
   *[other] { $n } personas miran.
}
watchers-none = Nadie mira.
watch-link = Enlace para quien quiera mirar
you-watch = Estás mirando. No ves ninguna carta oculta.
watch-behind = La partida va por delante de lo que ves.
jump-to-live = Ir al directo
watch-sheet = La { round-name } siguiente empieza cuando los jugadores sigan.
own-link = Seguir en otro dispositivo
own-link-detail = Abre allí este enlace para seguir en tu asiento. No lo compartas: quien lo tiene juega en tu lugar.
own-link-label = Tu enlace secreto
leave-table = Dejar la mesa
leave-sure = ¿Dejas la partida? El ordenador juega por ti hasta que vuelvas.
leave-sure-before = ¿Dejas tu asiento? Otra persona puede ocuparlo.
close-table = Cerrar la mesa
close-sure = ¿Cerrar la mesa para todos? Nadie podrá seguir jugando en ella.
people = En la mesa
replace = Dejar que el ordenador juegue por { $name } hasta el final
at-here = presente
at-gone = ausente
at-stand-in = { $name } no está: juega el ordenador
turn-away = { $name } no está: el ordenador juega dentro de { $time }
time-left = tiempo restante: { $time }
round-waits = Se baraja la { round-name } siguiente
clock-left = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
clock-soon = { $n ->
    [one] Te queda { $n } segundo para jugar.
   *[other] Te quedan { $n } segundos para jugar.
}
clock-out = Se acabó el tiempo: el ordenador ha jugado por ti.
played-elsewhere = Esa jugada viene de otra pestaña o dispositivo con tu asiento.
phrases = Decir algo
phrases-detail = Cada cual lo lee en su idioma.
phrases-wait = Un momento, y podrás hablar otra vez.
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
report = Denunciar a { $name }
report-ask = ¿Denunciar a { $name } ante quien lleva este servidor?
report-ask-detail = Sabrá los dos nombres, la mesa y qué te ha dicho y escrito aquí { $name }. { $name } no se entera.
person-more = Más sobre { $name }
report-sent = Gracias. Quien lleva este servidor ya puede leer tu denuncia.
phrase-said = { $name }: { $words }
room-sat = { $name } se sienta a la mesa.
room-stood = { $name } ha dejado la mesa.
room-filled = Se sienta { $name } (ordenador).
room-ready = { $name }: listo.
room-gone = { $name } ya no está: se perdió la conexión.
room-here = { $name } está aquí.
room-stand-in = { $name } no está: juega el ordenador.
room-back = { $name } ha vuelto.
room-you-back = Mientras no estabas ha jugado el ordenador. Ahora juegas tú otra vez.
room-moved = Los asientos han cambiado.
room-host = Ahora el anfitrión es { $name }.
room-you-host = Ahora eres el anfitrión.
room-closed = El anfitrión ha cerrado esta mesa.
room-rematch = Hay una nueva partida abierta con las mismas personas.
rematch = Revancha
rematch-join = Ir a la nueva partida
sheet-behind = La { round-name } siguiente ha empezado.
to-table = A la mesa
show-result = Resultado
table-closed = Aquí ya no se juega. Abre tu propia mesa desde la página de inicio.
table-begun = La partida ha empezado y todos los asientos están ocupados. Puedes mirar, o abrir tu propia mesa.
table-over = Esta partida ha terminado. Puedes ver el resultado, o abrir tu propia mesa.
see-result = Ver el resultado
table-full = Todos los asientos están ocupados. Puedes mirar, o abrir tu propia mesa.
seat-lost = El asiento de este navegador ya no es tuyo: se ha dado a otra persona.
sent-away = El anfitrión te ha echado. Solo puedes volver a sentarte aquí si él te deja.
you-stood = Has dejado tu asiento. Puedes volver a sentarte, o mirar.
no-watching = Ahora no puedes mirar esta mesa.
no-watching-detail = Ya tiene todos los espectadores posibles, o su anfitrión no quiere ninguno. Inténtalo más tarde.
in-places = abierto en { $n } pantallas
seat-elsewhere = Tu asiento está abierto también en otra pestaña o en otro dispositivo. Juega donde quieras.
acting-host = El anfitrión no está y tú lo sustituyes: puedes empezar la partida, y el ordenador juega por él hasta que vuelva. Lo demás le toca a él.
removed-title = Expulsados
removed-detail = Solo pueden volver a sentarse aquí si tú lo permites.
admit = Dejar volver a { $name }
seat-taken = ocupado
seat-devices = Dispositivos en tu asiento
device-since = desde { $time }
device-own = este dispositivo
device-other = Otro dispositivo
device-terminal = Un terminal
device-away = Desconectar
device-away-of = Desconectar { $name }, desde { $time }
device-away-detail = Quien tenga tu enlace secreto puede volver. Renueva el enlace para impedirlo.
renew-link = Renovar el enlace
renew-sure = Tu enlace secreto se sustituirá por uno nuevo. El antiguo dejará de servir, y tus otros dispositivos se desconectarán.
renewed = Tu enlace es nuevo. El antiguo ya no sirve.
remove-sure-open = ¿Quitar { $title } de este dispositivo? Con ella se va la clave de tu asiento: sin tu propio enlace no podrás volver a esta partida.
remove-sure-over = ¿Quitar { $title } de este dispositivo? Su resultado ya no contará en tus estadísticas, y quizá no puedas conseguir su registro.
remove-yes = Quitar
removed-game = { $title }: partida quitada.
undo = Deshacer
fair-title = Barajado sin trampas
fair-now = { $result ->
    [kept] Tu dispositivo ha barajado las cartas junto con el servidor: nadie puede haberlas elegido.
    [others] El servidor ha barajado las cartas junto con los dispositivos de los jugadores.
    [practice] Estas cartas vienen de otra partida, con la que practicas.
   *[nobody] El servidor ha barajado las cartas de esta { round-name } y ha fijado su orden antes de repartir.
}
fair-check = Al final de la { round-name }, esta página comprueba que no haya cambiado ni una carta.
fair-more = Cómo funciona
fair-how = Antes de una { round-name }, el servidor y el dispositivo de cada jugador sacan cada uno un número secreto y publican su huella. Cuando la lista de huellas queda fijada, los números se revelan y juntos dan el orden de las cartas. Basta un solo dispositivo honrado para que nadie haya podido elegir las cartas. Después de la { round-name }, esta página lo comprueba todo.
fair-remains = Lo que sigue siendo posible: el servidor puede negarse a repartir o enseñarle cartas a alguien.
fair-commitment = La huella del servidor para esta { round-name }
fair-share = El número de este dispositivo
fair-list = La huella de toda la lista
fair-given = { $n ->
    [0] En esta { round-name } no ha participado ningún dispositivo.
    [one] En esta { round-name } ha participado un dispositivo.
   *[other] En esta { round-name } han participado { $n } dispositivos.
}
fair-part = { $result ->
    [yes] Tu dispositivo ha participado.
    [watching] Solo has mirado.
   *[other] Tu dispositivo no ha participado.
}
fair-aborted = { $n ->
    [0] No se ha interrumpido ningún barajado.
    [one] En esta partida se ha interrumpido un barajado, porque un dispositivo no reveló su número; consta en el registro.
   *[other] En esta partida se han interrumpido { $n } barajados, porque hubo dispositivos que no revelaron su número; constan en el registro.
}
fair-verify = Para comprobarlo por tu cuenta, descarga el registro y usa:
fair-checking = Comprobando la baraja…
fair-verdict = { $result ->
    [kept] Se ha barajado sin trampas
    [others] El barajado coincide con los números de los dispositivos
    [nobody] Las cartas estaban fijadas antes de repartir y no han cambiado
    [practice] Las cartas de esta { round-name } vienen de otra partida
    [none] No se había prometido nada sobre este barajado
    [newer] Esta página es más antigua que el servidor
   *[other] ¡No se ha cumplido una promesa sobre el barajado!
}
fair-devices = { $n ->
    [one] un dispositivo
   *[other] { $n } dispositivos
}
fair-detail = { $result ->
    [kept] Nadie puede haber elegido las cartas: salen de los números del servidor y de { fair-devices }, todos fijados antes de que se revelara ninguno. Las cartas que viste son esas.
    [others] Las cartas salen de los números del servidor y de { fair-devices }. Si uno de esos dispositivos es honrado, nadie puede haber elegido las cartas. Tu dispositivo no puede saberlo: solo ve que el registro es coherente.
    [nobody] Las cartas salen solo del número del servidor: nada demuestra que no las eligiera.
    [practice] Es una práctica: hasta la posición en que empieza, cartas y jugadas son de otra partida, y nada se demuestra sobre su barajado. Las rondas siguientes se reparten y se comprueban como las demás.
    [newer] Recarga la página para comprobar este barajado.
   *[other] El registro no dice nada con lo que se pueda comprobar.
}
fair-broken = No se ha cumplido una promesa sobre el barajado.
fair-fault = { $reason ->
    [second] El servidor ha mostrado dos listas distintas para un mismo barajado. Tu dispositivo no reveló su número a la segunda.
    [left-out] El servidor había aceptado la huella de tu dispositivo y la ha dejado fuera de la lista.
    [computer] La lista espera un número del asiento de un ordenador, que solo el servidor puede haber elegido.
    [table] La lista es de otra mesa.
    [round] La lista no era la que tocaba: es de otra ronda o de otro intercambio.
    [rules] La lista es de una partida con otras reglas.
    [seats] La lista no tiene tantos asientos como esta mesa.
    [game] El registro es de otra mesa o de otras reglas.
    [plays] El registro cuenta otras jugadas que las que vio este dispositivo.
    [transcript] La lista del registro no es la que este dispositivo vio antes de la { round-name }.
    [aborted] El registro no muestra tal como fueron todos los barajados interrumpidos.
    [no-exchange] El servidor repartió sin el intercambio de números que debe a cada dispositivo: puede haber elegido las cartas.
    [silenced] El registro dice que tu dispositivo no reveló su número, pero el servidor lo tenía.
    [own-share] El número de tu dispositivo no está en el registro.
    [server] El número que reveló el servidor no corresponde a su huella.
    [shares] El número de un dispositivo falta o no corresponde a su huella.
    [seed] El orden de las cartas no sale de los números revelados.
    [dealer] El repartidor no es el que dan los números y las reglas.
    [cards] Las cartas que viste no son las que dan los números.
   *[other] Al registro le falta lo que probaría el barajado, o no se puede leer.
}
fair-earlier = Fue en la ronda { $n }.
fair-save = Guardar las pruebas
fair-pack = La baraja, desde arriba: { $cards } …
fair-record = Guardar el registro de la partida
fair-not-now = Ahora no se puede comprobar: el servidor no responde.
key-c = Decir algo a los demás

## Volver a ver una partida

replay = Volver a ver una partida
replay-verb = Volver a ver
replay-of = Volver a ver { $title }, { $date }
replay-lead = Recorre una partida jugada a jugada. El registro es un archivo de texto con todas las jugadas. El servidor lo lee y no guarda nada de él.
replay-drop = Suelta aquí el registro de una partida, o elige el archivo.
replay-open = Abrir un registro
replay-own = Las partidas que has jugado:
replay-large = «{ $file }» es demasiado grande para un registro, que tiene { $n } kB como mucho.
replay-empty = Aún no ha acabado ninguna { round-name } de esta partida: no hay nada que volver a ver.
replay-bad-file = «{ $file }» no se puede volver a ver: { $why }
record-without-replay = Para volver a ver la partida hace falta el servidor, y no se puede llegar a él. Aquí está el registro; la partida aparece sola en cuanto sea posible.
record-unreadable = Hasta donde se puede decir sin el servidor, esto no es el registro de una partida.
replay-no-turn = En esta partida no hay turno { $turn }. Este es el más cercano: { $nearest }.
replay-at-action = Ronda { $round }, jugada { $action }
replay-at-deal = Ronda { $round }, el reparto
replay-at-score = Ronda { $round }, los puntos
replay-holds = En la mano de { $name }: { $cards }.
replay-drawn = Carta que ha sacado { $name }:
replay-controls = Mandos para volver a ver la partida
replay-position = Momento de la { round-name }
replay-to-start = Al principio
replay-previous-round = Ronda anterior
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-next-round = Ronda siguiente
replay-to-end = Al final
replay-moves = Jugadas
replay-rounds = Rondas
replay-highlights = Momentos destacados
replay-no-highlights = Aún no hay escobas, cantos ni recuentos.
replay-deal = Reparto
replay-new-cards = Cartas nuevas
replay-hands = Manos visibles
replay-all-hands = Todas
replay-only = Solo { $name }
replay-spoilers = Ocultar lo que viene después
replay-copy-link = Copiar un enlace a este turno
replay-link-copied = El enlace a este turno está copiado.
practice = Práctica
explore-position = Explorar esta posición
practice-play-on = Jugar desde aquí
practice-detail = Una mesa nueva empieza en esta posición, con las mismas cartas por salir y el ordenador en los demás asientos. Es una práctica: no cuenta en tus resultados.
practice-seat = Tu asiento
practice-on-turn = { $name } (le toca)
practice-open = Jugar
practice-over = Aquí la partida ya ha terminado: retrocede para jugar desde un turno anterior.
variation-vary = Probar otras jugadas
variation-choose = Otras jugadas: elige por { $name }.
variation-ended = Otras jugadas: la { round-name } ha terminado.
variation-back = Volver a la partida
variation-over = Aquí la { round-name } ya ha terminado: retrocede para probar otras jugadas.
score-pad = Puntos por { round-name }
score-graph = Gráfico de los totales, { round-name } a { round-name }. Los números están en la tabla que sigue.
save-record = Guardar el registro
review = Análisis
review-of = Análisis de { $title }, { $date }
review-keeps = El análisis guarda la partida en un enlace permanente: quien tenga la dirección puede verla.
key-replay-step = Una jugada atrás o adelante
key-replay-ends = Al principio, al final
key-replay-rounds = Ronda anterior o siguiente
key-replay-play = Reproducir o pausar
key-replay-hands = Mostrar todas las manos, o solo una

## La lección

lesson-title = La scopa en cinco minutos
lesson-step = Paso { $n } de { $of }
lesson-back = Atrás
lesson-next = Siguiente
lesson-try = Elige una carta de tu mano.
lesson-what = ¿Qué recoge?
lesson-lays = Esta carta ({ card }) aquí no recoge nada: se quedaría en la mesa. Busca una que recoja algo.
lesson-other = Con { card-the } recogerías { $cards }. Aquí hay algo mejor: mira otra vez.
lesson-may-take = Las reglas dicen que recoge { $cards }.
lesson-choose = Recoger { $cards }
lesson-well = ¡Muy bien!
lesson-play = Jugar una partida
lesson-aim = Cuarenta cartas
lesson-aim-words = Hay cuatro palos, oros, copas, espadas y bastos, cada uno del as al siete y luego sota (8), caballo (9) y rey (10). Tienes tres cartas en la mano, y hay cuatro en la mesa. Por turno, cada uno juega una carta. Lo que recoge va al montón del jugador, y al final se cuentan los montones.
lesson-equal = Iguales con iguales
lesson-equal-words = Una carta recoge una carta del mismo valor. Una de las tuyas recoge algo aquí: juégala.
lesson-equal-done = Los dos sietes van a tu montón. El siete de oros es el settebello, el siete bello: es un punto por sí solo.
lesson-sum = Una carta recoge una suma
lesson-sum-words = Una carta recoge también dos o más cartas que juntas suman su valor. ¿Cuál de las tuyas puede?
lesson-sum-done = Cuatro y cinco son nueve, y el caballo es un nueve. Cuantas más cartas en tu montón, mejor.
lesson-single = Primero la carta igual
lesson-single-words = Un as y un cuatro suman cinco. Pero en la mesa también hay un cinco. Juega tu cinco.
lesson-single-done = No puede recoger el as y el cuatro: donde hay una carta igual, no se puede recoger una suma. Es la regla que más se discute.
lesson-choice = Tú eliges
lesson-choice-words = El rey hace diez de dos maneras aquí. Juégalo, y recoge lo que vale más.
lesson-choice-done = Siete y tres, con el settebello. Si valen varias sumas, eliges tú: nadie lo hace por ti.
lesson-choice-wrong = Está permitido. Pero de la otra manera te llevas el siete de oros: prueba esa.
lesson-sweep = ¡Escoba!
lesson-sweep-words = Quien se lleva todas las cartas de la mesa hace escoba (en italiano, «scopa»): un punto al momento. Aquí hay una.
lesson-sweep-done = La carta que la hizo se pone atravesada en el montón, para que todos vean el punto. El siguiente encuentra la mesa vacía y tiene que dejar una carta.
lesson-lay = Nada que recoger
lesson-lay-words = Una carta que no recoge nada se queda en la mesa. Piensa en quien juega después: si todas las cartas de la mesa suman diez o menos, una sola puede llevárselas. Deja una carta que no dé escoba.
lesson-lay-done = Tres y nueve suman doce: ninguna carta puede recoger las dos.
lesson-lay-wrong = Juntas suman { $n }: una sola carta podría llevárselas. Prueba otra.
lesson-prime = La primiera
lesson-prime-words = Al final cada bando saca de su montón la mejor carta de cada palo y suma lo que valen para la primiera: el siete 21, el seis 18, el as 16, el cinco 15, el cuatro 14, el tres 13, el dos 12, una figura 10. La suma más alta se lleva el punto. ¿Cuál de estas es más alta?
lesson-prime-done = Tres sietes y un cuatro suman 77; cuatro seises, solo 72. Por eso todos quieren los sietes.
lesson-prime-wrong = Súmalas: ¿tres veces 21 y 14, o cuatro veces 18?
lesson-score = Contar
lesson-score-words = Al final de la ronda hay un punto por tener más cartas, uno por más oros, uno por el settebello, uno por la primiera y uno por cada escoba. En caso de empate, el punto no es de nadie. Gana quien llega primero a once, si va por delante. Eso es todo: ya puedes jugar.
lesson-point = { $line ->
    [cards] Cartas
    [coins] Oros
    [settebello] Settebello
    [primiera] Primiera
   *[sweeps] Escobas
}

## Several people at one device

local-names = Quién juega en este dispositivo
local-names-detail = Las cartas quedan tapadas mientras el dispositivo pasa de mano en mano.
local-names-wrong = Da a cada uno un nombre distinto, de 30 letras como máximo.
player-n = Jugador { $n }
pass-to = Pasa el dispositivo a { $name }
pass-detail = Tus cartas aparecen cuando pulsas el botón.
pass-take = Soy { $name }: mostrar mis cartas
pass-since = Desde tu último turno

# Profiles

profile-link = Tu perfil: conserva este nombre en todos tus dispositivos
profile-mark = Este nombre tiene dueño: nadie más lo tiene
sit-as-profile = Sentarse como { $name }, con tu perfil
profile-block = Bloquear a { $name }
profile-lift-block = Desbloquear a { $name }
profile-blocked = Ya no te encontrarás con { $name } en las mesas. Esta no cambia.
rated-switch = Partida puntuada
rated-short = Puntuada
found-said = Has encontrado a { $names }. ¡Buena partida!
rated-note = Puntuada: el resultado cambia la puntuación de ambos bandos. Quien se va, o no está al final, ha perdido.
rated-need-profile = Esta partida es puntuada: crea un perfil para sentarte
leave-sure-rated = ¿Abandonar esta partida puntuada? La pierdes al momento, aunque vuelvas.
rating-short = puntuación { $rating } (de { $low } a { $high })
rating-none = ninguna partida puntuada aún
rating-change = Tu puntuación: { $before } → { $after } ({ $change })
forfeit-won = { $n ->
    [one] Tu rival se ha ido: has ganado esta partida puntuada.
   *[other] Tus rivales se han ido: has ganado esta partida puntuada.
} Puedes seguir jugando contra el ordenador.
forfeit-lost = Esta partida puntuada está decidida: tu equipo la ha dejado y ha perdido.
