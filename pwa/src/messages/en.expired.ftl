# Requests that ended before all had agreed.

ui-expired = Expired requests
ui-expired-period = Expired: { $period } began before all had agreed.
ui-expired-matter = Expired: what it was about is over.
ui-ask-again = Ask again
ui-expired-remove = { $n ->
    [one] Remove
   *[other] Remove all
}
