# The words around what is done to somebody: they come with the screen that says them.

ui-tidings-for = To { $who }
ui-tidings-loses = You lose
ui-tidings-gets = You get
ui-tidings-until = Until { $period } is over: { $left }
ui-tidings-until-open = Until { $period } is over
ui-tidings-until-deadline = Until the time is up: { $left }
ui-tidings-over = That time has passed.
ui-tidings-can = What you can do
ui-tidings-waiting = See what waits for you
ui-tidings-close = Understood
ui-tidings-more = { $n ->
    [one] one more after this
   *[other] { $n } more after this
}
ui-tidings-secret = For your eyes only
ui-tidings-secret-about = Turn the screen to yourself.
ui-tidings-hold = Press and hold to read
ui-tidings-cover = Cover it
ui-tidings-waits = { $n ->
    [one] Something happened to you
   *[other] { $n } things happened to you
}
ui-tidings-quiet = Quietly
ui-tidings-quiet-about = What is done to you does not take the screen, and the phone does not tremble
ui-tidings-sound = With a sound
ui-tidings-sound-about = When something is done to you that everybody may know
