# Roman Diplomacy: las lecturas entre las que puede elegir una partida. Lo que pregunta cada una es reading-<nombre>,
# lo que significa un valor reading-<nombre>-is-<valor>, lo que significa un número entero reading-<nombre>-number.

reading-rules-edition = ¿Por qué edición de Diplomacy se decide lo que no se dice aquí?
reading-rules-edition-is-edition-2023 = Por la de 2023, con las preferencias del DATC.
reading-rules-edition-is-edition-1971 = Por la de 1971: una ruta rota detiene un convoy, nadie pide un convoy a un lugar vecino, y si alguien no dice qué disuelve, se decide por la distancia a su país.

reading-start-centre-barbarians = ¿Hay bárbaros también en los centros al principio?
reading-start-centre-barbarians-is-garrison-only = Los centros tienen una guarnición y no tienen bárbaros.
reading-start-centre-barbarians-is-garrison-and-barbarians = Toda provincia de tierra es bárbara, y los centros tienen además una guarnición.

reading-join-unit = ¿Con qué empieza quien llega después?
reading-join-unit-is-army = Con un ejército en la ciudad.
reading-join-unit-is-none = Solo con la ciudad y su guarnición.
reading-join-unit-is-army-or-fleet = Con un ejército o una flota, como prefiera.

reading-join-time = ¿Cuándo se puede entrar?
reading-join-time-is-any-turn = En cualquier turno, antes del plazo de sus órdenes.
reading-join-time-is-start-only = Solo antes del plazo de las primeras órdenes.

reading-join-same-city = ¿Quién recibe una Ciudad Imperial que quieren varios?
reading-join-same-city-is-first-recorded = Quien lo dice primero.
reading-join-same-city-is-preference-lists-and-recorded-lot = Cada cual nombra hasta tres en secreto; el orden en que las reciben se sortea y queda anotado.
reading-join-same-city-is-gm-decides = Quienes llegan piden una, y los encargados la dan.

reading-garrison-stack = ¿Qué fuerza tienen juntas una guarnición y una unidad?
reading-garrison-stack-is-single-1 = Cuenta la mayor de las dos.
reading-garrison-stack-is-joint-2 = Cuentan las dos, y resisten o caen juntas.

reading-city-captured-builds = ¿Quién construye en una Ciudad Imperial que ha cambiado de manos?
reading-city-captured-builds-is-founder-only = Solo quien la fundó, cuando vuelve a ser suya, o quien la recibió en un trato.
reading-city-captured-builds-is-any-holder = Quien la tenga.
reading-city-captured-builds-is-nobody = Nadie, nunca más.

reading-fleet-pool = ¿Entre quiénes se reparte el petróleo?
reading-fleet-pool-is-player = Cada jugador tiene tantas órdenes de flota como flotas.
reading-fleet-pool-is-federation = Una federación tiene tantas órdenes de flota como flotas tienen todos sus miembros.

reading-fleet-written-hold-costs = ¿Cuesta una orden de flota escribir que una flota se queda?
reading-fleet-written-hold-costs-is-true = Si está escrito que se queda, cuesta una.
reading-fleet-written-hold-costs-is-false = Quedarse no cuesta nada.

reading-fleet-excess = ¿Qué pasa con las órdenes de flota que sobran?
reading-fleet-excess-is-reject-at-entry = Se rechazan al darlas.
reading-fleet-excess-is-strike-last = Valen las primeras, y de un camino sus primeros pasos; lo que sigue se tacha.

reading-impulse-hold-support = ¿Cuánto dura un apoyo a quien se queda?
reading-impulse-hold-support-is-stays = Todo el turno, si no se corta ni se desaloja a quien lo da.
reading-impulse-hold-support-is-impulse-1-only = Solo el primer impulso.

reading-impulse-standoff = ¿Se puede entrar en una provincia donde hubo un empate en un impulso anterior?
reading-impulse-standoff-is-may-be-entered = Se puede entrar en un impulso posterior.
reading-impulse-standoff-is-closed = Queda cerrada el resto del turno.

reading-spread-steps = ¿Hasta dónde llegan los bárbaros en un turno?
reading-spread-steps-is-one-step-simultaneous = A un paso de donde estaban.
reading-spread-steps-is-cascade = Hasta donde nadie los detenga.

reading-spread-adjacency = ¿Por qué fronteras llegan los bárbaros?
reading-spread-adjacency-is-land-and-direct-passage = Por tierra y por pasos directos.
reading-spread-adjacency-is-any = Por cualquier frontera del mapa.

reading-spread-season = ¿En qué estaciones llegan los bárbaros?
reading-spread-season-is-every-turn = Al acabar cada turno.
reading-spread-season-is-autumn-only = Solo al acabar el otoño.

reading-spread-position = ¿Cuándo llegan los bárbaros?
reading-spread-position-is-end-of-turn-after-adjustments = Lo último de todo el turno.
reading-spread-position-is-before-win-check = Antes de ver quién ha ganado.

reading-spread-reverted-centre = ¿Se quedan los bárbaros en un centro que han tomado?
reading-spread-reverted-centre-is-garrison-replaces-barbarians = No: los sustituye una guarnición neutral.
reading-spread-reverted-centre-is-both = Sí, junto a una guarnición neutral.

reading-spread-fleet-blocks = ¿Detiene a los bárbaros una flota en un puerto?
reading-spread-fleet-blocks-is-true = Los detiene cualquier unidad.
reading-spread-fleet-blocks-is-false = Solo los detienen ejércitos y guarniciones.

reading-clear-retreats = ¿Expulsa un ejército a los bárbaros de la provincia a la que se retira?
reading-clear-retreats-is-true = Los expulsa un ejército que entra, sea como sea.
reading-clear-retreats-is-false = Solo los expulsa un ejército que avanza.

reading-raise-needs-empty-province = ¿Se puede reclutar un ejército bárbaro donde hay una unidad?
reading-raise-needs-empty-province-is-true = Solo donde no hay ninguna unidad.
reading-raise-needs-empty-province-is-false = También donde hay una que se disuelve en la misma estación.

reading-raise-keeps-marker = ¿Sigue siendo bárbara la provincia donde se recluta un ejército?
reading-raise-keeps-marker-is-true = Sigue siendo bárbara hasta que entra un ejército.
reading-raise-keeps-marker-is-false = Al reclutar desaparecen los bárbaros.

reading-raise-duplicate = ¿Qué pasa con las construcciones que chocan?
reading-raise-duplicate-is-unused-this-season = Fallan, y quedan sin usar en esta estación.
reading-raise-duplicate-is-next-choice-may-be-tried = Ocupa su lugar la próxima orden de cada cual que se habría podido construir.

reading-raise-capture-garrison = ¿Cuándo recibe su guarnición un centro tomado por un ejército bárbaro?
reading-raise-capture-garrison-is-at-once = En el acto, junto a ese ejército.
reading-raise-capture-garrison-is-when-army-leaves = Cuando ese ejército se ha ido.

reading-raise-in-own-centre = ¿Qué hace un ejército bárbaro con un centro de su propio imperio?
reading-raise-in-own-centre-is-no-effect = Nada.
reading-raise-in-own-centre-is-reverts = El centro queda neutral, como cualquier otro.

reading-raise-rehire-cost = ¿Cuánto cuesta contratar un ejército bárbaro que está en desorden?
reading-raise-rehire-cost-is-one-build = Una construcción.
reading-raise-rehire-cost-is-free = Ninguna construcción; después cuenta frente a los centros.

reading-federation-effective = ¿Cuándo empieza una federación?
reading-federation-effective-is-end-of-turn = Al acabar el turno en que han aceptado todos.
reading-federation-effective-is-at-once = En cuanto han aceptado todos.

reading-federation-trades = ¿Cuándo se hacen tratos?
reading-federation-trades-is-every-turn = Después de las retiradas de cada turno.
reading-federation-trades-is-autumn-only = Después de las retiradas del otoño.

reading-federation-unit-in-ex-ally-city = ¿Qué pasa con una unidad en la ciudad de un socio que se va?
reading-federation-unit-in-ex-ally-city-is-must-retreat = Se retira en el acto o se disuelve.
reading-federation-unit-in-ex-ally-city-is-stays = Se queda junto a la guarnición.

reading-disorder-counts = ¿Qué turnos sin órdenes cuentan?
reading-disorder-counts-is-movement-only = Los de movimiento.
reading-disorder-counts-is-all-phases = Los de cualquier fase en que se debía algo.

reading-win-check = ¿Cuándo se ve quién ha ganado?
reading-win-check-is-autumn-after-federation-changes = En otoño, después de los cambios en las federaciones.
reading-win-check-is-autumn-before-federation-changes = En otoño, antes de los cambios en las federaciones.
reading-win-check-is-every-turn = Al acabar cada turno.
