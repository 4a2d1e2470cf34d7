# Cartas que se escriben los personajes.

## La crónica

letter-written = { $public ->
    [yes] { $who } { AGREE($who, "escribió", "escribieron") } una carta a todos
   *[no] { $who } { AGREE($who, "escribió", "escribieron") } una carta a { $to }
}
letter-erased = { $who } { AGREE($who, "borró", "borraron") } lo que decía una carta de { $writer }
letter-reported = { $who } { AGREE($who, "pide", "piden") } a los encargados que lean una carta de { $writer }
report-answered = { $answer ->
    [warn] { $by } { AGREE($by, "avisó", "avisaron") } a { $who } por una carta
    [silence] { $by } no { AGREE($by, "deja", "dejan") } que { $who } { AGREE($who, "escriba", "escriban") } más cartas
   *[dismiss] { $by } { AGREE($by, "leyó", "leyeron") } una carta de { $who }, y no pasa nada
}
silence-lifted = { $by } { AGREE($by, "deja", "dejan") } que { $who } { AGREE($who, "vuelva", "vuelvan") } a escribir cartas
letter-disclosed = { $who } { AGREE($who, "puso", "pusieron") } a la vista una carta a { $to }

## Acciones y campos

act-write-letter = Escribir una carta
act-write-from-template = Escribir una carta del juego
act-erase-letter = Borrar una carta
act-report-letter = Denunciar una carta
act-answer-report = Responder a una denuncia
act-lift-silence = Dejar que alguien vuelva a escribir cartas
act-disclose-letter = Poner una carta a la vista
field-report = Qué denuncia
field-answer = Tu respuesta
field-letter = Qué carta
field-writer = Quién
field-text = Tu carta
field-public = A todos
field-answers = A qué carta responde
field-template = Qué dice
option-dismiss = no pasa nada
option-warn = un aviso
option-silence = ni una carta más
note-report = { $who } { AGREE($who, "denuncia", "denuncian") } una carta de { $writer }

## Objeciones

letters-silenced = Un encargado ya no te deja escribir cartas en esta partida
no-letters-now = { $ever ->
    [yes] { $kind ->
        [public] Las cartas a todos tienen que esperar: no en esta parte de la partida
       *[private] Las cartas privadas tienen que esperar: no en esta parte de la partida
    }
   *[no] { $kind ->
        [public] En esta partida no hay cartas a todos
       *[private] En esta partida no hay cartas privadas
    }
}
nobody-reads-letters = Nadie juega con { $who }, así que nadie la leería
too-many-letters = { $n } { AGREE($n, "carta", "cartas") } en { $minutes } { AGREE($minutes, "minuto", "minutos") } { AGREE($n, "es", "son") } bastante; la próxima puede salir en { $left ->
    [one] un minuto
   *[other] { $left } minutos
}
no-such-letter = No hay tal carta para ti
no-such-report = No hay tal denuncia, o ya se respondió
letter-without-words = Esa carta no tiene palabras propias
letter-answered-by-others = A esa carta responde otra persona
letter-answers-another = Ninguna carta de ese tipo se responde con esta
not-in-such-letters = Ninguna carta así puede tratar de { $what }
letter-erased-already = Lo que decía se borró
letter-reported-already = Ya la has denunciado
letter-open-already = Todos pueden leerla ya
letters-open-later = Las cartas se ponen a la vista cuando los encargados han cerrado la partida
nobody-to-report-to = En esta partida no hay ningún encargado que pueda leerla; puedes silenciar a quien escribe
not-silenced = Puede escribir cartas
