# Comprobar una partida en el propio teléfono.

check-about = Este teléfono descarga todo el libro y lo comprueba por sí mismo: no hay que creer a nadie.
check-start = Comprobar ahora
check-busy = Comprobando …
check-failed = No se pudo descargar el libro. Inténtalo de nuevo donde haya red.
check-none = Lo que dio el servidor no es un libro de esta partida, o se cortó.
check-later = Mientras se juega, este teléfono guarda lo que se le muestra. Se puede comprobar cuando los encargados hayan cerrado la partida.
check-good = Todo encaja
check-bad = Algo no encaja
check-tone-good = Encaja:
check-tone-bad = No encaja:
check-tone-open = No dice nada:
check-heads = { $entries } { AGREE($entries, "entrada está", "entradas están") } bajo { $n } { AGREE($n, "sello", "sellos") }, y ninguna se cambió después de sellarse.
check-heads-wrong = { $n } { AGREE($n, "sello no encaja", "sellos no encajan") } con estas entradas, y { $uncovered } { AGREE($uncovered, "entrada no está", "entradas no están") } bajo ningún sello.
check-withheld = { $n } { AGREE($n, "carta privada sigue cerrada", "cartas privadas siguen cerradas") }; en el archivo solo hay huellas.
check-takeovers = { $n ->
    [one] Otro servidor continuó desde una copia, con una clave que avaló el primero.
   *[other] { $n } veces continuó otro servidor desde una copia, cada uno con una clave que avaló el anterior.
}
check-takeovers-forged = { $n ->
    [one] Un servidor continuó sin la palabra del anterior: puede ser de cualquiera.
   *[other] { $n } veces continuó un servidor sin la palabra del anterior: puede ser de cualquiera.
}
check-behind = Un servidor que se perdió dio a este teléfono { $heads } { AGREE($heads, "sello", "sellos") }, { $lines } { AGREE($lines, "línea", "líneas") } y { $acts } { AGREE($acts, "acción propia", "acciones propias") } que no tenía ninguna copia. Nada de eso es parte de la partida.
check-kept = { $n ->
    [one] El único sello que este teléfono guardó durante el juego está ahí.
   *[other] Los { $n } sellos que este teléfono guardó durante el juego están todos ahí.
}
check-kept-lost = De { $n } { AGREE($n, "sello", "sellos") } que este teléfono guardó durante el juego { AGREE($lost, "falta", "faltan") } { $lost }.
check-kept-none = Este teléfono no guardó ningún sello durante el juego, así que no puede decir si todo se escribió después.
check-key-other = Los sellos están firmados con otra clave que la que se mostró a este teléfono durante el juego.
check-lines = { $n ->
    [one] La única línea que se mostró a este teléfono durante el juego está en el libro tal como se mostró.
   *[other] Las { $n } líneas que se mostraron a este teléfono durante el juego están en el libro tal como se mostraron.
}
check-lines-unlike = De { $n } { AGREE($n, "línea que se mostró", "líneas que se mostraron") } a este teléfono durante el juego, { $unlike } no { AGREE($unlike, "está en el libro tal como se mostró", "están en el libro tal como se mostraron") }.
check-lines-closed = { $n ->
    [one] Una línea privada se mostró a este teléfono y ahora le está cerrada, así que no se puede buscar.
   *[other] { $n } líneas privadas se mostraron a este teléfono y ahora le están cerradas, así que no se pueden buscar.
}
check-acts = { $n } { AGREE($n, "acción de este teléfono que se respondió como hecha está", "acciones de este teléfono que se respondieron como hechas están") } ahí, con lo que añadió a los dados.
check-acts-missing = De { $n } { AGREE($n, "acción de este teléfono que se respondió como hecha", "acciones de este teléfono que se respondieron como hechas") }, { $missing } { AGREE($missing, "falta o recibió", "faltan o recibieron") } otros dados.
check-dice = { $n } { AGREE($n, "dado se tiró aquí otra vez y muestra lo que mostró", "dados se tiraron aquí otra vez y muestran lo que mostraron") }, { $mine } en tus propias acciones.
check-dice-wrong = { $n } { AGREE($n, "dado no muestra lo que debería", "dados no muestran lo que deberían") }, y { $seeds } { AGREE($seeds, "semilla no es la que se prometió", "semillas no son las que se prometieron") }.
check-dice-waiting = Las semillas de { $n } { AGREE($n, "dado", "dados") } no se mostraron nunca.
check-dice-table = { $n } { AGREE($n, "dado estaba en la mesa y se anotó", "dados estaban en la mesa y se anotaron") }: ahí no se puede calcular nada.
check-phones = { $n } { AGREE($n, "teléfono de la sala firmó", "teléfonos de la sala firmaron") } los mismos sellos.
check-phones-none = Ningún teléfono de la sala firmó estos sellos.

check-proves = Qué demuestra esto
check-proves-text =
    Nadie cambió, quitó ni añadió una entrada después de que se mostrara a este teléfono un sello sobre ella.
    Cada dado del servidor se sigue de una semilla prometida antes de que empezara la partida, del nombre de la tirada, y de lo que añadió al tocar el teléfono de quien tiró.
    Lo que firmaron otros teléfonos, también lo vieron: cuantos más sean, menos se pudo mostrar a unos y ocultar a otros.
check-not = Qué no demuestra
check-not-text =
    Que una entrada fuera verdad: si alguien anotó lo que no pasó, el libro lo dice fielmente.
    Lo que se omitió antes de mostrarse a nadie, o lo que pidió un teléfono que no guardó nada.
    Que los dados de la mesa cayeran como se anotaron.
check-how = Cómo funciona
check-how-text =
    Imagina que cada página de un libro acaba con un número corto, calculado a partir de todo lo que hay en ella y del número anterior. Cambia una letra en una de las primeras páginas, y todos los números siguientes salen distintos. A esos números se les llama huellas.
    Durante el juego el servidor mostró a este teléfono un número de esos por minuto, firmado. El teléfono los apuntó. Ahora los vuelve a calcular todos a partir del libro entero.
    Para los dados, el servidor guardó antes de la partida un secreto en una caja cerrada y enseñó la caja. En cada tirada tu teléfono echó un número propio, que el servidor no podía conocer. Al final de cada estación se abrió la caja: ahora cualquiera puede volver a calcular cada tirada.
