"""The page finds Python's files, and how much it has to load, by one list."""

from __future__ import annotations

import json
from pathlib import Path

from tools.static_site.python_list import folder_name, read_list, write_list


def test_each_file_is_listed_with_its_size_and_that_of_its_compressed_file(tmp_path: Path) -> None:
    folder = tmp_path / folder_name("1234")
    folder.mkdir(parents=True)
    (folder / "b.tar").write_bytes(bytes(5000))
    (folder / "b.tar.br").write_bytes(bytes(50))
    (folder / "b.tar.gz").write_bytes(bytes(60))
    (folder / "a.json").write_bytes(b"{}")
    write_list(tmp_path, "1234")
    assert json.loads((tmp_path / "python.json").read_text()) == {
        "version": "1234",
        "files": [
            {"path": "python/1234/a.json", "bytes": 2, "compressed": 2},
            {"path": "python/1234/b.tar", "bytes": 5000, "compressed": 50},
        ],
    }
    assert [file.name for file in read_list(tmp_path).files] == ["a.json", "b.tar"]
