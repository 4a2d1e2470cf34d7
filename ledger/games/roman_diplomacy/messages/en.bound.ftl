# What binds empires to each other. After each come those one is bound to.

bond-federation = one federation with
bond-uniting = is going to unite with
bond-half-agreed = would unite with
bond-leaving = leaves
bond-left = is left by
bond-border = has agreed on a border with
bond-named = { $name }
bond-with-the-turn = when this turn ends
bond-provinces = both stay out of { $place }
bond-not-agreed = { $who } have not agreed to each other
