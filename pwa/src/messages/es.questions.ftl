# Lo que se pregunta a quien juzga: acciones que alguien impugna, y acciones que se admitieron con una advertencia.

ui-settle = Resuelta
ui-settle-all = { $n ->
    [one] Resuelta
   *[other] Las { $n } resueltas
}
ui-said-times = { $n ->
    [one] Una vez
   *[other] { $n } veces
}
ui-see-act = Ver la acción
ui-show-such = Mostrar todo ({ $n })
ui-hide-such = Mostrar menos
ui-more-such = Y { $n } más de este tipo.
ui-more-such-about = Y { $n } más de este tipo, sobre { $who }.
