# Plazos: la hoja que los muestra todos, y en la que uno pide que se le avise más. Vienen con ella.

ui-deadline-none = Ahora mismo no se debe nada con plazo.
ui-deadline-owed = Lo { AGREE($who, "debe", "deben") } { $who }
ui-deadline-others = lo deben otros
ui-deadline-paused = detenido
ui-ring = Sonido antes de un plazo
ui-ring-note = Un teléfono que puede vibrar lo hace de todos modos
ui-push = Avisarme también con la aplicación cerrada
ui-push-note = Cuando debes algo, cuando se mueve un plazo, y antes de uno si aún no has terminado
ui-push-off = Este servidor no envía mensajes a teléfonos.
ui-push-unable = Este teléfono no recibe mensajes de aquí. Algunos los reciben cuando la aplicación está en la pantalla de inicio, y todos solo por HTTPS.
ui-push-denied = Este teléfono no permite mensajes de aquí. Se puede cambiar en sus ajustes.
ui-push-failed = No se pudo apuntar el teléfono para recibir mensajes: { $why }
ui-push-renewed = Los avisos a este teléfono se habían cortado. Ya vuelven a llegar.
ui-push-ended = Los avisos a este teléfono se han cortado. En Plazos puedes volver a pedirlos.
ui-calendar = En mi calendario
ui-calendar-about = Una dirección para el calendario de tu teléfono. Muestra tus plazos, y los ve quien la conozca.
ui-calendar-made = Hay una dirección. Una nueva acaba con ella.
ui-calendar-make = Hacer una dirección
ui-calendar-renew = Hacer una dirección nueva
ui-calendar-end = Acabar con la dirección
ui-calendar-open = Abrir en mi calendario
ui-calendar-once = Se muestra solo esta vez:
ui-calendar-ended = La dirección ya no sirve.
