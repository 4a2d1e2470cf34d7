"""Windows: several characters owe a choice by a deadline; their choices stay sealed until then.

The package hides the sealing by the clock and the opening at the end. Begin with `opening`, then
`clock`, then `sealed_acts`.
"""
