# Accounts as a bank would give them, and what an auditor looks at.

account-origin = Origin
account-void = Void
account-of = { $who }, holding for { $owner }

accounts-statement = Statement
accounts-trial = Trial balance
accounts-tills = Tills
accounts-none = There is no account that you may see.
accounts-account = Account
accounts-asset = Of what
accounts-in-play = In play
accounts-outside = Outside
accounts-span = From and to
accounts-from = From
accounts-to = To
accounts-caption = { $account }: { $asset }
accounts-what = What
accounts-amount = Amount
accounts-balance = Balance
accounts-opening = Brought forward
accounts-closing = At the end
accounts-from-whom = from { $who }
accounts-to-whom = to { $who }
accounts-hidden = whom, you do not see
accounts-only-moved = Something changed hands
accounts-empty = Nothing was moved in this time.
accounts-on = Go on
accounts-print = Print
accounts-reversed = set right later

trial-about = Of each asset all accounts together received what they gave. What came from outside and went there again stands last: from Origin all things come, and to Void they go.
trial-at = After entry number
trial-balanced = All of it adds up.
trial-unbalanced = It does not add up.
trial-held = { $n } in play
trial-received = Received
trial-given = Gave
trial-all = All accounts

tills-about = What the books say of each till, and what was counted on the table.
tills-none = In this game nothing is counted, or no till is for your eyes.
tills-books = By the books
tills-never = It was never counted.
tills-moved = Since the last count { $sum } came or went.
tills-count = Count
tills-counted = Counted
tills-before = Books
tills-difference = Difference

audit-balanced = All accounts add up: nothing was made and nothing was lost.
audit-unbalanced = The accounts do not add up.
audit-dice = { $server ->
    [one] One die was
   *[other] { $server } dice were
} rolled by the server, { $table } on the table.
audit-nothing = There is nothing of this kind.
audit-all-kinds = All kinds
audit-on = Go on
audit-by = by { $who }
audit-about-another = About another entry
audit-late-by = { $minutes ->
    [0] less than a minute late
    [one] one minute late
   *[other] { $minutes } minutes late
}

audit-overruled = Rules waived
audit-overruled-about = A steward let something happen that a rule forbids
audit-reversed = Set right
audit-reversed-about = Entries that were taken back
audit-contested = Disputes
audit-contested-about = Somebody said that it was not so
audit-unanswered = Disputes and appeals without an answer
audit-unanswered-about = Nobody has settled them
audit-unjudged = Warnings never judged
audit-unjudged-about = No judge has dealt with them
audit-warned = Warnings
audit-warned-about = Recorded with an act, for a judge
audit-settled = Settled
audit-settled-about = What judges and stewards have dealt with
audit-appealed = Appeals
audit-appealed-about = Refused acts, laid before the stewards
audit-upheld = Appeals upheld
audit-upheld-about = The act went through
audit-dismissed = Appeals dismissed
audit-dismissed-about = The refusal stood
audit-recorded = Recorded by somebody else
audit-recorded-about = Who did it is not who wrote it down
audit-table = Table dice
audit-table-about = Typed in, not rolled by the server
audit-diceless = Dice that never came
audit-diceless-about = A petition or an appeal asked for them, and nothing came of it
audit-late = Late by the clock
audit-late-about = Done when the time of the period was over
audit-declined = Declined
audit-declined-about = Petitions to which somebody said no
audit-staff = Acts of stewards
audit-staff-about = By a steward’s card, without any other mark
audit-switched = Readings flipped
audit-switched-about = How an open question of the rules was answered
audit-card = Cards and people
audit-card-about = Claimed, moved, printed anew, handed over
audit-begun = Begun
audit-begun-about = Play was let begin
audit-paused = Pauses
audit-paused-about = The game stood still
audit-resumed = Gone on
audit-resumed-about = The game went on
audit-restored = Another server
audit-restored-about = The server was lost; the game went on from a copy
audit-closing = Closing
audit-closing-about = Announced, confirmed, called off
audit-closed = Closed
audit-closed-about = The end of the game
