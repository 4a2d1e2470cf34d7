"""Names and amounts in sentences, and the letters that people may type.

The other packages of `ledger` import this one. The package `language` imports no other package of
`ledger`. Begin with `legible_text`, then `grammar`.
"""
