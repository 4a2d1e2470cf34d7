# Qué hacen los botones junto a un número, para quien los oye. Con ellos se prepara una mesa antes de que se abra una partida.

ui-less = Menos: { $what }
ui-more = Más: { $what }
ui-type-number = { $what }: { $n }. Toca para escribir
