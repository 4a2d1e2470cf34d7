# Las páginas del organizador sobre las partidas de este servidor: la lista, la noche y la mañana siguiente.

ui-hosted-games = Partidas en este servidor
ui-hosted-none = Este servidor aún no tiene partidas.
ui-hosted-earlier = Partidas anteriores
ui-hosted-open = se está jugando
ui-hosted-paused = en pausa
ui-hosted-waiting = espera su comienzo
ui-hosted-over = ha terminado, aún sin cerrar
ui-hosted-closing = se cierra a las { $time }
ui-hosted-closed = cerrada
ui-hosted-rehearsal = ensayo
ui-hosted-came = { AGREE($came, "ha", "han") } venido { $came } de { $seats } { AGREE($seats, "persona", "personas") }
ui-hosted-phones = { $n } { AGREE($n, "teléfono conectado", "teléfonos conectados") }
ui-hosted-acted = último acto { $time }
ui-hosted-to-list = Todas las partidas y eventos
ui-hosted-unknown = Este servidor no tiene esa partida. Puede que se haya borrado.
ui-hosted-links = Entradas a la partida
ui-hosted-open-game = Abrir la partida
ui-hosted-open-projector = Abrir el proyector
ui-hosted-open-console = Abrir la consola
ui-hosted-console-note = La consola necesita en este dispositivo la tarjeta de un encargado.
ui-hosted-end = Terminar
ui-hosted-no = Dejarla como está

## Cierre

ui-hosted-close = Cerrar la partida
ui-hosted-close-what = Todos leen en su teléfono cuándo se cierra la partida. Después nadie puede hacer nada en ella, y todo su libro queda abierto a quienes jugaron.
ui-hosted-close-lost = Una partida cerrada no puede volver a abrirse nunca.
ui-hosted-close-minutes = Minutos hasta el cierre
ui-hosted-close-yes = Cerrarla para siempre
ui-hosted-close-stewards = Mientras se juega la velada, la cierran sus encargados: uno anuncia el cierre en la consola y otro da su acuerdo. En una pausa y después del final, puedes cerrarla aquí.
ui-hosted-close-soon = La partida se cierra a las { $time }.
ui-hosted-close-done = La partida está cerrada.
