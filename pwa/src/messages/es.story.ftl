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
story-kept-mine = Oculto para ti hasta ahora
story-had = Al final:

## Cinco imágenes para compartir

story-pictures = Cinco imágenes de la velada
story-picture-rise = Auge y caída
story-picture-rival = El rival
story-picture-dice = El mejor dado y el peor
story-picture-companion = La compañía
story-picture-end = Cómo acabó
story-picture-save = Guardar esta imagen
story-picture-failed = Este navegador no pudo hacer la imagen.
story-rise-said = Como mucho { $most } ({ $period }). Al final { $last }.
story-rise-none = Nunca hubo nada en mano.
story-rival-said = { $who }: dados entre los dos { $n ->
    [one] una vez
   *[other] { $n } veces
}.
story-rival-none = Ningún dado contra nadie.
story-dice-said = { $luckiest } Y: { $unluckiest }
story-dice-none = No se tiró ningún dado.
story-dice-few = { $n ->
    [one] Solo se tiró un dado, y con uno no hay mejor ni peor.
   *[other] Solo se tiraron { $n } dados, muy pocos para un mejor y un peor.
}
story-die-of = de { $sides }
story-companion-said = { $who }, { $n ->
    [one] una vez
   *[other] { $n } veces
} en lo mismo.
story-companion-none = Nadie trató con este personaje.
story-gave-said = Dio: { $what }.
story-got-said = Recibió: { $what }.
