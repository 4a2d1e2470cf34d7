# Las páginas que miran atrás. Cada una tiene un título y una línea que dice qué contiene.

after-title = Mirar atrás
after-back = Todas las páginas
after-nothing = Aquí no hay nada que puedas ver.

after-check = Compruébalo por tu cuenta
after-check-about = ¿Se cambió algo, y fueron justos los dados? Este teléfono lo calcula

after-story = Mi velada
after-story-about = Lo que hice y lo que me hicieron, con cada dado, y lo que se me ocultó

after-state = El estado en papel
after-state-about = Todo lo que puedes saber de cómo está la partida, para imprimirlo y seguir sin teléfonos

after-accounts = Cuentas
after-accounts-about = Qué entró, qué salió y qué quedó, línea a línea, como lo escribiría un banco

after-audit = Auditoría
after-audit-about = Lo primero que mira un auditor: fallos, disputas, lo que anotaron otros, y lo que no hizo nadie

after-evening = La velada en cifras
after-evening-about = Quién iba por delante y cuándo, quién trató con quién, los grandes momentos, y si los dados fueron justos

after-words = Lo que dije
after-words-about = Quién puede leer mis palabras, y borrar para siempre mi nombre y mis palabras

after-replay = Repetición
after-replay-about = Toda la partida otra vez, acción a acción, en las pantallas en que se jugó
after-changes = Qué cambió
after-changes-about = Dos momentos lado a lado: quién tenía qué, dónde estaba, a quién le unía un lazo

after-home = Llevarme mi velada a casa
after-home-about = Todo esto en un archivo para guardar, que no necesita servidor
