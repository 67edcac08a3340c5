daily-how = Cada día las mismas cuatro barajas para todos, contra el mismo ordenador. Dos rondas las repartes tú y dos el ordenador. No hay consejos, y puedes dejarlo y volver.
daily-play = Jugar
daily-continue = Seguir
daily-result = Resultado
daily-past = Días pasados
daily-past-detail = Las partidas de días pasados, solo para ti.
daily-results-of = Resultados: { $date }
daily-earlier = { $n ->
    [one] 1 día anterior
   *[other] { $n } días anteriores
}
daily-copy = Copiar el resultado
daily-copied = El resultado está copiado.
daily-not-copied = El navegador no ha permitido copiar: selecciona el texto.
daily-working = Calculando el resultado…
daily-zone = El día acaba a medianoche UTC: a las { $time } donde estás.
daily-left = Faltan { $hours } h { $minutes } min para la próxima partida.
daily-table = Todos
daily-points = Puntos
daily-people = Personas
daily-rank = Puesto { $rank } de { $attempts }.
daily-better = Mejor que el { $percent } % de los demás.
daily-nobody = Nadie tiene todavía un resultado.
daily-unranked = Esta partida no está en la clasificación: no se acabó ninguna ronda, o sus jugadas encajan demasiado bien con las cartas ocultas.
daily-fixed = Las barajas estaban fijadas antes
daily-fixed-detail = Antes de cada día el servidor publica el SHA-256 de la semilla de la que salen las barajas. Dos horas después del final del día muestra la semilla, y cualquiera puede comprobarlo.
daily-commitment = SHA-256 de la semilla
daily-seed = Semilla
daily-decisions = Qué jugó la gente y qué era lo mejor
daily-decisions-own = Estas son tus decisiones, con lo que jugó la gente después de las mismas jugadas. El ordenador busca la mejor jugada según lo que podías ver.
daily-decisions-common = Estas son decisiones que tuvieron muchos. El ordenador busca la mejor jugada según lo que el jugador podía ver.
daily-decisions-none = Ese día no jugó nadie.
daily-had = { $people ->
    [one] { $people } persona tuvo esta decisión
   *[other] { $people } personas tuvieron esta decisión
}
daily-found = { $best } de { $of } las mejores
daily-in-hand = Mano
daily-best = mejor
daily-yours = tú
groups-own = Tus grupos
groups-how = Un grupo es una clase, un bar o dos ciudades que juegan la misma partida del día y ven una clasificación de sus propios resultados. A los demás les basta un enlace.
groups-none = Aquí no hay grupos: hace falta un servidor con una clasificación de todos.
group-make = Crear un grupo
group-title = Nombre del grupo
group-shown = Los demás del grupo ven tu nombre y tus puntos.
group-join = Entrar en el grupo
group-people = { $people ->
    [one] En este grupo hay { $people } persona.
   *[other] En este grupo hay { $people } personas.
}
group-week = Los últimos siete días
group-member = Nombre
group-sum = Suma
group-hidden = Donde hay un signo de interrogación, el día sigue abierto: ves sus resultados cuando acaba tu propia partida.
group-link = Enlace para los demás
group-invitation = Juega con nosotros la partida del día.
group-leave = Dejar el grupo
group-leave-detail = Tus resultados desaparecen de la clasificación. Si no queda nadie más, el grupo se acaba.
