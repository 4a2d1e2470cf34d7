# Actos que se hacen con un toque.

ui-ready-all = Los { $n } a la vez
ui-some-refused = { $n ->
    [one] De { $total } se negó uno. { $reason }
   *[other] De { $total } se negaron { $n }. { $reason }
}
