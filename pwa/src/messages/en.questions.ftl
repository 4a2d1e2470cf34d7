# What a judge is asked: acts that somebody contests, and acts that went through with a warning.

ui-settle = Settled
ui-settle-all = { $n ->
    [one] Settled
   *[other] All { $n } settled
}
ui-said-times = { $n ->
    [one] Once
   *[other] { $n } times
}
ui-see-act = See the act
ui-show-such = Show all { $n }
ui-hide-such = Hide them again
ui-more-such = And { $n } more of this kind.
ui-more-such-about = And { $n } more of this kind, about { $who }.
