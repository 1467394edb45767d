"""Garden Nation: who may do what, and what follows from it, one file per subject of the rules.

``setup`` deals and lets everybody choose (GAR-1), ``turns`` is the course of rounds and turns
(GAR-3, GAR-13), ``acting`` where an action may happen and what it sets off (GAR-4, GAR-5),
``building`` builds and demolishes (GAR-6, GAR-7), ``ruses`` are the three ruses (GAR-8),
``projects`` the public projects (GAR-9), ``ending`` the population phase and the end (GAR-12,
GAR-14); ``garden`` is all of it as the rest of Dorfplatz asks for it. A number such as GAR-6.3
names the rule that a line carries out.
"""
