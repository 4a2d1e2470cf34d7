"""What happens in Roman Diplomacy, and how the world follows it."""
