# Las reglas en seis fichas. La ficha de un papel va antes que la de todos.

minute-title-1 = Tu objetivo
minute-title-2 = Tu turno
minute-title-3 = Arenas
minute-title-4 = Cartas
minute-title-5 = Cuidado
minute-title-6 = Roma
minute-all-1 = Sé el último gladiador en Roma y recibe el Rudis.
minute-all-2 = Tira un dado, avanza lo que salga y haz lo que diga la casilla.
minute-all-3 = En una arena tienes que luchar: contra otros gladiadores si los hay, y si no contra una fiera.
minute-all-4 = Las armas suben tu ataque, las armaduras tu defensa, y ambas pesan. Los puntos de vida te mantienen vivo.
minute-all-5 = Las cartas que dan una orden se obedecen en el acto. En Roma se lucha a muerte.
minute-all-6 = Roma detiene todo movimiento. Cada recién llegado lucha con quien espera allí. Gana el último que quede.
