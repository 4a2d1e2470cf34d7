# Lo que el teléfono puede tener que decir en cualquier momento, antes de que estén sus demás textos.

ui-just = { $it }
ui-unknown-game = Aquí no hay ninguna partida así
ui-to-games = Todas las partidas
ui-no-answer = El servidor no responde. Lo que hay en este teléfono se conserva.
ui-keeps-trying = El servidor va lento o este teléfono no llega a él. El teléfono sigue intentándolo.
ui-trying-for = { $n ->
    [one] Desde hace un segundo
   *[other] Desde hace { $n } segundos
}
ui-try-again = Intentar de nuevo
ui-part-missing = No se pudo cargar esta parte.
ui-reload = Recargar
ui-close = Cerrar
ui-minute = En un minuto
ui-year = { $year } a. C.
ui-year-ad = { $year } d. C.
ui-year-bc = { $year } a. C.
ui-title-called = Te toca · { $title }
