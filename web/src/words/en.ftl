# Words of the pages; those of a game stand in its own folder.

# -- The square: shell --------------------------------------------------------

shell-name = Dorfplatz
shell-home = Dorfplatz: to the square
shell-skip = Go to the content
shell-settings = Settings
shell-language = Auf Deutsch weiterlesen
shell-other = Deutsch
shell-theme = Light or dark: { $now }. Change it
shell-nobody = Guest
shell-loading = One moment …
shell-failed = This page could not be fetched
shell-failed-why = The connection may be gone, or the server was just renewed. Your games are safe.
shell-again = Try again
guest-first = Orchard Lantern Market Garden Morning Evening Meadow Willow Harbour Cherry Copper River Amber Clover Linden
guest-second = Fox Sparrow Badger Hare Otter Owl Stork Heron Beaver Robin Finch Lynx Hedgehog Swallow Wren
guest-name = { $first } { $second }
theme-auto = like the device
theme-light = light
theme-dark = dark
nowhere-title = Nothing stands here
nowhere-why = This address leads to no page. Perhaps a letter is missing in the link.
nowhere-back = Back to the square

# -- Moving about a board

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
