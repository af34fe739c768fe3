### Leçon : ce que change la vulnérabilité.

lesson-danger-what = À chaque donne un camp est { -vulnerable } ou non. S’il l’est, les primes sont plus grandes et les pénalités aussi ; les levées comptent pareil.
lesson-danger-changes = Une partielle compte toujours autant. Tout le reste grandit.
lesson-danger-whose = Seul importe le camp qui joue le contrat. Que la défense soit { -vulnerable } ne change rien au compte.
lesson-danger-when = Qui l’est, c’est fixé : en tournoi par le numéro de l’étui, au robre de quatre par la donne – d’abord personne, puis le camp du donneur, à la fin tous. Au robre classique, vous l’êtes dès que vous avez gagné une manche.
lesson-danger-head = Pour quoi
lesson-danger-no = { -not-vulnerable }
lesson-danger-yes = { -vulnerable }
lesson-danger-part-score = { -part-score }
lesson-danger-game = { -game }
lesson-danger-small = { -small-slam }, en plus
lesson-danger-grand = { -grand-slam }, en plus
lesson-danger-undertrick = Chaque levée de chute, non contrée
