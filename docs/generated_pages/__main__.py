"""Write the generated pages into docs, or into the folder that is named."""

import sys
from pathlib import Path

from generated_pages import DOCS, pages

into = Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS
for name, text in pages().items():
    path = into / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
