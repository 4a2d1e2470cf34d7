# The great moments, as they are called on the time line and in lists.

great-orders = Orders
great-captured = Cities captured
great-founded = Empire founded
great-lost = Empire lost
great-disorder = Disorder
great-federation = Federation
great-parting = Federation left
great-barbarians = Barbarians
great-end = End
