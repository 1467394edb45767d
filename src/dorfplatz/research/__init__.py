"""Research: the arena, tuning, and what programs that study games need."""
