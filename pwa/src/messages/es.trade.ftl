# Un trato: lo que dos ponen sobre la mesa el uno ante el otro.

ui-trade-with = Trato con { $who }
ui-trade-partner = Con quién
ui-trade-mine = Tú das
ui-trade-theirs = { $who } { AGREE($who, "da", "dan") }
ui-trade-nothing = Nada todavía
ui-trade-nothing-to-give = No tienes nada que { $who } { AGREE($who, "pueda", "puedan") } recibir de ti aquí.
ui-trade-i-agree = Estás de acuerdo
ui-trade-i-wait = Aún no estás de acuerdo
ui-trade-they-agree = { $who } { AGREE($who, "está", "están") } de acuerdo
ui-trade-they-wait = { $who } aún no { AGREE($who, "está", "están") } de acuerdo
ui-trade-not-laid = { $who } todavía no { AGREE($who, "ve", "ven") } esto: ponlo sobre la mesa.
ui-trade-lay = Ponerlo sobre la mesa
ui-trade-as-it-lies = Dejarlo como está
ui-trade-agree = Aceptar esto
ui-trade-back = Retirar tu palabra
ui-trade-clear = Despejar la mesa
ui-trade-two-sides = Los dos tenéis que dar algo antes de que nadie pueda aceptar.
ui-trade-all-agree = Cambia de manos en cuanto los dos aceptéis exactamente lo mismo.
ui-trade-offline = Ahora no hay conexión. Así estaba la última vez; no se puede poner ni aceptar nada hasta que vuelva.
ui-trade-done = Ha cambiado de manos.
ui-trade-cleared = La mesa se despejó y nada cambió de manos.
ui-trade-changed = { $who } { AGREE($who, "ha", "han") } cambiado lo que hay sobre la mesa.
ui-trade-look = Mirar la mesa
ui-trade-gives = { $who }: { $what }
