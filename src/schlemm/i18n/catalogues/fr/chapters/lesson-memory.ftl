### Leçon : se souvenir.

lesson-memory-last = Vous pouvez revoir la dernière levée jusqu’à ce qu’on joue pour la suivante. Ensuite, il ne reste que la mémoire. Personne ne retient tout d’un coup ; commencez par l’essentiel.
lesson-memory-auction = D’abord les enchères : qui a nommé quelle couleur, qui a passé ? Elles vous disent où sont les cartes avant qu’on en joue une.
lesson-memory-told = { $seat } a montré pique, { $seat-2 } cœur : retenez-le comme une petite histoire.
lesson-memory-cards = Puis les cartes. Comptez d’abord les atouts tombés et retenez les honneurs. Les petites viendront d’elles-mêmes.
lesson-memory-gone = De cette levée, retenez : la carte { $card } est partie, et { $trump } tombés : { $count }.
