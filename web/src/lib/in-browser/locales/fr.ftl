# Parties dans ce navigateur, sans serveur.

tab-asking = Il faut pour cela le jeu lui-même, qui est à charger : { $size } Mo. Ensuite, il marche aussi sans réseau.
tab-first-time = La première fois, { $size } Mo sont chargés ; ensuite, cela marche aussi sans réseau.
tab-load = Charger
tab-loading = Chargement du jeu : { $done } sur { $size } Mo
tab-loading-once = Seulement cette fois : il reste sur cet appareil et marche ensuite aussi sans réseau.
tab-starting = Le jeu démarre…
tab-elsewhere = Vos parties sont ouvertes dans un autre onglet ou une autre fenêtre de ce navigateur.
tab-take-over = Jouer ici
tab-failed-unsupported = Ce navigateur est trop ancien pour le jeu. Les versions actuelles de Chrome, Edge, Firefox et Safari conviennent.
tab-failed-missing = Le jeu n’est pas encore sur cet appareil et ne peut pas être chargé pour le moment. Réessayez une fois la connexion revenue.
tab-failed-interrupted = Le chargement a été interrompu. Ce qui est arrivé est conservé, et le reste suivra.
tab-failed-damaged = Les fichiers du jeu ne vont pas ensemble : cette page vient peut-être d’être mise à jour.
tab-failed-python = Le jeu n’a pas pu démarrer.
tab-failed-unusable = Les parties de ce navigateur n’ont pas pu être ouvertes. Une version plus récente de cette page les a peut-être enregistrées.
tab-failed-hangs = Le jeu ne répond plus. Tout ce qui a été joué est conservé.
tab-failure-detail = Pour un signalement : { $detail }
tab-trouble-full = Ce navigateur n’a plus de place pour vos parties. Vous pouvez continuer, mais ce que vous jouez à partir de maintenant sera perdu quand vous fermerez cette page. Pour faire de la place, supprimez des fichiers ou les données d’autres sites sur cet appareil.
tab-trouble-lost = Ce navigateur ne peut plus enregistrer vos parties. Vous pouvez continuer, mais ce que vous jouez à partir de maintenant sera perdu quand vous fermerez cette page.
tab-trouble-forbidden = Ce navigateur n’autorise pas la page à enregistrer des parties. Vous pouvez jouer, mais vos parties seront perdues quand vous fermerez cette page.
tab-meanwhile = En attendant le retour du serveur, vous pouvez jouer contre l’ordinateur sur cet appareil.
tab-play-meanwhile = Jouer ici en attendant
tab-playing-meanwhile = Jusqu’au retour du serveur, les nouvelles parties se jouent dans ce navigateur. Elles y restent, et vous les continuerez ici.
tab-offline-title = Jouer sans réseau
tab-offline-detail = { $size } Mo sont chargés une seule fois. Ensuite, vous pouvez jouer contre l’ordinateur sur cet appareil même si le serveur est injoignable.
tab-offline-prepare = Préparer cet appareil
tab-offline-ready = Sur cet appareil, on peut jouer contre l’ordinateur sans réseau.
