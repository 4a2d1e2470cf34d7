# Lo que ata a los imperios entre sí. Detrás va con quién.

bond-federation = una federación con
bond-uniting = va a unirse con
bond-half-agreed = se uniría con
bond-leaving = deja a
bond-left = le deja
bond-border = ha acordado una frontera con
bond-named = { $name }
bond-with-the-turn = al acabar este turno
bond-provinces = ambos se quedan fuera de { $place }
bond-not-agreed = falta que { $who } se acepten entre sí
