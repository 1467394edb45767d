"""Parts that village games share."""
