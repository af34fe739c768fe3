### Ce qu’un texte dit d’une donne : d’un message, d’un fichier ou d’un lien.

title-deal = Lire une donne – Schlemm
deal-title = Une donne d’après un texte
deal-text = Collez ce qu’on vous a envoyé : une donne en PBN ou LIN, même au milieu d’un message. Dans l’application installée, vous pouvez partager le texte jusqu’ici.
deal-field = Texte
deal-read = Lire
deal-none = Il n’y a pas de donne entière. On cherche du PBN, comme N:AKQ.xxx…, ou du LIN, comme md|3S….
deal-dealer = Donneur : { $dealer }
deal-danger = Vulnérable : { $vulnerability }
