# La historia de un personaje: qué fue de sus órdenes, retiradas y construcciones.

detail-order = { detail-piece } { detail-deed } ({ $order }): { detail-verdict }{ detail-why }{ detail-driven }
detail-unordered = { detail-piece } no tiene orden: se mantiene{ detail-why }{ detail-driven }
detail-turned-out = { detail-piece } tiene que dejar la ciudad de un antiguo socio
detail-retreat = { detail-piece } se retira a { detail-to } ({ $order })
detail-retreats = Las unidades que estaban en { $origins } se retiran a { $places }
detail-nowhere = { detail-piece } no tiene adónde retirarse, y se disuelve
detail-no-retreat = { detail-piece } no se retira a ninguna parte, y se disuelve
detail-built = { detail-piece }: se construye ({ $order })
detail-raised = { detail-piece }: se levanta ({ $order })
detail-hired = { detail-piece }: se contrata
detail-disbanded = { detail-piece }: se disuelve ({ $order })
detail-let-go = { detail-piece }: se deja ir

## Las partes de estas frases

detail-piece = { $kind ->
    [a] Ejército en { detail-at }
    [f] Flota en { detail-at }
    [g] Guarnición de { detail-at }
   *[b] Ejército bárbaro en { detail-at }
}
detail-at = { $at_coast ->
    [nc] { $at } (costa norte)
    [sc] { $at } (costa sur)
    [ec] { $at } (costa este)
    [wc] { $at } (costa oeste)
   *[none] { $at }
}
detail-to = { $to_coast ->
    [nc] { $to } (costa norte)
    [sc] { $to } (costa sur)
    [ec] { $to } (costa este)
    [wc] { $to } (costa oeste)
   *[none] { $to }
}
detail-deed = { $deed ->
    [move] va a { detail-to }
    [convoyed] va a { detail-to } por convoy
    [support-hold] apoya a { $origin }
    [support-move] apoya a { $origin } hacia { detail-to }
    [convoy] lleva a { $origin } a { detail-to }
   *[hold] se mantiene
}
detail-verdict = { $verdict ->
    [succeeds] se logra
    [fails] fracasa
    [void] no tiene efecto
   *[illegal] era imposible
}
detail-why = { $cause ->
    [unopposed] , sin oposición
    [stronger] , { $own } contra { $other } en { $against }
    [bounced] , { $own } contra { $other }: choca con { $against }
    [head-to-head] , { $own } contra { $other }, de frente con { $against }
    [resisted] , { $own } contra { $other } en { $against }
    [own-piece] , ahí hay una pieza de su mismo bando
    [dislodged] , la desaloja { $against }, { $own } contra { $other }
    [cut] , cortado desde { $against }
    [cut-only] , cortado
    [no-convoy] , sin convoy
    [convoy-broken] , el convoy se rompió en { $against }
    [convoy-from] , se rompió el convoy desde { $against }
    [unused] , el ejército de { $against } no tenía esa orden
    [no-such-move] , no se ordenó tal movimiento
    [it-moves] , a esa pieza se le ordenó moverse
    [nobody-there] , ahí no hay nadie
    [impossible-move] , lo que ayudaría no puede ir ahí
    [no-convoy-possible] , ninguna flota podría llevarlo ahí
    [impossible-convoy] , ningún camino hacia ahí la necesita
    [unreachable] , no puede ir ahí
    [coast-needed] , no se sabe qué costa
    [support-unreachable] , solo apoya adonde podría ir por sí misma
    [own-province] , no puede apoyar hacia su propia provincia
    [not-at-sea] , solo una flota en el mar lleva ejércitos
    [convoys-armies-only] , solo se llevan ejércitos
    [army-at-sea] , un ejército no está en el mar
    [armies-have-no-path] , solo las flotas dan varios pasos
    [garrison-stays] , una guarnición se queda donde está
    [same-place] , la pieza ya está ahí
    [no-such-place] , no hay tal lugar
   *[none] {""}
}
detail-driven = { $driven ->
    [none] {""}
   *[other] , expulsión desde { $driven }
}
