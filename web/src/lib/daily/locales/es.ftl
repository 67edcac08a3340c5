daily-how = Cada día las mismas cuatro barajas para todos, contra el mismo ordenador. Dos rondas las repartes tú y dos el ordenador. No hay consejos, y puedes dejarlo y volver.
daily-play = Jugar
daily-continue = Seguir
daily-result = Resultado
daily-past = Días pasados
daily-past-detail = Las partidas de días pasados, solo para ti.
daily-copy = Copiar el resultado
daily-copied = El resultado está copiado.
daily-not-copied = El navegador no ha permitido copiar: selecciona el texto.
daily-working = Calculando el resultado…
daily-zone = El día empieza y acaba a medianoche UTC.
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
