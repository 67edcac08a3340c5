# La copia de seguridad de lo que guarda este navegador.

backup-title = Copia de seguridad
backup-detail = Un archivo con todo lo que guarda esta página: tus partidas con sus registros y resultados, las reglas de la casa, los enlaces y los ajustes. Puedes restaurarlo en otro dispositivo; no se pierde nada de lo que ya hay allí.
backup-keys = Incluir las partidas sin terminar
backup-keys-detail = Así puedes seguirlas en el otro dispositivo. Quien tenga el archivo podría jugar en tu lugar: no lo compartas.
backup-save = Guardar en un archivo
backup-saved = { $n ->
    [one] El archivo tiene { $n } partida.
   *[other] El archivo tiene { $n } partidas.
}
backup-without = { $n ->
    [one] { $n } partida sin terminar de este navegador no está en el archivo, porque el juego no está en marcha en esta pestaña.
   *[other] { $n } partidas sin terminar de este navegador no están en el archivo, porque el juego no está en marcha en esta pestaña.
}
backup-restore = Restaurar desde un archivo
backup-restored = { $n ->
    [0] Este archivo no tiene ninguna partida que falte aquí.
    [one] { $n } partida añadida; todo lo demás sigue aquí.
   *[other] { $n } partidas añadidas; todo lo demás sigue aquí.
}
backup-unreadable = «{ $file }» no es una copia de seguridad de Settebello, o está dañado. No ha cambiado nada.
backup-newer = «{ $file }» viene de una versión más reciente de esta página. Vuelve a cargar la página y prueba otra vez; no ha cambiado nada.
backup-large = «{ $file }» es demasiado grande para una copia de seguridad, que tiene { $n } MB como mucho. No ha cambiado nada.
backup-no-room = Este navegador no tiene espacio para lo que hay en el archivo. No ha cambiado nada.
