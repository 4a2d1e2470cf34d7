# Lo que se pregunta a quien juzga: actos que alguien impugna, y actos que se admitieron con una advertencia.

ui-settle = Resolver
ui-settle-all = { $n ->
    [one] Resolver
   *[other] Resolver las { $n }
}
ui-settle-all-about = Cada una se resuelve por sí sola, en una línea propia. El motivo vale para todas.
ui-see-act = Ver el acto
ui-show-such = Mostrar todo ({ $n })
ui-hide-such = Mostrar menos
ui-more-such = Y { $n } más de este tipo.
ui-more-such-about = Y { $n } más de este tipo, sobre { $who }.
