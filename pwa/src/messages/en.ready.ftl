# Acts that one tap does.

ui-ready-all = All { $n } at once
ui-some-refused = { $n } of { $total } were refused. { $reason }
