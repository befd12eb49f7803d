"""Reads back the PDF files that the program writes: objects, packed streams, words, fonts."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj\n", re.DOTALL)
_SHOWN = re.compile(r"/F(\d) [\d.]+ Tf [-\d. ]+ Td <([0-9A-F]*)> Tj")
_PAIR = re.compile(r"<([0-9A-F]{4})> <([0-9a-f]+)>")


class Pdf:
    """One file."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.objects = {int(one[1]): one[2] for one in _OBJECT.finditer(data)}

    def places(self) -> dict[int, int]:
        """Give where the table at the end says that each object begins."""
        start = int(self.data.rsplit(b"startxref\n", 1)[1].split()[0])
        rows = self.data[start:].split(b"\n")[2:]
        kept = [row for row in rows if row.endswith(b" n ")]
        return {at: int(row.split()[0]) for at, row in enumerate(kept, 1)}

    def unpacked(self, at: int) -> bytes:
        """Give what a stream holds."""
        packed = self.objects[at].split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0]
        return zlib.decompress(packed)

    def named(self, key: str) -> list[int]:
        """Give the objects that entries of this name point to, in the order of the file."""
        found = re.findall(rf"/{key} \[?(\d+) 0 R".encode(), b"\n".join(self.objects.values()))
        return [int(one) for one in found]

    def words(self) -> list[str]:
        """Give the texts as somebody would copy them."""
        meanings = []
        for at in self.named("ToUnicode"):
            pairs = _PAIR.findall(self.unpacked(at).decode("ascii"))
            meanings.append({g: bytes.fromhex(code).decode("utf-16-be") for g, code in pairs})
        shown = [self.unpacked(at).decode("ascii") for at in self.named("Contents")]
        return [
            "".join(meanings[int(face)][glyphs[at : at + 4]] for at in range(0, len(glyphs), 4))
            for page in shown
            for face, glyphs in _SHOWN.findall(page)
        ]
