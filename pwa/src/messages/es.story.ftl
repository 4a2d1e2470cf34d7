# La velada de un personaje.

story-whose = La velada de quién
story-print = Imprimir
story-end = Cómo terminó
story-worth = Todo junto vale { $worth }.
story-nothing = No quedó nada.
story-behind = Puesto { $place }.
story-dealings = Con quién
story-times = { $n ->
    [one] una vez
   *[other] { $n } veces
}
story-gave = dio
story-got = recibió
story-all-dealings = Todos: { $n }
story-only-legs = Algo cambió de manos.
story-moment = Ver el momento de las { $time }
story-kept = Oculto hasta ahora
story-had = Al final:
