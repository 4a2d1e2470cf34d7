# Peticiones que acabaron antes de que todos aceptaran.

ui-expired = Peticiones caducadas
ui-expired-period = Caducada: { $period } empezó antes de que todos aceptaran.
ui-expired-matter = Caducada: aquello de lo que trataba ha terminado.
ui-ask-again = Pedir otra vez
ui-expired-remove = { $n ->
    [one] Quitar
   *[other] Quitar todas
}
