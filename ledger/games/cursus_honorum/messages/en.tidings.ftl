# What befalls a player, told on the whole screen: what it is, and what it means.

tidings-attacked = { $who } { AGREE($who, "attacks", "attack") } you
tidings-attacked-about = { $lost ->
    [0] It brings you shame: { $shame } of it.
   *[other] You lose { $lost } dignitas{ $shame ->
        [0] .
       *[other] , and what you have not comes as shame: { $shame } of it.
    }
}
tidings-attacked-in-vain = { $who } { AGREE($who, "attacks", "attack") } you in vain
tidings-attacked-in-vain-about = You lose nothing.
tidings-elected = You are { $asset }
tidings-elected-about = { $votes ->
    [0] Nobody stood against you.
   *[other] { $votes } { AGREE($votes, "vote was", "votes were") } yours.
}
tidings-struck-off = You are { $asset } no longer
tidings-struck-off-about = Your name was taken off the HONORES sheet.
