# Ludi Romani: dioses de la guerra (PROEL-34 a 39) y ataques con el Anillo de Giges (RING-04 a 08).

## La crónica

war-god-offered = { $god } { AGREE($god, "deja", "dejan") } elegir a { $who }: desafiar a { $rival } o combatir contra { $god }
war-god-answered = { $option ->
    [challenge] { $who } { AGREE($who, "prefiere", "prefieren") } desafiar a { $rival } antes que combatir contra { $god }
   *[fight] { $who } { AGREE($who, "prefiere", "prefieren") } combatir contra { $god } antes que desafiar a { $rival }
}

## Acciones y campos

act-provoke = Hacer combatir a alguien
act-provoke-about = Contra ti, o contra otra persona que nombres
field-provoke-target = A quién encuentras
field-rival = A quién desafiar en tu lugar
act-attack-with-ring = Atacar con el Anillo
act-attack-with-ring-about = Una vez por invierno, ante un dios, que tiene que aceptar
field-attack-with-ring-target = A quién
field-attack-with-ring-numen = Qué dios preside

option-fight = combatir contra el dios
option-challenge = desafiar a la otra persona
option-allow = permitirlo
option-forbid = prohibirlo

note-no-rival = nadie: solo quedas tú para combatir
note-no-god = nadie

## Deberes

duty-war-god = { $details ->
    [yes] { $god } { AGREE($god, "está", "están") } ante ti: desafía a { $rival } o combate contra { $god }
   *[no] contra quién combatir
}
duty-leave-to-challenge = { $details ->
    [yes] { $fighter } { AGREE($fighter, "prefiere", "prefieren") } desafiar a { $rival } antes que combatir contra { $god }, y { AGREE($fighter, "necesita", "necesitan") } tu permiso
   *[no] si alguien puede desafiar a otra persona
}

## Objeciones: lo que tendría que ser distinto

name-a-god = Nombra a un dios de esta región que lo vea
name-a-rival = Aquí hay alguien más: nombra a quién desafiar en tu lugar
nobody-to-attack = Aquí no hay nadie a quien el Anillo pueda atacar
nobody-to-provoke = Aquí no hay nadie a quien puedas hacer combatir
not-the-bearer = Así solo ataca quien lleva el Anillo de Giges
nothing-to-attack = { $you ->
    [yes] No tienes legiones que se puedan atacar aquí
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } legiones que se puedan atacar aquí
}
outside-the-zone = { $you ->
    [yes] Solo combates en el
   *[no] { $who } solo { AGREE($who, "combate", "combaten") } en el
} { $zone ->
    [east] este
   *[west] oeste
}
ring-in-winter = El Anillo solo ataca en una hiems
ring-spent = En una hiems hay un ataque con el Anillo, y ya se hizo
war-gods-in-summer = Los dioses de la guerra solo hacen combatir en una aestas
war-gods-provoke = Eso solo lo hace un dios de la guerra: Marte, Fobos, Deimos, Ares o Belona
war-god-stays = { $you ->
    [yes] Te vas mientras combaten { $first } y { $second }, y debías quedarte hasta el final
   *[no] { $who } se { AGREE($who, "va", "van") } mientras combaten { $first } y { $second }, y { AGREE($who, "debía", "debían") } quedarse hasta el final
}

## Recordatorios

reminder-PROEL-48 = Esta es tu estación: haz combatir a la gente, contra ti o entre sí.

## Consejos de las tarjetas de asiento

card-PROEL-34 = En verano haces elegir a quien encuentras: desafiar a alguien que tú nombras, o combatir contra ti.
card-PROEL-35 = Quien saca lo mismo que tú o más conserva la legión; quien saca menos la pierde, y es tuya.
card-PROEL-36 = Quédate hasta el final de cada combate que empezaste o provocaste.
card-PROEL-37 = Quien pierde contra ti todas las rondas muere, salvo que muestres clemencia.
