"""Taluva: who may do what, and what follows from it, by the chapters of ``docs/rules/taluva.md``.

``placing`` holds chapters TAL-4 and TAL-5, ``building`` TAL-6 to TAL-9, ``expanding`` TAL-10,
``ending`` TAL-11 to TAL-13, ``turns`` the rest and the whole. A number such as TAL-5.3 names the
rule that a line states or carries out.
"""
