# Cómo habla el teléfono de este juego, además de los mensajes propios del juego.

hand-legiones = Legiones
hand-classes = Classes
sum-legions = Todas las legiones
sum-ships = Todas las naves

tab-battle = Batalla
tab-senate = Senado
tab-actium = Actium
tab-wills = Testamentos y muertos

## Otras formas de palabras que tienen un significado (term-*)

also-numen = numina
also-virgo = virgines
also-matrona = matronae
also-amazon = amazona, amazonas
also-rex = reges
also-imago = imagines
also-consul = consules
also-umbra = umbrae
also-denarius = denarii
also-legio_curialis = legiones curiales, curialis, curiales
also-legio_clientarum = legiones clientarum, clientarum
also-classis = classes
also-suffragium = suffragia
also-dos = dotes
also-corona = coronae
also-legio_fabrilis = legiones fabriles
also-legio_ultrix_immortalis = legiones ultrices immortales
also-cohors_ultrix_immortalis = cohortes ultrices immortales, cohortes ultrices
also-provincia = provinciae, provincias
also-regnum = regna
also-flagitatio = flagitationes
also-proelium = proelia
also-navis_longa = naves longae
also-concursatio = concursationes
also-amicitia = amicitiae
also-amicus = amici
also-patronus = patroni
also-cliens = clientes
also-bacchant = bacante, bacantes
also-ultrix = legio ultrix, legiones ultrices
also-senator = senatores
also-imperator = imperatores

## Lo que está en marcha

lr-under-way = En marcha
lr-notice-battle = { $first } contra { $second }{ $mine ->
    [yes] : te esperan
   *[no] {""}
}
lr-notice-battles = { $n } { AGREE($n, "batalla", "batallas") }
lr-notice-senate = El Senado { $what ->
    [bill] vota una propuesta
    [count] se cuenta para consul
   *[open] está reunido
}
lr-notice-laws = { $n ->
    [one] Una ley espera
   *[other] { $n } leyes esperan
} a { $who }
lr-notice-actium = Actium: { $stage ->
    [forms] las hojas están abiertas
    [fleets] las flotas están listas
   *[battle] la batalla
}
lr-notice-estate = { $n ->
    [one] Te espera lo que { AGREE($who, "dejó", "dejaron") } { $who }
   *[other] Te espera lo que dejaron { $n } personas
}
lr-not-now = Lo que no puedes hacer aquí ahora, y por qué

## Batallas

lr-versus = { $first } contra { $second }
lr-no-battle = Ahora no combate nadie.
lr-more-battles = y { $n } más: { $who }
lr-presides = { AGREE($who, "Preside", "Presiden") } { $who }
lr-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
lr-kind-war_god = contra un dios de la guerra, que no arriesga dados
lr-kind-ring = un ataque con el Anillo, que no arriesga dados
lr-must = no cabe negarse
lr-forced = Los { AGREE($who, "hace", "hacen") } combatir { $who }
lr-dice-table = dados en la mesa
lr-disputed = quién preside lo dicen las Parcas
lr-with = con { $who }
lr-left-to-roll = { $n ->
    [0] todo tirado
   *[other] { $n } por tirar
}
lr-risks-none = no arriesga dados
lr-fabrilis = y la legio fabrilis
lr-awaits-answer = { $mine ->
    [yes] Te han desafiado: responde
   *[no] { AGREE($who, "Tiene", "Tienen") } que responder { $who }
}
lr-awaits-field = { $mine ->
    [yes] Elige tus dados
   *[no] { AGREE($who, "Elige", "Eligen") } dados: { $who }
}
lr-awaits-roll = { $mine ->
    [yes] Tira
   *[no] { AGREE($who, "Tiene", "Tienen") } que tirar: { $who }
}
lr-awaits-typed = { $mine ->
    [yes] Haz tirar ambos dados en la mesa, y anótalos
   *[no] { $who } { AGREE($who, "anota", "anotan") } cómo caen los dados
}
lr-awaits-settle = { $mine ->
    [yes] Resuelve la ronda cuando ya nadie cambie los dados
   *[no] { $who } { AGREE($who, "resuelve", "resuelven") } la ronda
}
lr-awaits-preside = { $mine ->
    [yes] Di quién preside
   *[no] Quién preside lo { AGREE($who, "dice", "dicen") }: { $who }
}
lr-awaits-convert = { $mine ->
    [yes] Decide qué pasa con lo que capturaste
   *[no] { $who } { AGREE($who, "decide", "deciden") } qué pasa con los dados capturados
}
lr-awaits-yield = { $mine ->
    [yes] Decide qué cedes
   *[no] { $who } { AGREE($who, "decide qué cede", "deciden qué ceden") }
}
lr-round = Ronda { $n }
lr-all-rounds = { $n ->
    [one] La ronda hasta ahora
   *[other] Las { $n } rondas
}
lr-counts = Cuenta { $n }
lr-against-short = contra
lr-score = Rondas ganadas: { $first } a { $second }
lr-window = Ambos dados están en la mesa. Hasta que { $who } { AGREE($who, "resuelva", "resuelvan") } la ronda, pueden cambiarlos los fantasmas, Juno y Fortuna.
lr-forged-by = { $who } { AGREE($who, "tira", "tiran") } el dado de diez caras de Vulcano
lr-result-of = Cómo acabaron { $first } y { $second }
lr-won = { $who } { AGREE($who, "ha", "han") } ganado
lr-nobody-won = No ha ganado nadie
lr-nobody-fought = No combatió nadie
lr-no-end = Interrumpida
lr-has-won = Rondas ganadas
lr-has-taken = Dados tomados
lr-has-lost = Dados perdidos
lr-has-left = Manda ahora
lr-none-left = ninguna
lr-gods-share = { $n ->
    [one] { $who } { AGREE($who, "recibe", "reciben") } de ello un dado
   *[other] { $who } { AGREE($who, "recibe", "reciben") } de ello { $n } dados
}
lr-lots = Sorteos y juegos de azar
lr-round-of = Ronda { $n } de { $all }
lr-sum = = { $n }
lr-touch-juno_doubling = Juno dobla el dado de { $to }, como { AGREE($by, "suplicó", "suplicaron") } { $by }
lr-touch-imagines = El fantasma de { $by } suma { $n } para { $to }
lr-touch-fortuna = { $sign ->
    [less] La rueda de Fortuna: { $n } para { $to }
   *[more] La rueda de Fortuna: +{ $n } para { $to }
}
lr-result-open = Ambos dados están en la mesa. Aún se pueden cambiar.
lr-result-captured = { $forged ->
    [yes] { $winner } { AGREE($winner, "vence", "vencen") } al dado de Vulcano, que no toma nadie
   *[no] { $winner } { AGREE($winner, "toma", "toman") } el dado de { $loser }
}
lr-result-ceded = { $forged ->
    [yes] { $winner } { AGREE($winner, "vence", "vencen") } al dado de Vulcano, que no toma nadie
   *[no] { $loser } { AGREE($loser, "pierde", "pierden") } el dado, que es de { $presider }
}
lr-result-tie = { $forged ->
    [yes] Empate con el dado de Vulcano: { $presider } se { AGREE($presider, "queda", "quedan") } el otro
   *[no] Empate: { $presider } se { AGREE($presider, "queda", "quedan") } ambos dados
}
lr-result-kept = { $winner } { AGREE($winner, "conserva", "conservan") } el dado
lr-ended-fought = se combatió hasta el último dado
lr-ended-refused = se rechazó el desafío
lr-ended-cut-short = acabó antes del último dado
lr-unprotected = { AGREE($who, "Queda", "Quedan") } sin protección: { $who }

## El Senado

lr-no-senate = El Senado se reúne en una hiems, en Roma.
lr-bill = La propuesta
lr-law = { $kind ->
    [imperium] Imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } { AGREE($n, "pasa", "pasan") } a { $to }
    [proscriptio] Proscriptio: { $target } { AGREE($target, "queda", "quedan") } fuera de la ley
    [restitutio] Restitutio: { $target } ya no { AGREE($target, "está", "están") } fuera de la ley
    [caedes] Caedes: { $target } { AGREE($target, "muere", "mueren") }
   *[census] Census: pagan todos los que están en { $target }, y quienes votan por él se reparten el dinero
}
lr-brought-by = La { AGREE($who, "presentó", "presentaron") } { $who }
lr-secret = La votación es secreta: el resultado se dice cuando se cierra.
lr-secret-count = La votación es secreta: solo quien preside ve cómo va.
lr-nobody-there = En Roma no hay nadie con voto.
lr-bench-yes = A favor
lr-bench-no = En contra
lr-bench-held = Sin dar
lr-bench-silent = { $n ->
    [one] Falta un voto de una persona
   *[other] Faltan por votar { $n } personas
}
lr-bench-present = { $n ->
    [one] En el Senado hay una persona
   *[other] En el Senado hay { $n } personas
}
lr-level = Empate: si queda así, decide Venus
lr-leads = Tal como está se aprueba, por { $n }
lr-short-of = Le { AGREE($n, "falta", "faltan") } { $n } a favor
lr-caedes-needs = Necesita todos los votos de quienes están en la lista: { $n ->
    [0] aún no los ha dado nadie
    [one] los ha dado una persona
   *[other] los han dado { $n } personas
}
lr-caedes-fails = No puede aprobarse: { AGREE($who, "ha votado en contra o no ha dado votos", "han votado en contra o no han dado votos") } { $who }
lr-held-back = { $kind ->
    [caedes] { $n } sin dar
   *[other] { $n } sin dar, que no cuentan para ningún lado
}
lr-still-out = { $people ->
    [one] Falta una persona con { $n } { AGREE($n, "voto", "votos") }
   *[other] Faltan { $people } personas con { $n } { AGREE($n, "voto", "votos") }
}
lr-all-voted = Han votado todos los de la lista
lr-stake = { $kind ->
    [restitutio] Se trata de ti. Di una palabra por ti, o mira quién habla en tu favor.
    [caedes] Se trata de ti. Un voto en contra o retenido te salva: alega, o mira quién habla en tu favor.
   *[other] Se trata de ti: alega ahora, o mira quién habla en tu favor.
}
lr-if-passed = Si se aprueba y se cumple
lr-turnout = { $voted ->
    [one] Ha votado una persona
   *[other] Han votado { $voted }
}{ $silent ->
    [0] , y no falta nadie con voto
    [one] , y falta una de las personas presentes
   *[other] , y faltan { $silent } de las personas presentes
}
lr-missing = Aún sin votar: { $who }
lr-missing-more = Aún sin votar: { $who }, y { $n } más
lr-ship-lost = { $n ->
    [0] Pierdes tu última nave
   *[other] Pierdes una nave; { AGREE($n, "queda", "quedan") } { $n }
}
lr-ships-kept = Tu tirada es la más alta: conservas { $n ->
    [one] tu nave
   *[other] tus { $n } naves
}
lr-plea = Un alegato
lr-plea-earlier = Ya alegó: sus palabras están en la crónica
lr-announced = El Senado ha decidido
lr-passed = Aprobada
lr-rejected = Rechazada
lr-unused = { $n } sin usar
lr-casting = Empate, así que decidió Venus
lr-for = A favor { $n }
lr-against = { $n } en contra
lr-tally = { $yes } a favor, { $no } en contra
lr-cast-yes = { $n } a favor
lr-cast-no = { $n } en contra
lr-cast-abstained = { $n } sin dar
lr-cast-nothing = ninguno
lr-my-votes = Tus votos
lr-weight = Tienes { $n ->
    [one] un suffragium
   *[other] { $n } suffragia
} para esta propuesta
lr-you-cast = Has votado: { $how }
lr-way-yes = A favor
lr-way-no = En contra
lr-all-yes = Todos a favor
lr-all-no = Todos en contra
lr-all-abstain = No dar ninguno
lr-votes-own = { $n } { AGREE($n, "tuyo", "tuyos") }
lr-votes-of = { $n } que te { AGREE($who, "prestó", "prestaron") } { $who }
lr-votes-with = { $n } { AGREE($n, "tuyo", "tuyos") } que { AGREE($who, "tiene", "tienen") } { $who }
lr-consuls = Consules
lr-no-consuls = Este invierno aún no tiene consul.
lr-consuls-how = { $method ->
    [heads] Quienes están en Roma proponen candidatos. El Senado se cuenta por cabezas, y los dos con más votos son consules.
    [suffragia] Quienes están en Roma proponen candidatos. El Senado se cuenta por suffragia, y los dos con más votos son consules.
   *[acclaim] Quienes están en Roma proponen candidatos. El Senado aclama, y los dos a quienes Venus oye aclamar más fuerte son consules.
}
lr-counting = El Senado se cuenta por { $method ->
    [heads] cabezas
   *[suffragia] suffragia
}
lr-named-by = lo { AGREE($who, "propone", "proponen") } { $who }
lr-voice = { $who } { AGREE($who, "quiere", "quieren") } a { $choice }
lr-laws = Decididas
lr-law-passed = espera que se cumpla
lr-law-failed = no se aprobó
lr-law-done = en vigor

## Testamentos y muertos

lr-nobody-dies = Nadie está a punto de morir, y no espera ninguna herencia.
lr-my-will = Tu testamento
lr-will-about = Si mueres, esto va a quien nombres heredero. Tiene que aprobarlo Vesta, que decide donde no nombraste a nadie.
lr-will-after = Has muerto. Hasta que Vesta resuelva lo que dejaste, aún puedes decir quién lo recibe.
lr-goes-to = para { $who }
lr-no-heir = sin heredero
lr-estate = Lo que { AGREE($who, "dejó", "dejaron") } { $who }
lr-executor = { AGREE($who, "Decide", "Deciden") } { $who }
lr-has-legions = { $n ->
    [0] ninguna legión
    [one] una legión
   *[other] { $n } legiones
}
lr-below = Quienes mueren y los muertos
lr-condemned = { $who } { AGREE($who, "va", "van") } a morir; lo { AGREE($by, "cumple", "cumplen") } { $by }
lr-laments = { $who } { AGREE($who, "espera", "esperan") } en { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
lr-attached = { $who } se { AGREE($who, "aferra", "aferran") } a { $to }

## Actium

lr-no-actium = Los dioses del mar aún no han llamado a Actium.
lr-form = Vuestra hoja
lr-form-total = En total
lr-sails-with = Navegáis juntos: { $who }
lr-ships = { $n ->
    [0] ninguna nave
    [one] una nave
   *[other] { $n } naves
}
lr-lacks = A la próxima nave le faltan { $sum }
lr-pooled = Naves si vais juntos: { $together }; por separado: { $apart }
lr-promised = { $who } { AGREE($who, "da", "dan") } { $what }
lr-form-checked = Tu parte ha dado por buena esta hoja.
lr-form-unchecked = Nadie de tu parte ha dado aún por buena esta hoja.
lr-parties = { $n ->
    [one] Una parte
   *[other] { $n } partes
}
lr-ready = la ha repasado
lr-all-ready = { $n ->
    [0] Ninguna ha repasado aún su hoja
    [one] Una ha repasado su hoja
   *[other] { $n } han repasado sus hojas
}
lr-fleets = Las flotas
lr-sea-round = Ronda { $n } en el mar
lr-sea-lost-many = { $n } { AGREE($n, "flota pierde una nave", "flotas pierden una nave cada una") }
lr-sea-lost = { $n ->
    [one] { $who } { AGREE($who, "pierde", "pierden") } una nave
   *[other] { $who } pierden una nave cada cual
}
lr-victor = { $who } { AGREE($who, "ha", "han") } ganado la batalla de Actium
lr-end-sinking = El orden de los hundimientos
lr-end-last = Los últimos a flote
lr-end-victors = Los vencedores
lr-end-undecided = La velada ha terminado
lr-undecided = Nadie ha ganado en Actium
lr-end-fates = Qué es de los demás
lr-end-route = El triunfo
lr-end-route-about = Alrededor del mundo y hasta Roma
lr-end-title = El título
lr-end-state = El Estado
lr-end-earlier = Antes { AGREE($n, "se había hundido", "se habían hundido") } { $n } { AGREE($n, "flota", "flotas") }
lr-end-honour-richest = La mayor fortuna
lr-end-honour-battles = Más batallas
lr-end-honour-weddings = Más bodas
lr-end-honour-god = La divinidad más ocupada
lr-end-honour-ghost = Más tiempo como fantasma
lr-end-honour-luckiest = Los dados con más suerte
lr-honour-richest = { $sum } al final de una estación
lr-honour-battles = { $n } { AGREE($n, "batalla librada", "batallas libradas") } hasta el final
lr-honour-weddings = { $n } { AGREE($n, "boda", "bodas") }
lr-honour-god = { $n } { AGREE($n, "acción", "acciones") }
lr-honour-ghost = { $n } { AGREE($n, "minuto", "minutos") } como fantasma
lr-honour-luckiest = Con dados justos, solo una persona de cada { $n } tiene tanta suerte
lr-victor-with = junto con { $who }
lr-triumph = El triunfo
lr-crowned = { $who } se { AGREE($who, "llama", "llaman") } desde ahora { $title }
lr-order = Roma es { $order }
lr-order-other = Roma es algo nuevo
lr-decree = { $fate ->
    [enslave] { AGREE($who, "cae", "caen") } en la esclavitud
    [execute] { AGREE($who, "muere", "mueren") }
    [spare] { AGREE($who, "conserva", "conservan") } la vida
    [grant] { AGREE($who, "recibe", "reciben") } { $place }
    [deify] { AGREE($who, "es un dios", "son dioses") } desde ahora
    [found_cult] { AGREE($who, "recibe", "reciben") } los honores de un culto
   *[ban_cult] ya no { AGREE($who, "recibe", "reciben") } culto
}
lr-thrown-for = { $who } { AGREE($who, "tira", "tiran") } { $n }

## Junto a personas y lugares

map-key = Los puntos llenos son plazas ocupadas, una corona es un trono, cada moneda vale 100.000 D de tributum. El emblema es de quien reina o tiene allí más legiones; un color con trama es una amistad jurada ante todos. Toca una región para ver quién está y para ir.
amount-denarius = { $n } D
lr-tribute = Tributum { $sum }
lr-no-tribute = Sin tributum
lr-by-sea = Se llega por mar
lr-not-by-sea = No se llega por mar
lr-throne = Trono de { $who }
lr-pestis = pestis: vete, y no vayas
lr-map-reigns = { AGREE($who, "Reina", "Reinan") } { $who }
lr-map-strongest = La mayor fuerza es de { $who }
lr-map-legions = { $n ->
    [one] { $n } legión
   *[other] { $n } legiones
  }
lr-map-battle = aquí se libra una batalla
lr-map-friends = amigos aquí: { $who }
lr-map-gods = dioses aquí: { $who }
lr-map-nearer = Acercar
lr-map-farther = Alejar
lr-strengths = Quién manda más legiones
lr-tie-wife = esposa
lr-tie-husband = marido
lr-tie-divorced = divorcio, se debe la dos
lr-tie-sworn = amistad jurada
lr-tie-friend = amistad
lr-tie-patronus = patronus
lr-tie-cliens = cliens

lr-paper-bill = Ante el Senado: { $law } (la { AGREE($who, "presentó", "presentaron") } { $who })
lr-paper-vote = { $who }: { $yes } a favor, { $no } en contra, { $abstained } sin dar
lr-paper-battle = Batalla en { $place }: { $one } contra { $other }; { AGREE($presider, "preside", "presiden") } { $presider }
lr-paper-round = Ronda { $n }: { $one } a { $other }
lr-paper-dice = Dados que quedan: { $one } y { $other }
