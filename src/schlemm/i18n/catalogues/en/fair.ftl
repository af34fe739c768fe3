### Fair dealing that can be checked.

refused-nothing-promised = No number is needed for this deal right now.
refused-given-already = Your seat has already given its share for this deal.
fair-link = Check the deals
