# Cursus Honorum: las lecturas entre las que puede elegir una partida. Lo que pregunta cada una es reading-<nombre>,
# lo que significa un valor reading-<nombre>-is-<valor>, lo que significa un número entero reading-<nombre>-number.

reading-round-turn-order = ¿Quién empieza cada ronda?
reading-round-turn-order-is-fixed = Todas las rondas las empieza la misma persona.
reading-round-turn-order-is-rotate-each-round = El primer turno pasa al asiento siguiente en cada ronda, lo que es más justo si juegan cinco o seis.

reading-round-first-player = ¿Cómo se sabe quién empieza?
reading-round-first-player-is-random = Se echa a suertes.
reading-round-first-player-is-by-agreement = Lo dicen quienes juegan: por ejemplo, la persona de más edad.

reading-dice-locked-may-be-reopened = ¿Se puede volver a tirar un dado que se guardó?
reading-dice-locked-may-be-reopened-is-false = Un dado que se guardó una vez se queda como está en este turno.
reading-dice-locked-may-be-reopened-is-true = Un dado que se guardó se puede volver a tirar, si no muestra desaprobación.

reading-disapproval-insufficient = ¿Y si salen cuatro 1 y solo hay un punto de dignitas?
reading-disapproval-insufficient-is-shame-instead = La deshonra sustituye a toda la pérdida, y el punto se conserva.
reading-disapproval-insufficient-is-lose-and-shame = Se pierden los puntos que haya, y además se recibe la deshonra.

reading-upkeep-table = ¿Qué impresión del mantenimiento es la buena?
reading-upkeep-table-is-record-sheet = El mantenimiento es 2, 4, 6 y 8, como en la hoja de registro.
reading-upkeep-table-is-quick-reference = El mantenimiento es 2, 4, 8 y 10, como en la hoja de consulta.

reading-upkeep-voluntary = ¿Puede uno negarse a pagar el mantenimiento?
reading-upkeep-voluntary-is-false = Quien puede pagar el mantenimiento lo paga.
reading-upkeep-voluntary-is-true = Uno puede negarse y cargar con la pérdida.

reading-upkeep-unpaid-capital = ¿Qué pasa con el capital político de quien no paga?
reading-upkeep-unpaid-capital-is-forfeit = Se pierde.
reading-upkeep-unpaid-capital-is-keep = Se conserva, y se puede gastar en dignitas.

reading-dignitas-level-begins = ¿Dónde empieza un nivel?
reading-dignitas-level-begins-is-previous-level-full = En cuanto se llena el nivel anterior: con 3, 7 y 12 casillas.
reading-dignitas-level-begins-is-first-box-of-level = Con su propia primera casilla: con 4, 8 y 13 casillas.

reading-dignitas-leftover-capital = ¿Qué pasa con el capital político que no se gasta?
reading-dignitas-leftover-capital-is-lost = Se pierde al acabar el turno.
reading-dignitas-leftover-capital-is-saved = Se guarda para el turno siguiente.

reading-attack-floor-gives-point = ¿Gana un punto quien ataca a alguien sin dignitas?
reading-attack-floor-gives-point-is-false = No: el atacado recibe deshonra, y el atacante, nada.
reading-attack-floor-gives-point-is-true = Sí: el atacante gana un punto de todos modos.

reading-skills-leftover-points = ¿Qué pasa con los puntos de habilidad que no se gastan?
reading-skills-leftover-points-is-lost-when-full = Marcan las próximas casillas libres; solo se pierden cuando todas las habilidades están completas.
reading-skills-leftover-points-is-saved = Se guardan para el turno siguiente.

reading-skills-partial-boxes-kept = ¿Siguen marcadas las casillas de una habilidad incompleta?
reading-skills-partial-boxes-kept-is-true = Siguen marcadas de un turno a otro.
reading-skills-partial-boxes-kept-is-false = Una habilidad incompleta al acabar el turno pierde sus marcas.

reading-elections-tie = ¿Quién gana en un empate?
reading-elections-tie-is-runoff = Quienes empatan vuelven a tirar, sin mínimo.
reading-elections-tie-is-no-winner = Nadie sale elegido.
reading-elections-tie-is-fewer-shame = Quien tiene menos deshonra; si también en eso empatan, vuelven a tirar.

reading-elections-ladder-required = ¿Hay que subir la carrera escalón por escalón?
reading-elections-ladder-required-is-false = Cualquiera puede presentarse a cualquier cargo que no haya tenido.
reading-elections-ladder-required-is-true = A edil se presenta quien ha sido cuestor o tribuno, y después a pretor, a cónsul y a censor.

reading-offices-bonus = De varios cargos, ¿cuál da su bono?
reading-offices-bonus-is-highest-held = El cargo más alto que se ha tenido.
reading-offices-bonus-is-sum-of-held = Todos los cargos que se han tenido, juntos.

reading-offices-consul-points = ¿Cuánto vale el primer consulado?
reading-offices-consul-points-is-as-printed = Lo que pone la hoja: 8, luego 6, luego 4.
reading-offices-consul-points-is-as-in-example = Lo que dice el ejemplo: 6, luego 4, luego 2.

reading-offices-limit = ¿Puede haber un cuarto cónsul?
reading-offices-limit-is-none = Sí, por lo que quede del valor, que va bajando.
reading-offices-limit-is-closed-after-places = No: un cargo se cierra cuando se llenan sus lugares en la hoja.

reading-scoring-skills = ¿Cuánto vale al final una habilidad completa?
reading-scoring-skills-is-boxes = Un punto de victoria por cada una de sus casillas.
reading-scoring-skills-number = { $n ->
    [0] Nada.
    [one] Un punto de victoria.
   *[other] { $n } puntos de victoria.
}

reading-end-trigger = ¿Cuándo exactamente termina la partida el segundo censor?
reading-end-trigger-is-end-of-elections = Cuando se han celebrado todas las elecciones de esa ronda.
reading-end-trigger-is-immediately = En el acto; las elecciones que faltan no se celebran.

reading-end-max-rounds = ¿Hay una última ronda?
reading-end-max-rounds-number = { $n ->
    [0] No: la partida sigue hasta que termina por sí misma.
   *[other] Sí: la última es la ronda { $n }.
}

reading-end-final-tie = ¿Quién gana si los totales son iguales?
reading-end-final-tie-is-shared = Comparten la victoria.
reading-end-final-tie-is-fewer-shame = Quien tiene menos deshonra, y si no, el cargo más alto; si todo es igual, la comparten.
