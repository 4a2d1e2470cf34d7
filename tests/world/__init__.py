"""Phones, the record of what people were told, and the judge that holds a ledger to that record.

The simulation, the campaigns of killed servers and the outages of real databases share these parts.
The three differ in the network between phones and servers, and in the faults. Begin with `phone`.
"""
