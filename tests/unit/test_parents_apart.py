"""The contract that holds a package and the packages in it apart."""

import pytest
from grimp import ImportGraph

from parents_apart import circle_in


def graph_of(*arrows: str) -> ImportGraph:
    """Modules that import each other like this, ``importer > imported``."""
    graph = ImportGraph()
    imports = [(importer, imported) for arrow in arrows for importer, imported in [arrow.split(" > ")]]
    for module in ("house", *(module for pair in imports for module in pair)):
        parts = module.split(".")
        for depth in range(len(parts)):
            graph.add_module(".".join(parts[: depth + 1]))
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    return graph


def test_a_package_and_one_in_it_that_import_from_each_other_are_a_circle() -> None:
    """It is one even if the modules beside the inner package differ, and its arrows are told."""
    graph = graph_of("house.door > house.cellar.wine", "house.cellar.wine > house.key")
    assert sorted(circle_in(graph, "house")) == [
        ("house.cellar.wine", "house.key"),
        ("house.door", "house.cellar.wine"),
    ]


def test_a_circle_through_another_package_is_one() -> None:
    """A package need not import from the one that imports from its modules: one between them is enough."""
    arrows = (
        "house.door > house.hall.lamp",
        "house.hall.lamp > house.cellar.wine",
        "house.cellar.wine > house.key",
    )
    assert len(circle_in(graph_of(*arrows), "house")) == 3


@pytest.mark.parametrize(
    "arrows",
    [
        ("house.door > house.cellar.wine", "house.key > house.cellar.wine"),
        ("house.cellar.wine > house.key", "house.cellar.beer > house.door"),
        ("house > house.cellar.wine", "house.cellar.wine > house.key"),
        ("house.door > house.key", "house.cellar.wine > street.shop"),
    ],
)
def test_floors_that_are_in_order_are_no_circle(arrows: tuple[str, ...]) -> None:
    """Modules may all lie above a package or all below it, and what makes the package itself may put both together."""
    assert circle_in(graph_of(*arrows), "house") == []


def test_what_makes_a_package_is_not_imported_from_below() -> None:
    """A package that puts its parts together is no part of them."""
    graph = graph_of("house > house.cellar.wine", "house.cellar.wine > house")
    assert len(circle_in(graph, "house")) == 2
