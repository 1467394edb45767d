"""What a game is: the contract between rules and everything that plays them."""
