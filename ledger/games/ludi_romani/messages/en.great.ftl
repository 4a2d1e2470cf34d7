# The great moments, as they are called on the time line and in lists.

great-battle = Battle
great-wedding = Wedding
great-divorce = Divorce
great-death = Death
great-sentence = Death sentence
great-plague = Plague
great-rex = Judgement of a rex
great-consuls = Consuls
great-bill = Bill
great-triumph = Triumph
great-crown = Crown
