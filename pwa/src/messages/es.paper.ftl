# El estado de la partida en papel.

paper-print = Imprimir
paper-at = Como estaba a las { $time }
paper-left = Tiempo restante: { $time }
paper-over = La partida ha terminado
paper-steward = Solo para encargados: aquí está también lo que otros no pueden leer.
paper-own = Solo para { $who }: aquí está también lo que solo { $who } { AGREE($who, "puede", "pueden") } saber.
paper-room = Lo que todos pueden saber.
paper-open = Pendiente ahora
paper-turn = La partida espera a { $who }
paper-until = hasta las { $time }
paper-missing = Faltan: { $who }
paper-appeal = { $who } { AGREE($who, "apela", "apelan") }: { $act }
paper-people = Personas
paper-acts = { $who } { AGREE($who, "actúa", "actúan") } por este personaje
paper-places = Lugares
paper-here = Aquí: { $who }
paper-standing = Cómo está cada uno
