# La partida del día: su resultado en palabras.

daily-share = Settebello { $day }: { $points } (par { $par })
daily-points = Tu resultado: { $points } puntos contra el ordenador.
daily-unfinished = Hasta ahora: { $points } puntos contra el ordenador, tras { $played } barajas de { $length }.
daily-par = Par: { $par }. Es lo que hace el ordenador con tus cartas.
daily-luck = Sin la suerte de los repartos: { $without } ± { $error }.
daily-proves = Un solo día demuestra poco: en cuatro barajas las cartas suelen decidir más que el juego.
