# Por qué se rechaza una orden, y qué fue de las órdenes.

## Por qué una pieza nunca puede cumplir una orden

order-no-such-place = Línea { $line }: no hay tal lugar
order-garrison-stays = Línea { $line }: una guarnición se queda donde está
order-same-place = Línea { $line }: la pieza ya está ahí
order-army-at-sea = Línea { $line }: un ejército no está en el mar
order-unreachable = Línea { $line }: no puede ir ahí
order-coast-needed = Línea { $line }: di qué costa
order-support-unreachable = Línea { $line }: solo apoya adonde podría ir por sí misma
order-own-province = Línea { $line }: no puede apoyar hacia su propia provincia
order-not-at-sea = Línea { $line }: solo una flota en el mar lleva ejércitos
order-convoys-armies-only = Línea { $line }: solo se llevan ejércitos
order-impossible-move = Línea { $line }: lo que apoyaría no puede ir ahí
order-no-convoy-possible = Línea { $line }: ninguna flota en el mar podría llevarlo ahí
order-impossible-convoy = Línea { $line }: ningún camino hacia ahí necesita esta flota
order-armies-have-no-path = Línea { $line }: solo las flotas dan varios pasos
build-not-a-site = Línea { $line }: ahí no puedes construir
build-centre-of-others = Línea { $line }: en este centro especial construye quien lo tiene, y no eres tú
build-occupied = Línea { $line }: ahí hay una unidad
build-no-fleet-inland = Línea { $line }: ahí no puede haber una flota
build-garrison = Línea { $line }: las guarniciones no se construyen
build-coast-needed = Línea { $line }: di qué costa
