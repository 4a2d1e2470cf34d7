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
changes-place = Where
changes-seat = Seat
changes-role = Role
changes-group = Group
changes-statuses = Standing
changes-here = Who is there
changes-throne = Throne
changes-powers = Powers
