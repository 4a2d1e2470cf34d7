# Ludi Romani: las palabras de las batallas (PROEL, REX-08).

## La crónica

flagitatio-made = { $who } { AGREE($who, "desafía", "desafían") } a { $target } ante { $presider }{ $by ->
    [none] {""}
   *[other] , por orden de { $by }
}{ $must ->
    [yes] , y no cabe negarse al desafío
   *[no] {""}
}
flagitatio-refused = { $who } { AGREE($who, "rechaza", "rechazan") } el desafío de { $challenger }, que { AGREE($challenger, "queda", "quedan") } gastado
turn-passed = { $who } { AGREE($who, "deja", "dejan") } que otros desafíen primero en { $place }
lots-drawn = { $who } { AGREE($who, "tiró", "tiraron") } para ver quién desafía primero en { $place }{ $first ->
    [none] {""}
   *[other] : { AGREE($first, "empieza", "empiezan") } { $first }
}
proelium-opened = { $kind ->
    [war_god] { $second } contra { $first } en { $place }: { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }
    [ring] { $first }, con el Anillo de Giges, { AGREE($first, "ataca", "atacan") } a { $second } en { $place }: { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }, { AGREE($presider, "preside", "presiden") } { $presider }
   *[equals] { $first } contra { $second } en { $place }: { $n ->
        [one] un dado por lado
       *[other] { $n } dados por lado
    }, { AGREE($presider, "preside", "presiden") } { $presider }
}{ $by ->
    [none] {""}
   *[other] ; los { AGREE($by, "hace", "hacen") } combatir { $by }
}
legions-fielded = { $who } { AGREE($who, "pone", "ponen") } en el campo { $white ->
    [0] solo dados rojos
    [one] un dado blanco
   *[other] { $white } dados blancos
}{ $red ->
    [0] {" "}y ninguno rojo
   *[other] ; rojos: { $red }
}
battle-dice-set = { $who } { AGREE($who, "hace", "hacen") } que los dados de esta batalla { $value ->
    [table] se tiren en la mesa
   *[other] los tire el servidor
}
presiding-claimed = { $who } { AGREE($who, "quiere", "quieren") } presidir en lugar de { $presider }: eligen las Parcas
presider-named = { $why ->
    [named] Las Parcas dicen que { AGREE($who, "preside", "presiden") } { $who }
   *[other] { $before } se { AGREE($before, "va", "van") }, y desde ahora { AGREE($who, "preside", "presiden") } { $who }
}
concursatio-rolled = { $dice ->
    [both] Ronda { $number }: { $first } { AGREE($first, "saca", "sacan") } { $first_face }, { $second } { AGREE($second, "saca", "sacan") } { $second_face }
   *[one] Ronda { $number }: { $first ->
        [none] { $second } { AGREE($second, "saca", "sacan") } { $second_face }
       *[other] { $first } { AGREE($first, "saca", "sacan") } { $first_face }
    }
}
die-doubled = Juno dobla el número de { $who }, como { AGREE($wife, "suplicó", "suplicaron") } { $wife }
imago-influenced = El fantasma de { $who } suma { $n } a lo que { AGREE($leader, "sacó", "sacaron") } { $leader }
fortune-turned = { $way ->
    [added] { $who } { AGREE($who, "suma", "suman") } { $n } a lo que { AGREE($leader, "sacó", "sacaron") } { $leader }
   *[taken] { $who } { AGREE($who, "resta", "restan") } { $n } de lo que { AGREE($leader, "sacó", "sacaron") } { $leader }
}
concursatio-settled = Ronda { $number }, { $first } a { $second }: { $result ->
    [captured] { $forged ->
        [yes] { $winner } { AGREE($winner, "vence", "vencen") } a la legio fabrilis, que vuelve a su dios
       *[no] { $prize ->
            [elsewhere] { AGREE($winner, "gana", "ganan") } { $winner }, pero la legio de { $loser } va a otras manos
           *[due] { $winner } { AGREE($winner, "toma", "toman") } una legio de { $loser }{ $becomes ->
                [imperator] , y ya { AGREE($winner, "es imperator", "son imperatores") }
                [amazon] , y ya { AGREE($winner, "es amazona", "son amazonas") }
               *[none] {""}
            }
        }
    }
    [kept] { $forged ->
        [yes] empate; la legio fabrilis vuelve a su dios
       *[no] { $winner } { AGREE($winner, "conserva", "conservan") } la legio
    }
    [ceded] { $forged ->
        [yes] { $winner } { AGREE($winner, "vence", "vencen") } a la legio fabrilis, que vuelve a su dios
       *[no] { $loser } { AGREE($loser, "pierde", "pierden") } una legio, que es de { $presider }
    }
   *[tie] { $forged ->
        [yes] empate; la legio fabrilis vuelve, y el otro dado es de { $presider }
       *[no] empate, y { $presider } se { AGREE($presider, "queda", "quedan") } ambos dados
    }
}
fabrilis-lent = { $who } { AGREE($who, "presta", "prestan") } a { $to } la legio fabrilis
proelium-ended = { $why ->
    [fought] { $first } y { $second } han combatido hasta el último dado
    [season] La estación acaba con la batalla de { $first } y { $second }
    [presider-left] { $by } se { AGREE($by, "va", "van") }, y la batalla de { $first } y { $second } termina
    [parted] { $by } ya no { AGREE($by, "está", "están") }, y la batalla de { $first } y { $second } termina
    [cybele] { $by } { AGREE($by, "acaba", "acaban") } con la batalla de { $first } y { $second }
    [disarmed] A { $by } no { AGREE($by, "le", "les") } quedan dados que tirar, y la batalla de { $first } y { $second } termina
    [taken-back] Se retiró el desafío de { $first } a { $second }
   *[other] La batalla de { $first } y { $second } termina, sin { $by }
}{ $n ->
    [0] {""}
   *[other] ; { AGREE($lost, "queda", "quedan") } sin protección: { $lost }
}
excess-yielded = { $n ->
    [0] { $who } no { AGREE($who, "tiene", "tienen") } nada por encima del límite
    [one] { $who } { AGREE($who, "da", "dan") } a { $to } una legio que pasa del límite
   *[other] { $who } { AGREE($who, "da", "dan") } a { $to } { $n } legiones que pasan del límite
}
curialis-converted = { $who } { AGREE($who, "paga", "pagan") } { $fee } D a { $numen } y { AGREE($who, "hace", "hacen") } convertir en legio clientarum una legio curialis capturada
curialis-forfeited = { $n ->
    [0] A { $who } no { AGREE($who, "le", "les") } queda ninguna legio curialis capturada
    [one] { $who } { AGREE($who, "deja", "dejan") } a { $to } una legio curialis capturada
   *[other] { $who } { AGREE($who, "deja", "dejan") } a { $to } { $n } legiones curiales capturadas
}
victor-chose = { $option ->
    [execute] { $who } { AGREE($who, "hace", "hacen") } matar a { $loser }
    [cliens] { $who } { AGREE($who, "acoge", "acogen") } a { $loser } como cliens
   *[leave] { $who } { AGREE($who, "deja", "dejan") } en paz a { $loser }
}

## Acciones

act-challenge = Desafiar
act-challenge-about = Una vez por aestas, ante un dios, que tiene que aceptar
act-accept-challenge = Aceptar el desafío
act-accept-challenge-about = Por tu cuenta, o con amigos a los que Juno bendijo
act-refuse-challenge = Rechazar el desafío
act-refuse-challenge-about = No el primero en una región, ni el primero de quien acaba de llegar
act-draw-lots = Tirar para ver quién va primero
act-draw-lots-about = Para quienes llegaron a la vez
act-pass-turn = Dejar que otros desafíen primero
act-pass-turn-about = Quienes llegaron después van antes que tú
act-field-legions = Elegir tus dados
act-field-legions-about = Tantos como tiene el ejército menor
act-claim-battle = Reclamar la presidencia
act-claim-battle-about = Entre vosotros dos eligen las Parcas
act-leave-battle = Dejar la batalla
act-leave-battle-about = Se acaba, salvo que otro dios te releve
act-roll-dice = Tirar
act-roll-dice-about = Un par de dados tras otro
act-use-battle-dice = Cambiar los dados de esta batalla
act-use-battle-dice-about = Los del servidor, o los de la mesa
act-influence-roll = Sumar tu dado a una tirada
act-influence-roll-about = Una vez por batalla, como fantasma presente
act-beg-doubling = Suplicar a Juno que doble un dado
act-beg-doubling-about = El de tu marido, en la última ronda
act-turn-fortune = Girar la rueda
act-turn-fortune-about = Sumar a una tirada, o restarle
act-lend-fabrilis = Prestar la legio fabrilis
act-lend-fabrilis-about = A un mortal en una batalla, hasta que la venzan
act-force-battle = Hacer combatir a dos
act-force-battle-about = Una vez por aestas, sin desafío
act-convert-legio = Convertir una legio capturada
act-convert-legio-about = Por un precio, con un dios extranjero presente

## Campos

field-target = A quién
field-challenge-numen = Qué dios preside
field-force-battle-numen = Qué dios preside
field-force-battle-first = Quién
field-force-battle-second = Y quién
field-proelium = Qué batalla
field-successor = Quién te releva
field-field-legions-dice = Cuántos de cada color
field-draw-lots-who = Quién tiró
field-dice = Qué muestra el dado
field-first = Qué dado de quienes desafían
field-second = Qué dado de la otra parte
field-first_dice = Lo que sacaron quienes desafían
field-second_dice = Lo que sacó la otra parte
field-leader = La tirada de quién
field-change = En cuánto
field-lend-fabrilis-to = A quién

option-settle = resolver la ronda
option-forfeit = cederlas
option-leave = dejar en paz
option-cliens = tomar como cliens

## Notas junto a las opciones

note-alone = nadie más
note-battle = { $who } contra { $other }
note-battle-ends = nadie: la batalla termina
note-dice = { $asset } de { $who }

## Deberes

duty-settle-round = { $details ->
    [yes] Ronda { $n } de { $first } contra { $second }: resuélvela cuando ya nadie cambie los dados
   *[no] resolver una ronda
}
duty-who-presides = { $details ->
    [yes] Quién preside la batalla: ¿{ $presider }, que { AGREE($presider, "estaba", "estaban") } antes, o { $claimant }?
   *[no] quién preside
}
duty-above-ten = { $details ->
    [yes] Tienes que dar a { $presider } { $n ->
        [one] una legio
       *[other] { $n } legiones
    } por encima del límite. ¿Cuántas blancas?
   *[no] qué dados se ceden
}
duty-captured-curiales = { $details ->
    [yes] Un rex no conserva ninguna legio curialis. Convierte { $n ->
        [one] la tuya
       *[other] las { $n } tuyas
    }, o cede a { $presider } lo que quede
   *[no] qué pasa con las legiones curiales capturadas
}
duty-victory = { $details ->
    [yes] A { $loser } no { AGREE($loser, "le", "les") } queda nada. ¿Qué hacer con quien ha perdido?
   *[no] qué hacer con quien ha perdido
}

## Objeciones: lo que tendría que ser distinto

battles-in-summer = Solo se combate en una aestas
beyond-the-wheel = Fortuna cambia una tirada en { $n } como mucho
challenge-answered = Ya se respondió a este desafío
challenge-spent = { $you ->
    [yes] Ya desafiaste en esta aestas
   *[no] { $who } ya { AGREE($who, "desafió", "desafiaron") } en esta aestas
}
converts-nothing = { $you ->
    [yes] No conviertes legiones: lo hacen Tanit, Isis, Mitra y Tyr/Wotan
   *[no] { $who } no { AGREE($who, "convierte", "convierten") } legiones: lo hacen Tanit, Isis, Mitra y Tyr/Wotan
}
dead-do-not-fight = { $you ->
    [yes] Has muerto
   *[no] { $who } { AGREE($who, "ha", "han") } muerto
}
dice-not-wanted = Estos dados los tira el servidor
dice-on-the-table = Los dados están en la mesa: los { AGREE($who, "anota", "anotan") } { $who }
dice-stay-in-battle = { $you ->
    [yes] Tus dados se quedan hasta que acabe la batalla
   *[no] Los dados de { $who } se quedan hasta que acabe la batalla
}
dice-wanted = Anota lo que muestra el dado de la mesa
die-not-left = Este dado ya se tiró, o no se puso en el campo
say-which-die = Quedan dados de varias clases: di cuál va
doubled-already = Este dado ya se dobló
draw-lots-first = Llegaste a la vez que { $who }: tirad para ver quién va primero
equal-numbers = Ambas partes ponen en el campo { $n ->
    [one] un dado
   *[other] { $n } dados
}
fabrilis-away = La legio fabrilis no está para prestarse
fabrilis-needs-a-legio = { $you ->
    [yes] Necesitarías una legio propia
   *[no] { $who } { AGREE($who, "necesitaría", "necesitarían") } una legio propia
}
fabrilis-once = La legio fabrilis está o estuvo ya en esta batalla, y solo entra una vez
first-must-be-taken = El primer desafío hay que aceptarlo: lo { AGREE($who, "hizo", "hicieron") } { $who }
force-spent = Juno ya hizo combatir a dos en esta aestas
fortunas-wheel = Solo Fortuna gira la rueda
ghost-elsewhere = Tendrías que estar en { $place }
ghost-once = Una imago cambia { $n ->
    [one] una ronda
   *[other] { $n } rondas
} de una batalla, y ya lo hiciste
ghosts-only = Eso solo lo hace una imago
god-does-not-fight = { $you ->
    [yes] Entre los dioses no combates aquí: Tyr/Wotan combate como los generales, y los de la guerra hacen que los mortales combatan contra ellos
   *[no] { $who } { AGREE($who, "es un dios que no combate", "son dioses que no combaten") } aquí: de los dioses, Tyr/Wotan combate como los generales, y los de la guerra hacen que los mortales combatan contra ellos
}
gods-call-the-order = Quienes llegaron a la vez tiran, o un dios presente dice el orden
in-another-battle = { $you ->
    [yes] Ya estás en una batalla
   *[no] { $who } ya { AGREE($who, "está", "están") } en una batalla
}
junos-right = Solo Juno hace combatir a otros
husbands-last-die = Una esposa solo puede hacer doblar el último número de su propio marido
last-round-only = Juno dobla el dado propio de tu marido, en la última ronda, una vez tirado
leader-speaks = { $you ->
    [yes] Por esta parte hablas tú
   *[no] Por esta parte { AGREE($who, "habla", "hablan") } { $who }
}
may-not-preside = { $you ->
    [yes] No presides ninguna batalla
   *[no] { $who } no { AGREE($who, "preside", "presiden") } ninguna batalla
}
name-your-friends = Di cuáles de estos amigos combaten a tu lado
needs-a-legio = { $you ->
    [yes] Necesitarías una legio para combatir
   *[no] { $who } { AGREE($who, "necesitaría", "necesitarían") } una legio para combatir
}
newcomers-must-accept = Quien acaba de llegar tiene que aceptar el primer desafío: lo { AGREE($who, "hizo", "hicieron") } { $who }
no-battle-in-rome = En Roma no combate nadie
no-battle-to-claim = Aquí no hay ninguna batalla sin tiradas que puedas reclamar
battle-cut-short = Esa batalla se interrumpió: ya no se tira ni se cambia ningún dado suyo
battle-without-consequence = { $you ->
    [yes] Tu batalla con { $other }
   *[no] La batalla entre { $who } y { $other }
} se interrumpió: después de ella no se ejecuta ni se acoge a nadie
no-battle-to-roll-in = No hay ninguna batalla en la que puedas tirar ahora
no-clientarum-to-give = { $you ->
    [yes] No tienes ninguna legio clientarum que dar a cambio
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } ninguna legio clientarum que dar a cambio
}
no-god-to-preside = Tendría que haber aquí un dios que pueda presidir y esté libre
no-lots-to-draw = Aquí nadie tiene que tirar por el orden
no-running = { $you ->
    [yes] Nadie huye de una batalla, y tú estás en una
   *[no] Nadie huye de una batalla, y { $who } { AGREE($who, "está", "están") } en una
}
no-such-face = El dado no tiene esa cara
nobody-converts = Tendría que haber aquí un dios extranjero con legiones clientarum
nobody-passes = Nadie va antes que quien llegó primero
nobody-to-arm = No combate nadie a quien se le pueda prestar ahora
nobody-to-challenge = Aquí no hay nadie a quien puedas desafiar
nobody-to-force = En ninguna parte hay dos a quienes hacer combatir ante un dios
not-against-oneself = Se combate contra otra persona
sworn-too-late = { $who } { AGREE($who, "juró", "juraron") } después del desafío; para esta batalla fue tarde
one-party = { $you ->
    [yes] Combates como una sola parte con { $friends }: o todos, o nadie
   *[no] { $who } { AGREE($who, "combate", "combaten") } como una sola parte con { $friends }: o todos, o nadie
}
another-party = { $you ->
    [yes] En esta aestas combates como una sola parte con otros
   *[no] En esta aestas { $who } { AGREE($who, "combate", "combaten") } como una sola parte con otros
}
not-blessed = Juno tendría que haber bendecido tu amistad con { $who } antes del desafío
not-challenged = No tienes ningún desafío al que responder
not-in-a-battle = { $you ->
    [yes] No estás en ninguna batalla
   *[no] { $who } no { AGREE($who, "está", "están") } en ninguna batalla
}
not-in-line = No te toca desafiar
not-so-many-dice = No hay tantos dados de esos
not-your-turn = { $who } { AGREE($who, "llegó", "llegaron") } antes que tú y { AGREE($who, "va", "van") } primero
nothing-rolled = Ahora no hay ninguna tirada que se pueda cambiar
nothing-to-convert = No tienes ninguna legio curialis capturada que convertir
nothing-to-field = Ahora no tienes dados que elegir
one-ghost-a-round = Un fantasma ya cambió esta ronda
own-battle = Nadie preside una batalla propia
peace-here = Aquí { AGREE($who, "está", "están") } { $who }, y donde { AGREE($who, "está ella", "están ellas") } no combate nadie
presider-not-here = { $you ->
    [yes] Tendrías que estar aquí para verlo
   *[no] { $who } { AGREE($who, "tendría", "tendrían") } que estar aquí para verlo
}
presides-elsewhere = { $you ->
    [yes] Presides otra batalla
   *[no] { $who } { AGREE($who, "preside", "presiden") } otra batalla
}
presides-over-nothing = No presides ninguna batalla
another-presides = { $you ->
    [yes] Quieres presidir en lugar de { $presider }
   *[no] { $who } { AGREE($who, "quiere", "quieren") } presidir en lugar de { $presider }
}
presiding-disputed = Las Parcas aún no han dicho quién preside
rolled-already = Ya has tirado; ahora les toca a los demás
rolls-not-now = No es de quienes tienen que tirar
round-under-way = Ya se tiraron dados de esta ronda
settle-first = { $you ->
    [yes] Primero resuelves tú la ronda
   *[no] Primero { AGREE($who, "resuelve", "resuelven") } la ronda { $who }
}
turned-already = La rueda ya se giró para esta tirada
vulcan-lends = Solo la presta Vulcano
wives-only = Solo una esposa suplica por su marido
women-do-not-fight = { $you ->
    [yes] Como virgo o matrona no combates contra nadie, ni nadie contra ti
   *[no] { $who } { AGREE($who, "es", "son") } virgo o matrona: nadie combate contra { AGREE($who, "ella, ni ella", "ellas, ni ellas") } contra nadie
}

## Recordatorios

reminder-PROEL-10 = Te han desafiado: acepta, o niégate si puedes.
reminder-PROEL-20 = Presides tú: las partes tiran, tú resuelves cada ronda.
reminder-PROEL-44 = Mientras haya dados en la mesa puedes sumarles o restarles.

## Palabras

term-concursatio = Una ronda de una batalla: un dado de cada lado

# La huida de un rex

rex-fled = { $who } { AGREE($who, "huye", "huyen") } a casa, al trono de { $place }, con { $numen } por escolta
act-flee-home = Huir a casa
act-flee-home-about = Una vez por partida, incluso de una batalla
field-flee-home-numen = Qué dios te escolta
gods-escort = Solo un dios te escolta a casa, y { $who } no lo { AGREE($who, "es", "son") }
reges-flee = Solo huye a casa un rex con trono
on-the-throne = Ya estás en tu trono
flee-once = Un rex huye a casa una vez por partida, y con una Rexpressus
no-rexpressus = { $you ->
    [yes] No tienes ninguna Rexpressus que dar
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } ninguna Rexpressus que dar
}
decide-first = Decide primero qué pasa con lo que capturaste
