# Actos que se hacen con un toque.

ui-ready-all = Los { $n } a la vez
ui-some-refused = De { $total } se negaron { $n }. { $reason }
