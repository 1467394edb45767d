"""Above and Below: who may do what, and what follows from it, one file per chapter.

``setup`` lays out the cards (AAB-1), ``rounds`` passes the turn on (AAB-2), ``explore`` goes below
(AAB-3) and ``rewards`` says what is found there; ``build``, ``harvest``, ``train`` and ``work`` are
the other main actions (AAB-4 to AAB-7), ``free`` the free ones and the track (AAB-8, AAB-10);
``recovery`` and ``income`` end a round (AAB-9), and ``course`` leads from one to the next. A number
such as AAB-3.11 names the rule that a line carries out. Points are counted in ``scoring``.
"""
