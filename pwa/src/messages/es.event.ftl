# The public page of an event, and the sign-up of its guests.

ui-event-to-games = A los juegos
ui-event-no-answer = El servidor no responde.
ui-event-again = Intentar de nuevo
ui-event-day = Día
ui-event-place = Lugar
ui-event-dinner = Cena a las
ui-event-begins = El juego empieza a las
ui-event-history = La historia
ui-event-how-to-play = Cómo se juega, en un minuto
ui-event-in-a-minute = Las reglas en un minuto
ui-event-cast = Papeles y personajes

## Sign-up

ui-event-sign-up = Inscripción
ui-event-places = Plazas ocupadas: { $taken } de { $places }.{ $waiting ->
    [0] {""}
   *[other] {" "}En lista de espera: { $waiting }.
}
ui-event-closed = La inscripción está cerrada.
ui-event-over = La velada ha terminado. Ahora todos pueden ver cómo fue.
ui-event-look-back = Mirar atrás
ui-event-until = Puedes inscribirte hasta el { $day }.
ui-event-full = Todas las plazas están ocupadas. Inscríbete en la lista de espera: tendrás plaza en cuanto quede una libre.
ui-event-form-name = Tu nombre
ui-event-form-wish = Deseo { $n }
ui-event-no-wish = Ningún deseo
ui-event-any-of-role = { $role }: cualquier personaje
ui-event-form-food = Comida
ui-event-food-note = Por ejemplo: vegetariana, sin nueces.
ui-event-form-contact = Correo o teléfono
ui-event-contact-note = Por si quien organiza tiene que escribirte o llamarte.
ui-event-form-words = Unas palabras para quien organiza
ui-event-privacy = Solo lo leen quienes organizan. No forma parte del registro del juego y puedes borrarlo con tu enlace. { $n ->
    [one] El servidor lo borra un día después de la velada.
   *[other] El servidor lo borra { $n } días después de la velada.
}
ui-event-send = Inscribirme
ui-event-save = Guardar

## The guest's own sign-up

ui-event-your-sign-up = Tu inscripción
ui-event-you-have-a-place = Tienes plaza.
ui-event-you-are-confirmed = Quien organiza confirmó tu plaza.
ui-event-you-are-absent = Quien organiza anotó que no vienes.
ui-event-you-wait = Eres el número { $n } de la lista de espera.
ui-event-your-character = Juegas con { $name }.
ui-event-your-link = Tu enlace
ui-event-link-note = Guarda este enlace: con él cambias o cancelas tu inscripción en cualquier teléfono. Solo lo ves tú.
ui-event-copy-link = Enviar o copiar el enlace
ui-event-link-copied = Copiado
ui-event-change = Cambiar
ui-event-cancel = Cancelar la inscripción
ui-event-cancel-note = Se borra todo lo que escribiste y otra persona recibe tu plaza.
ui-event-cancel-no = Conservarla
ui-event-cancel-yes = Cancelar y borrar
