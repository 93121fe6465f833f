"""Everything that is asked for by HTTP, and the way in for sockets."""
