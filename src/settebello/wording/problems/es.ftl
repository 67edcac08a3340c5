# Lo que no va, para quien juega. El inglés de cada frase está donde el programa la dice.
#
# $detail y $reason son palabras de otros programas, u otra de estas frases.

## Reglas que no van juntas

rules-vocabulary = Un valor no es de los permitidos: { $detail }.
rules-deal = El reparto debe usar la baraja exactamente: { $table } en la mesa y { $seats } manos de { $hands } son { $dealt } cartas, y la baraja tiene { $size }.
rules-teams = Solo cuatro jugadores pueden elegir: dos y tres juegan siempre cada uno por su cuenta, y seis en dos equipos.
rules-redeal = Nombra cada condición para volver a repartir una sola vez, en el orden kings, equal, aces, pair, two-aces, three-high.
rules-cut = Para sacar una carta antes del reparto hacen falta cartas en la mesa: sin ellas, la carta sacada no se podría poner allí.
rules-captures = Algo se tiene que poder recoger: la carta igual, la suma o el quince.
rules-ace = ace_takes_itself solo sirve si el as se lo lleva todo: pon ace en sweep o no-sweep.
rules-ace-first = ace_first solo puede ser no-power si el as se lo lleva todo: pon ace en sweep o no-sweep.
rules-branching = En un turno podría haber más de { $most } jugadas posibles: desactiva run, optional o fifteen, o reparte menos cartas por mano.
rules-run = Una baza solo puede seguir hacia arriba después de una carta igual o de una suma: activa equal o sum.
rules-steal = Un montón se roba con una carta igual a la de arriba: activa equal.
rules-steal-alone = steal no se puede combinar con dealer_takes, los puntos de baza, by_card ni los cantos.
rules-fall = Los puntos por la carta recién dejada exigen que se recojan cartas iguales: activa equal o no pongas puntos.
rules-falls = Una cadena tiene tres eslabones como mucho, porque de cada rango hay cuatro cartas; se han dado { $count } números.
rules-by-card = Con by_card, sweep.points puede ser como mucho { $most }.
rules-doubled = doubled_by necesita escobas que valgan todas lo mismo: da puntos a las escobas y desactiva by_card.
rules-doubled-pack = La baraja no tiene cartas de valor { $rank }: elige otro valor para doubled_by.
rules-last-card-scores = last_card_scores necesita bazas que puntúen: pon fall, one_suit o many.
rules-cards = Las cartas que hacen falta van de { $least } a { $most }, para que solo un bando llegue; { $given } no vale (0 quiere decir la mayoría).
rules-coins = Los oros que hacen falta van de { $least } a { $most }, para que solo un bando llegue; { $given } no vale (0 quiere decir la mayoría).
rules-few = cards.few necesita un solo rival: juega con dos bandos, o ponlo en 0.
rules-dealer-takes = dealer_takes necesita cartas en la mesa: pon 4, o déjalo en none.
rules-dealer-wins = dealer_wins necesita cartas en la mesa: pon 4, o déjalo en none.
rules-misdeals = Los repartos anulados solo pueden hacer perder donde puede haberlos: hay que poner 4 cartas en la mesa y fijar redeal.
rules-misdeals-sides = Donde el que reparte pierde por repartos anulados hace falta un solo bando que gane: que jueguen dos bandos.
rules-misdeals-cut = Los repartos anulados solo se cuentan si no se saca una carta antes del reparto: hay que quitar cut.
rules-tie-cards = Solo puede haber empate en el mayor número de cartas: con un número fijo (at_least), deja cards.tie en nobody.
rules-tie-coins = Solo puede haber empate en el mayor número de oros: con un número fijo (at_least), deja coins.tie en nobody.
rules-split-cards = Un solo punto por cartas no se puede repartir: pon cards.points en 2 o más.
rules-split-coins = Un solo punto por oros no se puede repartir: pon coins.points en 2 o más.
rules-honours = Cada honor se nombra una vez, en el orden de las cartas.
rules-honour-points = Un honor vale algo: dale puntos a { $card } o quítalo.
rules-honour-pack = La baraja no tiene { $card }, así que no puede puntuar.
rules-honour-settebello = El settebello es una línea aparte: quita { $card } de una de las dos.
rules-honour-re-bello = El rey del palo que puntúa ya vale como re bello: quita { $card } de los honores, o desactiva re_bello.
rules-honour-two = El dos de tréboles ya cuesta puntos: quita { $card } de los honores, o desactiva two_of_clubs.
rules-double-all = Nada podría contar doble: junto a double_all hacen falta cartas, oros, una primiera o una carta que puntúe.
rules-lowest-claiming = Cuando gana el total más bajo, nadie puede estar seguro de haber ganado: desactiva claiming_out.
rules-lowest-double = Cuando gana el total más bajo, perder con pocos puntos no tiene sentido: desactiva double_game.
rules-lowest-declarations = Donde gana el total más bajo, nadie cantaría una mano: juega sin cantos.
rules-wins = Cada grupo ganador se nombra una vez, sus cartas y los grupos en el orden de las cartas.
rules-wins-pack = La baraja no tiene { $card }, así que nadie puede llevarse un grupo ganador con ella.
rules-wins-apart = Dos grupos ganadores necesitan una carta en común, o dos bandos podrían ganar a la vez: { $first } y { $second } no tienen ninguna.
rules-low-run = La napola y las scalette no se juegan juntas: la escalera baja es la napola.
rules-napoleone = Con napola.longest={ $longest } no hay napoleone: ponlo en { $least } o más, o desactiva napoleone.
rules-napola-with-all = napola.with_all supone que todo el palo gana y que todo puede contar doble: activa napoleone y double_all, o desactiva with_all.
rules-longest = Una escalera tiene como mucho { $most } cartas, las que tiene un palo, no { $given }: pon longest en { $most } o menos.
rules-primiera-pack = La primiera no tiene valores para una baraja de 52: juega sin ella, o con otra baraja.
rules-no-twos-napola = Una baraja de 36 cartas no tiene doses: desactiva napola, o elige otra baraja.
rules-no-twos-bassa = Una baraja de 36 cartas no tiene doses: desactiva scaletta_bassa, o elige otra baraja.
rules-no-twos-scala = Una baraja de 36 cartas no tiene doses: desactiva scala, o elige otra baraja.
rules-no-twos-two = Una baraja de 36 cartas no tiene doses: desactiva two_of_clubs, o elige otra baraja.
rules-declare = Los cantos piden manos de tres cartas en cada reparto.
rules-dealt-best = La mejor mano repartida solo puede llevárselo todo donde una pareja o tres iguales puntúan.
rules-dealt-hands = Los puntos por una pareja o por tres iguales exigen manos en las que quepan.
rules-dealt-low = Los puntos por recibir cartas bajas exigen manos de tres cartas en cada reparto.
rules-dealt-low-best = La mejor mano repartida es la mejor entre parejas y tríos: prescinde de las cartas bajas.
rules-dealt-low-pair = low_pair se suma a los puntos de low: pon también low.
rules-declaring = Las manos seguidas o de un palo no se pueden comparar: que valgan todas, en el turno de cada jugador o tras el reparto.
rules-declaring-none = Sin cantos no se puede decir cuándo se canta ni lo que vale.
rules-matta = La matta no sirve aquí para nada: deja que el que reparte se lleve 15 (dealer_takes), o que las manos se canten en el turno de cada uno.
rules-matta-captures = La matta recoge solo por su valor: deja fuera las bazas que siguen hacia arriba, los puntos por la carta recién dejada y las figuras que solo recogen otra igual.
rules-matta-pack = La matta vale por uno de diez valores: juega sin ella con una baraja de 52, o elige otra baraja.
rules-matta-round = La matta solo se nombra donde valen todos los cantos: que se cante en el turno de cada jugador o tras el reparto, o sin ella.
rules-scores = Algo tiene que dar puntos, o la partida no acabaría nunca.

## Opciones, juegos, reglas de la casa

option-ambiguous = «{ $name }» puede ser { $options }: di cuál.
option-inside = No hay una opción «{ $name }» sola; hay { $options }.
option-near = No hay una opción «{ $name }»; quizá querías decir { $options }.
option-unknown = No hay una opción «{ $name }»; hay { $options }.
option-value = { $option } debe ser { $allowed }, no «{ $text }».
option-some = never, o alguno de { $first } y { $last }, separados por comas
option-numbers = una lista de números enteros, uno por reparto, como 3,3,3, o uno solo para todos
option-some-numbers = never, o números enteros de { $least } a { $most } separados por comas, como 1,5,10
option-either = { $first } o { $last }
option-card-points = never, o cartas con sus puntos, como 8S:1 2S:1: cada carta una vez y de -{ $most } a { $most } puntos, no 0
option-card-sets = never, o hasta { $most } grupos de dos o más cartas, con + entre las cartas y comas entre los grupos, como 1D+2D+3D,1D+7D
option-least = un número entero, { $least } o más
option-range = un número entero de { $least } a { $most }
option-twice = { $option } tiene dos valores distintos: da uno solo.
option-off = { $line } no se juega, así que { $option } no se puede elegir.
variant-near = No hay un juego «{ $name }»; quizá querías decir { $variants }.
variant-unknown = No hay un juego «{ $name }»; hay { $variants }.
variant-seats = { $game } es para { $only } jugadores, no para { $seats }.
variant-seats-among = { $game } es para { $first } o { $last } jugadores, no para { $seats }.
variant-seats-twice = Los jugadores se dicen dos veces, { $seats } y { $asked }: dilos una sola vez.
house-unknown = Las reglas de la casa no tienen «{ $key }»; tienen { $keys }.
house-unreadable = Estas reglas de la casa no son ni TOML ni JSON: { $detail }.
house-text = En las reglas de la casa { $key } es un texto entre comillas, no { $value }.
house-number = En las reglas de la casa seats es un número, no { $value }.
house-settings = En las reglas de la casa set contiene ajustes como target = 21, no { $value }.
player-no-argument = «{ $text }» no existe: { $name } va solo, escribe { $name }.
player-number = «{ $text }» no existe: tras los dos puntos va un número de { $least } a { $most } ({ $what }), como { $example }.
player-cheats = «{ $name }» ve las cartas ocultas, así que solo juega en la arena.
player-program = Un programa solo juega en la arena, o en una mesa a la que se une.
player-unknown = No hay un jugador «{ $name }»; hay { $players }.
nameless = Di cómo te llamas en la mesa: --name NOMBRE.
opponents = Has indicado { $named } rivales, pero solo hay sitio para { $others }.
no-words = El idioma «{ $code }» no está disponible; hay { $languages }.
missing-extra = Para esto hace falta { $module }, que no está instalado: pip install 'settebello[{ $extra }]'.

## Mesas

no-table = Esa mesa no existe: revisa el enlace.
no-code = Ninguna mesa tiene este código: revísalo, o pide el enlace.
table-newer = Esta mesa viene de una versión más reciente de Settebello: actualiza la tuya.
table-unreadable = Esta mesa está guardada de un modo que aquí no se puede leer ({ $detail }).
table-not-read = No se pudo leer la mesa ({ $detail }): inténtalo de nuevo.
table-not-saved = No se pudo guardar la partida ({ $detail }), así que no se jugó nada: revisa el disco e inténtalo de nuevo.
table-not-saved-away = No se pudo guardar la partida ({ $detail }), así que no se jugó nada.
store-away = Ahora no se llega a las partidas, y nada se pierde: inténtalo dentro de poco.
name-length = Un nombre tiene de 1 a { $longest } letras, y este tiene { $length }.
places = Una mesa de { $seats } tiene { $others ->
    [one] un asiento para los demás
   *[other] { $others } asientos para los demás
}, y se nombran { $named }.
weak-key = Una clave tiene de 22 a 64 letras, cifras, - o _ al azar: hazla con al menos 16 bytes aleatorios.
no-address = En esta dirección no hay nada.
no-method = Esta dirección no se usa así.
not-so = Esto no se puede hacer.
other-host = Este servidor no es «{ $host }»: usa la dirección que escribió al arrancar.
other-origin = Las páginas de «{ $origin }» no pueden entrar aquí.
not-json = El cuerpo debe ser JSON, y la cabecera content-type decir application/json.
too-long = El cuerpo tiene más de { $longest } bytes: manda menos.
not-readable = Esta petición no se puede leer: { $detail }.
too-many-codes = Desde aquí se han probado demasiados códigos: espera un minuto, o pide el enlace.
too-many-tables = Desde aquí se han abierto demasiadas mesas: espera un rato.
too-many-daily = Desde aquí se han abierto demasiadas partidas del día: vuelve mañana.
too-many-groups = Desde aquí se han creado demasiados grupos: vuelve mañana.
too-many-games = Desde aquí se han pedido demasiados enlaces permanentes: espera un rato.
too-many-reviews = Desde aquí se han pedido demasiados análisis: espera un rato.
too-much-computing = El servidor acaba de trabajar mucho para tu dirección: prueba otra vez en { $seconds } s.
too-many-requests = Desde aquí llegan demasiadas peticiones a la vez: espera un momento.
too-many-connections = Desde aquí hay demasiadas conexiones: cierra alguna.
too-many-messages = Mandas demasiado a la vez: espera un momento.
too-many-commands = Han llegado demasiadas jugadas desde aquí en la última hora: espera un rato.
too-many-steps = Este asiento ha cambiado demasiadas veces en la última hora: espera un rato.
overloaded = El servidor tiene ahora demasiado trabajo: vuelve a intentarlo enseguida.
missed-table = No viniste a la mesa que se encontró para ti: busca de nuevo dentro de { $minutes } min.
too-many-seeks = Desde aquí se han buscado rivales demasiadas veces: espera un minuto.
too-many-phrases = Hablas demasiado a la vez: espera un momento.
too-many-watchers = En esta mesa ya están todos los espectadores que caben.

## Asientos

dissolved = Alguien no vino a esta mesa.
closed = El anfitrión ha cerrado esta mesa.
full = En esta mesa todos los asientos están ocupados.
seat-taken = Este asiento está ocupado: elige otro.
name-taken = En esta mesa ya está { $name }: elige otro nombre.
watching = Estás mirando esta mesa: siéntate para jugar.
watching-silent = Estás mirando esta mesa: siéntate para hablar.
no-texts-in-play = Durante la partida solo se pueden decir las frases hechas.
texts-off = Activa antes los mensajes entre amigos en los ajustes.
no-reader = Ningún amigo en esta mesa lee mensajes ahora: cada cual tiene que activarlos en los ajustes.
empty-text = En este mensaje no hay nada que leer.
no-watching = Esta mesa no la puede mirar nadie.
wrong-key = Esta no es la clave de un asiento de esta mesa: usa el enlace de tu asiento.
no-join = El primer mensaje debe ser join, con la clave de un asiento.
here-already = Ya estás en esta mesa.
host-only = Esto solo lo puede hacer el anfitrión de la mesa.
no-host = Solo puede ser anfitrión una persona que esté presente.
begun = La partida ha empezado: los asientos ya no cambian.
no-seat = No hay un asiento { $seat }: los asientos van de 0 a { $last }.
move = Puedes pasar a un asiento donde no se sienta ninguna persona; a los demás los mueve el anfitrión.
not-ready = Aún no están listos todos: { $names }.
own-seat = Este es tu propio asiento: déjalo, o pide otro.
not-away = Durante la partida solo se puede sustituir a quien no está.
search-replaced = Ahora busca otra ventana u otro programa de este dispositivo.
no-lobby = Este servidor no tiene sala de encuentro: abre una mesa y comparte su enlace.
matched-stays = La sala de encuentro os ha reunido: deja la mesa en lugar de cerrarla.
acting-host = Solo sustituyes al anfitrión, que no está: esto duraría más allá de su vuelta, así que le toca hacerlo a él.
removed = El anfitrión te ha echado de esta mesa: solo él puede dejarte volver.
not-removed = No se ha echado de esta mesa a nadie llamado { $name }.
left = Has dejado esta mesa.
key-renewed = Este asiento tiene un enlace nuevo: el antiguo ya no sirve.
dismissed = Otro dispositivo del mismo asiento ha desconectado este.
record-seated = A esta mesa no la puede mirar nadie, y su registro es solo para quien se sienta a ella: envía la clave de tu asiento, o actualiza tu programa.

## Partidas acabadas y su enlace permanente

no-game = Esa partida no existe: revisa el enlace.
game-taken-down = Alguien que jugaba esta partida la ha retirado.
game-stays-down = Otra persona que jugaba esta partida la ha retirado: solo ella puede volver a hacer un enlace.
game-not-over = Esta partida no ha acabado: tendrá su enlace permanente al final.
game-seated = Esto es solo para quien jugó esta partida: envía la clave de tu asiento.
game-not-yours = Esta no es la clave de un asiento de esta partida.
no-links = Este servidor no hace enlaces permanentes: guarda el registro en un archivo.
no-reviews = Este servidor no analiza partidas: guarda el registro y analízalo con settebello.
no-review = Esta partida no se ha analizado: pide el análisis con la clave de tu asiento.
review-busy = Ya se está haciendo otro análisis de esta partida: espera a que acabe.
review-failed = El análisis de esta partida ha fallado: pídelo otra vez.
reviews-full = Demasiadas partidas esperan su análisis: vuelve a pedirlo en unos minutos.

## Jugar

not-your-turn = No te toca a ti: le toca a { $name }.
not-begun = Ahora nadie puede jugar: la partida no ha empezado.
not-allowed = { $action } no se puede ahora; puedes jugar { $legal }.
other-message = Un mensaje con este id ya pidió otra cosa: no se ha hecho nada.
stale = La partida ha avanzado desde que la viste: mírala de nuevo antes de jugar.
no-round = Ahora no se puede repartir una ronda: esta no ha acabado.
no-more-rounds = Ahora no se puede repartir una ronda: la partida ha acabado.
too-many-rounds = Una partida en una mesa tiene como máximo { $most } rondas: guarda el registro y abre otra mesa.
table-full = En esta mesa ya se ha hecho todo lo que cabe: abre otra.
no-play = Ahora nadie puede jugar: la ronda ha acabado.
game-over = Ahora nadie puede jugar: la partida ha acabado.
no-rematch = La revancha se puede pedir cuando acaba la partida.
no-advice = En una mesa donde juegan personas no se dan consejos.
early-advice = Solo se aconseja a quien le toca jugar.
late-advice = El consejo está tardando demasiado: pregunta de nuevo en un momento.
failed-advice = No se ha podido calcular el consejo: pregunta de nuevo en un momento.
message-long = Un mensaje tiene como mucho { $longest } letras, y este tiene { $length }.
no-message = Esto no es un mensaje del protocolo: { $detail }.

## Archivos y registros

no-seed = «{ $text }» no es una semilla: una semilla tiene 64 cifras hexadecimales.
file-finished = La partida de «{ $path }» ha acabado; para una nueva indica otro archivo.
file-not-written = «{ $path }» no se puede escribir ({ $reason }); indica otro archivo.
file-not-read = «{ $path }» no se puede leer ({ $reason }); indica otro archivo.
file-no-text = no es texto
file-too-long = es demasiado largo
file-no-game = «{ $path }» no contiene una partida que pueda seguir: { $reason }
file-no-record = «{ $path }» no se puede volver a ver: { $reason }
file-no-folder = La carpeta «{ $folder }» no se puede crear ({ $reason }).
record-no-players = El registro no dice, en una línea [Players …], quién está en cada asiento.
record-not-replayed = La ronda { $round } no se puede volver a jugar: { $reason }
record-line = Línea { $line }: { $reason }
record-cut = falta la línea [Result …] al final; el registro está cortado.
record-no-header = «{ $text }» no es una cabecera como [Dealer 1].
record-round = tenía que venir la ronda { $due }, no { $number }.
record-action = «{ $text }» no sigue con las jugadas desde «{ $number }.».
record-unscored = una ronda acabada, y ninguna otra, se cierra con su línea [Score …].
record-score = estos puntos no concuerdan con las jugadas de la ronda.
record-last = aquí va solo [Result …], como última línea.
record-result = este resultado no concuerda con las jugadas de la partida.
record-none = esto no es un registro: debe empezar por [Settebello { $format }].
record-newer = este registro viene de un Settebello más reciente, en el formato { $format }: actualiza el tuyo.
replay-rounds = Este registro tiene { $rounds } rondas, y se pueden volver a ver { $most } como mucho: acórtalo.
replay-nothing = Este registro no tiene rondas: no hay nada que volver a ver.
replay-no-position = En esta partida no hay «{ $address }»: indica una ronda de 1 a { $rounds }, o una ronda y una jugada, como 1.4.
replay-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
file-game-there = «{ $path }» ya tiene una partida; elige otro archivo.
practice-over = En { $address } la partida ya ha terminado: retómala desde un turno anterior.
practice-cut = En { $address } aún no se ha decidido qué hacer con la carta sacada, y el registro no tiene cartas para volver a repartir: elige un turno posterior.
position-line = Una posición es una línea de texto, de { $most } caracteres como mucho.
position-impossible = Esta posición no puede darse: { $reason }
position-no-turn = En esta posición nadie tiene nada que decidir.
position-hand = La posición tiene que mostrar la mano de quien tiene el turno, el asiento { $seat }.
position-twice = La parte «{ $part }» aparece dos veces en la posición.
position-totals = Los totales «{ $text }» no son { $sides } números separados por |.
position-over = Con los totales { $text } la partida ha terminado.
position-round = La ronda no puede ser «{ $text }»: escribe un número del 1 al { $most }.
position-played = Las jugadas indicadas no llevan a esta posición: escribe cada una después de su asiento, como 0:7Dx7C.
position-table = En este juego puede haber { $most } cartas en la mesa, no { $count }.
explore-not-learned = Este servidor no conoce valores para estas reglas de la casa: explora la posición con «settebello explore».
record-digest = la huella no concuerda con las reglas: se cambiaron, o aquí quieren decir otra cosa.
record-names = se dan { $names } nombres para { $seats } asientos.
record-missing = falta la cabecera { $header }.
record-unreadable = la cabecera { $header } no se puede leer: { $detail }.
record-not-written = La cabecera { $header } no se puede escribir: { $detail }.
record-repeated = la cabecera { $header } aparece dos veces en el mismo lugar.

## Análisis

review-unreadable = Esto no es un análisis: { $detail }.
review-newer = Este análisis viene de una versión más reciente de Settebello: actualiza la tuya.
puzzles-unreadable = Esto no es una colección de problemas: { $detail }.
puzzles-newer = Esta colección viene de una versión más reciente de Settebello: actualiza la tuya.
puzzles-many = Esta colección tiene { $count } problemas; como mucho puede tener { $most }.
review-seat = En este registro no hay asiento { $seat }: los asientos van de 0 a { $last }.
review-rounds = Este registro tiene { $rounds } rondas; un análisis admite { $most } como mucho.
luck-review = Este análisis no es de este registro y de todos sus asientos.
review-file = Registro { $file }: { $reason }
review-not-kept = El análisis no se puede guardar en { $file }: { $reason }

## La partida del día

daily-date = «{ $text }» no es una fecha: escríbela así: 2026-11-28.
daily-early = La partida del { $day } empieza ese día, en hora UTC. Hoy es { $today }, si el reloj de este dispositivo va bien.
daily-first = Para el { $day } no hay partida: la primera es la del { $first }.
daily-clock = El reloj de este dispositivo marca { $today }, antes de la primera partida del día ({ $first }): ponlo en hora.
daily-other = Esto no es un intento de la partida del { $day }, o se empezó con otra versión.
daily-hints = En la partida del día no se dan consejos.
daily-none = En este dispositivo no hay ningún intento de la partida del { $day }.
no-match = Este encuentro no existe: revisa el enlace.
match-game = En un encuentro juegan dos parejas en cada mesa: elige scopone o scopa de cuatro.
match-tables = Un encuentro tiene de { $fewest } a { $most } mesas.
match-boards = Un encuentro tiene de { $fewest } a { $most } manos.
match-host = Solo quien creó el encuentro puede cerrarlo.
match-closed = El encuentro está cerrado: el resultado está en su página.
match-stays = Esta mesa es de un encuentro: cierra el encuentro en su página.
match-once = Las manos de un encuentro se juegan una sola vez: crea otro encuentro.
match-open = Se puede ver cuando el encuentro está cerrado.
daily-once = La partida del día se juega una sola vez: mañana hay otra.
daily-not = En esta mesa no se juega la partida del día.
daily-not-over = Esta partida del día no ha acabado: tendrá un resultado cuando acabe.
daily-device = La partida de hoy se juega una sola vez por dispositivo: envía el identificador del dispositivo.
daily-open = Se podrá ver cuando se cierre el día de la partida: a las { $time } UTC del { $day }.
daily-own-first = La clasificación de hoy se ve cuando acaba tu partida.
daily-forgotten = Lo que jugó la gente se recuerda durante { $days } días.
no-group = Este grupo no existe: revisa el enlace.
group-full = Un grupo tiene como máximo { $most } personas: crea otro.
group-name-taken = En este grupo ya está { $name }: elige otro nombre.
not-in-group = No formas parte de este grupo.
daily-no-table = Este servidor no tiene una clasificación de todos.

## Hacia una mesa y desde ella

link-long = El enlace de una mesa tiene como mucho { $longest } letras, y este tiene { $length }.
link-nowhere = «{ $text }» no lleva a ninguna mesa: da un enlace como https://scopa.example.org/table/x7Yf-q2, o un código de siete letras y cifras.
game-link-nowhere = «{ $text }» no lleva a ninguna partida acabada: da un enlace como https://scopa.example.org/game/x7Yf-q2.
link-server = «{ $text }» no es la dirección de un servidor: da una como https://scopa.example.org.
link-key = El secreto que va tras «#» en este enlace está dañado: copia otra vez el enlace entero.
no-server = Ningún servidor responde en { $server } ({ $reason }): revisa la dirección, o inténtalo más tarde.
server-not-ours = Lo que responde en { $server } no es un servidor de Settebello: revisa la dirección.
server-shut-out = El servidor { $server } no nos deja entrar: tiene otro nombre, o aquí somos demasiados.
server-other-version = El servidor { $server } es de otra versión que este programa: actualiza el más antiguo.
server-silent = El servidor { $server } no dice nada: inténtalo más tarde.
server-stayed-away = El servidor no ha vuelto en { $seconds } segundos.
server-late = El servidor no ha respondido a tiempo.
server-hung-up = El servidor ha cerrado la conexión.
review-late = El análisis va solo por el { $percent } %: vuelve a pedirlo más tarde.
full-but-open = En esta mesa todos los asientos están ocupados; se puede mirar.
seat-given = Tu asiento en esta mesa se le ha dado a otra persona.
connection-closed = La conexión se ha cerrado.
table-stands-still = La mesa no ha avanzado a tiempo.

## Un barajado que se comprueba

fair-game-missing = Falta la cabecera { $header }, y sin ella nada del barajado queda probado.
fair-game-unreadable = La cabecera { $header } no se puede leer; debe ser parecida a { $example }.
fair-protocol = En este registro se barajó con el protocolo { $protocol }; este programa conoce el 2: hace falta una versión más reciente.
fair-missing = Ronda { $round }: falta la cabecera { $header }, y sin ella nada del barajado queda probado.
fair-unreadable = Ronda { $round }: la cabecera { $header } no se puede leer; debe ser parecida a { $example }.
fair-misspelt = Ronda { $round }: la cabecera { $header } no significa nada; seguramente debía ser { $meant }.
fair-server = Ronda { $round }, intercambio { $exchange }: el número del servidor no encaja con su huella.
fair-share = Ronda { $round }, intercambio { $exchange }: el número del asiento { $seat } no encaja con su huella.
fair-unbound = Ronda { $round }, intercambio { $exchange }: el asiento { $seat } tiene un número sin huella, que pudo elegirse cuando ya se conocían todos los demás.
fair-absent = Ronda { $round }: se repartieron las cartas aunque el número del asiento { $seat } no llegó a revelarse.
fair-computer = Ronda { $round }, intercambio { $exchange }: en el asiento { $seat } juega el ordenador, y aun así la lista tiene una huella suya.
fair-exchange = Ronda { $round }: falta el intercambio { $due }, y en su lugar está el intercambio { $number }.
fair-complete = Ronda { $round }, intercambio { $exchange }: figura como interrumpido aunque se revelaron todos los números, así que el servidor conocía las cartas que no repartió.
fair-silent = Ronda { $round }, intercambio { $exchange }: se esperaba un número del asiento { $seat }, que ya había callado dos veces en esta ronda.
fair-seed = Ronda { $round }: su semilla no sale de la lista de huellas, del número del servidor y de los de los jugadores.
fair-practised = Ronda { $round }: viene de otra partida, y la cabecera { $header } no puede demostrar nada de sus cartas.
fair-dealer = El asiento { $dealer } repartió la primera ronda, pero su semilla sortea el asiento { $due }.
seen-false-record = Las cartas y jugadas del registro del servidor no salen de sus números: { $reason }
seen-other-table = Ronda { $round }, intercambio { $exchange }: la lista es de otra mesa, de otras reglas o de otros asientos.
seen-two-lists = Ronda { $round }, intercambio { $exchange }: el servidor mostró dos listas distintas.
seen-left-out = Ronda { $round }, intercambio { $exchange }: en la lista falta la huella de este dispositivo, que el servidor había aceptado.
seen-computer = Ronda { $round }, intercambio { $exchange }: la lista espera un número del asiento { $seat }, donde no hay ninguna persona.
seen-order = Ronda { $round }, intercambio { $exchange }: el servidor mostró la lista de otra ronda o de otro intercambio que el que tocaba.
seen-invented = Ronda { $round }, intercambio { $exchange }: el registro tiene una huella del asiento { $seat }, donde este dispositivo no vio a ninguna persona.
seen-withheld = Ronda { $round }: el servidor repartió sin el intercambio que debe a cada dispositivo, y puede haber elegido las cartas.
seen-hidden = Ronda { $round }, intercambio { $exchange }: este dispositivo vio su lista, y el registro no la tiene.
seen-other-list = Ronda { $round }, intercambio { $exchange }: la lista del registro no es la que vio este dispositivo.
seen-dropped = Ronda { $round }, intercambio { $exchange }: según el registro este dispositivo calló, pero el servidor tenía su número.
seen-count = Ronda { $round }: intercambios interrumpidos: { $number } en el registro, { $seen } anunciados por el servidor a este dispositivo.
seen-round = Ronda { $round }: este dispositivo la vio hasta el final, y el registro no la tiene.
seen-dealer = Ronda { $round }: este dispositivo vio repartir al asiento { $seen }, y según el registro fue el asiento { $dealer }.
seen-cards = Ronda { $round }, reparto { $deal }: las cartas que vio este dispositivo no son las que reparte el registro.
seen-redealt = Ronda { $round }: este dispositivo vio un reparto anulado con { $cards } en la mesa; el registro no lo tiene.
seen-play = Ronda { $round }: el registro cuenta otras jugadas que las que vio este dispositivo.
not-a-persons = En este asiento no hay ninguna persona: no participa en el barajado.
other-exchange = El barajado de la ronda { $round }, intercambio { $exchange }, no está abierto: vuelve a mirar la mesa.
committed = Otro dispositivo de tu asiento ya participa en el barajado de esta ronda.
moved = Tu asiento ha cambiado: tu dispositivo se compromete de nuevo desde el nuevo.
list-fixed = La lista de este barajado ya está cerrada: tu dispositivo participará en el próximo.
silent-twice = Tu dispositivo ha callado dos veces en esta ronda: volverá a participar en la próxima.
early-share = La lista de este barajado aún no está cerrada: guarda tu número hasta entonces.
no-share-expected = En este barajado no se espera ningún número de tu asiento.
other-share = Este número no encaja con la huella que dio tu asiento: solo puede revelarlo el dispositivo que la dio.
commitment-alone = Una huella vale para una mesa: indica el nombre de la mesa que abres.
table-taken = Ya hay o ha habido una mesa con este nombre: elige otro.
no-profiles = Este servidor no guarda nombres: siéntate sin perfil.
no-profile = Ese perfil ya no existe: crea uno o recupera el tuyo.
no-profile-of-phrase = Ningún perfil de este servidor tiene esta frase de recuperación.
no-own-profile = Este dispositivo no tiene perfil en { $server }: crea uno con settebello profile make.
not-blocked = { $name } no está entre los bloqueados.
not-a-friend = { $name } no está entre tus amigos, ni ha pedido estarlo.
profile-here = Este dispositivo ya tiene un perfil: { $name }.
profile-name-taken = Otra persona tiene el nombre { $name } o uno que se le parece: elige otro.
profile-devices = Un perfil tiene como máximo { $most } dispositivos: quita uno desde otro dispositivo.
profile-seated = Tu perfil ya está sentado en esta mesa.
phrase-length = Una frase de recuperación tiene { $words } palabras, y esta tiene { $count }.
phrase-word = «{ $word }» no es una palabra de las frases de recuperación: comprueba cómo se escribe.
phrase-word-near = «{ $word }» no es una palabra de las frases de recuperación: ¿quieres decir «{ $near }»?
phrase-mistyped = Estas palabras no forman una frase de recuperación: alguna está mal, o no están en su orden.
kept-apart = Tú y alguien de esta mesa no jugáis juntos: elige otra mesa.
not-blockable = No se puede bloquear a esta persona: no tiene perfil, y no os ha reunido la sala de encuentro.
block-self = No puedes bloquearte a ti mismo.
blocks-full = Has bloqueado a { $most } personas, que es el máximo: desbloquea antes a alguna.
not-a-friend-to-be = Puedes añadir a alguien cuando acabe la partida que habéis jugado juntos, si los dos tenéis un perfil.
no-friend = Esta persona ya no está entre tus amigos.
person-gone = Esta persona ha borrado el perfil con el que jugasteis.
friends-full = Has añadido a { $most } personas, que es el máximo: quita antes a alguna.
friends-asked = { $most } personas aún no te han respondido, que es el máximo: espera o retira una solicitud.
friend-busy = Esta persona ya tiene demasiadas solicitudes por responder: prueba otro día.
no-invitation = Puedes invitar a un amigo a una mesa en la que estés sentado y haya un asiento libre.
too-many-friends = Han llegado demasiadas solicitudes de amistad desde aquí: espera un rato.
too-many-profiles = Se han creado o recuperado demasiados perfiles desde aquí: espera un rato.
no-ratings = Este servidor no puntúa partidas: abre una mesa sin puntuación.
rated-profile = Una partida puntuada es para quien tiene un perfil: crea uno primero.
rated-kind = Las personas y los programas se puntúan aparte: esta mesa es para los otros.
rated-program = Este perfil es de una persona: un programa juega partidas puntuadas con un perfil propio.
rated-clock = Una partida puntuada tiene reloj, de { $most } segundos por jugada como máximo.
rated-rules = Una partida puntuada tiene las reglas de un juego con nombre, sin reglas de la casa.
rated-computers = Ningún ordenador ocupa un asiento de una partida puntuada: deja libres sus asientos.
rated-close = Una partida puntuada no se puede cerrar: juégala hasta el final, o abandónala y piérdela.


## Notificaciones

no-push = Este servidor no envía notificaciones.
other-push-service = No se pueden enviar notificaciones a esta dirección: no es de ningún servicio conocido aquí.
wrong-push-keys = Estas no son las claves de una suscripción del navegador: suscríbete otra vez.

not-reportable = Solo se puede denunciar a otra persona de tu mesa.
too-many-reports = Han llegado demasiadas denuncias desde aquí: espera un rato.

# Drills

drill-not-here = Este juego no tiene nada que preguntar sobre eso.
puzzles-theme = No hay ningún tema «{ $theme }»; los temas: { $themes }.
puzzles-none = Esta colección no tiene problemas así.
