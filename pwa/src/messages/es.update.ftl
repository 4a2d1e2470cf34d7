# Lo que se pregunta cuando hay una versión más nueva de la aplicación.

update-ready = Hay una versión nueva.
update-now = Actualizar
update-later = Más tarde
