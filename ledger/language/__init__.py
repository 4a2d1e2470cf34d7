"""The names of people and amounts in sentences, and the letters that people may type.

The other rooms import this room; it imports none. Begin with `legible`, then `grammar`.
"""
