"""Worker processes, and what is asked of them."""
