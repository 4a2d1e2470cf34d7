# The rules in six cards. A card of a role comes before the card of all.

minute-title-1 = Your aim
minute-title-2 = Orders
minute-title-3 = Centres
minute-title-4 = Fleets
minute-title-5 = Beware
minute-title-6 = Together
minute-all-1 = Hold 15 centres in an autumn, alone or with your federation.
minute-all-2 = Everybody writes orders in secret: move, hold, support or convoy. All are carried out in one moment.
minute-all-3 = A centre is yours when your unit stands in it at the end of autumn. You may have as many units as centres.
minute-all-4 = Fleets may sail several spaces. You have as many fleet orders as fleets, and one fleet may use several.
minute-all-5 = Barbarians come back where nobody stands. Nobody has to keep a promise.
minute-all-6 = Talk between turns. Empires may unite into a federation, which wins jointly.
