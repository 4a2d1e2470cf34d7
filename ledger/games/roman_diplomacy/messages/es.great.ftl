# Los grandes momentos, como se llaman en la línea del tiempo y en las listas.

great-orders = Órdenes
great-captured = Ciudades tomadas
great-founded = Imperio fundado
great-lost = Imperio perdido
great-disorder = Desorden
great-federation = Federación
great-parting = Federación abandonada
great-barbarians = Bárbaros
great-end = Final
