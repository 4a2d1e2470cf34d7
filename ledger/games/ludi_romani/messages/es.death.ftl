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
term-virus = Veneno; su carta es una pica
term-corona = La guirnalda que hace invisibles a los fantasmas
term-ultrix = Un dado que nunca se pierde: negro para los fantasmas

## La crónica

died = { $who } { AGREE($who, "ha", "han") } muerto: { $cause ->
    [proscribed] { AGREE($who, "estaba", "estaban") } fuera de la ley, y en Roma
    [caedes] por orden del Senado
    [rex_alone] un rey en Roma sin ningún romano a su lado
    [battle] lo { AGREE($by, "mandó", "mandaron") } { $by } después de la batalla
    [unprotected] lo { AGREE($by, "mandó", "mandaron") } { $by }
    [suicide] { $by } { AGREE($who, "le", "les") } { AGREE($by, "concedió", "concedieron") } dejar la vida
    [insolvent] no { AGREE($who, "pudo", "pudieron") } devolver la dos
    [poison] por veneno
    [drowned] a manos de { $by }, en el mar
    [war_god] en el asalto de { $by }
    [patronus] a manos de { $by }, el patronus
   *[thiasos] a manos de { $by }, a quien { AGREE($who, "seguía", "seguían") } como { AGREE($who, "bacante", "bacantes") }
}{ $n ->
    [0] {""}
   *[other] . { $widow } { AGREE($widow, "ha", "han") } enviudado
}
sentence-passed = { $who } { AGREE($who, "va", "van") } a morir: { $cause ->
    [proscribed] { AGREE($who, "estaba", "estaban") } fuera de la ley, y { AGREE($who, "le", "les") } entregaron en Roma
    [caedes] lo quiere el Senado
    [rex_alone] un rey en Roma sin ningún romano a su lado
    [battle] { AGREE($who, "perdió", "perdieron") } la batalla
    [unprotected] nadie protege a { $who }
    [insolvent] no se puede devolver la dos
    [poison] { AGREE($who, "sacó", "sacaron") } la pica
    [drowned] { AGREE($who, "estaba", "estaban") } en el mar sin nave
    [war_god] su ejército ha sido arrasado
    [patronus] { AGREE($who, "disgustó", "disgustaron") } a su patronus
   *[thiasos] { AGREE($who, "disgustó", "disgustaron") } al dios
}. Lo { AGREE($executioner, "cumple", "cumplen") } { $executioner }
sentence-lifted = { $why ->
    [rescued] { $who } se { AGREE($who, "salva", "salvan") } de la muerte
   *[spared] { $who } { AGREE($who, "conserva", "conservan") } la vida
}
estate-settled = No se nombró a nadie más para lo que { AGREE($who, "dejó", "dejaron") } { $who }

heir-named = { $heir ->
    [none] { $who } ya no { AGREE($who, "nombra", "nombran") } a nadie para { $asset }
   *[other] { $who } { AGREE($who, "deja", "dejan") } { $asset } a { $heir }
}
will-executed = { $executor } { AGREE($executor, "aprobó", "aprobaron") } el testamento de { $who }{ $n ->
    [0] {""}
   *[other] . Heredan: { $heirs }
}
heir-chosen = { $executor } { AGREE($executor, "dio", "dieron") } a { $heir } { $n } { $asset } de lo que { AGREE($who, "dejó", "dejaron") } { $who }
vestals-called = { $by } { AGREE($by, "llamó", "llamaron") } a Roma a las Vestales por el testamento de { $dead }: { $who }
vestal-voted = { $who } { AGREE($who, "vota", "votan") } { $vote ->
    [yes] a favor
   *[no] en contra
} del testamento de { $dead }
traveller-doomed = { $god } { AGREE($god, "atrapó", "atraparon") } a { $who } en el mar sin nave, y { AGREE($god, "quiere", "quieren") } por ello una vida

virus-served = { $wife } { AGREE($wife, "hizo", "hicieron") } repartir la carta de veneno donde { AGREE($who, "está", "están") } { $who }, en { $place }: { $victim ->
    [none] { $n ->
        [one] saca una persona
       *[other] sacan { $n } personas
    }
   *[other] { $victim } { AGREE($victim, "tiene", "tienen") } la pica
}
spade-drawn = { $victim ->
    [none] Al final no se repartió la carta de veneno de { $wife }
   *[other] { $victim } { AGREE($victim, "sacó", "sacaron") } la pica de { $wife }
}

lamented = { $who } se { AGREE($who, "lamenta", "lamentan") } en { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
dead-received = { $god } { AGREE($god, "recibió", "recibieron") } a { $who } en { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}: { $n ->
    [one] imago
   *[other] imagines
} desde ahora
drifted = { $who } { AGREE($who, "vaga", "vagan") } hasta { $place }
attached = { $host ->
    [none] { $who } se { AGREE($who, "suelta", "sueltan") }
   *[other] { $who } se { AGREE($who, "aferra", "aferran") } a { $host }
}
share-given = { $who } { AGREE($who, "dejó", "dejaron") } a { $ghost } una parte del tributum

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
field-serve-virus-victim = A quién le toca la pica
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
reminder-VIRUS-04 = La carta de veneno es una pica
reminder-VIRUS-06 = Cuando se sirve veneno, reparte las cartas y cuida de que se cumpla lo que digan
reminder-IMAGO-04 = Aférrate a alguien que combate o cobra tributum, antes de que pase
reminder-TRIB-09 = Un fantasma se aferra a ti: puedes esperar a cobrar hasta que se vaya

## Deberes

duty-death = { $details ->
    [yes] { $victim } { AGREE($victim, "va", "van") } a morir. ¿Se cumple la muerte?
   *[no] si alguien muere
}
duty-estate = { $details ->
    [yes] { $dead } { AGREE($dead, "ha", "han") } muerto. Aprueba el testamento o nombra herederos; lo que quede se guarda
   *[no] qué pasa con una herencia
}
option-carry-out = cumplirla
option-spare = perdonar
option-in-trust = no nombrar a nadie más
duty-spade = { $details ->
    [yes] { $wife } { AGREE($wife, "hace", "hacen") } servir veneno. ¿Quién sacó la pica?
   *[no] quién sacó la pica
}
duty-ghost-share = { $details ->
    [yes] El tributum no alcanza para todos los fantasmas. ¿Cuál recibe una parte de 100.000 D?
   *[no] qué fantasma recibe una parte
}

## Objeciones: lo que tendría que ser distinto

cannot-die = { $you ->
    [yes] Tendrías que ser mortal y seguir con vida
   *[no] { $who } { AGREE($who, "tendría que ser un mortal vivo", "tendrían que ser mortales vivos") }
}
cards-decide = Quién tiene la pica lo deciden las cartas: no nombres a nadie
condemned-already = { $who } ya { AGREE($who, "va", "van") } a morir
estate-is-settled = { $you ->
    [yes] Lo que dejaste ya se ha repartido
   *[no] Lo que { AGREE($who, "dejó", "dejaron") } { $who } ya se ha repartido
}
executor-decides = { $you ->
    [yes] Sobre esta herencia decides tú
   *[no] Sobre esta herencia { AGREE($who, "decide", "deciden") } { $who }
}
for-the-living = { $you ->
    [yes] Eres un fantasma: esto es para los vivos
   *[no] { $who } { AGREE($who, "es un fantasma", "son fantasmas") }: esto es para los vivos
}
ghosts-give-money = Un fantasma regala Denarii, y nada más antes de Actium
gods-below-receive = A los muertos los reciben Plutón y Perséfone
gods-leave-nothing = Solo los mortales dejan algo a herederos
has-ships = { $who } { AGREE($who, "tendría", "tendrían") } que estar sin ninguna nave; quien tiene pocas pierde las legiones que sobran
holds-already = Con eso no cambiaría nada
husband-nowhere = { $who } no { AGREE($who, "está", "están") } en ninguna región
imagines-only = Eso solo lo hacen los fantasmas
is-protected = { $who } { AGREE($who, "tendría", "tendrían") } que estar sin protección
late-claim = Un fantasma se aferra a { $who }, que ya { AGREE($who, "ha", "han") } cobrado tributum en esta estación
laments-already = Ya te lamentas ahí
never-left = { $asset } no se puede dejar a nadie
no-estate = { $who } no { AGREE($who, "ha", "han") } dejado nada que aún espere heredero
no-executioner = { $you ->
    [yes] Tendrías que ser un general o un rey con una legión
   *[no] { $who } { AGREE($who, "tendría que ser un general o un rey", "tendrían que ser generales o reyes") } con una legión
}
no-god-of-release = { $who } no { AGREE($who, "libra", "libran") } a nadie de la vida: lo hacen Plutón o Perséfone
no-heir = { $you ->
    [yes] No puedes heredar: un heredero es otro mortal, y vivo
   *[no] { $who } no { AGREE($who, "puede", "pueden") } heredar: un heredero es otro mortal, y vivo
}
nobody-left-to-inherit = No vive ningún otro mortal que pueda heredar
no-heir-named = { $who } no { AGREE($who, "nombró", "nombraron") } a nadie que pueda heredar lo que hay
no-heir-of-votes = Los suffragia se dejan a un senator, un imperator o una amazona: no a { $who }
no-husband = Solo una esposa sirve veneno
no-poison-in-rome = { $who } { AGREE($who, "está", "están") } en Roma, donde solo pueden permitirlo las Parcas
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
   *[no] { $who } { AGREE($who, "recibe", "reciben") } a los muertos sin estar en { $place }
}
not-beside = { $who } { AGREE($who, "tendría", "tendrían") } que estar en la misma región
not-in-rome-executed = En { $place } no se ejecuta a nadie por no tener protección
not-met = { $who } { AGREE($who, "tendría", "tendrían") } que estar en tu misma región
nothing-to-hold = Un fantasma se aferra a mortales vivos: no a { $who }
served-enough = En un matrimonio se sirve veneno { $n } { AGREE($n, "vez", "veces") } como mucho
umbrae-lament = Solo se lamentan los muertos a quienes aún no se ha recibido
umbrae-wait = { $you ->
    [yes] Has muerto: laméntate en Cumae o Taenarum, y espera a Plutón o Perséfone
   *[no] { $who } { AGREE($who, "ha", "han") } muerto: laméntate en Cumae o Taenarum, y espera a Plutón o Perséfone
}
vesta-approves = Los testamentos los aprueba Vesta
vesta-calls = A las Vestales las llama Vesta
vestals-not-agreed = De { $of } { AGREE($of, "Vestal", "Vestales") }, { $n } { AGREE($n, "votó", "votaron") } por el testamento de { $who }
vestals-not-called = Vesta no ha llamado a las Vestales por el testamento de { $who }
vestals-vote = Sobre un testamento solo votan las Vírgenes Vestales
victim-not-there = Nombra a alguien que esté donde tu marido
vote-in-rome = Las Vestales votan en Roma
