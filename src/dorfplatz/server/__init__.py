"""The server: identity, lobby, live matches, and a store that loses nothing."""
