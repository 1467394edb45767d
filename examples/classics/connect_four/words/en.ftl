game-title = Connect Four
game-about = Drop discs into seven columns; four in a line win.
column = { $id }
source-line = Line of four
ask-drop = Drop a disc into a column.
dropped = A disc falls into column { $column }.
not-full = the column is full
position-moves = “{ $text }” is not a game of Connect Four.
