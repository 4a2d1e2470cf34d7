## Otro servidor continúa desde una copia del libro. Se carga cuando ocurre.

ui-takeover-old = Este es el portátil antiguo: otro se ha hecho cargo de la partida. No se toma nada de él ni se le envía nada. Lo que haces espera en este teléfono. Apaga el portátil antiguo.
ui-takeover-held = El servidor se ha perdido. Este continuará desde una copia de las { $time } en cuanto un encargado se haga cargo de la partida. Lo que se hizo después no está en ella.
ui-takeover-now = Hazte cargo de la partida solo cuando el portátil antiguo esté apagado. El tiempo se detiene hasta que reanudes la partida.
ui-takeover-gone = { $n ->
    [one] Se ha perdido una de tus acciones. Se hizo
   *[other] Se han perdido { $n } de tus acciones. Se hicieron
} en el servidor perdido, después de hacerse la copia. { $n ->
    [one] Puedes enviarla de nuevo
   *[other] Puedes enviarlas de nuevo
}.
ui-takeover-at = a las { $time }
ui-takeover-again = Enviar de nuevo
ui-takeover-all = Enviar todo de nuevo
ui-takeover-leave = Dejarlo
ui-takeover-erased = Sus palabras se borraron en este teléfono: hazla de nuevo.
