### Leçon : ne contre pas à la légère.

lesson-light-doubles-tempting = Les adversaires s’arrêtent bas, et vous pensez qu’ils chutent. Le contre double la pénalité. Mais s’ils gagnent quand même ?
lesson-light-doubles-plain = Sans contre : une partielle.
lesson-light-doubles-doubled = Contré : les levées doublées suffisent pour une manche, et sa prime s’ajoute.
lesson-light-doubles-into = L’enchère la plus basse qui devient ainsi une manche est { $bid } ; il y en a { $count } en tout. Calculez à quel point vous devez être sûr :
lesson-light-doubles-prices = Points s’ils chutent d’une et s’ils gagnent juste ; personne n’est vulnérable. Contre une manche, il y a moins à perdre : ils ont la prime de toute façon.
lesson-light-doubles-when = Ne contrez donc une partielle que si vous voyez les levées devant vous, ou si elle doit chuter de plusieurs.
