# Para quien organiza: por qué conviene que alguien lleve un personaje, y qué pasó en un ensayo.
cast-rules = Las Parcas guardan las reglas y resuelven las disputas.
cast-rules-again = Una persona más entre las Parcas, que se reparten el trabajo cuando viene mucha gente.
cast-general = Los generales empiezan con legiones. Sin generales nadie combate.
cast-senator = Los senadores votan, proponen leyes y llegan a generales con su primera legión.
cast-woman = Las mujeres nobles aportan una dos al matrimonio, y después son libres.
cast-rex = Un rex empieza en un trono, con legiones que ningún romano tiene.
cast-weddings = Juno hace legales las bodas, los divorcios y los juramentos de amistad.
cast-senate = Venus preside el Senado y decide los empates.
cast-sea = Neptuno vigila el mar, vende naves y dirige la batalla de Actium.
cast-eastern-sea = Esta divinidad vigila el mar oriental y vende naves.
cast-seats = Minerva vende legiones, decide sobre los últimos asientos y traslada a un jugador cada verano.
cast-seasons = Apolo termina las estaciones y vende legiones.
cast-winters = Diana tiene la última palabra sobre los inviernos y vende legiones.
cast-sentences = Marte ejecuta las sentencias del Senado, y combate en verano.
cast-wills = Vesta ejecuta los testamentos y reparte las cartas de veneno.
cast-clients = Esta divinidad vende legiones clientarum y es testigo de los trueques.
cast-dead = Esta divinidad recibe a los muertos, que vuelven como fantasmas.
cast-crown = Júpiter vende legiones y corona a quien vence.
cast-bacchants = Esta divinidad tiene bacantes, o cuida de ellos.
cast-fabrilis = Vulcano vende legiones y presta su dado de diez caras.
cast-food = Saturno y Ops traen comida y bebida, pagan tributo y vigilan los asientos.
cast-food-again = Una segunda persona lleva la comida y la bebida cuando viene mucha gente.
cast-war = Una divinidad de la guerra hace elegir a quien combate entre un enemigo y ella.
cast-wheel = Fortuna suma a una tirada en una batalla, o le resta.
cast-peace = Donde está Cibeles no empieza ni sigue ninguna batalla.
cast-messages = Mercurio lleva mensajes secretos, y a un jugador a salvo cada verano.
cast-youth = Juventas entrega los regalos de otras divinidades.
cast-copy = Con tanta gente, varias personas llevan a { $who }, cada una con bienes propios.
cast-together = Una segunda persona lleva este personaje, con la misma cuenta.
cast-empty = Puede quedar sin jugador con menos de { $n } personas.
cast-empty-deputies = Sin jugador con menos de { $n } personas: { $who } { AGREE($who, "tiene", "tienen") } sus tareas.

rehearsal-battle = { $n ->
    [0] Ninguna batalla
    [one] Una batalla
   *[other] { $n } batallas
}
rehearsal-wedding = { $n ->
    [0] Ninguna boda
    [one] Una boda
   *[other] { $n } bodas
}
rehearsal-bill = { $n ->
    [0] Ninguna votación de una ley
    [one] Una votación de una ley
   *[other] { $n } votaciones de leyes
}
rehearsal-death = { $n ->
    [0] Ninguna muerte
    [one] Una muerte
   *[other] { $n } muertes
}
