# El reglamento. Cada mensaje es al menos una frase entera.
#
# $suit es el palo que cuenta (coins, cups, swords, batons, o diamonds, hearts, spades, clubs); $pack es latin,
# french, corsican (con reina en vez de caballo) o numbered (con números); $idiom es scopa, chkobba o
# hurrikan; $sides es el número de bandos, $seats el de asientos.
# $prime es la escala de la primiera, que en algunos juegos se llama de otro modo.

## Títulos

as-but = Como { $game }, pero:
as-same = Exactamente como { $game }.
source-decision = decisión
source-name = { $source ->
    [S1] las reglas de un juego de scopa por ordenador para dos
    [S2] la hoja de reglas de la baraja Scopa de Winning Moves (2011)
    [S3] un relato de la scopa tal como se juega en la plaza de Panicale, en Umbría
    [S4] The Rules of Scopa, de la Sociedad Dante Alighieri de Washington
    [S5] el reglamento de la Escoba de Naipes Heraclio Fournier, de Vitoria (España)
    [S6] el reglamento de la Escoba de 15 de Naipes Casino (Argentina)
    [S7] la página de John McLeod sobre la Cirulla (2022)
    [S8] las reglas del Chorizo y la Báciga en entretodos.com.uy
    [S9] las reglas del Spazzino en la ayuda del programa Cuperativa
    [S10] las reglas del Tombolon de Domenico Starna, en la ayuda del programa Cuperativa
    [S11] el reglamento del Cuarenta de sagateve.com
    [S12] la página de John McLeod sobre la Ronda
    [S13] los juegos de scopa de Board Game Arena
    [S14] las reglas caseras del Spincio, escritas junto con un programa que lo juega
    [S15] Rubamazzo y Casita robada, en descripciones italianas e inglesas
    [S16] Cicera bigia y Cicera, en páginas en inglés y en italiano (V. Ferrari en pagat.com, y otros)
   *[S0] la página de John McLeod sobre la scopa y sus variantes (2024)
}
source-house = regla de la casa
section-cards = Cartas
section-deal = Reparto
section-turn = Turno
section-captures = Bazas
section-sweeps = { $captures ->
    [on] { label-sweeps } y puntos de baza
   *[off] { label-sweeps }
}
section-end = Fin de la { round-name }
section-scoring = Puntos de la { round-name }
section-declarations = Cantos
section-winning = Victoria

## Palabras que usan los mensajes que siguen

bonus-suit = { $suit ->
    [cups] copas
    [swords] espadas
    [batons] bastos
    [diamonds] diamantes
    [hearts] corazones
    [spades] picas
    [clubs] tréboles
   *[coins] oros
}
sweep-article = { $idiom ->
    [hurrikan] un
    [spazzino] un
    [spincio] un
   *[scopa] una
}
sweep-called = { $idiom ->
    [tombolon] una escoba
    [escoba] una escoba
    [cuarenta] una { sweep-name }
    [ronda] una { sweep-name }
    [caida] una { sweep-name }
    [scopa] una escoba
   *[other] una escoba, aquí llamada { sweep-name }
}
points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Cartas

pack-40 = { $pack ->
    [french] Cuarenta cartas: as, del 2 al 7, jota, reina y rey de diamantes, corazones, picas y tréboles.
    [corsican] Cuarenta cartas: as, del 2 al 7, sota, reina (caballo) y rey de oros, copas, espadas y bastos.
    [numbered] Cuarenta cartas, numeradas del 1 al 10 en cuatro palos: oros, copas, bastos y espadas.
   *[latin] Cuarenta cartas: as, del 2 al 7, sota, caballo y rey de oros, copas, espadas y bastos.
}
pack-36 = { $pack ->
    [french] Treinta y seis cartas: as, del 3 al 7, jota, reina y rey de diamantes, corazones, picas y tréboles. No hay doses.
    [corsican] Treinta y seis cartas: as, del 3 al 7, sota, reina (caballo) y rey de oros, copas, espadas y bastos. No hay doses.
    [numbered] Treinta y seis cartas, con los números 1 y del 3 al 10 en cuatro palos: oros, copas, bastos y espadas. No hay doses.
   *[latin] Treinta y seis cartas: as, del 3 al 7, sota, caballo y rey de oros, copas, espadas y bastos. No hay doses.
}
pack-52 = { $pack ->
    [latin] Cincuenta y dos cartas: as, del 2 al 10, sota, caballo y rey de oros, copas, espadas y bastos.
   *[french] Cincuenta y dos cartas: as, del 2 al 10, jota, reina y rey de diamantes, corazones, picas y tréboles.
}
values-jack-8 = { $pack ->
    [french] Al hacer baza, el as vale 1, las cartas bajas su número, la jota { $jack }, la reina { $queen }, el rey { $king }.
    [corsican] Al hacer baza, el as vale 1, las cartas bajas su número, la sota { $jack }, la reina { $queen }, el rey { $king }.
    [numbered] Al hacer baza, cada carta vale su número.
   *[latin] Al hacer baza, el as vale 1, las cartas bajas su número, la sota { $jack }, el caballo { $queen }, el rey { $king }.
}
values-queen-8 = { $pack ->
    [french] Al hacer baza, el as vale 1, las cartas bajas su número, la reina { $jack }, la jota { $queen }, el rey { $king }.
    [corsican] Al hacer baza, el as vale 1, las cartas bajas su número, la reina { $jack }, la sota { $queen }, el rey { $king }.
    [numbered] Al hacer baza, cada carta vale su número, pero el 8 vale 9 y el 9 vale 8.
   *[latin] Al hacer baza, el as vale 1, las cartas bajas su número, el caballo { $jack }, la sota { $queen }, el rey { $king }.
}
values-numbers = Al hacer baza, el as vale 1 y las cartas bajas su número.
rank-order = { $order ->
    [queen] { $pack ->
        [french] reina, jota, rey
        [corsican] reina, sota, rey
        [numbered] 9, 8, 10
       *[latin] caballo, sota, rey
    }
   *[jack] { $pack ->
        [french] jota, reina, rey
        [corsican] sota, reina, rey
        [numbered] 8, 9, 10
       *[latin] sota, caballo, rey
    }
}
highest-rank = { $ranks ->
    [13] 10
   *[10] 7
}
bonus = El palo que cuenta para los puntos es el de { bonus-suit }.
pairing = { $pack ->
    [french] Con cartas italianas, los oros hacen de diamantes, las copas de corazones, las espadas de picas, los bastos de tréboles y el caballo de reina.
    [corsican] Con cartas francesas, los diamantes hacen de oros, los corazones de copas, las picas de espadas y los tréboles de bastos.
    [numbered] El 1 se llama también as, el 8 sota, el 9 caballo y el 10 rey. Con cartas francesas, los diamantes hacen de oros, los corazones de copas, los tréboles de bastos, las picas de espadas y la reina de caballo.
   *[latin] Con cartas francesas, los diamantes hacen de oros, los corazones de copas, las picas de espadas, los tréboles de bastos y la reina de caballo.
}
other-pack = También sirve una baraja de 52 cartas sin los 8, los 9 y los 10{ $size ->
    [36] {" "}ni los 2
   *[40] {""}
}.

## Reparto

seats-2 = Dos jugadores, cada uno por su cuenta. Cada uno tiene un montón de cartas recogidas.
seats-3 = Tres jugadores, cada uno por su cuenta. Cada uno tiene un montón de cartas recogidas.
seats-4 = Cuatro jugadores en dos parejas. Los compañeros se sientan uno frente al otro y tienen un solo montón de cartas recogidas.
seats-4-each = Cuatro jugadores, cada uno por su cuenta. Cada uno tiene un montón de cartas recogidas.
seats-6 = Seis jugadores en dos equipos de tres. Cada uno se sienta entre dos rivales; cada equipo tiene un solo montón de cartas recogidas.
direction-right = Se reparte y se juega hacia la derecha (en sentido contrario a las agujas del reloj), y así pasa el reparto después de cada { round-name }.
direction-left = Se reparte y se juega hacia la izquierda (en el sentido de las agujas del reloj), y así pasa el reparto después de cada { round-name }.
first-dealer = El primero en repartir se echa a suertes; todos tienen la misma probabilidad. Con cartas de verdad vale cualquier método: se dan cartas descubiertas hasta que alguien recibe el { $pack ->
    [french] rey de diamantes (oros)
   *[latin] rey de oros (diamantes)
} y reparte primero, o reparte quien saca la carta más alta.
shuffle-cut = { $seats ->
    [2] Quien reparte baraja y el rival corta.
   *[other] Baraja quien reparte, y corta el jugador que le precede en el turno.
}
plan-once = { $table ->
    [0] Se reparten todas las cartas de una vez, { $cards } a cada jugador; al principio no hay cartas en la mesa.
   *[other] Se reparten todas las cartas de una vez: { $cards } a cada jugador y { $table } descubiertas en la mesa.
}
plan-equal = { $table ->
    [0] La baraja se reparte en { $deals } tandas de { $cards } cartas por jugador; al principio no hay cartas en la mesa.
   *[other] La baraja se reparte en { $deals } tandas de { $cards } cartas por jugador; con la primera se ponen { $table } cartas descubiertas en la mesa.
}
plan-uneven = { $table ->
    [0] La baraja se reparte en { $deals } tandas, de { $hands } y luego de { $last } cartas por jugador; al principio no hay cartas en la mesa.
   *[other] La baraja se reparte en { $deals } tandas, de { $hands } y luego de { $last } cartas por jugador; con la primera se ponen { $table } cartas descubiertas en la mesa.
}
order = { $table ->
    [0] Las cartas se dan de una en una, empezando por el jugador que sigue al que reparte. Cualquier otro orden da a todos las mismas probabilidades.
   *[other] Las cartas se dan de una en una, empezando por el jugador que sigue al que reparte; las de la mesa van al final. Cualquier otro orden da a todos las mismas probabilidades.
}
later-deals = Cuando todos se han quedado sin cartas, el mismo jugador da las siguientes. En la mesa no se ponen más.
redeal-never = No se vuelve a repartir, sean cuales sean las primeras cartas de la mesa.
redeal-kings = Si tres o cuatro de las primeras cartas de la mesa son reyes, el mismo jugador baraja y da de nuevo.
redeal-equal = Si tres o cuatro de las primeras cartas de la mesa tienen el mismo valor, el mismo jugador baraja y da de nuevo.
redeal-aces = Si entre las primeras cartas de la mesa hay un as, el mismo jugador baraja y da de nuevo.
redeal-kings-equal = Si tres o cuatro de las primeras cartas de la mesa son reyes, o tienen un mismo valor cualquiera, el mismo jugador baraja y da de nuevo.
redeal-kings-aces = Si tres o cuatro de las primeras cartas de la mesa son reyes, o hay un as entre ellas, el mismo jugador baraja y da de nuevo.
redeal-equal-aces = Si tres o cuatro de las primeras cartas de la mesa tienen el mismo valor, o hay un as entre ellas, el mismo jugador baraja y da de nuevo.
redeal-kings-equal-aces = Si tres o cuatro de las primeras cartas de la mesa son reyes, o tienen un mismo valor cualquiera, o hay un as entre ellas, el mismo jugador baraja y da de nuevo.
redeal-pair = Si dos o más de las primeras cartas de la mesa tienen el mismo valor, el mismo jugador baraja y da de nuevo.
without-redeal-pair = No se vuelve a repartir porque dos cartas de la mesa tengan el mismo valor.
redeal-two-aces = Si dos o más de las primeras cartas de la mesa son ases, el mismo jugador baraja y da de nuevo.
without-redeal-two-aces = No se vuelve a repartir por dos ases en la mesa.
redeal-three-high = Si tres o cuatro de las primeras cartas de la mesa son sietes, o figuras iguales, el mismo jugador baraja y da de nuevo.
without-redeal-three-high = No se vuelve a repartir por tres sietes o tres figuras iguales en la mesa.
cut = { $seats ->
    [2] Antes del reparto, el jugador que sigue al que reparte saca una carta y la mira él solo. Se la queda como primera carta de su mano, o la pone descubierta como primera carta de la mesa. Si hay un nuevo reparto, se saca otra carta.
   *[other] Antes del reparto, el jugador que sigue al que reparte saca una carta y la mira él solo, sin que la vea un compañero. Se la queda como primera carta de su mano, o la pone descubierta como primera carta de la mesa. Si hay un nuevo reparto, se saca otra carta.
}
without-cut = Antes del reparto no se saca ninguna carta.
dealer-takes = { $kind ->
    [fifteen-thirty] Si las primeras cartas de la mesa suman 15, el que reparte se las lleva antes de que nadie juegue, y cuentan como { sweep-article } { sweep-name }; si suman 30, como dos. Se empieza entonces con la mesa vacía.
    [nine-thirty] Si las primeras cartas de la mesa suman 9 o menos, el que reparte se las lleva antes de que nadie juegue, y cuentan como { sweep-article } { sweep-name }; si suman 30, como dos. Se empieza entonces con la mesa vacía.
    [nine-fifteen-thirty] Si las primeras cartas de la mesa suman 15, el que reparte se las lleva antes de que nadie juegue, y cuentan como { sweep-article } { sweep-name }; si suman 30, como dos; si suman 9 o menos, como tres. Se empieza entonces con la mesa vacía.
   *[fifteen] Si las primeras cartas de la mesa suman 15, el que reparte se las lleva antes de que nadie juegue, y cuentan como { sweep-article } { sweep-name }. Se empieza entonces con la mesa vacía.
}
without-dealer_takes = El que reparte no se lleva ninguna de las primeras cartas de la mesa.
dealer-wins = { $matta ->
    [on] Si las primeras cartas de la mesa son cuatro del mismo valor, o tres del mismo valor y la matta ({ $card }), el bando del que reparte gana la partida al momento, sin repartir de nuevo, antes de que nadie juegue y sean cuales sean los totales.
   *[off] Si las primeras cartas de la mesa son cuatro del mismo valor, el bando del que reparte gana la partida al momento, sin repartir de nuevo, antes de que nadie juegue y sean cuales sean los totales.
}
without-dealer_wins = Ninguna carta de la mesa da la partida al que reparte.
misdeals = { $count ->
    [1] Si las primeras cartas de la mesa piden un nuevo reparto, el bando del que reparte pierde en cambio la partida al momento, sean cuales sean los totales.
   *[other] Si las primeras cartas de la mesa piden un nuevo reparto { $count } veces seguidas, el bando del que reparte pierde la partida al momento, sean cuales sean los totales.
}
without-misdeals = Por muchas veces que se reparta de nuevo, el que reparte no pierde por ello.

## Turno

first-player = Empieza el jugador que sigue al que reparte.
one-card = En su turno cada uno juega una sola de sus cartas, la que quiera: nadie está obligado a jugar una carta con la que se recoja.
compulsory = Si la carta jugada puede recoger algo, debe hacerlo.
optional = { $ace ->
    [all] La carta jugada no está obligada a hacer baza: se puede dejar en la mesa, y también un as que podría llevárselo todo.
   *[ordinary] La carta jugada no está obligada a hacer baza: se puede dejar en la mesa aunque pueda hacerla.
}
lay = Una carta que no recoge nada se queda en la mesa, descubierta.
pile = { $seats ->
    [2] Las cartas recogidas, con la que las ha recogido, van boca abajo al montón del jugador.
    [3] Las cartas recogidas, con la que las ha recogido, van boca abajo al montón del jugador.
   *[other] Las cartas recogidas, con la que las ha recogido, van boca abajo al montón del bando del jugador.
}
pile-open = Las cartas recogidas van boca arriba al montón del bando del jugador, con la que las ha recogido encima: solo se ve la de arriba.

## Bazas

equal = Una carta recoge una carta de la mesa del mismo valor. Si hay varias, el jugador recoge solo una, a su elección.
no-equal = Una carta no recoge una carta de su mismo valor.
sum = Una carta recoge dos o más cartas de la mesa cuyos valores suman el suyo. Si hay varias maneras, el jugador elige.
no-sum = Una carta no recoge las cartas que suman su valor.
fifteen = Una carta recoge una o más cartas de la mesa cuyos valores suman quince con el suyo. Si hay varias maneras, el jugador elige.
without-fifteen = Haciendo quince no se recoge nada.
pictures = Una figura solo recoge otra igual: nunca recoge una suma ni forma parte de ninguna.
without-pictures = Las figuras suman como las demás cartas.
run = La baza sigue hacia arriba: la carta jugada recoge también una carta del valor siguiente al suyo, luego una del siguiente, y así hasta que falte un valor. El orden es as, del 2 al { highest-rank }, { rank-order }. Si hay varias cartas de un mismo valor, el jugador elige una.{ $fifteen ->
    [on] {" "}Una baza que suma quince no sigue.
   *[off] {""}
}
without-run = La baza no sigue con las cartas más altas.
steal = En vez de una carta de la mesa, una carta puede recoger otra igual que esté encima del montón de otro bando, y con ella todo el montón. Si también hay una igual en la mesa, el jugador elige. Llevarse un montón no es escoba, y el propio no se recoge nunca.
without-steal = Las cartas recogidas están a salvo: nadie se lleva un montón.
choice-equal-first = { $other ->
    [both] Si en la mesa hay una carta del mismo valor, solo se puede recoger una así: ni una suma, ni nada que haga quince.
    [fifteen] Si en la mesa hay una carta del mismo valor, solo se puede recoger una así: nada que haga quince.
   *[sum] Si en la mesa hay una carta del mismo valor, solo se puede recoger una así, nunca una suma.
}
choice-free = Si se puede hacer baza de varias maneras, el jugador elige libremente.
choice-fewest = Si se puede hacer baza de varias maneras, hay que recoger el menor número de cartas de la mesa; entre esas elige el jugador.
ace-ordinary = El as no tiene ningún poder especial.
ace-takes-all = Un as jugado cuando no hay ases en la mesa se lleva todas las cartas de la mesa, nunca solo una parte. Si hay un as en la mesa, el as jugado recoge como cualquier otra carta.
ace-stays = Un as jugado con la mesa vacía se queda en ella.
ace-takes-itself = { $optional ->
    [on] Un as jugado con la mesa vacía puede recogerse a sí mismo: va al montón del jugador y la mesa sigue vacía. Cuenta como baza, pero no como escoba. O se deja en la mesa.
   *[off] Un as jugado con la mesa vacía se recoge a sí mismo: va al montón del jugador y la mesa sigue vacía. Cuenta como baza, pero no como escoba.
}
first-ace-no-power = Como primera carta de la { round-name } el as no tiene ningún poder: recoge como cualquier otra carta.
first-ace-forbidden = La primera carta de la { round-name } no puede ser un as, salvo que quien la juega solo tenga ases en la mano.
without-first-ace = La primera carta de la { round-name } puede ser un as, que recoge como siempre.

## Escobas

sweep = Una baza que vacía la mesa es { sweep-called }: { points-worth }. Se canta «{ sweep-call }»{ $idiom ->
    [scopa] {" "}(en italiano, «Scopa!»)
   *[other] {""}
} y la carta que la ha hecho se pone descubierta y atravesada en el montón.
no-sweeps = Vaciar la mesa no da puntos.
highest-number = { $ranks ->
    [13] el diez, 10
   *[10] el siete, 7
}
card-worths = { $pack ->
    [french] un as 1, un dos 2, y así hasta { highest-number }; la jota 3, la reina 4, el rey 5
    [corsican] un as 1, un dos 2, y así hasta { highest-number }; la sota 3, la reina 4, el rey 5
   *[latin] un as 1, un dos 2, y así hasta { highest-number }; la sota 3, el caballo 4, el rey 5
}
sweep-by-card = { $points ->
    [1] Una baza que vacía la mesa es una escoba y vale según la carta jugada: { card-worths }.
   *[other] Una baza que vacía la mesa es una escoba y vale según la carta jugada, multiplicada por { $points }: { card-worths }.
}
four-of-rank = { $rank ->
    [1] los cuatro ases
    [2] los cuatro doses
    [3] los cuatro treses
    [4] los cuatro cuatros
    [5] los cuatro cincos
    [6] los cuatro seises
    [7] los cuatro sietes
    [8] { $pack ->
        [french] las cuatro jotas
       *[latin] las cuatro sotas
    }
    [9] { $pack ->
        [french] las cuatro reinas
        [corsican] las cuatro reinas
       *[latin] los cuatro caballos
    }
    [eight] los cuatro ochos
    [nine] los cuatro nueves
    [ten] los cuatro dieces
   *[10] los cuatro reyes
}
sweeps-doubled = Las escobas del bando que tiene { four-of-rank } al contar la { round-name } valen el doble.
without-sweeps-doubled = Ninguna carta hace que las escobas valgan el doble.
fall-call = { $idiom ->
    [cuarenta] {" "}y canta «¡Caída!»
    [caida] {" "}y canta «¡Caída!»
    [ronda] {" "}y canta «¡Bwahed!»
    [spazzino] {" "}y canta «¡Picula!»
    [cicera] {" "}y canta «¡Picada!»
   *[scopa] {""}
}
second-call = { $idiom ->
    [ronda] {" "}(«¡Bkhamsa!»)
   *[scopa] {""}
}
third-call = { $idiom ->
    [ronda] {" "}(«¡B’ashra!»)
   *[scopa] {""}
}
fall = { $falls ->
    [1] Quien recoge, con una carta igual, la que acaba de dejar el jugador anterior se apunta { points-worth }{ fall-call }. La primera carta después de un reparto puede recogerla igual, pero no da estos puntos.
    [2] Quien recoge, con una carta igual, la que acaba de dejar el jugador anterior se apunta { points-worth }{ fall-call }. Si el jugador siguiente juega una tercera carta igual, se lleva esas dos, y nada más, y se apunta { $second }{ second-call }. La primera carta después de un reparto puede recoger, pero no puntúa por ello ni recupera nada.
   *[3] Quien recoge, con una carta igual, la que acaba de dejar el jugador anterior se apunta { points-worth }{ fall-call }. Si el jugador siguiente juega una tercera carta igual, se lleva esas dos, y nada más, y se apunta { $second }{ second-call }; la cuarta se lleva esas tres y vale { $third }{ third-call }. La primera carta después de un reparto puede recoger, pero no puntúa por ello ni recupera nada.
}
without-fall = Recoger la carta recién dejada no da puntos por sí solo.
one-suit-name = { $idiom ->
    [spazzino] {" "}(un bàgher)
    [tombolon] {" "}(el colore)
   *[scopa] {""}
}
one-suit = { $kind ->
    [each] Una baza toda del mismo palo{ one-suit-name }, de tres cartas o más contando la jugada, da un punto por cada una de sus cartas.
    [by-card] Una baza toda del mismo palo{ one-suit-name }, de tres cartas o más contando la jugada, vale según la carta jugada: { $sums ->
        [on] un tres 3, y así hasta { highest-number }
       *[off] { card-worths }
    }.
   *[one] Una baza toda del mismo palo{ one-suit-name }, de tres cartas o más contando la jugada, da 1 punto.
}
without-one-suit = Una baza de un solo palo no da puntos por sí sola.
many = Una baza de tres o más cartas de la mesa da { points-worth }.
without-many = El número de cartas recogidas de una vez no da puntos por sí solo.
capture-last-card = { $scores ->
    [on] También la ultimísima carta de la { round-name } puede dar esos puntos por su baza.
   *[off] La ultimísima carta de la { round-name } no da esos puntos por su baza.
}
without-capture-last-card = Ninguna baza da puntos por sí sola, salvo la escoba.
last-card-sweeps = También la ultimísima carta de la { round-name } puede hacer { sweep-name }.
last-card-no-sweep = La ultimísima carta de la { round-name } nunca hace { sweep-name }, recoja lo que recoja.
leftover-no-sweep = Quedarse con las cartas que sobran al final de la { round-name } no cuenta nunca como vaciar la mesa.
ace-sweep = { $lone ->
    [off] Llevárselo todo con un as es { sweep-name }.
   *[on] Llevárselo todo con un as es { sweep-name }, y también lo es que un as recoja un as solo en la mesa.
}
ace-no-sweep = { $lone ->
    [off] Ninguna baza hecha con un as es { sweep-name }.
   *[on] Ninguna baza hecha con un as es { sweep-name }, ni siquiera la de un as solo en la mesa.
}

## Fin de la ronda

leftover-last-capture = Cuando todas las cartas se han repartido y jugado, las de la mesa son del bando que hizo la última baza. Si en la { round-name } nadie ha hecho baza, no son de nadie.
leftover-last-deal = Cuando todas las cartas se han repartido y jugado, las de la mesa son del bando que hizo la última baza, si lo hizo en el último reparto. Si en el último reparto nadie ha hecho baza, no son de nadie.
count = Luego se cuentan los montones y se apuntan los puntos de la { round-name }.

## Puntos

nobody = { $sides ->
    [2] Si en una de estas líneas hay empate, no se la apunta nadie{ $unless ->
        [on] , salvo que una de ellas diga otra cosa
       *[off] {""}
    }.
   *[other] Si en una de estas líneas los mejores empatan, no se la apunta nadie{ $unless ->
        [on] , salvo que una de ellas diga otra cosa
       *[off] {""}
    }. Tener más quiere decir más que cada uno de los otros.
}
cards-most = { $idiom ->
    [chkobba] Kārṭa: el bando con más cartas se apunta { points-worth }.
   *[scopa] Cartas: el bando con más cartas se apunta { points-worth }.
}
cards-at-least = { $idiom ->
    [chkobba] Kārṭa: un bando con { $least } cartas o más se apunta { points-worth }; nadie, si ninguno tiene tantas.
   *[scopa] Cartas: un bando con { $least } cartas o más se apunta { points-worth }; nadie, si ninguno tiene tantas.
}
cards-few = El bando con más cartas se apunta { points-worth } más si el otro tiene menos de 10.
without-cards-few = Que el otro bando tenga pocas cartas no da más puntos.
cards-tie = { $tie ->
    [split] Pero si hay empate en el mayor número de cartas, los empatados se reparten esos puntos por igual, redondeando hacia abajo.
   *[first-player] { $sides ->
        [2] En caso de empate a cartas puntúa el bando de quien empezó la { round-name }.
       *[other] Pero si hay empate en el mayor número de cartas, puntúa, de los empatados, el primero en el orden de juego desde quien empezó la { round-name }.
    }
}
without-cards-tie = Si hay empate en el mayor número de cartas, nadie se apunta los puntos.
without-cards = No hay punto por tener más cartas.
card-count = { $even ->
    [on] Número de cartas: un bando con { $least } cartas o más se apunta { points-worth }, y { $each } más por cada carta por encima de { $least }; los puntos se redondean al número par superior.{ $all ->
        [on] {" "}Pueden apuntárselos todos los bandos.
       *[off] {""}
    }
   *[off] Número de cartas: un bando con { $least } cartas o más se apunta { points-worth }, y { $each } más por cada carta por encima de { $least }.{ $all ->
        [on] {" "}Pueden apuntárselos todos los bandos.
       *[off] {""}
    }
}
card-count-flat = Número de cartas: un bando con { $least } cartas o más se apunta { points-worth }.{ $all ->
    [on] {" "}Pueden apuntárselos todos los bandos.
   *[off] {""}
}
without-card_count = El número de cartas de un bando no da puntos por sí solo.
coins-title = { $idiom ->
    [chkobba] Dīnārī
   *[scopa] { $suit ->
        [cups] Copas
        [swords] Espadas
        [batons] Bastos
        [diamonds] Diamantes
        [hearts] Corazones
        [spades] Picas
        [clubs] Tréboles
       *[coins] Oros
    }
}
coins-most = { $seven ->
    [on] { coins-title }: el bando con más cartas de { bonus-suit } se apunta { points-worth }, si tiene entre ellas el siete de { bonus-suit }.
   *[off] { coins-title }: el bando con más cartas de { bonus-suit } se apunta { points-worth }.
}
coins-at-least = { $seven ->
    [on] { coins-title }: un bando con { $least } cartas de { bonus-suit } o más se apunta { points-worth }, si tiene entre ellas el siete de { bonus-suit }.
   *[off] { coins-title }: un bando con { $least } cartas de { bonus-suit } o más se apunta { points-worth }; el siete de { bonus-suit } cuenta entre ellas pero puede faltar.
}
coins-all = Todas las cartas de { bonus-suit } juntas valen { points-worth } más.
without-coins-all = Todas las cartas de { bonus-suit } no dan más puntos.
coins-tie = { $tie ->
    [split] Pero si hay empate en el mayor número de cartas de { bonus-suit }, los empatados se reparten esos puntos por igual, redondeando hacia abajo.
   *[first-player] { $sides ->
        [2] En caso de empate a cartas de { bonus-suit } puntúa el bando de quien empezó la { round-name }.
       *[other] Pero si hay empate en el mayor número de cartas de { bonus-suit }, puntúa, de los empatados, el primero en el orden de juego desde quien empezó la { round-name }.
    }
}
without-coins-tie = Si hay empate en el mayor número de cartas de { bonus-suit }, nadie se apunta los puntos.
without-coins = No hay punto por tener más cartas de { bonus-suit }.
settebello = { $idiom ->
    [chkobba] Sabʿa l-ḥayya: el bando con el siete de { bonus-suit } se apunta { points-worth }.
    [hurrikan] El bando con el siete de { bonus-suit } se apunta { points-worth }.
    [escoba] El bando con el siete de { bonus-suit } se apunta { points-worth }.
   *[scopa] Settebello: el bando con el siete de { bonus-suit } se apunta { points-worth }.
}
without-settebello = No hay punto por el siete de { bonus-suit }.
re-bello = Re bello: el bando con el rey de { bonus-suit } se apunta { points-worth }.
without-re_bello = No hay punto por el rey de { bonus-suit }.
primiera = { $scale ->
    [settanta] Settanta: cada bando suma su mejor carta de cada palo, y la suma más alta vale { points-worth }.
    [hurrikan] Premiere: cada bando suma su mejor carta de cada palo, y la suma más alta vale { points-worth }.
   *[standard] { label-primiera }: cada bando suma su mejor carta de cada palo, y la suma más alta vale { points-worth }.
}
prime-name = { $idiom ->
    [escoba] setenta
   *[scopa] { $prime ->
        [settanta] settanta
        [hurrikan] Premiere
       *[standard] primiera
    }
}
without-primiera = { $idiom ->
    [hurrikan] No hay Premiere.
   *[scopa] No hay primiera.
}
scale-standard = { $pack ->
    [french] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, y un rey, una reina o una jota 10.
    [corsican] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, y un rey, una reina o una sota 10.
    [numbered] En la { prime-name } un siete vale 21, un seis 18, un uno 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, y un ocho, un nueve o un diez 10.
   *[latin] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, y un rey, un caballo o una sota 10.
}
scale-halves = En la { prime-name } las cartas del 2 al 7 valen su número, un as 5½, una figura ½.
scale-panicale = En la { prime-name } las cartas del 2 al 7 valen su número, un as 5½, una figura nada.
scale-settanta = En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12. Las figuras no cuentan: a quien de un palo solo tiene figuras, ese palo le falta.
scale-hurrikan = { $pack ->
    [french] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, un rey 10, una reina 9, una jota 8.
    [corsican] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, un rey 10, una reina 9, una sota 8.
   *[latin] En la { prime-name } un siete vale 21, un seis 18, un as 16, un cinco 15, un cuatro 14, un tres 13, un dos 12, un rey 10, un caballo 9, una sota 8.
}
missing-suit-loses = Un bando al que le falta un palo no puede llevarse la { prime-name }.
missing-suit-compared = En la { prime-name } un bando con los cuatro palos gana al que no los tiene. Si ninguno los tiene todos, se comparan las sumas de los palos que tiene cada uno, sean tres o menos.
barmila = { $sides ->
    [2] { label-barmila }: el bando con más sietes se apunta { points-worth }; si empatan, el que tenga más seises; si también empatan, nadie.
   *[other] { label-barmila }: el bando con más sietes se apunta { points-worth }; si los mejores empatan, de ellos el que tenga más seises; si también empatan, nadie.
}
barmila-sevens = { label-barmila }: el bando con más sietes se apunta { points-worth }; si empatan, nadie.
barmila-four-ranks = { label-barmila }: el bando con más sietes se apunta { points-worth }; si empatan, el que tiene más seises, luego más ases, luego más cincos; si empatan también en estos, nadie.
barmila-all = Los cuatro sietes juntos valen { points-worth } más.
without-barmila-all = Los cuatro sietes no dan más puntos.
without-barmila = { $idiom ->
    [chkobba] No hay barmīla.
   *[scopa] Tener más sietes no puntúa.
}
napola = Napola: un bando con as, 2 y 3 de { bonus-suit } se apunta un punto por cada carta de su escalera seguida desde el as, { $longest } como mucho.
without-napola = No hay napola.
scaletta-bassa-name = { label-scaletta-bassa }
scaletta-bassa = { $pack ->
    [french] { scaletta-bassa-name }: un bando con as, 2 y 3 de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hasta la reina, { $most } como mucho.
    [corsican] { scaletta-bassa-name }: un bando con as, 2 y 3 de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hasta la reina, { $most } como mucho.
   *[latin] { scaletta-bassa-name }: un bando con as, 2 y 3 de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hasta el caballo, { $most } como mucho.
}
scaletta-bassa-three = { scaletta-bassa-name }: un bando con as, 2 y 3 de { bonus-suit } se apunta { points-worth }.
scaletta-bassa-longest = { scaletta-bassa-name }: un bando con as, 2 y 3 de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera, { $most } como mucho.
without-scaletta_bassa = { $idiom ->
    [cirulla] No hay piccola.
   *[scopa] No hay scaletta bassa.
}
scaletta-alta-name = { label-scaletta-alta }
scaletta-alta = { $pack ->
    [french] { scaletta-alta-name }: un bando con rey, reina y jota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hacia abajo hasta el { $lowest }, { $most } como mucho.
    [corsican] { scaletta-alta-name }: un bando con rey, reina y sota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hacia abajo hasta el { $lowest }, { $most } como mucho.
   *[latin] { scaletta-alta-name }: un bando con rey, caballo y sota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera hacia abajo hasta el { $lowest }, { $most } como mucho.
}
scaletta-alta-three = { $pack ->
    [latin] { scaletta-alta-name }: un bando con rey, caballo y sota de { bonus-suit } se apunta { points-worth }.
   [corsican] { scaletta-alta-name }: un bando con rey, reina y sota de { bonus-suit } se apunta { points-worth }.
   *[other] { scaletta-alta-name }: un bando con rey, reina y jota de { bonus-suit } se apunta { points-worth }.
}
scaletta-alta-longest = { $pack ->
    [latin] { scaletta-alta-name }: un bando con rey, caballo y sota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera, { $most } como mucho.
   [corsican] { scaletta-alta-name }: un bando con rey, reina y sota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera, { $most } como mucho.
   *[other] { scaletta-alta-name }: un bando con rey, reina y jota de { bonus-suit } se apunta { points-worth }, y 1 más por cada carta que siga en su escalera, { $most } como mucho.
}
without-scaletta_alta = { $idiom ->
    [cirulla] No hay grande.
   *[scopa] No hay scaletta alta.
}
scala-name = { $idiom ->
    [cirulla] Cappotto
   *[scopa] Scala
}
suit-cards = { $ranks ->
    [13] trece
   *[10] diez
}
whole-suit = { $name ->
    [scala] { scala-name }: un bando que ha recogido las { suit-cards } cartas de { bonus-suit } gana la partida cuando se cuenta la { round-name }, sean cuales sean los totales. Sus escaleras no valen entonces nada.
   *[napoleone] Napoleone: un bando que ha recogido las { suit-cards } cartas de { bonus-suit } gana la partida cuando se cuenta la { round-name }, sean cuales sean los totales. Su napola no vale entonces nada.
}
whole-suit-all = Napoleone: un bando que ha recogido las { suit-cards } cartas de { bonus-suit } y se apunta todo doble gana la partida cuando se cuenta la { round-name }, sean cuales sean los totales. Su napola no vale entonces nada.
without-whole-suit = Tener todo el palo no gana la partida.
two-of-clubs = { $pack ->
    [french] El bando que recoge el dos de tréboles pierde { points-worth }.
   *[latin] El bando que recoge el dos de bastos (tréboles) pierde { points-worth }.
}
without-two_of_clubs = { $pack ->
    [french] El dos de tréboles no cuesta nada.
   *[latin] El dos de bastos (tréboles) no cuesta nada.
}
honours = Honores: cada una de estas cartas puntúa para quien la recoge: { $cards }.
without-honours = No puntúan otras cartas sueltas.
double-all = { $kind ->
    [lines] Todo doble: el bando que se apunta él solo los puntos de { $lines } se apunta estos puntos dos veces. Los demás puntos no se doblan.
    [cards] Todo doble: el bando que recoge todas las cartas que puntúan por sí mismas se apunta estos puntos dos veces. Los demás puntos no se doblan.
   *[both] Todo doble: el bando que se apunta él solo los puntos de { $lines } y recoge además todas las cartas que puntúan por sí mismas se apunta todos estos puntos dos veces. Los demás puntos no se doblan.
}
without-double_all = Nada cuenta doble.

## Cantos

declare = Después de cada reparto, antes de que se juegue, un jugador con una mano que sirva puede cantarla y mostrarla. El as cuenta 1, las cartas bajas su número, las figuras 10.
without-declare = No se canta nada.
three-alike = { $alike ->
    [3] tres
   *[4] tres o cuatro
}
dealt-pair-name = { $idiom ->
    [ronda] {" "}(una ronda)
    [caida] {" "}(una ronda)
   *[scopa] {""}
}
dealt-three-name = { $idiom ->
    [cuarenta] {" "}(una ronda)
    [ronda] {" "}(una tringa)
    [caida] {" "}(un tribilín)
    [spincio] {" "}(un accuso)
   *[scopa] {""}
}
dealt-pair = Las cartas puntúan ya al repartirse: quien recibe dos cartas iguales{ dealt-pair-name } lo canta y se apunta { points-worth }. No hace falta enseñar las cartas.
dealt-three = Las cartas puntúan ya al repartirse: quien recibe { three-alike } cartas iguales{ dealt-three-name } lo canta y se apunta { points-worth }. No hace falta enseñar las cartas.
dealt-both = Las cartas puntúan ya al repartirse: quien recibe dos cartas iguales{ dealt-pair-name } lo canta y se apunta { $pair ->
    [one] 1 punto
   *[other] { $pair } puntos
}; con { three-alike } iguales{ dealt-three-name }, { points-worth }. No hace falta enseñar las cartas.
without-dealt = Las cartas no puntúan al repartirse.
dealt-low = Quien recibe tres cartas que suman nueve o menos (las figuras cuentan 10) lo canta y se apunta { points-worth }, además de lo que la mano puntúe por otra cosa al repartirse.
without-dealt-low = Las cartas bajas no puntúan al repartirse.
dealt-low-pair = Si dos de esas cartas bajas, y no tres, son iguales, la mano da { points-worth } más.
without-dealt-low-pair = Una pareja entre cartas bajas no da nada más.
dealt-best = Solo puntúa el bando con las mejores cartas, que se lleva los puntos de todos: tres iguales ganan a dos, y luego gana el valor más alto (que se dice). Si dos bandos empatan con las mejores, cada bando se apunta los suyos.
without-dealt-best = Cada bando se apunta los puntos de sus propias manos.
bazzica = Bazzica: tres cartas que suman 9 o menos valen { points-worth }.
bazzica-with-pair = Bazzica: tres cartas que suman 9 o menos valen { points-worth } si son todas distintas, { $pair } si hay una pareja.
three-of-a-kind = Bazzicotto: tres cartas iguales, sean las que sean, valen { points-worth }, y nunca cuentan como bazzica.
better-declaration = { $differ ->
    [on] Solo puntúa el mejor canto. Un bazzicotto gana a una bazzica; el bazzicotto más bajo gana al más alto; la bazzica que suma menos gana a la otra, aunque valga menos, y con sumas iguales nadie puntúa.
   *[off] Solo puntúa el mejor canto. Un bazzicotto gana a una bazzica; el bazzicotto más bajo gana al más alto; la bazzica que suma menos gana a la otra, y con sumas iguales nadie puntúa.
}
declare-order = Cantar es una elección, porque se muestra la mano. Decide primero el jugador que sigue al que reparte y los demás por su orden, cada uno sabiendo lo que se ha cantado antes; nadie dice por qué pasa. Los puntos valen cuando todos han decidido.
declare-teams = El mejor canto puntúa para el equipo. Si los mejores son bazzicas con la misma suma, nadie puntúa cuando las tienen los dos equipos; cuando son todas de un equipo, puntúa una vez la que más vale.
declare-turn = En su turno, antes de jugar su primera carta del reparto, un jugador con tres cartas que sirvan puede cantarlas: las muestra, se apunta los puntos en el acto y sigue jugando con ellas a la vista. Valen todos los cantos. El as cuenta 1, las cartas bajas su número, las figuras 10.
declare-deal = Después de cada reparto, antes de que se juegue una carta, quien tiene tres cartas que sirvan puede cantarlas, primero el jugador que sigue al que reparte y luego los demás por su orden: las muestra, se apunta los puntos en el acto y después juega con ellas a la vista. Valen todos los cantos; nadie dice por qué pasa. El as cuenta 1, las cartas bajas su número, las figuras 10.
declared-low = { $idiom ->
    [cirulla] Barsega: tres cartas que suman { $low } o menos valen { points-worth }.
   [escoba] { $low ->
        [7] Miseria
       *[other] Báciga
    }: tres cartas que suman { $low } o menos valen { points-worth }.
   *[scopa] Tres cartas que suman { $low } o menos valen { points-worth }.
}
declared-nine = Nueve: tres cartas que suman exactamente 9 valen { points-worth }.
declared-row = Escalera: tres cartas seguidas valen { points-worth }.
declared-suit = Flor: tres cartas del mismo palo valen { points-worth }.
declared-three = { $idiom ->
    [cirulla] Barsegon: tres cartas iguales valen { points-worth }.
   *[scopa] Tres cartas iguales valen { points-worth }.
}
declared-three-alone = Chorizo: tres cartas iguales valen { points-worth }, y ningún otro canto a la vez.
declared-add = Si una mano vale por varios cantos, se apuntan todos.
without-declared-add = Si una mano vale por varios cantos, se apunta solo el mejor.
matta-dealer = La matta ({ $card }) vale por una carta de cualquier valor cuando se cuentan las primeras cartas de la mesa para el que reparte.
matta-knock = La matta ({ $card }) vale por cualquier carta en una mano que se canta: quien la tiene dice su valor, que la carta conserva hasta que alguien la recoge; con ese valor recoge y con ese valor la recogen. Si no se dice, y en el recuento, vale por la carta que es.
matta-both = La matta ({ $card }) vale por una carta de cualquier valor cuando se cuentan las primeras cartas de la mesa para el que reparte. Además vale por cualquier carta en una mano que se canta: quien la tiene dice su valor, que la carta conserva hasta que alguien la recoge; con ese valor recoge y con ese valor la recogen. Si no se dice, y en el recuento, vale por la carta que es.
without-matta = No hay comodín.

## Victoria

target = { $sides ->
    [2] Contada la { round-name }, gana el bando que tenga { $target } { $target ->
        [one] punto
       *[other] puntos
    } o más y supere al otro. Si no, se juega otra { round-name }.
   *[other] Contada la { round-name }, gana un jugador con { $target } { $target ->
        [one] punto
       *[other] puntos
    } o más que tenga más que cada uno de los otros. Si no, todos juegan otra { round-name }.
}
target-most = Contada la { round-name }, gana quien tiene más puntos. Si los mejores empatan, se juega otra { round-name }.
target-lowest = Si, contada la { round-name }, { $sides ->
    [2] un bando
   *[other] un jugador
} llega en total a { $target } o más, la partida termina y gana el total más bajo. Si hay empate en el más bajo, se juega otra { round-name }.
tie-king = Pero si los mejores totales son iguales y alcanzan los puntos para ganar, gana de esos bandos el que recogió el rey de { bonus-suit } en la última { round-name }. Si ninguno de ellos lo tiene, se juega otra { round-name }.
tie-new-game = Pero si los mejores totales son iguales y alcanzan los puntos para ganar, todos vuelven a cero y empieza una partida nueva.
without-tie = Un empate con los puntos para ganar se deshace con otra { round-name }.
other-targets = Otros totales que se juegan: { $targets }.
negative = Un total puede volver a bajar de los puntos para ganar, y también de cero.
double-game = { $target ->
    [1] Quien pierde sin ningún punto sufre una derrota doble: cuenta como dos partidas perdidas.
   *[other] Quien pierde con menos de { $half } puntos, la mitad de { $target }, sufre una derrota doble: cuenta como dos partidas perdidas.
}
without-double_game = Ninguna derrota vale doble.
shut-out = El bando que se lleva todas las cartas de la { round-name }, de modo que los demás no tienen ninguna, gana la partida cuando se cuenta la { round-name }, sean cuales sean los totales.
without-shut_out = Llevarse todas las cartas no gana la partida.
winning-sets = El bando que se lleva todas estas cartas en una { round-name } gana la partida cuando se cuenta la { round-name }, sean cuales sean los totales: { $sets }.
without-wins = Ningún otro grupo de cartas gana la partida.
claiming = Reclamar: en cualquier momento de la { round-name }, sea o no su turno, un jugador puede afirmar que el total de su bando, con lo que es seguro que hará en esta { round-name }, ha llegado a { $target }. Si es verdad, su bando gana en el acto, tengan lo que tengan los otros; si no, pierde en el acto. Solo cuenta la primera reclamación.
without-claiming = Nadie puede reclamar la victoria: los puntos valen cuando la { round-name } se cuenta.
certain = Son seguros los puntos ya hechos durante el juego y, de cada línea del recuento, lo mínimo que el bando aún puede sacar, caigan como caigan las cartas que no se han recogido.{ $majority ->
    [first] {" "}Una mayoría es segura cuando ya nadie puede igualarla o, para el bando que ganaría el empate, cuando ya nadie puede superarla.
    [on] {" "}Una mayoría es segura cuando ya nadie puede igualarla.
   *[off] {""}
}{ $single ->
    [on] {" "}Una carta que puntúa es segura cuando está en el montón.
   *[off] {""}
}{ $sequence ->
    [on] {" "}Una escalera es segura hasta donde está completa.
   *[off] {""}
}{ $primiera ->
    [on] {" "}La { prime-name } es segura si gana incluso a un rival que se llevara todas las cartas que quedan.
   *[off] {""}
}{ $costs ->
    [on] {" "}Una carta que cuesta puntos se da por perdida mientras pueda llegar.
   *[off] {""}
}
claim-double = Después de una reclamación, la derrota doble se juzga con los totales y los puntos hechos durante el juego en esta { round-name }.
claim-several = Después de una reclamación equivocada gana el mejor de los otros, contando con su total los puntos hechos durante el juego en esta { round-name }; si los mejores empatan, ganan juntos.
claim-tie = Después de un empate a { $target } o más se juega otra { round-name } de desempate: en ella una reclamación es buena solo si el total del bando, con lo que tiene seguro, supera en al menos uno el total empatado.
claim-suit = Un bando que ha recogido las { suit-cards } cartas de { bonus-suit } puede reclamar con razón tenga los puntos que tenga{ $sides ->
    [2] {""}
   *[other] , y gana también cuando otro reclama sin razón
}.
claim-suit-all = Un bando que ha recogido las { suit-cards } cartas de { bonus-suit } y tiene asegurado apuntarse todo doble puede reclamar con razón tenga los puntos que tenga{ $sides ->
    [2] {""}
   *[other] , y gana también cuando otro reclama sin razón
}.
claim-set = Un bando que se ha llevado todas las cartas de un grupo ganador puede reclamar con razón tenga los puntos que tenga{ $sides ->
    [2] {""}
   *[other] , y gana también cuando otro reclama sin razón
}.
