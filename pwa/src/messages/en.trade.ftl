# A trade: what two lay on a table before each other.

ui-trade-with = Trade with { $who }
ui-trade-partner = With whom
ui-trade-mine = You give
ui-trade-theirs = { $who } { AGREE($who, "gives", "give") }
ui-trade-nothing = Nothing yet
ui-trade-nothing-to-give = You have nothing that { $who } could have from you here.
ui-trade-i-agree = You agree
ui-trade-i-wait = You have not agreed
ui-trade-they-agree = { $who } { AGREE($who, "agrees", "agree") }
ui-trade-they-wait = { $who } { AGREE($who, "has", "have") } not agreed
ui-trade-not-laid = { $who } { AGREE($who, "does", "do") } not see this yet: lay it on the table.
ui-trade-lay = Lay it on the table
ui-trade-as-it-lies = As it lies there
ui-trade-agree = Agree to this
ui-trade-back = Take back your word
ui-trade-clear = Clear the table
ui-trade-two-sides = Both of you have to give something before anybody can agree.
ui-trade-all-agree = It changes hands as soon as both agree to exactly the same.
ui-trade-offline = No link just now. So it lay there last; nothing can be laid or agreed to before the link is back.
ui-trade-done = It has changed hands.
ui-trade-cleared = The table was cleared, and nothing changed hands.
ui-trade-changed = { $who } { AGREE($who, "has", "have") } changed what lies there.
ui-trade-look = Look at the table
ui-trade-gives = { $who }: { $what }
