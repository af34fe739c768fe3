### Distribuzione onesta e verificabile.

refused-nothing-promised = Per questa smazzata ora non serve alcun numero.
refused-given-already = Dal tuo posto c’è già un contributo per questa smazzata.
fair-link = Verifica le smazzate
