# Sentences of the chronicle in messages to the player whom they name. The key ends with the argument that is the player.

you-legions-bought-seller = { $who } bought { $n } { $asset } from you{ $role ->
    [imperator] {" "}and { AGREE($who, "is now an imperator", "are now imperatores") }
    [amazon] {" "}and { AGREE($who, "is now an amazon", "are now amazons") }
   *[none] {""}
}
you-classes-bought-seller = { $who } bought { $n } { $asset } from you
you-gift-made-to = { $who } gave you { $n } { $asset }
you-nominated-who = { $by } { AGREE($by, "names", "name") } you for consul
you-seat-contested-holder = { $who } { AGREE($who, "claims", "claim") } the last seat of { $place }, which you took
you-seat-judged-winner = The last seat of { $place } belongs to you
you-seat-judged-loser = { $moves ->
    [yes] The last seat of { $place } belongs to { $winner }, and you make room
   *[no] The last seat of { $place } belongs to { $winner }
}
you-ring-lent-bearer = { $god } lent you the Ring of Gyges
you-sailed-companions = { $who } { AGREE($who, "sails", "sail") } with { $n ->
    [one] you
   *[other] you and others
} from { $origin } to { $place }
you-travelled-companions = { $who } { AGREE($who, "goes", "go") } with { $n ->
    [one] you
   *[other] you and others
} from { $origin } to { $place }
you-escort-found-rex = { $escort } { AGREE($escort, "protects", "protect") } you in Rome
you-escort-found-escort = You protect { $rex } in Rome
