# La página del perfil: un nombre que se conserva sin cuenta.

profile-title = Tu perfil
profile-lead = Un nombre que es tuyo en este servidor, sin cuenta, dirección ni contraseña.
profiles-off = Este servidor no guarda perfiles.
profile-make-title = Reservar tu nombre
profile-make-detail = Los demás de la mesa ven que el nombre es tuyo, y nadie más puede quedárselo. El servidor no guarda nada personal aparte del nombre.
profile-make = Reservar este nombre
profile-restore-title = ¿Ya tienes un perfil?
profile-restore-detail = Escribe las doce palabras de su frase de recuperación para usarlo también en este dispositivo.
profile-phrase = Frase de recuperación
profile-restore = Recuperar el perfil
profile-phrase-title = Tu frase de recuperación
profile-phrase-detail = Estas palabras llevan tu perfil a otro dispositivo y te lo devuelven si pierdes este. Anótalas en este orden: solo se muestran ahora. Quien las tenga tendrá tu perfil.
profile-print = Imprimir
profile-phrase-done = Las he anotado
profile-phrase-new = Nueva frase de recuperación
profile-phrase-new-detail = La frase no se puede volver a mostrar. Una nueva la sustituye: las palabras antiguas dejan de servir.
profile-name-title = Nombre
profile-rename = Cambiar el nombre
profile-renamed = Ahora te llamas { $name }.
profile-devices-title = Dispositivos
profile-device-remove = Quitar
profile-device-remove-of = Quitar { $name }, desde { $time }
profile-blocked-title = Bloqueados
profile-blocked-detail = Nunca coincidiréis en una mesa. No se enteran.
profile-blocked-none = No has bloqueado a nadie. En la lista de personas de una mesa puedes bloquear a quien tenga un perfil o a quien hayas conocido en la sala de encuentro.
profile-unblock = Desbloquear
profile-unblock-of = Desbloquear a { $name }
profile-delete = Borrar el perfil
profile-delete-detail = Borra del servidor el nombre, sus dispositivos y sus bloqueos, en todos los dispositivos y para siempre. El nombre queda libre para otros. Los registros de las partidas que has jugado conservan el nombre.
profile-delete-sure = ¿Borrar { $name } para siempre, en todos los dispositivos?
profile-deleted = El perfil se ha borrado.
profile-gone = Este perfil ya no existe. Puedes crear otro.
ratings-title = Puntuaciones
ratings-detail = Todos empiezan en 1500. La puntuación sube cuando ganas, sobre todo contra los fuertes, y baja cuando pierdes.
rating-line = Lo más probable, entre { $low } y { $high }. Partidas puntuadas: { $games }, ganadas: { $won }.
ratings-none = Aún no has jugado ninguna partida puntuada. Activa «Partida puntuada» cuando busques rival o abras una mesa solo con asientos libres.
profile-people-met = En partidas puntuadas te has encontrado con { $n ->
    [one] otra persona
   *[other] otras { $n } personas
}.
profile-results = Últimas partidas puntuadas
profile-result = { $result ->
    [won] Ganada contra { $names }
   *[lost] Perdida contra { $names }
}
profile-result-gone = alguien que ya no está
best-link = Los mejores jugadores
best-title = Los mejores jugadores
best-detail = Quienes han jugado al menos { $n } partidas puntuadas en al menos { $days } días, y se han enfrentado a { $people } que también lo han hecho. El número es la mejor estimación de la fuerza, y el intervalo dice cuán segura es: la fuerza real está en él casi con certeza.
best-month = Este mes
best-ever = De siempre
best-month-detail = Con al menos { $n } partidas puntuadas este mes. Se cuentan las partidas de este mes.
best-month-none = Este mes nadie ha jugado bastantes partidas puntuadas.
best-none = Nadie ha jugado aún bastantes partidas puntuadas.
best-later = Aquí están los mejores del mes y de siempre, con su nombre y su puntuación. Puede estar quien juegue partidas puntuadas contra otras personas. Guarda un nombre en tu perfil y busca un rival.
best-pool = Juegos
pool = { $family }, { $n } jugadores
pool-programs = { $family }, { $n } jugadores, programas
