"""For the site: show a notebook as a page. Files of the repository go on linking to the notebook itself."""

import json
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

NOTEBOOK = "research.ipynb"
PAGE = "research.md"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Make a page of the notebook, and keep the notebook for those who want to run it."""
    files.append(File.generated(config, PAGE, content=told(Path(config.docs_dir, NOTEBOOK).read_text("utf-8"))))
    return files


def told(notebook: str) -> str:
    """Tell a notebook in Markdown."""
    parts = []
    for cell in json.loads(notebook)["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
    parts.insert(1, f"[Download the notebook]({NOTEBOOK}) to run it.")
    return "\n\n".join(parts)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead from the other pages to the page."""
    return markdown if page.file.src_uri == PAGE else markdown.replace(f"{NOTEBOOK})", f"{PAGE})")
