## Another server goes on from a copy of the ledger. Fetched when that happens.

ui-takeover-old = This is the old laptop: another one took the game over. Nothing is taken from it or sent to it. What you do waits on this phone. Switch the old laptop off.
ui-takeover-held = The server was lost. This one goes on from a copy of { $time }, once one of the stewards takes the game over. What was done after that is not in it.
ui-takeover-now = Take the game over only when the old laptop is switched off. Time stands still until you resume the game.
ui-takeover-gone = { $n ->
    [one] One of your acts is gone. It was done
   *[other] { $n } of your acts are gone. They were done
} on the server that was lost, after the copy was made. { $n ->
    [one] You can send it again
   *[other] You can send them again
}.
ui-takeover-at = at { $time }
ui-takeover-again = Send again
ui-takeover-all = Send all again
ui-takeover-leave = Leave it
ui-takeover-erased = Its words were erased on this phone: do it anew.
