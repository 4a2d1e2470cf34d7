# Morituri Te Salutamus: las palabras de los combates, entre gladiadores y contra fieras.

## La crónica

duel-began = { $who } y { $foe_who } se enfrentan en { $place }{ $in_roma ->
    [yes] , a muerte
   *[no] {""}
}
round-fought = Ronda { $n }: { $who } { $hits ->
    [0] { AGREE($who, "falla", "fallan") }
    [one] { AGREE($who, "acierta", "aciertan") }
   *[other] { AGREE($who, "acierta", "aciertan") } { $hits } veces
}{ $foe_netted ->
    [yes] {" "}con el rival en la red
   *[no] {""}
}, { $foe_who } { $foe_hits ->
    [0] { AGREE($foe_who, "falla", "fallan") }
    [one] { AGREE($foe_who, "acierta", "aciertan") }
   *[other] { AGREE($foe_who, "acierta", "aciertan") } { $foe_hits } veces
}{ $netted ->
    [yes] {" "}con el rival en la red
   *[no] {""}
}: quedan { $left } y { $foe_left }
crowd-heard = El público saca { $n } para { $who }: { $blood ->
    [yes] quiere sangre, una ronda más
   *[no] es benévolo
}
mercy-answered = { $taken ->
    [yes] { $who } { AGREE($who, "acepta", "aceptan") } la clemencia de { $foe }
   *[no] { $who } { AGREE($who, "rechaza", "rechazan") } la clemencia y { AGREE($who, "combate", "combaten") } una ronda más
}
duel-ended = { $won ->
    [yes] { $who } { AGREE($who, "vence", "vencen") } a { $foe } en { $place }{ $why ->
        [dead] {", "}que { AGREE($foe, "muere", "mueren") }
        [mercy] {", "}que { AGREE($foe, "recibe", "reciben") } clemencia
        [survived] {", "}que { AGREE($foe, "sobrevive", "sobreviven") } a la última ronda
       *[other] {""}
    }
   *[no] Nadie vence entre { $who } y { $foe } en { $place }{ $why ->
        [both-dead] {": "}mueren ambos
        [both-at-one] {": "}a ambos les queda su último punto de vida
        [survived] {": "}ambos sobreviven a la última ronda
        [too-long] {": "}han combatido todas las rondas que puede haber
       *[other] {""}
    }
}
hunt-began = { $roller ->
    [none] En { $place } sueltan una fiera de { $foe_attack } contra { $who }
   *[other] En { $place } sueltan una fiera de { $foe_attack } contra { $who }; por ella { AGREE($roller, "tira", "tiran") } { $roller }
}
beast-fought = Ronda { $n }: { $who } { $hits ->
    [0] { AGREE($who, "falla", "fallan") }
   *[other] { AGREE($who, "mata", "matan") } a la fiera
}{ $foe_netted ->
    [yes] {" "}en la red
   *[no] {""}
}, la fiera { $foe_hits ->
    [0] falla
   *[other] acierta
}: { AGREE($left, "queda", "quedan") } { $left }
hunt-ended = { $how ->
    [won] { $who } { AGREE($who, "ha", "han") } matado a la fiera de { $place }
    [both] { $who } y la fiera de { $place } se han matado mutuamente
   *[lost] La fiera de { $place } ha matado a { $who }
}

## Acciones

act-fight-first = Elegir contra quién combatir primero
act-fight-first-about = Antes de cada duelo tienes todos tus puntos de vida
act-strike = Combatir una ronda
act-strike-about = Ambos golpean en el mismo momento
act-hear-the-crowd = Oír al público
act-hear-the-crowd-about = Con 1 o 2 quiere sangre: una ronda más
act-accept-mercy = Aceptar la clemencia
act-accept-mercy-about = El combate termina y gana tu rival
act-refuse-mercy = Rechazar la clemencia
act-refuse-mercy-about = Una ronda más, y termina
act-fight-on = Combatir hasta el final
act-fight-on-about = Ronda tras ronda hasta que uno muera, si aceptan ambos
act-fight-beast = Combatir contra la fiera
act-fight-beast-about = Tan fuerte como banderines tiene la arena, y muere de un golpe
act-strike-beast = Golpear a la fiera
act-strike-beast-about = Hasta que muera uno de los dos, o ambos

## Campos

field-foe = Contra quién
field-roller = Quién tira por la fiera
field-strike-dice = Tus dados, primero el de la red
field-strike-their_dice = Los dados de tu rival, primero el de la red
field-strike-beast-dice = Tus dados, primero el de la red
field-strike-beast-their_dice = Los dados de la otra parte, primero el de la red
field-strike-round = De qué ronda
field-strike-beast-round = De qué ronda
note-round = ronda { $n }
field-hear-the-crowd-dice = El dado del público


## Objeciones: lo que tendría que ser distinto

another-round = Estos dados son de otra ronda: ahora es la { $n }
typed-already = { $who } ya { AGREE($who, "anotó", "anotaron") } estos dados
crowd-first = Antes { $who } { AGREE($who, "oye", "oyen") } al público
crowd-not-asked = Se pregunta al público cuando a uno de los dos le queda un solo punto de vida
crowd-not-yours = Por el público { AGREE($who, "tira", "tiran") } { $who }, y nadie más
dice-by-the-round = Con dados en la mesa se anotan ronda a ronda
mercy-first = Antes { $who } { AGREE($who, "acepta", "aceptan") } o { AGREE($who, "rechaza", "rechazan") } la clemencia
mercy-not-yours = Ahora nadie te ofrece clemencia
name-a-volunteer = Alguien tiene que tirar por la fiera: { $who }
no-beast-here = Ahora no hay ninguna fiera contra la que combatas
no-volunteer = En esta partida nadie más tira por la fiera
nobody-to-choose = Ahora no tienes entre quién elegir
not-in-a-duel = Ahora no estás en un duelo
not-in-a-hunt = Ahora no tienes dados en un combate contra una fiera
not-one-of-them = De quienes están aquí: { $who }
not-your-opponent = { AGREE($who, "Tu rival es", "Tus rivales son") } { $who }
only-to-the-death = Solo un combate a muerte se tira entero de un toque
