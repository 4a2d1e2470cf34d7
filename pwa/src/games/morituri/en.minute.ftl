# The rules in six cards. A card of a role comes before the card of all.

minute-title-1 = Your aim
minute-title-2 = Your turn
minute-title-3 = Arenas
minute-title-4 = Cards
minute-title-5 = Beware
minute-title-6 = Roma
minute-all-1 = Be the last gladiator in Roma, and receive the Rudis.
minute-all-2 = Roll a die, move that far, and do what the space says.
minute-all-3 = In an arena you have to fight: other gladiators if some are there, otherwise a beast.
minute-all-4 = Weapons raise your attack, armour raises your defence, and both weigh. Hit points keep you alive.
minute-all-5 = Cards that give an order are obeyed at once. In Roma fights are to the death.
minute-all-6 = Roma stops every move. Each newcomer fights the one who waits there. The last one left has won.
