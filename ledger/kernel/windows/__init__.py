"""Windows: several characters owe a choice by a deadline. Choices stay sealed until the end.

In this package the clock seals submissions and opens them at the end. Begin with `opening`, then
`clock`, then `sealed_acts`.
"""
