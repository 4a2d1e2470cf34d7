# Ludi Romani: el capítulo NUM.

guise-taken = { $own ->
    [yes] { $who } { AGREE($who, "vuelve", "vuelven") } a mostrarse solo como { $who }
   *[no] { $who } { AGREE($who, "va", "van") } por ahí con la figura de { $god }
}
youth-restored = { $by } { AGREE($by, "dio", "dieron") } a { $who } juventud y vigor
chance-played = Las Parcas hicieron jugar a { $who }: { $values }

act-imitate = Tomar la figura de otro dios
act-imitate-about = Con todos sus poderes, pero de tu propia bolsa
act-restore-youth = Devolver la juventud a alguien
act-restore-youth-about = Las Parcas dicen qué efecto tiene
act-play-for-chance = Hacer jugar a un juego de azar
act-play-for-chance-about = Cada persona nombrada tira un dado

field-imitate-god = Con qué figura
field-restore-youth-who = A quién
field-play-for-chance-players = Quién juega
field-play-for-chance-sides = Caras del dado
field-play-for-chance-words = Qué está en juego

fates-gamble = Solo las Parcas hacen jugar a juegos de azar
goes-about-as = { $you ->
    [yes] Vas con la figura de { $god }
   *[no] { $who } { AGREE($who, "va", "van") } con la figura de { $god }
}
juppiter-imitates = Solo Júpiter toma otras figuras
juventas-restores = Solo Juventas devuelve la juventud
living-mortals-only = { $who } no { AGREE($who, "es un mortal vivo", "son mortales vivos") }
never-this-one = Nunca se imita a { $who }
no-god-to-imitate = { $who } no { AGREE($who, "es un dios", "son dioses") }
one-die-each = Cada cual de los que juegan tira un dado
shaped-so-already = Ya es así: { $who }
youth-does-what = { $by } { AGREE($by, "dio", "dieron") } juventud a { $who }: di qué efecto tiene

question-goes-about-as = { $who } { AGREE($who, "va", "van") } con la figura de { $god }
question-youth-does-what = { $by } { AGREE($by, "dio", "dieron") } juventud a { $who }: di qué efecto tiene

reminder-NUM-01 = Tienes los poderes de otro dios, una vez cada uno por estación, y tu propia bolsa.
reminder-NUM-13 = Trae comida y bebida: es verano.
reminder-NUM-28 = Proteges la región en la que estás.
reminder-NUM-31 = Cambia fichas a quien lo pida, y haz jugar a juegos de azar cuando quieras.
field-plead-god = A quién suplicas
