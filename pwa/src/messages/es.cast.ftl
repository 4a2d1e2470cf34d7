# El reparto a la puerta: quién interpreta a quién, quién ha llegado, un asiento para quien llega tarde.

cast-count = { AGREE($here, "Ha", "Han") } llegado { $here } de { $all }{ $absent ->
    [0] .
    [one] ; uno no viene.
   *[other] ; { $absent } no vienen.
}
cast-import = Importar una lista
cast-late = Sentar a alguien
cast-late-about = Quien llega tarde o sin avisar recibe un personaje que esté libre.
cast-filter = A quién mostrar
cast-state-all = Todos
cast-state-expected = Se les espera
cast-state-here = Presentes
cast-state-absent = No vienen
cast-state-free = Libres
cast-printed = Los invitados traen tarjetas impresas
cast-nobody = Nadie anotado
cast-check-in = Ha llegado
cast-check-in-who = Anotar que { $name } { AGREE($name, "ha", "han") } llegado
cast-note-absent = No viene
cast-note-expected = Aún no ha llegado
cast-card-claimed = Su tarjeta está en un teléfono.
cast-card-free = Su tarjeta aún no está en ningún teléfono.
cast-show-code = Mostrar un código para escanear
cast-other-phone = Llevarla a otro teléfono
cast-scan = Que escanee esto. Una tarjeta impresa antes ya no abre nada.
cast-scanned = { $name } ya { AGREE($name, "está", "están") } dentro: la tarjeta está en su teléfono.
cast-name = Nombre real
cast-private = Solo los encargados ven los nombres reales. Están junto al libro y se borran cuando anotas otro, o ninguno.
cast-keep-name = Guardar este nombre
cast-forget-name = Borrar el nombre
cast-nobody-free = Ningún personaje está libre. Anota primero quién no viene.
cast-seat = Sentar y mostrar el código
cast-waits = No hay conexión con el servidor. Se anotará en cuanto la haya; muestra el código entonces.
cast-import-about = Una fila por persona, debajo de una fila de títulos: el nombre real, el personaje (su id o cualquier parte de su nombre) y, si quieres, una nota. Copia las celdas de tu hoja de cálculo o elige un archivo CSV.
cast-paste = Pega aquí la lista
cast-file = Elegir un archivo
cast-look = Ver las filas
cast-column-name = Nombres reales
cast-column-character = Personajes
cast-column-note = Notas
cast-column-none = en ninguna columna
cast-column-number = Columna { $n }
cast-looked = { $good ->
    [one] Una fila encaja
   *[other] { $good } filas encajan
}, { $bad ->
    [one] una no.
   *[other] { $bad } no.
}
cast-bad = Estas no encajan y se dejan fuera
cast-good = Estas encajan
cast-other-list = Otra lista
cast-note = { $n ->
    [one] Anotar a una persona
   *[other] Anotar a { $n } personas
}
cast-noting = { $n } de { $all }
cast-noted = { $n ->
    [one] Se ha anotado a una persona.
   *[other] Se ha anotado a { $n } personas.
}
cast-done = Hecho
cast-fault-no-name = Falta el nombre
cast-fault-long-name = El nombre tiene más de { $n } { AGREE($n, "carácter", "caracteres") }
cast-fault-long-note = La nota tiene más de { $n } { AGREE($n, "carácter", "caracteres") }
cast-fault-no-character = Falta el personaje
cast-fault-nobody = Ningún personaje se llama «{ $said }»
cast-fault-several = «{ $said }» puede ser { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
cast-fault-twice = La fila { $row } ya tiene este personaje
cast-fault-known = Ya está anotado
cast-count-none = Aún no está anotado quién hace de quién.
cast-which-name = Di arriba en qué columna están los nombres reales.
cast-which-character = Di arriba en qué columna están los personajes.
