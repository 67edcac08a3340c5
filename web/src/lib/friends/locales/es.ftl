# Friends: people who have played together and have both agreed.

friends-title = Amigos
friend-here = aquí ahora
friend-away = ahora no está
friend-invite = Invitar
friend-invite-of = Invitar a { $name } a jugar
friend-invite-detail = Se abre una mesa, y { $name } lo sabrá en cuanto mire esta página.
friend-invite-by-day = Se abre una mesa, y { $name } lo sabrá. No hace falta que estéis a la vez.
friend-game = Juego
friend-invites = { $name } te invita a una partida de { $title }.
friend-go = Ir a la mesa
friend-not-now = Ahora no
friend-add = Añadir a { $name } a tus amigos
friend-asks = { $name } quiere ser tu amigo.
friend-agree = Aceptar
friend-agree-of = Aceptar la amistad de { $name }
friend-decline = No, gracias
friend-decline-of = No, gracias: rechazar la solicitud de { $name }
friend-asked = Le has pedido amistad a { $name }.
friend-withdraw = Retirar
friend-withdraw-of = Retirar la solicitud a { $name }
friend-are = { $name } y tú sois amigos.
friend-remove = Quitar
friend-remove-of = Quitar a { $name } de tus amigos
friend-remove-sure = Ya no verás cuándo está { $name }, y no podréis invitaros. Después de una partida podréis añadiros otra vez.
