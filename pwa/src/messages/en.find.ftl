# The search through everything that one may read of a game.

ui-find-title = Search everything
ui-find-about = People, places, what you may do, all that happened, what was said with it, and your letters.
ui-find-back = People, places, all that happened, by whom and when, what was said with it, and your letters. Each line leads to its moment.
