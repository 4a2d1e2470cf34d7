# What the slices of a game and their members are called where two moments are compared.

slice-person-god = Stands under
slice-person-guise = Goes about as
slice-person-patroni = Patroni
slice-place-pestis = Plague

slice-amicitia = Friendship
slice-amicitia-members = Friends
slice-amicitia-sworn = Have sworn
slice-oath = Oath
slice-oath-members = Have sworn
slice-marriage = Marriage
slice-marriage-dos = Dos
slice-debt = Dos owed
slice-loan = Loan
slice-loan-holds = Lent
slice-votes = Votes lent
slice-votes-holds = Lent
slice-will = Will
slice-will-heirs = Who inherits
slice-estate = Estate
slice-estate-holds = Left

slice-market = Market
slice-market-stock = For sale
slice-market-stock-each = { $seller }: { $stock } × { $asset }

slice-senate = Senate
slice-senate-consuls = Consuls
slice-senate-chamber = The chamber by rank
slice-senate-lone_reges = Reges alone in Rome
slice-senate-escorts = Escort

slice-mors = The dead and the condemned
slice-mors-sentences = Condemned
slice-mors-sentences-each = { $who }
slice-mors-estates = Open estates
slice-mors-estates-each = { $dead }
slice-mors-waiting = Ghosts at a gate
slice-mors-waiting-each = { $who }
slice-mors-attached = Ghosts beside somebody
slice-mors-attached-each = { $ghost } with { $to }

slice-rite = What is under way
slice-rite-steps = Steps
slice-rite-steps-each = { $step }
slice-repayment = How the dos is paid
slice-repayment-pieces = Paid

slice-actium = Actium
slice-actium-stage = What is done
slice-actium-stage-forms = forms
slice-actium-stage-fleets = fleets
slice-actium-stage-battle = battle
slice-actium-stage-triumph = triumph
slice-actium-parties = Fleets
slice-actium-parties-each = { $ships ->
    [0] {""}
    [one] { $members }: 1 ship
   *[other] { $members }: { $ships } ships
}
slice-actium-victor = Victor
