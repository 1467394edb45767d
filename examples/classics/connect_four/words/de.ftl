game-title = Vier gewinnt
game-about = Steine fallen in sieben Spalten; vier in einer Reihe gewinnen.
column = { $id }
source-line = Viererreihe
ask-drop = Wirf einen Stein in eine Spalte.
dropped = Ein Stein fällt in Spalte { $column }.
not-full = die Spalte ist voll
position-moves = „{ $text }“ ist keine Partie Vier gewinnt.
