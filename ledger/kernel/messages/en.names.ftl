# How years are called.
era-ad = AD { $n }
era-bce = { $n } BCE
