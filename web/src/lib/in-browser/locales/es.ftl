# Partidas en este navegador, sin servidor.

tab-asking = Para esto hace falta el juego mismo, que hay que cargar: { $size } MB. Después funciona también sin red.
tab-first-time = La primera vez se cargan { $size } MB; después funciona también sin red.
tab-load = Cargar
tab-loading = Cargando el juego: { $done } de { $size } MB
tab-loading-once = Solo esta vez: se queda en este dispositivo y después funciona también sin red.
tab-starting = El juego se inicia…
tab-elsewhere = Tus partidas están abiertas en otra pestaña o ventana de este navegador.
tab-take-over = Jugar aquí
tab-failed-unsupported = Este navegador es demasiado antiguo para el juego. Funciona con las versiones actuales de Chrome, Edge, Firefox y Safari.
tab-failed-missing = El juego aún no está en este dispositivo y ahora no se puede cargar. Inténtalo de nuevo cuando tengas conexión.
tab-failed-interrupted = La carga se ha interrumpido. Lo que ha llegado se conserva, y el resto seguirá.
tab-failed-damaged = Los archivos del juego no encajan: quizá esta página se acaba de actualizar.
tab-failed-python = No se ha podido iniciar el juego.
tab-failed-unusable = No se han podido abrir las partidas de este navegador. Quizá las guardó una versión posterior de esta página.
tab-failed-hangs = El juego ha dejado de responder. Todo lo que se ha jugado se conserva.
tab-failure-detail = Para un informe: { $detail }
tab-trouble-full = A este navegador no le queda espacio para tus partidas. Puedes seguir, pero lo que juegues desde ahora se pierde al cerrar la página. Para hacer sitio, borra archivos o datos de otras páginas en este dispositivo.
tab-trouble-lost = Este navegador ya no puede guardar tus partidas. Puedes seguir, pero lo que juegues desde ahora se pierde al cerrar la página.
tab-trouble-forbidden = Este navegador no deja que la página guarde partidas. Puedes jugar, pero tus partidas se pierden al cerrar la página.
tab-meanwhile = Hasta que vuelva el servidor, puedes jugar contra el ordenador en este dispositivo.
tab-play-meanwhile = Jugar aquí mientras tanto
tab-playing-meanwhile = Hasta que vuelva el servidor, las partidas nuevas se juegan en este navegador. Se quedan aquí, y aquí podrás seguirlas también después.
tab-offline-title = Jugar sin red
tab-offline-detail = Se cargan { $size } MB una sola vez. Después puedes jugar contra el ordenador en este dispositivo aunque no se pueda llegar al servidor.
tab-offline-prepare = Preparar este dispositivo
tab-offline-ready = En este dispositivo se puede jugar contra el ordenador sin red.
