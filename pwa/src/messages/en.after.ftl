# The pages that look back on a game. Each has a title and a line that says what it holds.

after-title = Looking back
after-back = All pages
