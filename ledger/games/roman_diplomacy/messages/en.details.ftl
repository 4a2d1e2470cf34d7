# A character's story: what became of their own orders, retreats and builds.

detail-order = { detail-piece } { detail-deed } ({ $order }): { detail-verdict }{ detail-why }{ detail-driven }
detail-unordered = { detail-piece } has no order: it holds{ detail-why }{ detail-driven }
detail-turned-out = { detail-piece } has to leave the city of a former partner
detail-retreat = { detail-piece } retreats to { detail-to } ({ $order })
detail-retreats = The units that had stood in { $origins } retreat to { $places }
detail-nowhere = { detail-piece } has nowhere to retreat to, and is disbanded
detail-no-retreat = { detail-piece } retreats nowhere, and is disbanded
detail-built = { detail-piece } is built ({ $order })
detail-raised = { detail-piece } is raised ({ $order })
detail-hired = { detail-piece } is hired
detail-disbanded = { detail-piece } is disbanded ({ $order })
detail-let-go = { detail-piece } is let go

## The parts of these sentences

detail-piece = { $kind ->
    [a] Army in { detail-at }
    [f] Fleet in { detail-at }
    [g] Garrison of { detail-at }
   *[b] Barbarian army in { detail-at }
}
detail-at = { $at_coast ->
    [nc] { $at } (north coast)
    [sc] { $at } (south coast)
    [ec] { $at } (east coast)
    [wc] { $at } (west coast)
   *[none] { $at }
}
detail-to = { $to_coast ->
    [nc] { $to } (north coast)
    [sc] { $to } (south coast)
    [ec] { $to } (east coast)
    [wc] { $to } (west coast)
   *[none] { $to }
}
detail-deed = { $deed ->
    [move] goes to { detail-to }
    [convoyed] goes to { detail-to } by convoy
    [support-hold] supports { $origin }
    [support-move] supports { $origin } to { detail-to }
    [convoy] carries { $origin } to { detail-to }
   *[hold] holds
}
detail-verdict = { $verdict ->
    [succeeds] succeeds
    [fails] fails
    [void] has no effect
   *[illegal] was impossible
}
detail-why = { $cause ->
    [unopposed] , unopposed
    [stronger] , { $own } against { $other } in { $against }
    [bounced] , { $own } against { $other }: bounced with { $against }
    [head-to-head] , { $own } against { $other }, head to head with { $against }
    [resisted] , { $own } against { $other } in { $against }
    [own-piece] , a piece of its own side stands there
    [dislodged] , dislodged from { $against }, { $own } against { $other }
    [cut] , cut from { $against }
    [cut-only] , cut
    [no-convoy] , no convoy
    [convoy-broken] , the convoy was broken in { $against }
    [convoy-from] , the convoy from { $against } was broken
    [unused] , the army in { $against } was not ordered that way
    [no-such-move] , no such move was ordered
    [it-moves] , that piece was ordered to move
    [nobody-there] , nobody stands there
    [impossible-move] , what it would help cannot go there
    [no-convoy-possible] , no fleets could carry it there
    [impossible-convoy] , no way there needs it
    [unreachable] , it cannot go there
    [coast-needed] , which coast is meant is open
    [support-unreachable] , it supports only where it could go itself
    [own-province] , it cannot support into its own province
    [not-at-sea] , only a fleet at sea carries armies
    [convoys-armies-only] , only armies are carried
    [army-at-sea] , an army does not stand at sea
    [armies-have-no-path] , only fleets go several steps
    [garrison-stays] , a garrison stays where it is
    [same-place] , the piece is there already
    [no-such-place] , there is no such place
   *[none] {""}
}
detail-driven = { $driven ->
    [none] {""}
   *[other] , driven out from { $driven }
}
