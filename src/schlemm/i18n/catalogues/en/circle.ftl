### A circle that meets again and again: its people, its evenings, its table.

refused-name-taken = Somebody in the circle has this name already: choose another. If that is you, open the circle on your first device and get the link for this one there.
refused-circle-full = The circle is full: the table has room for { $most } people.
refused-only-host-agrees = The house rules are picked by whoever founded the circle.
refused-no-such-places = You cannot sit like that: everybody has exactly one place, and one of you has to play.
