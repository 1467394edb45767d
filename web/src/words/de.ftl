
# -- Sich auf einem Brett bewegen

zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen
