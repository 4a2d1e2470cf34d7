# La búsqueda en todo lo que uno puede leer de una partida.

ui-find-title = Buscar en todo
ui-find-about = Personas, lugares, lo que puedes hacer, todo lo ocurrido, lo que se dijo al hacerlo y tus cartas.
ui-find-back = Personas, lugares, todo lo ocurrido, quién lo hizo y cuándo, lo que se dijo al hacerlo y tus cartas. Cada línea lleva a su momento.
