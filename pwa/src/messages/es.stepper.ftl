# Qué hacen los botones junto a un número, para quien los oye. Con ellos se prepara una mesa antes de que se abra una partida.

ui-less = Menos: { $what }
ui-more = Más: { $what }
ui-type-number = { $what }: { $n }. Toca para escribir
ui-number-none = «{ $text }» no es un número entero.
ui-number-either = «{ $text }» se puede leer de dos maneras. Escríbelo sin punto ni coma.
ui-number-range = Va de { $least } a { $most }.
ui-number-step = Va de { $step } en { $step }.
