# Las reglas en seis fichas. La ficha de un papel va antes que la de todos.

minute-title-1 = Tu objetivo
minute-title-2 = Tu turno
minute-title-3 = Dignitas
minute-title-4 = Ataques y habilidades
minute-title-5 = Elecciones
minute-title-6 = El final
minute-all-1 = Ten más puntos de victoria que nadie: cuentan cargos y lujos, y cada deshonra quita uno.
minute-all-2 = Tira hasta tres veces y guarda los dados que quieras. La desaprobación se queda y no se vuelve a tirar.
minute-all-3 = Gasta capital político en dignitas. Más dignitas da más dados y más votos, pero hay que mantenerla.
minute-all-4 = Los dados traen también ataques, que deshonran a un rival, y habilidad y riqueza, que gastas.
minute-all-5 = Los cargos se eligen tras cada ronda. Los dados de tu dignitas son tus votos.
minute-all-6 = El juego acaba cuando dos jugadores han sido elegidos censores. Gana quien tenga más puntos de victoria.
