"""Windows: several characters owe a choice by a deadline, and their choices stay sealed until then.

It hides the sealing by the clock and the opening at the end. Begin with `opening`, then `clock`,
then `sealed_acts`.
"""
