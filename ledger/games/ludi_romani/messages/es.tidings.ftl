# Lo que le pasa a alguien, contado a esa persona en toda la pantalla: qué es y qué significa.

## La muerte

tidings-poisoned = Te han envenenado
tidings-poisoned-about = La pica es tuya. Mueres cuando lo { AGREE($executioner, "diga", "digan") } { $executioner }, y como muy tarde al final de la estación. Todo lo que tienes va a tus herederos.
tidings-condemned = Vas a morir
tidings-condemned-about = { $cause ->
    [proscribed] Estás fuera de la ley, y te han encontrado en Roma.
    [caedes] Lo ha ordenado el Senado.
    [rex_alone] Eres un rey en Roma sin ningún romano a tu lado.
    [battle] Has perdido la batalla y tu última legión.
    [unprotected] Nadie te protege.
    [insolvent] No puedes devolver la dos.
    [drowned] Te atraparon en el mar sin nave.
    [war_god] Tu ejército ha sido arrasado.
    [patronus] Has disgustado a tu patronus.
    [thiasos] Tu dios lo quiere.
   *[other] Así se ha decidido.
} Lo { AGREE($executioner, "cumple", "cumplen") } { $executioner }, como muy tarde al final de la estación. Todo lo que tienes va a tus herederos.
tidings-spared = Vives
tidings-spared-about = Tu muerte se ha anulado. Lo conservas todo.
tidings-dead = Has muerto
tidings-dead-about = Ahora eres una umbra, sin legiones, naves ni plaza. Nombra a tus herederos antes de que acabe la estación, y laméntate después en Cumae o en Taenarum hasta que Plutón o Perséfone te reciban.
tidings-widowed = Has enviudado
tidings-widowed-about = { $who } { AGREE($who, "ha", "han") } muerto. Eres una mujer libre: puedes volver a casarte, o tomar las armas.
tidings-imago = Eres una imago
tidings-imago-about = { $god } te { AGREE($god, "ha", "han") } recibido. Vas a cualquier región sin plaza, te aferras a un mortal vivo cada vez, y puedes sumar tu dado en una batalla.
tidings-bacchant = Sigues a { $god }
tidings-bacchant-about = Te has librado de la muerte, y desde ahora eres bacante: el dios decide todo por ti, y no vas sin compañía a ninguna parte.
tidings-liberated = { $god } ya no te { AGREE($god, "tiene", "tienen") }
tidings-liberated-about = Ya no eres bacante, y vuelves a decidir por tu cuenta.

## El Senado

tidings-accused = { $by } { AGREE($by, "presenta", "presentan") } una propuesta contra ti
tidings-accused-about = { $kind ->
    [imperium] Si se aprueba, { $n ->
        [one] una de tus legiones curiales pasa
       *[other] { $n } de tus legiones curiales pasan
    } a { $to }.
    [proscriptio] Si se aprueba, quedas fuera de la ley: tus legiones curiales pasan a Marte, y en Roma mueres.
   *[caedes] Si se aprueba, mueres, y antes te quitan tus legiones.
} Habla en tu favor, y busca votos en contra.
tidings-pleaded-for = { $by } { AGREE($by, "intercede", "interceden") } por ti
tidings-pleaded-for-about = Si se aprueba la propuesta, ya no estarás fuera de la ley.
tidings-voted-imperium = El Senado te quita legiones
tidings-voted-imperium-about = { $n ->
    [one] Una de tus legiones curiales pasa
   *[other] { $n } de tus legiones curiales pasan
} a { $to } en cuanto se cumpla la ley.
tidings-voted-proscriptio = El Senado te proscribe
tidings-voted-proscriptio-about = En cuanto se cumpla la ley pierdes todas las legiones curiales, y quien esté entonces en Roma muere.
tidings-voted-caedes = El Senado quiere tu muerte
tidings-voted-caedes-about = En cuanto se cumpla la ley te quitan tus legiones, y mueres.
tidings-acquitted = El Senado te deja en paz
tidings-acquitted-about = La propuesta contra ti ha fracasado.
tidings-outlawed = Estás fuera de la ley
tidings-outlawed-about = Lleva la cinta roja en la frente. Tus legiones curiales ya no están; todo lo demás lo conservas. En Roma cualquiera puede entregarte, y mueres. Solo lo acaba una restitutio.
tidings-stripped = Te quitan tus legiones
tidings-stripped-about = { $n ->
    [one] Una de tus legiones curiales es ahora de { $to }.
   *[other] { $n } de tus legiones curiales son ahora de { $to }.
}
tidings-pardoned = Te han perdonado
tidings-pardoned-about = Ya no estás fuera de la ley, y puedes entrar en Roma. Lo que perdiste no se devuelve.
tidings-consul = Eres consul
tidings-consul-about = Este invierno presentas propuestas de ley al Senado, y él las vota.
tidings-imperator = Eres imperator
tidings-imperator-about = Ahora mandas una legión: en verano puedes desafiar y te pueden desafiar, y puedes tomar clientes bajo tu protección.
tidings-amazon = Eres amazona
tidings-amazon-about = Ahora mandas una legión, y cuentas como imperator en todo: puedes desafiar, y te pueden desafiar.

## Matrimonio, amistad, protección

tidings-proposed = { $who } te { AGREE($who, "pide", "piden") } matrimonio
tidings-proposed-about = Una novia lleva a su marido su dos, y renuncia para siempre a votos y legiones. Si aceptas, y Juno también, os casáis.
tidings-wife = Te has casado con { $husband }
tidings-wife-about = Ahora eres matrona{ $n ->
    [0] {""}
   *[other] , y { $husband } { AGREE($husband, "tiene", "tienen") } tu dos de { $n } D
}. No tienes votos ni libras batallas. Si te divorcias, la dos vuelve a ser tuya.
tidings-husband = Te has casado con { $wife }
tidings-husband-about = { $n ->
    [0] No trae dos.
   *[other] Tienes su dos de { $n } D. Se la debes si te divorcias.
} Donde tú estés, ella puede hacer servir veneno, dos veces.
tidings-divorced-wife = Te has divorciado de { $husband }
tidings-divorced-wife-about = Eres una mujer libre{ $dos ->
    [0] {""}
   *[other] , y { AGREE($husband, "él te debe", "ellos te deben") } { $dos } D
}. Puedes volver a casarte, o tomar las armas.
tidings-divorced-husband = Te has divorciado de { $wife }
tidings-divorced-husband-about = { $dos ->
    [0] No le debes nada.
   *[other] Le debes { $dos } D, y no gastas en nada más hasta haberlos pagado. Si no puedes pagar, quizá mueras por ello.
}
tidings-dos-claimed = Juno reclama la dos
tidings-dos-claimed-about = Se la debes a { $wife }. Págala en dinero o en especie; si no puedes, quizá mueras por ello.
tidings-forgiven = Juno te perdona el resto
tidings-forgiven-about = Ya no debes nada a { $wife }.
tidings-protected = { $patronus } te { AGREE($patronus, "protege", "protegen") }
tidings-protected-about = Eres cliens. Tu patronus te ampara, y espera servicios como tus votos.
tidings-cliens = Eres cliens de { $patronus }
tidings-cliens-about = { $manner ->
    [battle] Te perdonaron la vida.
   *[other] No te preguntaron.
} Tu patronus te ampara, puede hacerte entregar dinero, y te hace matar si le disgustas.
tidings-freed = Ya no eres cliens
tidings-freed-about = { $why ->
    [released] Te { AGREE($patroni, "dejó", "dejaron") } ir: { $patroni }.
    [parted] Te { AGREE($patroni, "dejó", "dejaron") } atrás: { $patroni }.
   *[disarmed] Ya no { AGREE($patroni, "tiene", "tienen") } legión con que protegerte: { $patroni }.
} Nadie de ellos te da órdenes ni te protege.
tidings-money-demanded = { $patronus } te { AGREE($patronus, "quita", "quitan") } dinero
tidings-money-demanded-about = Un patronus puede hacerlo con un cliens.
tidings-friends-parted = Juno rompe vuestra amistad
tidings-friends-parted-about = { $wife } se lo { AGREE($wife, "pidió", "pidieron") }. Los votos prestados vuelven a casa; lo demás que se prestó se queda donde está.
tidings-heir = { $who } te { AGREE($who, "dejó", "dejaron") } algo
tidings-heir-about = { $executor } te { AGREE($executor, "da", "dan") } { $n } { $asset }.

## La guerra

tidings-challenged = { $who } te { AGREE($who, "desafía", "desafían") }
tidings-challenged-about = Ante { $presider }. Si aceptas, combates; si te niegas, no hay batalla. Hasta que se resuelva, ni viajas ni compras.
tidings-challenged-and-bound = { $who } te { AGREE($who, "desafía", "desafían") }
tidings-challenged-and-bound-about = Ante { $presider }, y no puedes negarte. Hasta que acabe la batalla, ni viajas ni compras.
tidings-provoked = { $god } te { AGREE($god, "hace", "hacen") } elegir
tidings-provoked-about = Desafía a { $rival }, o combate contra el dios.
tidings-unprotected = Nadie te protege
tidings-unprotected-about = No te queda ninguna legión. Quien tenga una legión en tu región puede matarte, o tomarte como cliens, hasta que encuentres un patronus.
tidings-let-go = { $who } te { AGREE($who, "deja", "dejan") } ir
tidings-let-go-about = Vives, y no eres cliens de nadie.
tidings-confiscated = { $who } te { AGREE($who, "quita", "quitan") } legiones
tidings-confiscated-about = Nadie manda más que el límite.
tidings-victor = Has ganado en Actium
tidings-victor-about = No queda otra flota. Desfila alrededor del mundo, y di qué es Roma desde ahora.

## De camino

tidings-held = { $by } te { AGREE($by, "retiene", "retienen") } en Roma
tidings-held-about = Eres un rey en Roma sin ningún romano a tu lado. No puedes irte antes de que te juzgue Venus, y ella puede hacerte morir. Busca quien te proteja.
tidings-expelled = Te expulsan de Roma
tidings-expelled-about = { $place ->
    [none] Tienes que irte.
   *[other] Ahora estás en { $place }.
}
tidings-let-be = Puedes quedarte en Roma
tidings-let-be-about = { $by } te { AGREE($by, "deja", "dejan") } en paz.
tidings-held-no-more = Ya no te retiene nadie
tidings-held-no-more-about = Vas y vienes como quieres.
tidings-displaced = { $by } { AGREE($by, "ocupa", "ocupan") } tu plaza
tidings-displaced-about = En { $place } no hay ninguna para ti. Busca otra.
tidings-seen-off = Pierdes tu plaza
tidings-seen-off-about = La última en { $place } es de { $winner }. Busca otra.
tidings-carried-off = { $by } te { AGREE($by, "lleva", "llevan") } a { $place }
tidings-carried-off-about = No te preguntaron. Desde aquí sigues como siempre.
tidings-rescued = Te llevan a { $place }
tidings-rescued-about = { $by } te { AGREE($by, "ha", "han") } rescatado.
tidings-caught = { $god } te { AGREE($god, "atrapó", "atraparon") } en el mar
tidings-caught-about = { $n ->
    [0] No pierdes por ello ninguna legión.
    [one] Te cuesta una legión.
   *[other] Te cuesta { $n } legiones.
}{ $place ->
    [none] {""}
   *[other] {" "}Te desembarcan en { $place }.
}
tidings-plague = La peste está en { $place }
tidings-plague-about = Tienes que irte. Quien no encuentra salida queda en manos de Apolo y Diana.
tidings-trapped = No puedes salir de { $place }
tidings-trapped-about = Allí está la peste. Apolo o Diana dicen qué será de ti.

## Dioses y vencedores

tidings-young-again = Vuelves a la juventud
tidings-young-again-about = { $by } te { AGREE($by, "dio", "dieron") } juventud y vigor. Las Parcas dicen qué efecto tiene.
tidings-ring = El Anillo de Giges es tuyo
tidings-ring-about = { $god } te lo { AGREE($god, "prestó", "prestaron") }, y solo lo sabéis tú, el inframundo y las Parcas. Vas adonde quieres, también en invierno.
tidings-ring-gone = El Anillo de Giges ya no está
tidings-ring-gone-about = { $god } lo { AGREE($god, "recuperó", "recuperaron") }, y todos ven que lo llevabas tú.
tidings-crowned = Te coronan
tidings-crowned-about = { $by } te { AGREE($by, "llama", "llaman") } desde ahora { $title ->
    [magna] Magna
   *[magnus] Magnus
}.
tidings-enslaved = Caes en la esclavitud
tidings-enslaved-about = Lo han decidido los vencedores: lo { AGREE($by, "dice", "dicen") } { $by }.
tidings-executed = Te dan muerte
tidings-executed-about = Lo han decidido los vencedores: lo { AGREE($by, "dice", "dicen") } { $by }.
tidings-cult-banned = Tu culto queda prohibido
tidings-cult-banned-about = Lo han decidido los vencedores: lo { AGREE($by, "dice", "dicen") } { $by }.
tidings-honoured = Los vencedores te honran
tidings-honoured-about = { $fate ->
    [spare] Te perdonan la vida.
    [grant] Te dan { $place }.
    [deify] Te hacen un dios.
   *[found_cult] Te honran con un culto.
}
