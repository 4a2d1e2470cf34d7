# What nobody checks and people should remember, beside what the chapters' own files say.

reminder-ROST-13 = Nobody plays a Vestal Virgin: you decide for them.
reminder-ROST-22 = There are several of your name. Each has a purse and a place of his own.
reminder-ROST-24 = The aim: with your faction to have the most power in the end, to rule Rome and to parade in triumph.
reminder-AMIC-10 = You may help somebody to get back what friends have borrowed, or not.
reminder-AMIC-11 = If you betray a sworn friend, Juno may tell all the world.
reminder-NUM-12 = Your wheel turns dice in battles: after both have rolled you may add or take away.
reminder-MORS-17 = Estates wait for you: carry out the wills, and say who has what nobody was left.
reminder-IMAGO-12 = What you overhear you may tell anybody.
reminder-IMAGO-14 = The victors may make a god of you. Remind them.
reminder-COMM-01 = Shout, wave and signal from region to region as you like.
reminder-COMM-03 = A ghost is in your region. It may be listening.
reminder-ACTIUM-14 = Have all fleets roll, call out the dice, then name the highest.
reminder-VICT-01 = You have won: parade around the world, and end in Rome.
reminder-VICT-02 = Shout and sing what you like, of your leader too.
reminder-FATA-05 = Dice that gods have thrown are yours now, and of two throws for one fleet you say which counts.
reminder-FATA-06 = You may make mortals and gods play games of chance; the stakes are yours to name.
