# Choosing the language of the phone. A language calls itself by its own name everywhere.

ui-language = Language
ui-language-en = English
ui-language-es = Español
