# Acts that one tap does.

ui-ready-all = All { $n } at once
ui-some-refused = { $n ->
    [one] One of { $total } was refused. { $reason }
   *[other] { $n } of { $total } were refused. { $reason }
}
