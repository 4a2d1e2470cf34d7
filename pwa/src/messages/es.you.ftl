# Frases de la crónica en los mensajes a quien nombran. La clave acaba en el argumento que es esa persona.

you-duty-owed-who = Tienes que elegir: { $duty }
you-duty-discharged-who = { $due ->
    [yes] No elegiste a tiempo: { $duty }
   *[no] Elegiste: { $duty }
}
you-petition-opened-to = { $who } { $n ->
    [one] te { AGREE($who, "pide", "piden") }
   *[other] os { AGREE($who, "pide", "piden") } a ti y a otros
}: { $act }
you-petition-declined-actor = { $who } te { AGREE($who, "dijo", "dijeron") } que no: { $act }
you-petition-lapsed-who = { $why ->
    [period] { $period } empezó antes de que todos aceptaran tu petición: { $act }
   *[matter] Tu petición ha terminado: { $act }
}
you-appeal-upheld-who = Los encargados dejan que lo hagas: { $act }
you-appeal-dismissed-who = Los encargados mantienen la negativa a tu acción: { $act }
you-stand-in-named-who = Desde ahora { $other } { AGREE($other, "actúa", "actúan") } por ti
you-stand-in-named-other = Desde ahora actúas por { $who }
you-stand-in-ended-who = { $other } ya no { AGREE($other, "actúa", "actúan") } por ti
you-stand-in-ended-other = Ya no actúas por { $who }
