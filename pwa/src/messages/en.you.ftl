# Sentences of the chronicle in messages to the player whom they name. The key ends with the argument that is the player.

you-duty-owed-who = You have to choose: { $duty }
you-duty-discharged-who = { $due ->
    [yes] You did not choose in time: { $duty }
   *[no] You chose: { $duty }
}
you-petition-opened-to = { $who } { AGREE($who, "asks", "ask") } { $n ->
    [one] you
   *[other] you and others
}: { $act }
you-petition-declined-actor = { $who } said no to you: { $act }
you-petition-lapsed-who = { $why ->
    [period] { $period } began before all agreed to your request: { $act }
   *[matter] Your request has ended: { $act }
}
you-appeal-upheld-who = The stewards let you do it: { $act }
you-appeal-dismissed-who = The stewards let the refusal of your act stand: { $act }
you-stand-in-named-who = { $other } { AGREE($other, "acts", "act") } for you from now on
you-stand-in-named-other = You act for { $who } from now on
you-stand-in-ended-who = { $other } { AGREE($other, "acts", "act") } for you no more
you-stand-in-ended-other = You act for { $who } no more
