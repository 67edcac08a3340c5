"""What the page knows about the games of the shipped puzzles is what their rules say."""

from __future__ import annotations

import pytest

from settebello.wording import languages
from tools.puzzle_games import FOLDER, path_of, text_of

pytestmark = pytest.mark.skipif(not FOLDER.parents[1].exists(), reason="The sources of the page are not here.")


@pytest.mark.parametrize("lang", languages())
def test_the_files_of_the_page_are_those_of_the_pack(lang: str) -> None:
    assert path_of(lang).read_text(encoding="utf-8") == text_of(lang), "run make generate"
