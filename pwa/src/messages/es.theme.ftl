# De día o a la luz de una lámpara: la elección en el menú. Viene con él.

ui-theme = Colores
ui-theme-phone = Como el teléfono
ui-theme-light = De día
ui-theme-dark = De noche
