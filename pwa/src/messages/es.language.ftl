# Elegir el idioma del teléfono. Cada idioma se llama a sí mismo por su nombre.

ui-language = Idioma
ui-language-en = English
ui-language-es = Español
