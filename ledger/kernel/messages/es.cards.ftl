# Lo que se imprime: tarjetas, el libro de la velada de cada cual, las cabeceras de las tablas.

# tarjetas impresas
cards-title = { $game }: tarjetas
cards-start = { $role }, { $place }
cards-anywhere = { $role }, donde quieras
cards-scan = Escanéala para jugar. No se la enseñes a nadie.
cards-typed = ¿Sin cámara? Abre { $site } y escribe

# el libro
book-title = { $game }: la velada de cada cual
book-contents = Índice
book-end = Cómo acabó
book-nothing = No quedó nada.
book-with = Con quién
book-dealing = { $who }, { $n ->
    [one] una vez
   *[other] { $n } veces
}
book-gave = dio { $what }
book-got = recibió { $what }
book-moved = Algo cambió de manos.
book-kept = se le ocultó hasta ahora
book-reversed = se corrigió después
book-changes = Al final: { $what }
book-period = { $name } { $n }
printed-amount = { $n } { $what }

# cabeceras de las columnas
column-line = línea
column-time = hora (UTC)
column-period = período
column-what = qué
column-sentence = frase
column-actor = actor
column-recorder = quien registra
column-asset = bien
column-amount = cantidad
column-from = de
column-to = a
column-rules = reglas
column-reason = motivo
column-entry = entrada
column-happened = ocurrido (UTC)
