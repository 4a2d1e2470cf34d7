# Ludi Romani: el capítulo PEST.

## La crónica

pestis-struck = { $by } { AGREE($by, "castigó", "castigaron") } { $place } con la peste{ $n ->
    [0] {""}
   *[other] : { $who } { AGREE($who, "tiene", "tienen") } que irse
}
pestis-ended = La peste en { $place } ha terminado{ $by ->
    [nobody] {""}
   *[other] : la { AGREE($by, "quitó", "quitaron") } { $by }
}
trapped = { $who } no { AGREE($who, "puede", "pueden") } salir de { $place }
got-away = Al final { $who } { AGREE($who, "ha", "han") } salido de { $place }

## Por qué no

twins-send-plague = Solo { $who } { AGREE($who, "puede", "pueden") } castigar una región con la peste o quitarla.
one-plague = Solo hay una peste a la vez, y está en { $place }. Quita esa primero.
rome-spared-in-winter = En una hiems no se castiga a Roma. Elige otra región, o espera a que pase la hiems.
no-plague = Ninguna región tiene la peste.
plague-keeps-out = En { $place } hay peste. Ve cuando se haya quitado.
full-in-flight = { $place } no tiene sitio. Huye a una región vecina con plaza libre, o por mar con una nave.
not-in-plague = { $you ->
    [yes] No estás en la región de la peste.
   *[no] { $who } no { AGREE($who, "está", "están") } en la región de la peste.
}
way-out-open = { $you ->
    [yes] Aún puedes salir: hay una plaza libre a tu alcance.
   *[no] { $who } aún { AGREE($who, "puede", "pueden") } salir: hay una plaza libre a su alcance.
}
trapped-already = { $you ->
    [yes] Ya se ha dicho que no tienes salida.
   *[no] Ya se ha dicho que { $who } no { AGREE($who, "tiene", "tienen") } salida.
}

## Lo que deciden los gemelos

still-in-plague = { $who } { AGREE($who, "sigue", "siguen") } en { $place }, donde está la peste
plague-year-up = La peste lleva un año en { $place } y se acaba
twins-decide = { $you ->
    [yes] No encuentras salida de la peste: los gemelos dicen qué te pasa
   *[no] { $who } no { AGREE($who, "encuentra", "encuentran") } salida de la peste: di qué { AGREE($who, "le", "les") } pasa
}

## Acciones y campos

act-strike-plague = Castigar con la peste
act-lift-plague = Quitar la peste
act-declare-trapped = No puedo salir
field-strike-plague-place = Región

## Recordatorios y palabras

reminder-PEST-05 = Aquí está la peste: vete, por tierra o por mar, también en invierno.
term-pestis = Una peste, que muestra una ficha junto al estandarte de la región
