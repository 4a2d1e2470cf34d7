# Preguntas a los jueces que dicen lo que decía el aviso.
question-corrections-fall-away = { corrections-fall-away }
question-end-falls-away = { end-falls-away }
question-trades-fall-away = { trades-fall-away }
question-turns-fall-away = { turns-fall-away }
question-unions-fall-away = { unions-fall-away }
