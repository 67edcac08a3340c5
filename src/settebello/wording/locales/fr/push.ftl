# Ce que dit une notification ; $table est le titre de la table.

push-turn = C’est à vous de jouer : { $table }
push-filled = La table est complète : { $table }
push-hurry = Votre temps est presque écoulé : { $table }
push-round = Ouvrez la table pour commencer la manche suivante : { $table }
push-invited = { $name } vous invite : { $table }
