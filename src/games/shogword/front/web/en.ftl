### Shogword at the table.

shog-board = The board
shog-empty = empty
shog-home = at home
shog-tile-red = red
shog-tile-black = black
shog-blank-red = red blank
shog-blank-black = black blank
shog-red = Red
shog-black = Black
shog-beside = beside the board:
shog-a-blank = a blank
shog-how = Take a tile, from your home or from beside the board, and put it on an empty cell; or put it on a laid letter to replace that, and add a second tile. On the keyboard: arrows, letters, ? for a blank.
shog-how-to-add = Now add a tile beside the word of the replaced letter.
shog-how-to-choose = Take a letter, and put it on a cell of your home.
shog-stands-for = The blank stands for:
shog-show-open = Show where it fits
