# Acts that one tap does.

ui-ready-all = All { $n } at once
