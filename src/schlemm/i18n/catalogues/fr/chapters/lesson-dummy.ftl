### Leçon : l’un joue pour deux.

lesson-dummy-roles = Qui a gagné le contrat est le déclarant et joue pour deux : les cartes de son partenaire sont étalées sur la table et s’appellent le mort. Les deux autres défendent.
lesson-dummy-example = Un exemple : { $contract }. { $seat } est le déclarant, { $seat-2 } le mort, et à gauche du déclarant { $seat-3 } entame, avant qu’on voie les cartes.
lesson-dummy-step = Suivez les deux premières levées carte par carte.
lesson-dummy-lead = { $seat } entame : { $card }. Maintenant seulement, on étale le mort.
lesson-dummy-called = { $seat } dit quelle carte joue { $seat-2 } : { $card }.
lesson-dummy-won = { $seat } gagne avec { $card } et joue le premier à la levée suivante.
lesson-dummy-again = { $seat-2 } joue encore { $card }, et c’est encore { $seat } qui a choisi.
lesson-dummy-next = La levée est à { $seat }, la carte suivante vient donc aussi de là. C’est { $seat-2 } qui la choisit.
lesson-dummy-rests = Celui dont les cartes sont étalées se repose et ne donne pas de conseil. Tous les autres voient désormais deux mains : la leur et celle-ci.
