# Lo que dice una notificación; $table es el título de la mesa.

push-turn = Te toca jugar: { $table }
push-filled = La mesa está completa: { $table }
push-hurry = Se te acaba el tiempo: { $table }
push-round = Abre la mesa para que se reparta la ronda siguiente: { $table }
push-invited = { $name } te invita: { $table }
