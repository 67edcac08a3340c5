# Che cosa dice una notifica; $table è il titolo del tavolo.

push-turn = Tocca a te: { $table }
push-filled = Il tavolo è al completo: { $table }
push-hurry = Il tuo tempo sta per scadere: { $table }
push-round = Apri il tavolo per cominciare la prossima smazzata: { $table }
push-invited = { $name } ti invita: { $table }
