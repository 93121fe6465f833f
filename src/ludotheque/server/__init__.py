"""The table in the browser: matches played over sockets, written down before anybody hears of them."""
