# Lo que un encargado anota a mano después.

ui-by-hand = Ocurrió antes
ui-by-hand-when = A qué hora
ui-by-hand-about = La entrada dice las dos horas. Lo juzgan las reglas de ahora y ningún plazo retrocede.
ui-by-hand-yesterday = Eso fue ayer. La entrada dice las dos horas.
