# Qué tiene de malo lo que alguien escribe. El servidor lo dice de un campo, y los teléfonos a su lado.

illegible-character = El carácter { $character } no puede estar aquí (carácter { $place } del texto).
illegible-unseen = De esto no se ve nada. Escribe al menos una letra.
