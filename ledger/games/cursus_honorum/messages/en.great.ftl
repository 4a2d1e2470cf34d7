# The great moments, as they are called on the time line and in lists.

great-office = Office
great-annulled = Office annulled
great-vacant = Nobody elected
great-attack = Attack
great-end = End
