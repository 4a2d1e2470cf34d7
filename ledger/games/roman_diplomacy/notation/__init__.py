"""Orders in the notation that players write: `A Rom - Nap`, `F Tys C A Rom - Tun`."""
