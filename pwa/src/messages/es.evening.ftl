# Toda la velada en cifras.

evening-print = Imprimir
evening-none = Nadie tuvo nada de esto.
evening-matrix = Los tratos de todos con todos
evening-as-table = Como tabla
evening-save = Guardar como archivo (CSV)
evening-save-of = Guardar como archivo (CSV): { $title }
evening-time = Hora
evening-time-utc = Hora (UTC)
evening-whose = De quién
evening-everybody = Todos
evening-mortals = Todos los mortales
evening-who = Quién
evening-standings = Cuánto valían
evening-standings-note = { $n ->
    [one] La persona que más vale al final, a precios de ahora.
   *[other] Las { $n } personas que más valen al final, a precios de ahora.
}
evening-assets = Qué tenían
evening-asset = De qué
evening-money = Dinero
evening-places = Cuánta gente había dónde
evening-dealings = Quién trató con quién
evening-dealings-note = En cuántas entradas tuvieron que ver dos personas. Se muestran las nueve con más.
evening-matrix-note = Cuanto más fuerte el color, más entradas.
evening-wheel-of = Tratos de
evening-wheel = Con quién { AGREE($who, "trató", "trataron") } { $who }
evening-alone = Con nadie de los que aparecen aquí.
evening-entries-together = Entradas
evening-only-with = Solo con { $who }, { $n ->
    [one] una vez
   *[other] { $n } veces
}.
evening-great = Grandes momentos
evening-moment = Ver el momento de las { $time }
evening-dice = Dados
evening-dice-note = Cuántas veces salió cada cara. Los dados de una clase deberían mostrar todas las caras más o menos igual, pero nunca del todo.
evening-dice-server = { $sides } caras, tirados por el servidor: { $n }
evening-dice-table = { $sides } caras, tirados en la mesa: { $n }
evening-dice-seldom = Se tiraron demasiado poco para decir algo: { $n } de { $kinds } { AGREE($kinds, "clase", "clases") }
evening-sides = Dados
evening-sides-server = { $sides } caras
evening-sides-table = { $sides } caras, en la mesa
evening-rolled = Tirados
evening-face = Cara
evening-came = Salió
evening-dice-few = Se tiraron demasiado pocos para decir si fueron justos: hacen falta cinco por cada cara.
evening-dice-fair = Nada habla contra estos dados: de cien veladas con dados justos, { $hundred } { AGREE($hundred, "sale", "salen") } al menos igual de { AGREE($hundred, "desigual", "desiguales") }.
evening-dice-doubtful = Esto no es habitual: de cien veladas con dados justos, solo { $hundred } { AGREE($hundred, "sale", "salen") } al menos igual de { AGREE($hundred, "desigual", "desiguales") }. Le pasa a una velada de cada veinte, por puro azar.
evening-dice-unfair = Los dados justos apenas hacen esto: menos de una velada de cada mil sale igual de desigual.
evening-dice-test = Prueba ji cuadrado de Pearson: { $statistic } con { $freedom } { $freedom ->
    [one] grado
   *[other] grados
} de libertad, p { $p }. Una p pequeña habla contra los dados, una grande no demuestra nada.
evening-tills = Cajas
evening-till = De quién
evening-all-counts = Todos los recuentos
evening-kind = Tipo
evening-what = Qué
evening-seconds = Segundos
evening-answer = Respuesta
evening-petitions = Quién esperó más una respuesta
evening-waited = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
evening-agreed = se aceptó
evening-declined = se rechazó
evening-busiest = Cuándo pasaba más
evening-entries = Entradas en este minuto
evening-acts = Acciones
