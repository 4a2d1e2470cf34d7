# Replay: a game as it was at another moment, and what changed between two moments.

replay = Replay
replay-now = Back to now
replay-now-short = Now
replay-line = Time line
replay-tools = Go through the game
replay-value = { $time }, { $period }, { $n } of { $all }
replay-nothing-said = Nothing was said of it.
replay-act-back = One act back
replay-act-on = One act on
replay-period-back = To the beginning of the period
replay-period-on = To the next period
replay-great-back = To the great moment before
replay-great-on = To the next great moment
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $n ->
    [one] an act a second
   *[other] { $n } acts a second
  }
replay-times = ×{ $n }
replay-share = Send this moment
replay-copied = The address is copied.
replay-copy-about = This is the address of the moment:
replay-compare = Compare from here
replay-comparing = From { $time }. Now go to the other moment.
replay-compare-to = Compare
replay-compare-end = Do not compare
replay-hidden = This moment cannot be seen from here: it belongs to others, or it is not in this game.
replay-empty = There is nothing to be seen again yet.
replay-lost = The replay could not be fetched.
replay-whole = See the whole game
replay-chronicle = Until then
problem-past = This moment is over: nothing can be done in it.

changes-from = From
changes-to = To
changes-before = Before
changes-after = After
changes-nothing = Nothing that can be seen from here has changed.
changes-what = What
changes-people = People
changes-places = Places
changes-rest = What else changed
changes-new = new
changes-gone = gone
changes-none = nothing
changes-yes = yes
changes-no = no
changes-statuses = Standing

changes-person-place = Where
changes-person-seat = Seat
changes-person-role = Role
changes-person-group = Group
changes-person-powers = Powers
changes-place-here = Who is there
changes-place-throne = Throne

changes-result = How it ended
changes-result-outcome = Outcome
changes-result-outcome-winner = one has won
changes-result-outcome-joint-win = several have won together
changes-result-outcome-draw = a draw
changes-result-outcome-nobody = nobody has won
changes-result-who = Who
changes-result-places = Behind them
changes-result-agreed = All agreed on it
ui-tab-waited = Waiting
replay-waited = What waited then
replay-waited-mine = This waited for you
replay-waited-nothing = Nothing waited for anybody, as far as you may see.
replay-waited-for = Waited for { $who }
replay-waited-turn = It was their turn.
replay-waited-until = Until { $time }
replay-waited-not = Letters, reports and what a phone had not sent yet are in no replay.
replay-appealed = { $who } asked that this stand all the same: { $act }
