"""Names and amounts in sentences, and the letters that people may type.

The other packages of `ledger` import this one. It imports none of them. Begin with `legible`, then
`grammar`.
"""
