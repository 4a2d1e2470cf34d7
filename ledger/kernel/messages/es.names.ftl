# Cómo se llaman los años.
era-ad = { $n } d. C.
era-bce = { $n } a. C.
