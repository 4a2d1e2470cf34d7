# El despacho de quien dirige: por quién se anota algo, qué trajo, y qué se puede deshacer.

ui-for-whom = ¿Por quién?
ui-here-with-you = Aquí contigo
ui-with-me = Contigo
ui-else = Cualquier otra cosa
ui-age-now = ahora
ui-age = { $n } min
ui-all-of-it = Todo
ui-undo-left = { $n } s
ui-till = La caja del día
ui-till-in = Entró
ui-till-out = Salió
ui-till-deals = { $n ->
    [one] en un trato
   *[other] en { $n } tratos
}
ui-till-none = Aún no ha entrado ni salido nada.
ui-till-never = No entró ni salió nada.
ui-held-for = Guardas para otros
ui-held-of = { $what } de { $who }
