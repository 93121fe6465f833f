"""For the API reference: put the examples of docstrings (`>>> …`) into fences, so that they are shown as code."""

from typing import Any

import griffe


class FenceExamples(griffe.Extension):
    """Change docstrings before they are rendered."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Fence each block of lines that begins with a prompt."""
    blocks = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{block}\n```" if block.startswith(">>> ") else block for block in blocks)
