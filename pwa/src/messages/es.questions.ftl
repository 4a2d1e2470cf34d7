# Lo que se pregunta a quien juzga: actos que alguien impugna, y actos que se admitieron con una advertencia.

ui-settle = Resolver
ui-settle-all = Resolver las { $n }
ui-settle-all-about = Cada una se resuelve por sí sola, en una línea propia. El motivo vale para todas.
ui-see-act = Ver el acto
ui-show-such = Mostrar las { $n }
ui-hide-such = Ocultarlas
ui-more-such = { $n ->
    [one] Y una más de este tipo.
   *[other] Y { $n } más de este tipo.
}
ui-more-such-about = { $n ->
    [one] Y una más de este tipo, sobre { $who }.
   *[other] Y { $n } más de este tipo, sobre { $who }.
}
