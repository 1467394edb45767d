
# -- Moving about a board

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
