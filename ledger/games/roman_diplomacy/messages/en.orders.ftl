# Why an order is refused, and what became of orders.

## Why a piece can never carry out an order

order-no-such-place = Line { $line }: there is no such place
order-garrison-stays = Line { $line }: a garrison stays where it is
order-same-place = Line { $line }: the piece is there already
order-army-at-sea = Line { $line }: an army does not stand at sea
order-unreachable = Line { $line }: it cannot go there
order-coast-needed = Line { $line }: say which coast
order-support-unreachable = Line { $line }: it supports only where it could go itself
order-own-province = Line { $line }: it cannot support into its own province
order-not-at-sea = Line { $line }: only a fleet at sea carries armies
order-convoys-armies-only = Line { $line }: only armies are carried
order-impossible-move = Line { $line }: the unit that it would help cannot go there
order-no-convoy-possible = Line { $line }: no fleets at sea could carry it there
order-impossible-convoy = Line { $line }: no way there needs this fleet
order-armies-have-no-path = Line { $line }: only fleets go several steps
build-not-a-site = Line { $line }: you cannot build there
build-centre-of-others = Line { $line }: whoever holds this special build centre builds there, and that is not you
build-occupied = Line { $line }: a unit stands there
build-no-fleet-inland = Line { $line }: no fleet can lie there
build-garrison = Line { $line }: garrisons are not built
build-coast-needed = Line { $line }: say which coast
