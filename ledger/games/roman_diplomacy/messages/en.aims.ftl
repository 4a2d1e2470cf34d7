# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-emperor = Hold enough centres to win, alone or with a federation.
stands-centres = You hold { $n } { AGREE($n, "centre", "centres") }; { $goal } { AGREE($goal, "is", "are") } needed to win
stands-federation = Your federation holds { $n } { AGREE($n, "centre", "centres") }; { $goal } { AGREE($goal, "is", "are") } needed to win
stands-rival = { $who } { AGREE($who, "holds", "hold") } { $n }
