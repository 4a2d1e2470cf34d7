# Encontrarse con alguien: mi código, escanear el suyo, y lo que pueden hacer los dos.

ui-my-code = Mi código
ui-my-code-about = Vale un minuto, después cambia solo. Dice quién eres y no deja a nadie actuar por ti.
ui-code-gone = Ahora no hay código: no hay conexión con el servidor.
ui-scan-about = Ponlo sobre el código de la otra persona.
ui-camera-none = Este teléfono no da aquí ninguna cámara. Haz una foto del código, o busca el nombre.
ui-scan-photo = Hacer una foto del código
ui-scan-nothing = En esta foto no hay ningún código.
ui-scan-foreign = No es un código de esta partida. Que lo muestre otra vez.
ui-scan-old = Ese código es demasiado viejo, o de otra partida. Que lo muestre otra vez.
ui-scan-typed = O busca el nombre
ui-met = El servidor dice: { AGREE($who, "es", "son") } { $who }.
ui-who-is-it = Quién es
