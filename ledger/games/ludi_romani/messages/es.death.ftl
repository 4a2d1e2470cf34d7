# Ludi Romani: los capítulos VIRUS, MORS e IMAGO, y los fantasmas de TRIB.

## Cosas

asset-legio_ultrix = { $n ->
    [one] legio ultrix
   *[other] legiones ultrices
}
asset-corona_caliginis = { $n ->
    [one] corona caliginis
   *[other] coronae caliginis
}

term-umbra = Un muerto al que aún no se ha recibido abajo
term-imago = Un fantasma: un muerto al que recibieron Plutón o Perséfone; en plural, imagines
term-virus = Veneno; su tarjeta es una pala
term-corona = La guirnalda que hace invisibles a los fantasmas
term-ultrix = Un dado que nunca se pierde: negro para los fantasmas

## La crónica

died = { $who } ha muerto: { $cause ->
    [proscribed] estaba fuera de la ley, y en Roma
    [caedes] por orden del Senado
    [rex_alone] un rey en Roma sin ningún romano a su lado
    [battle] lo mandó { $by } después de la batalla
    [unprotected] lo mandó { $by }
    [suicide] { $by } le concedió dejar la vida
    [insolvent] no pudo devolver la dos
    [poison] por veneno
    [drowned] a manos de { $by }, en el mar
    [war_god] en el asalto de { $by }
    [patronus] a manos de { $by }, el patronus
   *[thiasos] a manos de { $by }, a quien seguía como bacante
}{ $n ->
    [0] {""}
   *[other] . { $widow } ha enviudado
}
sentence-passed = { $who } va a morir: { $cause ->
    [proscribed] estaba fuera de la ley, y le entregaron en Roma
    [caedes] lo quiere el Senado
    [rex_alone] un rey en Roma sin ningún romano a su lado
    [battle] perdió la batalla
    [unprotected] nadie protege a { $who }
    [insolvent] no se puede devolver la dos
    [poison] sacó la pala
    [drowned] estaba en el mar sin nave
    [war_god] su ejército ha sido arrasado
    [patronus] disgustó a su patronus
   *[thiasos] disgustó al dios
}. Lo cumple { $executioner }
sentence-lifted = { $why ->
    [rescued] { $who } se salva de la muerte
   *[spared] { $who } conserva la vida
}
estate-settled = No se nombró a nadie más para lo que dejó { $who }

heir-named = { $heir ->
    [none] { $who } ya no nombra a nadie para { $asset }
   *[other] { $who } deja { $asset } a { $heir }
}
will-executed = { $executor } aprobó el testamento de { $who }{ $n ->
    [0] {""}
   *[other] . Heredan: { $heirs }
}
heir-chosen = { $executor } dio a { $heir } { $n } { $asset } de lo que dejó { $who }
vestals-called = { $by } llamó a Roma a las Vestales por el testamento de { $dead }: { $who }
vestal-voted = { $who } vota { $vote ->
    [yes] a favor
   *[no] en contra
} del testamento de { $dead }
traveller-doomed = { $god } atrapó a { $who } en el mar sin nave, y quiere por ello una vida

virus-served = { $wife } hizo repartir la tarjeta de veneno donde está { $who }, en { $place }: { $victim ->
    [none] { $n ->
        [one] saca una persona
       *[other] sacan { $n } personas
    }
   *[other] { $victim } tiene la pala
}
spade-drawn = { $victim ->
    [none] Al final no se repartió la tarjeta de veneno de { $wife }
   *[other] { $victim } sacó la pala de { $wife }
}

lamented = { $who } se lamenta en { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
dead-received = { $god } recibió a { $who } en { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}: { $n ->
    [one] imago
   *[other] imagines
} desde ahora
drifted = { $who } vaga hasta { $place }
attached = { $host ->
    [none] { $who } se suelta
   *[other] { $who } se aferra a { $host }
}
share-given = { $who } dejó a { $ghost } una parte del tributum

## Acciones

act-execute-unprotected = Ejecutar a alguien sin protección
act-beg-release = Suplicar dejar la vida
act-bequeath = Nombrar heredero
act-approve-will = Aprobar un testamento
act-name-heir = Dar de lo que se dejó
act-call-vestals = Llamar a las Vestales
act-vote-on-will = Votar sobre un testamento
act-drown = Dar por muerto en el mar
act-serve-virus = Servir veneno
act-lament = Lamentarse en una puerta
act-receive-dead = Recibir a los muertos
act-drift = Vagar hasta una región
act-attach = Aferrarse a alguien

field-execute-unprotected-who = A quién
field-beg-release-to = Qué dios
field-bequeath-asset = Qué
field-bequeath-heir = A quién
field-approve-will-dead = Testamento de quién
field-name-heir-dead = Quién lo dejó
field-name-heir-to = A quién
field-call-vestals-dead = Sobre el testamento de quién
field-vote-on-will-dead = Testamento de quién
field-vote-on-will-vote = Debe cumplirse
field-drown-traveller = A quién
field-serve-virus-victim = A quién le toca la pala
field-gate = En qué puerta
field-drift-to = Adónde
field-attach-to = A quién

option-cumae = Cumae
option-taenarum = Taenarum
option-nobody = nadie

## Notas junto a las opciones

note-gate = en { $place }
note-waiting = { $n ->
    [one] espera uno
   *[other] esperan { $n }
}

## Recordatorios

reminder-MORS-18 = Cuando se discute un testamento, llama a Roma a las Vírgenes Vestales y déjalas votar
reminder-VIRUS-04 = La tarjeta de veneno es una pala
reminder-VIRUS-06 = Cuando se sirve veneno, reparte las tarjetas y cuida de que se cumpla lo que digan
reminder-IMAGO-04 = Aférrate a alguien que combate o cobra tributum, antes de que pase
reminder-TRIB-09 = Un fantasma se aferra a ti: puedes esperar a cobrar hasta que se vaya

## Deberes

duty-death = { $details ->
    [yes] { $victim } va a morir. ¿Se cumple la muerte?
   *[no] si alguien muere
}
duty-estate = { $details ->
    [yes] { $dead } ha muerto. Aprueba el testamento o nombra herederos; lo que quede se guarda
   *[no] qué pasa con una herencia
}
option-carry-out = cumplirla
option-spare = perdonar
option-in-trust = no nombrar a nadie más
duty-spade = { $details ->
    [yes] { $wife } hace servir veneno. ¿Quién sacó la pala?
   *[no] quién sacó la pala
}
duty-ghost-share = { $details ->
    [yes] El tributum no alcanza para todos los fantasmas. ¿Cuál recibe una parte de 100.000 D?
   *[no] qué fantasma recibe una parte
}

## Objeciones: lo que tendría que ser distinto

cannot-die = { $you ->
    [yes] Tendrías que ser mortal y seguir con vida
   *[no] { $who } tendría que ser un mortal vivo
}
cards-decide = Quién tiene la pala lo deciden las tarjetas: no nombres a nadie
condemned-already = { $who } ya va a morir
estate-is-settled = { $you ->
    [yes] Lo que dejaste ya se ha repartido
   *[no] Lo que dejó { $who } ya se ha repartido
}
executor-decides = { $you ->
    [yes] Sobre esta herencia decides tú
   *[no] Sobre esta herencia decide { $who }
}
for-the-living = { $you ->
    [yes] Eres un fantasma: esto es para los vivos
   *[no] { $who } es un fantasma: esto es para los vivos
}
ghosts-give-money = Un fantasma regala Denarii, y nada más antes de Actium
gods-below-receive = A los muertos los reciben Plutón y Perséfone
gods-leave-nothing = Solo los mortales dejan algo a herederos
has-ships = { $who } tendría que estar sin ninguna nave; quien tiene pocas pierde las legiones que sobran
holds-already = Con eso no cambiaría nada
husband-nowhere = { $who } no está en ninguna región
imagines-only = Eso solo lo hacen los fantasmas
is-protected = { $who } tendría que estar sin protección
late-claim = Un fantasma se aferra a { $who }, que ya ha cobrado tributum en esta estación
laments-already = Ya te lamentas ahí
never-left = { $asset } no se puede dejar a nadie
no-estate = { $who } no ha dejado nada que aún espere heredero
no-executioner = { $you ->
    [yes] Tendrías que ser un general o un rey con una legión
   *[no] { $who } tendría que ser un general o un rey con una legión
}
no-god-of-release = { $who } no libra a nadie de la vida: lo hacen Plutón o Perséfone
no-heir = { $you ->
    [yes] No puedes heredar: un heredero es otro mortal, y vivo
   *[no] { $who } no puede heredar: un heredero es otro mortal, y vivo
}
no-heir-named = { $who } no nombró a nadie que pueda heredar lo que hay
no-heir-of-votes = Los suffragia se dejan a un senator, un imperator o una amazona: no a { $who }
no-husband = Solo una esposa sirve veneno
no-poison-in-rome = { $who } está en Roma, donde solo pueden permitirlo los Hados
no-such-gate = Las puertas del inframundo son Cumae y Taenarum
no-vestals = No hay Vestales: Vesta decide por su cuenta
no-virus = No te queda ningún virus
no-will-after-release = Quien fue librado de la vida se lo deja todo al dios
no-will-disputed = No hay ningún testamento que votar
no-will-waits = Ningún testamento espera aprobación
nobody-beside = Aquí no hay nadie vivo
nobody-laments = Nadie se lamenta en esta puerta
nobody-laments-anywhere = Nadie se lamenta en ninguna puerta
nobody-named = No se ha nombrado a nadie para { $asset }
nobody-to-drown = En esta estación nadie estuvo en el mar sin ninguna nave
nobody-to-execute = Aquí no hay nadie sin protección
not-at-the-gate = { $you ->
    [yes] Recibes a los muertos sin estar en { $place }
   *[no] { $who } recibe a los muertos sin estar en { $place }
}
not-beside = { $who } tendría que estar en la misma región
not-in-rome-executed = En { $place } no se ejecuta a nadie por no tener protección
not-met = { $who } tendría que estar en tu misma región
nothing-to-hold = Un fantasma se aferra a mortales vivos: no a { $who }
served-enough = En un matrimonio se sirve veneno { $n } veces como mucho
umbrae-lament = Solo se lamentan los muertos a quienes aún no se ha recibido
umbrae-wait = { $you ->
    [yes] Has muerto: laméntate en Cumae o Taenarum, y espera a Plutón o Perséfone
   *[no] { $who } ha muerto: laméntate en Cumae o Taenarum, y espera a Plutón o Perséfone
}
vesta-approves = Los testamentos los aprueba Vesta
vesta-calls = A las Vestales las llama Vesta
vestals-not-agreed = De { $of } Vestales, { $n } votaron por el testamento de { $who }
vestals-not-called = Vesta no ha llamado a las Vestales por el testamento de { $who }
vestals-vote = Sobre un testamento solo votan las Vírgenes Vestales
victim-not-there = Nombra a alguien que esté donde tu marido
vote-in-rome = Las Vestales votan en Roma
