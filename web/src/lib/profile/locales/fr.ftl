# La page du profil : un nom que l’on garde sans compte.

profile-title = Votre profil
profile-lead = Un nom qui est à vous sur ce serveur, sans compte, sans adresse et sans mot de passe.
profiles-off = Ce serveur ne conserve pas de profils.
profile-make-title = Réserver votre nom
profile-make-detail = Les autres à la table voient que ce nom est à vous, et personne d’autre ne peut le prendre. Le serveur ne garde rien de personnel, sauf le nom.
profile-make = Réserver ce nom
profile-restore-title = Avez-vous déjà un profil ?
profile-restore-detail = Saisissez les douze mots de sa phrase de récupération pour l’utiliser aussi sur cet appareil.
profile-phrase = Phrase de récupération
profile-restore = Récupérer le profil
profile-phrase-title = Votre phrase de récupération
profile-phrase-detail = Ces mots amènent votre profil sur un autre appareil, et vous le rendent si vous perdez celui-ci. Notez-les dans cet ordre : ils ne sont montrés que maintenant. Quiconque les a dispose de votre profil.
profile-print = Imprimer
profile-phrase-done = Je les ai notés
profile-phrase-new = Nouvelle phrase de récupération
profile-phrase-new-detail = La phrase ne peut pas être montrée de nouveau. Une nouvelle la remplace : les anciens mots ne servent alors plus.
profile-name-title = Nom
profile-rename = Changer de nom
profile-renamed = Vous vous appelez maintenant { $name }.
profile-devices-title = Appareils
profile-device-remove = Retirer
profile-device-remove-of = Retirer { $name }, depuis { $time }
profile-blocked-title = Bloqués
profile-blocked-detail = Vous ne vous installez pas à la même table. Ils n’en savent rien.
profile-blocked-none = Vous n’avez bloqué personne. Dans la liste des personnes d’une table, vous pouvez bloquer les personnes qui ont un profil ou que vous avez rencontrées par le salon.
profile-unblock = Débloquer
profile-unblock-of = Débloquer { $name }
profile-delete = Supprimer le profil
profile-delete-detail = Supprime du serveur le nom, ses appareils et ses blocages, sur tous les appareils et pour toujours. Le nom est alors libre pour d’autres. Les relevés des parties que vous avez jouées gardent le nom.
profile-delete-sure = Supprimer { $name } pour toujours, sur tous les appareils ?
profile-deleted = Le profil a été supprimé.
profile-gone = Ce profil n’existe plus. Vous pouvez en créer un autre.
ratings-title = Classements
ratings-detail = Tout le monde commence à 1500. Le classement monte quand vous gagnez, surtout contre les forts, et descend quand vous perdez.
rating-line = Très probablement entre { $low } et { $high }. Parties classées : { $games }, gagnées : { $won }.
ratings-none = Vous n’avez pas encore joué de partie classée. Activez « Partie classée » quand vous cherchez un adversaire ou ouvrez une table avec seulement des places libres.
profile-people-met = Vous avez rencontré { $n ->
    [one] une autre personne
   *[other] { $n } autres personnes
} en parties classées.
profile-results = Les dernières parties classées
profile-result = { $result ->
    [won] Gagnée contre { $names }
   *[lost] Perdue contre { $names }
}
profile-result-gone = quelqu’un qui n’est plus là
best-link = Les meilleurs joueurs
best-title = Les meilleurs joueurs
best-detail = Ceux qui ont joué au moins { $n } parties classées en au moins { $days } jours, et affronté { $people } autres qui l’ont fait aussi. Le nombre est la meilleure estimation de la force, et l’intervalle dit à quel point elle est sûre : la vraie force s’y trouve presque certainement.
best-month = Ce mois-ci
best-ever = De tous les temps
best-month-detail = Avec au moins { $n } parties classées ce mois-ci. Les parties sont celles du mois.
best-month-none = Personne n’a joué assez de parties classées ce mois-ci.
best-none = Personne n’a encore joué assez de parties classées.
best-later = Ici figurent les meilleurs du mois et de toujours, avec leur nom et leur classement. Peut en être toute personne qui joue des parties classées contre d’autres. Gardez un nom dans votre profil, puis cherchez un adversaire.
best-pool = Jeux
pool = { $family }, { $n } joueurs
pool-programs = { $family }, { $n } joueurs, programmes
