"""Files to hand out: each reader gets exactly what they may see."""
