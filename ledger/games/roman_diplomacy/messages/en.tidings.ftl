# What befalls an empire, told to its player on the whole screen: what it is, and what it means.

tidings-dislodged = You are driven out
tidings-dislodged-about = { $dislodged ->
    [one] A unit was dislodged, and it is yours.
   *[other] { $dislodged } units were dislodged, of yours among them.
} Order its retreat before the time is up, or it is disbanded.
tidings-turned-out = You are turned out
tidings-turned-out-about = The federation is over, and your unit has to leave the city of a former partner. Order where it goes, or it is disbanded.
tidings-destroyed = You lose a unit
tidings-destroyed-about = It found no way to retreat, and is gone.
tidings-eliminated = Your empire is lost
tidings-eliminated-about = You have no unit and no centre left. You may begin again, as a newcomer in a free city.
tidings-disorder = Your empire is in disorder
tidings-disorder-about = No orders came for too long: your centres are neutral, your units in them are gone, and the others stand without an owner.
