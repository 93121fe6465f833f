"""The commands, a module each: what they take, and what they call."""
