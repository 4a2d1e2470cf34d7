"""The strategy of bots, by the worth of places and with orders that help each other.

The functions are pure: they depend on a situation and a bot's chance. A bot supports, convoys and
defends. A bot does not learn, and its strategy is public.
"""
