# The pages that look back on a game. Each has a title and a line that says what it holds.

after-title = Looking back
after-back = All pages
after-nothing = There is nothing here that you may see.

after-check = Check it yourself
after-check-about = Was anything changed, and were the dice fair? This phone works it out

after-story = My evening
after-story-about = What I did and what was done to me, with every die, and what was kept from me

after-state = The state on paper
after-state-about = All that you may know of how the game stands, to print and to go on with without phones

after-accounts = Accounts
after-accounts-about = What came, what went and what was left, line by line, as a bank would write it

after-audit = Audit
after-audit-about = What an auditor looks at first: rulings, disputes, what was recorded by others, and what nobody did

after-evening = The evening in figures
after-evening-about = Who led when, who dealt with whom, the great moments, and whether the dice were fair

after-words = What I said
after-words-about = Who may read my words, and erasing my name and words for good

after-replay = Replay
after-replay-about = The whole game once more, act by act, on the screens on which it was played
after-changes = What changed
after-changes-about = Two moments side by side: who had what, sat where, was bound to whom

after-home = Take my evening home
after-home-about = All of this as one file to keep, that needs no server
