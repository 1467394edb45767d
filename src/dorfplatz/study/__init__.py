"""Study: what happened in a match, what if, find the move. It knows bots and tables, no server."""
