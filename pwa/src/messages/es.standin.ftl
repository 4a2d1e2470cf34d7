# Actuar por alguien que no tiene teléfono o se ha ido a casa.

standin-for = Actuar por { $who }
standin-about = Ves lo que se le pide y lo que debe, y nada más suyo. Cada acción os nombra a los dos.
standin-waits = Lo que le espera
