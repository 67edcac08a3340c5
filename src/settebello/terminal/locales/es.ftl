# El programa para la terminal.
#
# $name es un jugador, $side un jugador o un equipo; $who es me, mine (mi equipo) u other.

## Nombres

you = Tú
partner = compañero
dealer = repartidor
figure = { $rank ->
    [1] A
    [8] { $pack ->
        [french] J
       *[latin] S
    }
    [9] { $pack ->
        [french] Q
       *[latin] C
    }
    [10] { $pack ->
        [french] K
       *[latin] R
    }
   *[2] {""}
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
cards = { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}

## Lo que pasa

round-opens = { $who ->
    [me] { $idiom ->
        [cuarenta] Mano
        [ronda] Mano
        [caida] Mano
       *[scopa] Ronda
    } { $round }. Repartes tú.
   *[other] { $idiom ->
        [cuarenta] Mano
        [ronda] Mano
        [caida] Mano
       *[scopa] Ronda
    } { $round }. Reparte { $name }.
}
round-resumes = La { round-name } { $round } continúa.
log-play = { $name }: { $action }.
log-sweep = { $name }: { $action }. { sweep-call }
log-keep = { $who ->
    [me] Te quedas la carta.
   *[other] { $name } se queda la carta.
}
log-place = { $who ->
    [me] Pones en la mesa: { $card }.
   *[other] { $name } pone en la mesa: { $card }.
}
log-declare = { $who ->
    [me] Cantas y muestras { $cards }.
   *[other] { $name } canta y muestra { $cards }.
}
log-pass = { $who ->
    [me] Pasas.
   *[other] { $name } pasa.
}
log-claim = { $who ->
    [me] Reclamas la victoria.
   *[other] { $name } reclama la victoria.
}
log-declared = { $side }: el canto vale { points }.
log-new-deal = Las cartas de la mesa piden repartir de nuevo: se baraja otra vez.
log-next-deal = { $count ->
    [one] 1 carta nueva para cada uno.
   *[other] { $count } cartas nuevas para cada uno.
}
log-leftover = Última baza: { $side }, con lo que queda en la mesa: { $cards }.
log-leftover-nobody = Lo que queda en la mesa no va a nadie: { $cards }.
log-dealer-captured = { $who ->
    [me] Has repartido y te llevas las primeras cartas de la mesa por lo que suman ({ $cards }).
   *[other] { $name } ha repartido y se lleva las primeras cartas de la mesa por lo que suman ({ $cards }).
} { $sweeps ->
    [1] { sweep-call }
    [2] { sweep-call } { sweep-call }
   *[3] { sweep-call } { sweep-call } { sweep-call }
}
log-trouble = No se pudo guardar la partida: { $reason }. El juego sigue, y se intenta de nuevo tras la próxima carta.

## La posición en palabras

at-game = { $length ->
    [0] { $title }: { $seats } jugadores, se gana con { points }.
   *[other] { $title }: { $seats } jugadores, { $length } rondas.
}
at-team = Tu equipo: { $names }. Los otros: { $others }.
at-against = Contra { $names }.
at-round = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $round }, reparto { $deal } de { $deals }. { $who ->
    [me] Repartiste tú.
   *[other] Repartió { $name }.
}
at-table = En la mesa: { $cards }.
at-table-empty = La mesa está vacía.
at-hand = Tus cartas: { $cards }.
at-drawn = La carta que sacaste, y que solo tú ves: { $card }.
at-held = En la mano de { $name }: { cards }.
at-shown = { $name } ha mostrado { $cards }.
at-pile = { $side }: { points } en la partida; montón: { cards }, { sweeps-name }: { $sweeps }.
at-top = { $side }, encima del montón: { $card }.
pile-top = encima: { $card }
at-stock = Por repartir: { cards }.

## Decidir

your-turn = Te toca.
your-card = Te toca: { $hint }
turn-of = Juega { $name }…
announce = { $name }: { $action }
hint-choose = Elige una carta con números o flechas y juégala con Intro.
hint-lay = { $card } se queda en la mesa
hint-several = { $card }: { $count } maneras de jugar, Intro para elegir
hint-sentence = Consejo: { $action }; { $why }.
hint-wait = Consultando a un buen jugador…
hint-why = { $reason ->
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
    [coins] { $count ->
        [one] recoge una carta de { $suit }
       *[other] recoge { $count } cartas de { $suit }
    }
    [safe] después, ninguna carta sola puede vaciar la mesa
    [least] es lo que menos regala
    [ahead] otra jugada recoge más ahora, pero esta vale más después
    [nothing] no recoge nada, así que no puntúa
    [bait] quizá el siguiente tenga que limpiar la mesa
    [little] recoge lo que menos cuenta
   *[cards] { $count ->
        [one] recoge { $count } carta
       *[other] recoge { $count } cartas
    }
}
hint-safe = { $why }, y no deja escobas
limit-equal = la carta igual tiene preferencia
limit-fewest = hay que recoger el menor número de cartas
choose-capture = { $card }: ¿qué recoge?
choose-other = { $phase ->
    [cut] Sacaste { $card }. ¿Te la quedas?
    [declare] ¿Cantas?
    [nothing] No tienes nada que cantar.
   *[other] ¿Qué haces?
}
choice-take = recoge { $cards }
choice-take-itself = va a tu montón
with-pile = { $action }, { $who ->
    [me] con tu montón
   *[other] con el montón de { $side }
} ({ cards })
choice-lay = se queda en la mesa
choice-keep = quedarse la carta
choice-place = poner la carta en la mesa
choice-declare = cantar, y mostrar las cartas
choice-pass = pasar
option = { $number }: { $action } ({ $text })

## Los puntos

score-title = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $round }: los puntos
score-entry = { $side } { $points } ({ $why })
score-entries = { $first }; { $last }
score-round = Esta { round-name }
score-certain = Seguros en esta { round-name }
score-claim-title = { $idiom ->
    [cuarenta] Mano
    [ronda] Mano
    [caida] Mano
   *[scopa] Ronda
} { $round }: la victoria reclamada
score-total = Total
score-target = { $length ->
    [0] Se gana con { points }.
   *[other] Se juegan { $length } rondas.
}
score-tally = { $label }: { $entries }.
score-side = { $side } { $points }
score-by-round = { $side }, { round-name } a { round-name }, con el total entre paréntesis: { $points }.
pad-title = Rondas

## El final

won = { $who ->
    [me] Has ganado la partida, { $totals }.
    [mine] { $side }: habéis ganado la partida, { $totals }.
   *[other] La partida es para { $side }, { $totals }.
}
won-shared = Victoria compartida entre { $side }, { $totals }.
won-outright = El palo entero gana al momento, sean cuales sean los puntos.
won-as-dealt = El reparto decide la partida, sean cuales sean los puntos.
won-shut-out = Quien se lleva todas las cartas gana al momento, sean cuales sean los puntos.
won-winning-set = Todas las cartas de un grupo ganador ganan al momento, sean cuales sean los puntos.
won-double = Es una derrota doble.
claim-right = Es verdad: { $side } { $points }, se gana con { $target }.
claim-wrong = No es verdad: { $side } { $points }, se gana con { $target }.
claim-certain = { $side }, seguro en esta { round-name }: { sweeps-name } { $sweeps }{ $declares ->
    [on] , cantos { $declared }
   *[off] {""}
}{ $takes ->
    [on] , bazas { $captured }
   *[off] {""}
}, montón { $piles }.
claim-others = Entre los demás gana el mejor total, contando de esta { round-name } solo lo que puntuó en el acto.
claim-right-suit = Es verdad: { $side } tiene el palo entero.
claim-right-set = Es verdad: { $side } tiene todas las cartas de un grupo ganador.
next-round = Intro: { round-name } siguiente
again = Intro: otra partida · q: salir
no-rematch = Intro: cerrar
again-online = Intro: otra partida · k: enlace permanente · q: salir
again-plain = ¿Otra partida? Responde «s» o «n».
permanent-link-plain = «guardar»: el servidor guarda esta partida, con un enlace permanente.
permanent-link = Enlace permanente: { $link }
permanent-link-detail = Quien tenga este enlace puede ver toda la partida, con los nombres, hasta que alguien de la mesa la retire.
take-down-key = k: retirar la partida
take-down-plain = «retirar»: retirar la partida.
take-down-title = ¿Retirar esta partida?
take-down-sentence = El enlace dejará de servir para todos, y solo tú podrás hacer otro.
game-down = La partida se ha retirado.
word-keep = guardar
word-take-down = retirar

## Teclas y pantallas

foot = 1–9 ←→ Intro juega · ? reglas · q salir
foot-choose = 1–9 ↑↓ Intro elige
foot-cancel = 1–9 ↑↓ Intro elige · Esc atrás
foot-skip = una tecla: más rápido
foot-score = ↑↓ mover · ? reglas · q salir
foot-close = ↑↓ mover · Esc atrás
foot-claim = c reclamar
foot-hint = h consejo
rules-title = Las reglas: { $title }
rules-in-brief = En breve
log-title = Lo que ha pasado
table-title = Mesa
stock = { $count } por repartir
declared = cantados { $points }
top-narrow = { $length ->
    [0] { $title } a { $target } · { $entries }
   *[other] { $title } · { $entries }
}
top = { $length ->
    [0] { $title } a { $target } · { round-name } { $round }, reparto { $deal } de { $deals }
   *[other] { $title } · { round-name } { $round } de { $length }, reparto { $deal } de { $deals }
}
quit-title = ¿Dejar la partida?
quit-saved = Queda en { $path } y puede seguir desde ahí.
quit-unsaved = Lo jugado hasta ahora se guardará en un archivo.
quit-over = Esta partida ha terminado.
quit-yes = s  dejarla
quit-no = n  seguir jugando
claim-title = ¿Reclamar la victoria?
claim-sentence = Reclamar es afirmar que ya tienes { $target } { $target ->
    [one] punto seguro
   *[other] puntos seguros
}, tú o tu equipo. Si no es así, la partida se pierde.
claim-yes = s  reclamar
claim-no = n  seguir jugando
claim-plain = Reclamar es afirmar que ya tienes { $target } { $target ->
    [one] punto seguro
   *[other] puntos seguros
}, tú o tu equipo; si no es así, la partida se pierde. ¿Reclamas? Responde «s» o «n».

## Línea a línea

plain-hello = Responde con un número o con una jugada como 7D o 9Cx4S5B; ? para la ayuda, «salir» para dejarlo.
plain-prompt = >
plain-help = Un número elige de la lista. Una jugada dice la carta y, tras la x, lo que recoge: { $pack ->
    [french] 7D juega el siete de diamantes, 9Cx4S5B recoge dos cartas con la reina de corazones.
   *[latin] 7D juega el siete de oros, 9Cx4S5B recoge dos cartas con el caballo de copas.
} Palos: { $suits }.
plain-help-words = Órdenes: «mesa» (de nuevo la posición), «consejo», «reglas», «puntos», «salir», ?.
plain-suits = D { $d }, C { $c }, S { $s }, B { $b }
plain-claim = «reclamar»: afirmas tener ya los puntos para ganar, tú o tu equipo; si no es así, la partida se pierde
plain-enter-number = No hay opción { $number }: responde { $count ->
    [1] 1
   *[other] de 1 a { $count }
}.
plain-not-now = { $action } no se puede jugar ahora: responde de 1 a { $count }, o ? para la ayuda.
plain-several = { $card }: puede hacer baza de varias maneras: { $actions }.
plain-not-understood = «{ $text }» no es una respuesta: da { $count ->
    [1] 1
   *[other] un número de 1 a { $count }
}, una jugada como { $example }, o ? para la ayuda.
plain-yes-no = «{ $text }» no es una respuesta: responde «s» o «n».
word-table = mesa
word-rules = reglas
word-score = puntos
word-quit = salir
word-claim = reclamar
word-hint = consejo
word-yes = s
word-no = n

## Una mesa en un servidor

your-name = ¿Cómo te llamas en la mesa?
at-watching = Ves jugar a { $names }.
stand-in = juega el ordenador en su lugar
away = no está
room-open = libre
room-seat = { $number }. { $name }{ $host ->
    [yes] {" "}(anfitrión)
   *[no] {""}
}: { $standing ->
    [open] para quien venga con el enlace
    [player] ordenador ({ $player })
    [away] ahora no está
    [stand-in] no está, y juega el ordenador
    [playing] en la mesa
    [ready] listo
   *[here] todavía no está listo
}
room-program = programa
room-rating = puntuación { $rating } (de { $low } a { $high })
rating-change = Tu puntuación: { $before } → { $after } ({ $change })
room-forfeited = Los demás se han ido: has ganado esta partida puntuada.
room-forfeit = Esta partida puntuada está decidida: tu equipo la ha dejado y ha perdido.
room-link = { $code ->
    [none] Quien tiene este enlace puede sentarse: { $link }
   *[other] Quien tiene este enlace puede sentarse: { $link } (código { $code })
}
room-terms = A { $target } · { $clock ->
    [none] sin límite de tiempo
   *[other] { $clock } por jugada
} · por quien falta juega el ordenador tras { $grace }
room-rated = Puntuada: el resultado cambia la puntuación de ambos bandos. Quien se va, o no está al final, ha perdido.
room-watch = Estás mirando. Se empieza cuando todos están listos.
room-start = s: empezar; el ordenador ocupa los asientos libres.
room-be-ready = r: estoy listo.
room-wait = Has dicho que estás listo. Se empieza cuando lo están todos.
room-sat = { $name } se sienta.
room-left = { $name } ha dejado la mesa.
room-here = { $name } está aquí.
room-away = { $name } no está.
room-stand-in = { $name } no está: el ordenador juega en su lugar hasta que vuelva.
room-back = { $name } ha vuelto.
room-ready = { $name }: listo.
room-not-ready = { $name }: ya no está listo.
room-rematch = Piden otra partida.
room-host = { $who ->
    [me] Ahora eres el anfitrión.
   *[other] Ahora el anfitrión es { $name }.
}
room-devices = Tu asiento está abierto también en otra pantalla: las dos muestran la misma partida.
seat-swap = Cambiar de asiento con { $name }
seat-sit = Sentarse aquí
seat-host = Hacer anfitrión a { $name }
seat-send-away = Echar a { $name }
seat-open = Dejar el asiento libre para una persona
seat-fill = Poner aquí a { $player } (ordenador)
seat-for-good = Dejar que { $player } juegue por { $name } hasta el final
seat-mute = Silenciar a { $name }
seat-hear = Volver a oír a { $name }
seat-block = Bloquear a { $name }
seat-unblock = Desbloquear a { $name }
seat-blocked = Ya no te encontrarás con { $name } en las mesas. Esta no cambia.
seat-unblocked = El bloqueo de { $name } queda levantado.
seat-report = Denunciar a { $name }
seat-report-sure = Quien lleva este servidor sabrá los dos nombres, la mesa y qué frases ha dicho aquí { $name }. { $name } no se entera.
report-sent = Gracias. Quien lleva este servidor ya puede leer tu denuncia.
table-close = Cerrar la mesa para todos
table-close-sure = La partida termina para todos, y en esta mesa ya no se juega.
sure-yes = s  sí
sure-no = n  no
seat-nothing = Ahora no puedes hacer nada con el asiento { $seat }.
seat-which = ¿Qué asiento? Responde «asiento» y un número de 1 a { $count }.
seat-what = Asiento { $seat }: responde «asiento { $seat }» y un número de 1 a { $count }:
people-title = Quién está en la mesa
time-left = quedan { $time }
days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
time-plain-long = Tiempo restante: { $time }.
time-plain = { $seconds ->
    [one] Tienes { $seconds } segundo.
   *[other] Tienes { $seconds } segundos.
}
said = { $name } { $who ->
    [me] dices: { $words }
   *[other] dice: { $words }
}
phrase-title = ¿Qué dices?
line-broken = La conexión se ha cortado; se vuelve a intentar, y no se pierde nada.
line-open = Conexión restablecida.
put-off = El servidor no puede guardar nada ahora; se envía de nuevo por sí solo, y no se pierde nada.
quit-watching = La partida sigue sin ti.
quit-waiting = Tu asiento quedará libre otra vez.
quit-online = El ordenador juega por ti hasta que vuelvas con tu enlace.
come-back = El asiento sigue siendo tuyo, y el ordenador juega en él hasta que vuelvas con: settebello play --join '{ $link }'
foot-waiting = r listo · 1–6 un asiento · p hablar · ? reglas · q salir
foot-waiting-host = r listo · s empezar · 1–6 un asiento · p hablar · ? reglas · q salir
foot-people = w quién
foot-phrase = p hablar
next-plain = Intro: { round-name } siguiente.
room-plain = Responde «listo» o «espera»; «hablar» para decir algo, «asiento» para cambiar de asiento, «quién», «reglas», «salir».
room-plain-host = Responde «empezar», o «listo» y espera a los demás; «hablar» para decir algo, «asiento» para cambiar de asiento, «quién», «reglas», «salir».
room-plain-word = «{ $text }» no es una respuesta: responde «listo», «espera», «hablar», «asiento», «quién», «reglas» o «salir».
room-plain-word-host = «{ $text }» no es una respuesta: responde «listo», «espera», «empezar», «hablar», «asiento», «quién», «reglas» o «salir».
plain-wait = «{ $text }» tiene que esperar: no te toca. Órdenes: mesa, puntos, hablar, quién, reglas, salir, ?.
plain-help-company = En esta mesa también: «hablar» (una frase a los demás), «asiento» (un número: qué puedes hacer con ese asiento), «quién» (quién está).
say-plain = ¿Decir qué? Responde «hablar» y un número de 1 a { $count }:
word-ready = listo
word-wait = espera
word-start = empezar
word-who = quién
word-seat = asiento
word-say = hablar
promise = { $result ->
    [held] Se ha barajado sin trampas: tu dispositivo ha participado, así que nadie puede haber elegido las cartas.
    [elsewhere] El barajado coincide con el registro. Ha participado otro dispositivo en tu asiento, o este antes de que se reiniciara.
    [others] El barajado coincide con los números de los dispositivos. Tu dispositivo no ha participado.
    [watched] El barajado coincide con los números de los dispositivos. Solo has mirado.
    [nobody] El barajado coincide con el registro, pero no ha participado ningún dispositivo: nada demuestra que el servidor no eligiera las cartas.
    [practice] Las cartas de esta { round-name } vienen de otra partida: nada se demuestra sobre su barajado.
   *[none] No se había prometido nada sobre este barajado.
}{ $aborted ->
    [0] {""}
    [one] {" "}En esta partida se ha interrumpido un barajado; consta en el registro.
   *[other] {" "}En esta partida se han interrumpido { $aborted } barajados; constan en el registro.
}
promise-broken-now = No se ha cumplido una promesa sobre el barajado: { $problem }. La partida sigue.
promise-broken = No se ha cumplido una promesa sobre el barajado: { $problem }.
promise-broken-before = Antes, en esta partida, no se cumplió una promesa sobre el barajado.
promise-kept = { $record ->
    [none] Las pruebas, es decir, lo que vio este dispositivo, están en { $path }.
   *[other] Las pruebas están en { $path }, y el registro en { $record }. Para compararlos: settebello verify --evidence '{ $path }' '{ $record }'
}
promise-not-kept = No se pudieron guardar las pruebas: { $reason }.
promise-unchecked = Ahora no se puede comprobar el barajado: { $reason }.
promise-not-told = No se puede comprobar el barajado: el servidor no muestra esta { round-name } en el registro.
room-acting = { $who ->
    [me] El anfitrión no está y tú lo sustituyes: puedes empezar la partida, y el ordenador juega por él hasta que vuelva.
   *[other] El anfitrión no está, y { $name } lo sustituye.
}
room-removed = Expulsados, y sin permiso para volver: { $names }.
seat-admit = Dejar volver a { $name }
seat-renew = Renovar tu enlace
seat-renew-sure = Tu enlace secreto se sustituirá por uno nuevo. El antiguo dejará de servir, y tus otros dispositivos se desconectarán.
renewed = Tu enlace es nuevo, y el antiguo ya no sirve. Se vuelve con: settebello play --join '{ $link }'
device-away = Desconectar { $name }, en tu asiento desde { $time }
device-away-sure = Quien tenga tu enlace secreto puede volver. Renueva el enlace para impedirlo.
device-other = otro dispositivo
device-terminal = otro terminal

## Archivos, y salir

resumed = La partida en { $path } continúa.
kept = La partida queda en { $path }; para seguirla usa --save con ese archivo.
kept-finished = La partida queda en { $path }.
kept-nowhere = No se pudo guardar la partida: { $reason }.
kept-daily = Tu intento queda guardado; para seguirlo: settebello daily --date { $day }
daily-title = Partida del día, { $day }
input-ended = Se acabó la entrada de texto. { $kept }
goodbye = Hasta pronto.

## Volver a ver una partida

replay-top = { $title } · { round-name } { $round } de { $rounds } · { $action ->
    [0] el reparto
   *[other] jugada { $action } de { $actions }
}
replay-hand = En la mano de { $name }: { $cards }.
replay-drawn = { $name } ha sacado { $card }, y decide.
replay-turn = Le toca a { $name }.
replay-begins = El registro empieza aquí.
replay-ends = El registro acaba aquí.
replay-all-hands = Se ven todas las manos.
replay-one-hand = Se ve una sola mano: { $name }.
replay-playing = Avanza solo: { $seconds } s por jugada. Espacio lo para.
replay-stopped = Ya no avanza solo.
replay-no-score = Los puntos se ven al final de una { round-name }.
replay-round-over = La { round-name } ha terminado: s muestra los puntos.
replay-close = Intro: volver a la partida
replay-foot = ←→ jugada · Espacio reproducir · a manos · s puntos · k teclas · q salir
replay-keys-title = Teclas
replay-key-step = ← →: una jugada atrás o adelante
replay-key-rounds = RePág, AvPág: { round-name } anterior o siguiente
replay-key-ends = Inicio, Fin: al principio, al final
replay-key-number = 1–9: a esa { round-name }
replay-key-address = g: a una { round-name } y una jugada
replay-key-play = Espacio: reproducir o parar
replay-key-pace = + −: más rápido o más lento
replay-key-hands = a: todas las manos, o una cada vez
replay-key-score = s: los puntos, al final de una { round-name }
replay-key-vary = v, Esc: probar otras jugadas; volver a la partida
replay-key-play-on = p: jugar desde aquí
replay-key-rules = ?: las reglas
replay-key-quit = q: salir
replay-go-title = ¿Ir adónde?
replay-go-example = Una { round-name }, como 3, o una { round-name } y una jugada, como 3.14
replay-hello = Intro muestra la jugada siguiente; ? para la ayuda, «salir» para dejarlo.
replay-help = Intro o «siguiente» muestra la jugada siguiente, «atrás» la anterior, «final» va al final. 3 va a la { round-name } 3, y 3.14 a su jugada 14. «reproducir» lo muestra todo hasta el final.
replay-help-words = Órdenes: «manos» (todas las manos; con un número, solo esa), «mesa» (de nuevo la posición), «puntos», «reglas», «salir», ?.
replay-help-variation = «otras» enumera lo que se puede hacer aquí, «otras 2» hace la segunda, por quien tiene el turno; «partida» vuelve a la partida.
variation-choose = Otra jugada de { $name }
variation-here = Otras jugadas desde { $address }: v continúa, Esc vuelve a la partida.
variation-plain = Otras jugadas desde { $address }.
variation-over = Aquí la { round-name } ya ha terminado: retrocede para probar otras jugadas.
variation-which = Escribe un número de 1 a { $count }: «otras 2».
replay-help-practice = «práctica» sirve para jugar desde aquí; con tu asiento y un nivel: «práctica 2 maestro».
practice-title = Práctica: { $title }
practice-seat = Tu asiento
practice-level = Nivel de los demás
practice-over = Aquí la partida ya ha terminado: retrocede para jugar desde un turno anterior.
practice-which = Indica tu asiento, un número de 1 a { $count }, y un nivel: «práctica 2 maestro».
replay-word = «{ $text }» no es una orden: responde Intro, «siguiente», «atrás», una { round-name } como 3, o ? para la ayuda.
replay-which-hand = ¿La mano de quién? Responde «manos» y un número de 1 a { $count }, o solo «manos» para verlas todas.
word-next = siguiente
word-back = atrás
word-end = final
word-play = reproducir
word-try = otras
word-game = partida
word-practice = práctica
word-hands = manos

## Finding opponents

find-looking = Buscando rivales… Ctrl-C termina la búsqueda.
find-found = Se han encontrado rivales.

## Perfiles

profile-made = { $name } es tuyo en { $server }.
profile-phrase = Frase de recuperación: { $words }
profile-phrase-keep = Anota estas doce palabras: llevan el perfil a otro dispositivo y solo se muestran ahora. Quien las tiene, tiene el perfil.
profile-type-phrase = Las doce palabras de la frase de recuperación:
profile-restored = En este dispositivo ya puedes jugar como { $name } en { $server }.
profile-renamed = Ahora el nombre es { $name }.
profile-sure = ¿Borrar { $name } de { $server } para siempre, en todos los dispositivos? Responde sí o no:
profile-deleted = El perfil se ha borrado.
profile-stays = No se ha borrado nada.
profile-forgotten = Este dispositivo ha olvidado el perfil. En el servidor sigue.
profile-at = { $name } en { $server }
profile-devices = Dispositivos: { $count }
profile-blocked = Bloqueados: { $names }
profile-rating = { $pool }: puntuación { $rating } (de { $low } a { $high }). Partidas puntuadas: { $games }, ganadas: { $won }.
profile-unrated = Aún no hay partidas puntuadas.
friends-none = Todavía no hay amigos: al final de una partida en la página puedes añadir a los demás.
friends-here = { $name }: está aquí.
friends-away = { $name }: ahora no está.
friends-asking = { $name } quiere ser tu amigo.
friends-asked = Le has pedido amistad a { $name }.
friends-invites = Te invita a una mesa: { $command }
friends-agreed = { $name } y tú sois amigos.
friends-removed = { $name } ya no está en tu lista.

# Drills

drill-number = { $number } de { $count }. { $question }
drill-table = En la mesa: { $cards }.
drill-own-pile = Cogidas por tu equipo: { $cards }.
drill-other-pile = Cogidas por los otros: { $cards }.
drill-hand = Tu mano: { $cards }.
drill-right = Correcto. { $why }
drill-wrong = No: { $answer }. { $why }
drill-result = { $right } correctas de { $count } en { $seconds } s.
drill-best = Tu mejor resultado: { $right } correctas en { $seconds } s.
drill-own-prime = La tuya: { $cards }.
drill-other-prime = La otra: { $cards }.
drill-unclear = «{ $text }» no es una respuesta: escribe un número del 1 al { $count }, o «salir».

# Puzzles

puzzle-hello = Encuentra la mejor jugada. Responde con un número o una jugada; «mostrar» para ver la solución, «reglas» para ver las reglas del juego, «salir» para irte.
puzzle-seat = Jugador { $number }
puzzle-task = ¿Cuál es la mejor jugada?
puzzle-unseen = Aún no vistas: { $cards }.
puzzle-right = Correcto.
puzzle-wrong = No es la mejor: { $why }. Inténtalo otra vez, o «mostrar».
puzzle-none = Has probado todos estos problemas.
word-show = mostrar
puzzle-continuation = Lo que probablemente sigue, aunque no es seguro:
puzzle-standing = Tu nivel en problemas: { $rating } (de { $low } a { $high }). Resueltos { $solved } de { $tried }, { $streak } seguidos.
