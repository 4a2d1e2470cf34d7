# Los grandes momentos, como se llaman en la línea del tiempo y en las listas.

great-office = Cargo
great-annulled = Cargo anulado
great-vacant = Cargo vacante
great-attack = Ataque
great-end = Final
