# La búsqueda en todo lo que uno puede leer de una partida.

ui-find-title = Buscar en todo
ui-find-about = Personas, lo que puedes hacer, todo lo ocurrido, lo que se dijo al hacerlo y tus cartas.
