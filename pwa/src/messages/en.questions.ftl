# What a judge is asked: acts that somebody contests, and acts that went through with a warning.

ui-settle = Deal with it
ui-settle-all = { $n ->
    [one] Deal with it
   *[other] Deal with all { $n }
}
ui-settle-all-about = Each is dealt with on its own, in a line of its own. Your reason is for all of them.
ui-see-act = See the act
ui-show-such = Show all { $n }
ui-hide-such = Hide them again
ui-more-such = And { $n } more of this kind.
ui-more-such-about = And { $n } more of this kind, about { $who }.
