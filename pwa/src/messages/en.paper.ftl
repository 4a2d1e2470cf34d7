# The state of the game on paper.

paper-print = Print
paper-at = As it stood at { $time }
paper-left = { $time } left
paper-over = The game is over
paper-steward = For stewards alone: what others may not read stands here too.
paper-own = For { $who } alone: what only { $who } may know stands here too.
paper-room = What everybody may know.
paper-open = Open now
paper-turn = The game waits for { $who }
paper-until = until { $time }
paper-missing = Still to come: { $who }
paper-appeal = { $who } { AGREE($who, "appeals", "appeal") }: { $act }
paper-people = People
paper-acts = { $who } { AGREE($who, "acts", "act") } for them
paper-places = Places
paper-here = Here: { $who }
paper-standing = How everybody stands
