"""Connect Four: seven columns, six rows, four in a line."""

from .game import ConnectFour

GAME = ConnectFour()
