### Ce que demandent les exercices des premiers pas, et pourquoi une réponse est juste.

ask-highest = Laquelle de ces cartes est la plus haute ?
ask-higher-suit = Laquelle de ces couleurs est la plus haute aux enchères ?
ask-partner = Qui joue avec { $seat } ?
ask-next-turn = { $seat } vient de jouer. À qui le tour ?
ask-right = Quel joueur { $seat } a-t-il à sa droite ?
ask-side = À quel camp appartient { $seat } ?
ask-leads = On joue { $contract }. Qui entame ?
ask-dummy = On joue { $contract }. À qui sont les cartes qu’on étalera sur la table ?
ask-chooses = On joue { $contract }. Qui décide de la carte que joue { $seat } ?
why-higher-card = { $card } est au-dessus de { $card-2 }. Après l’as viennent roi, dame et valet, puis les nombres en descendant.
why-ten = Le dix vaut quelque chose, mais valet, dame, roi et as sont au-dessus.
why-higher-major = { $suit } est au-dessus de { $suit-2 } : pique est la plus haute des quatre couleurs.
why-higher-minor = { $suit } est au-dessus de { $suit-2 } : trèfle est la plus basse des quatre couleurs.
why-major-over-minor = { $suit } est une majeure, { $suit-2 } une mineure.
why-partner = { $seat } et { $seat-2 } sont face à face. Les partenaires se regardent toujours.
why-clockwise = On tourne dans le sens des aiguilles d’une montre : après { $seat } vient { $seat-2 }, à sa gauche.
why-right = En tournant, { $seat-2 } vient juste avant { $seat }, donc à sa droite.
why-side = { $seat } et { $seat-2 } forment ensemble { $side }.
why-leads = { $seat-2 } a { $seat } à sa gauche : c’est { $seat } qui entame. Ensuite seulement le mort est étalé.
why-declarer-leads-not = { $seat } est le déclarant ; l’entame vient des adversaires.
why-right-leads-not = { $seat } défend aussi, mais à droite du déclarant, et joue donc en dernier à la première levée.
why-dummy = { $seat-2 } a { $seat } pour partenaire : c’est le mort, et tout le monde voit ces cartes.
why-declarer-hides = { $seat } joue le contrat et garde ses cartes cachées.
why-declarer-chooses = Dans { $contract }, le mort est { $seat-2 }. Chacune de ses cartes est choisie par { $seat }.
why-defender-chooses = { $seat-2 } défend contre { $contract }, et qui défend choisit ses cartes. Donc { $seat }.
why-dummy-rests = { $seat } est le mort et n’a rien à dire pendant le jeu.
