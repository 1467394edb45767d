"""Höyük: who may do what, and what follows from it, one file per chapter of the specification.

``build`` places elements (6.2 to 6.4), ``catastrophe`` is phase 2 (6.6), ``reward`` phases 3 and 4
(6.7, 6.8), ``cards`` the card windows (6.9), ``end`` the end of the game (6.10), ``tribes`` the
abilities (6.13), and ``turns`` the course of the game (4, 5). A number such as HOY-6.3 names the
rule that a line carries out.
"""
