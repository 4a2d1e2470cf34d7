# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-noble = Have the most victory points when the game ends.
stands-ahead = You have { $n } victory { AGREE($n, "point", "points") }; nobody else has more than { $most }
stands-level = You have { $n } victory { AGREE($n, "point", "points") }; { $who } { AGREE($who, "has", "have") } as many
stands-behind = You have { $n } victory { AGREE($n, "point", "points") }; { $who } { AGREE($who, "has", "have") } { $most }
