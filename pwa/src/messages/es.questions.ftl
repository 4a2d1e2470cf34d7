# Lo que se pregunta a quien juzga: acciones que alguien impugna, y acciones que se admitieron con una advertencia.

ui-settle = Resolver
ui-settle-all = { $n ->
    [one] Resolver
   *[other] Resolver todas: { $n }
}
ui-settle-all-about = Cada una se resuelve por sí sola, en una línea propia. El motivo vale para todas.
ui-see-act = Ver la acción
ui-show-such = Mostrar todo ({ $n })
ui-hide-such = Mostrar menos
ui-more-such = Y { $n } más de este tipo.
ui-more-such-about = Y { $n } más de este tipo, sobre { $who }.
