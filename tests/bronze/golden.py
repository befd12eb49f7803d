"""The fifty cities as the rules print them: name, least players (house data), points, condition."""

from __future__ import annotations

from typing import NamedTuple


class Golden(NamedTuple):
    """One line of the table below."""

    city: str
    players: int
    points: int
    kind: str
    operands: tuple[str, ...]


_TABLE = """
avaris 2 6 most wheel
akrotiri 3 1 column
altyn_depe 3 6 row irrigation pottery wheel
amri 4 6 kinds savanna jungle
arkaim 3 6 row domestication authority pottery
athens 2 2 pairs religion
ashur 2 1 provinces
bactra 3 1 column
beycesultan 2 2 pairs pottery
byblos 2 1 routes
biskupin 2 5 terrain forest
babylon 2 6 most authority
gonur_depe 2 2 pairs domestication
dholavira 4 6 kinds jungle coast
yoshinogari 4 6 kinds mountains coast
yinxu 2 5 terrain jungle
kerma 2 5 terrain desert
kish 4 6 fewest_provinces
knossos 2 2 pairs masonry
corinth 2 6 most pottery
kumayri 2 5 terrain mountains
lagash 4 6 most_cubes
liman_tepe 3 1 column
lothal 2 5 terrain savanna
malia 2 6 most domestication
mari 2 6 most irrigation
megiddo 4 6 kinds steppe desert
memphis 2 6 most religion
mycenae 2 2 pairs authority
mohenjo_daro 2 5 technologies 6
nafplion 2 2 pairs wheel
orchomenus 3 6 row masonry wheel domestication
rakhigarhi 4 6 fewest_cubes
sidon 4 6 bronze
sintashta 2 5 terrain steppe
stonehenge 3 6 row religion domestication irrigation
su_nuraxi 3 6 row pottery masonry religion
susa 4 6 kinds forest savanna
teotihuacan 3 6 row authority irrigation masonry
tyre 2 5 terrain coast
tiryns 2 6 most bronze_casting
troy 2 6 most masonry
ugarit 3 6 row wheel religion authority
ur 3 1 column
uruk 4 6 kinds mountains steppe
phaistos 2 2 rows
thebes 3 6 height 6
harappa 2 2 pairs irrigation
hattusa 2 5 above 3
eshnunna 4 6 kinds forest desert
"""


def _read(line: str) -> Golden:
    city, players, points, kind, *operands = line.split()
    return Golden(city, int(players), int(points), kind, tuple(operands))


CITIES = tuple(_read(line) for line in _TABLE.split("\n") if line)
