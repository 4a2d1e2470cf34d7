# An officer's desk: whom something is recorded for, what it brought, and what can be taken back.

ui-for-whom = For whom?
ui-here-with-you = Here with you
ui-with-me = With you
ui-else = Anything else
ui-age-now = now
ui-age = { $n } min
ui-all-of-it = All of it
ui-undo-left = { $n } s
ui-till = The day’s till
ui-till-in = Taken in
ui-till-out = Paid out
ui-till-deals = { $n ->
    [one] in one deal
   *[other] in { $n } deals
}
ui-till-none = Nothing has come in or gone out yet.
ui-till-never = Nothing came in or went out.
ui-held-for = You hold for others
ui-held-of = { $what } of { $who }
