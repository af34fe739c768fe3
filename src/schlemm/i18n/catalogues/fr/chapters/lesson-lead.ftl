### Leçon : entamer.

lesson-lead-first = Le joueur à gauche du déclarant entame avant que le mort ne s’étale. La carte choisie a un sens : elle vous aide, et elle parle à votre partenaire. Cinq règles suffisent souvent.
lesson-lead-sequence = Une séquence avec honneur : la plus haute, donc { $card }.
lesson-lead-fourth = Une longue sans séquence : la quatrième meilleure, donc { $card }.
lesson-lead-low = Trois cartes avec honneur : la plus petite, donc { $card }.
lesson-lead-double = Deux cartes : la plus haute, donc { $card }.
lesson-lead-ace = Contre un contrat à la couleur, jamais petit sous l’as : { $card }. Contre { $strain } en revanche { $card-2 }.
lesson-lead-why = Et quelle couleur ? À sans-atout votre plus longue, contre une couleur une séquence ou un singleton ; si votre partenaire a parlé, presque toujours la sienne.
