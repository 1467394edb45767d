"""Clans: who may do what, and what follows from it, by the chapters of ``docs/rules/clans.md``.

``moving`` holds chapters CLA-4 and CLA-5, ``founding`` CLA-6 to CLA-9, ``turns`` the rest and the
whole. A number such as CLA-6.2 names the rule that a line states or carries out.
"""
