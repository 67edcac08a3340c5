# La sauvegarde de ce que garde ce navigateur.

backup-title = Sauvegarde
backup-detail = Un fichier avec tout ce que garde cette page : vos parties avec relevés et résultats, les règles maison, les liens et les réglages. Vous pouvez le restaurer sur un autre appareil ; rien de ce qui s’y trouve n’est perdu.
backup-keys = Inclure les parties en cours
backup-keys-detail = Vous pourrez les continuer sur l’autre appareil. Quiconque a le fichier pourrait jouer à votre place : ne le confiez à personne.
backup-save = Enregistrer dans un fichier
backup-saved = { $n ->
    [one] Le fichier contient { $n } partie.
   *[other] Le fichier contient { $n } parties.
}
backup-without = { $n ->
    [one] { $n } partie non finie de ce navigateur n’est pas dans le fichier, car le jeu ne tourne pas dans cet onglet.
   *[other] { $n } parties non finies de ce navigateur ne sont pas dans le fichier, car le jeu ne tourne pas dans cet onglet.
}
backup-restore = Restaurer depuis un fichier
backup-restored = { $n ->
    [0] Ce fichier n’a aucune partie qui manque ici.
    [one] { $n } partie ajoutée ; tout le reste est toujours là.
   *[other] { $n } parties ajoutées ; tout le reste est toujours là.
}
backup-unreadable = « { $file } » n’est pas une sauvegarde de Settebello, ou il est abîmé. Rien n’a changé.
backup-newer = « { $file } » vient d’une version plus récente de cette page. Rechargez la page et réessayez ; rien n’a changé.
backup-large = « { $file } » est trop grand pour une sauvegarde, qui compte au plus { $n } Mo. Rien n’a changé.
backup-no-room = Ce navigateur n’a pas assez de place pour le contenu du fichier. Rien n’a changé.
