# How years are called.
era-ad = { $n } A.D.
era-bce = { $n } B.C.
