"""The engine: compiled, no input or output, no prose, no clock."""
