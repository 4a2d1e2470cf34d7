# The search through everything that one may read of a game.

ui-find-title = Search everything
ui-find-about = People, what you may do, all that happened, what was said with it, and your letters.
