"""Words: from keys and numbers to sentences, in the reader's language."""
