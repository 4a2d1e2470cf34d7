# The rules in six cards. A card of a role comes before the card of all.

minute-title-1 = Your aim
minute-title-2 = Your turn
minute-title-3 = Dignitas
minute-title-4 = Attacks and skills
minute-title-5 = Elections
minute-title-6 = The end
minute-all-1 = Have the most victory points: offices and luxuries count, and each shame takes one away.
minute-all-2 = Roll up to three times and keep the dice you like. Disapproval stays and cannot be rolled again.
minute-all-3 = Spend political capital on dignitas. More dignitas gives more dice and more votes, but has its upkeep.
minute-all-4 = Dice also bring attacks, which shame a rival, and skill and wealth, which you spend.
minute-all-5 = Offices are elected after each round. Dice of your dignitas are your votes.
minute-all-6 = The game ends when two players have been elected censor. Most victory points win.
