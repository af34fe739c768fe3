### Leçon : se souvenir.

lesson-memory-last = Tu peux revoir la dernière levée jusqu’à ce qu’on joue pour la suivante. Ensuite, il ne reste que la mémoire. Personne ne retient tout d’un coup ; commence par l’essentiel.
lesson-memory-auction = D’abord les enchères : qui a nommé quelle couleur, qui a passé ? Elles te disent où sont les cartes avant qu’on en joue une.
lesson-memory-told = { $seat } a montré pique, { $seat-2 } cœur : retiens-le comme une petite histoire.
lesson-memory-cards = Puis les cartes. Compte d’abord les atouts tombés et retiens les honneurs. Les petites viendront d’elles-mêmes.
lesson-memory-gone = De cette levée, retiens : { $card } est parti, et { $trump } tombés : { $count }.
