"""Requests are counted by the network of their address."""

import sys

import pytest

from api.base.origin import LENGTH_LIMIT, client_network


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_an_address_counts_as_its_network(address: str, network: str) -> None:
    assert client_network(address) == network
    assert client_network(address) == network  # this time the network is cached


def test_a_long_address_from_a_proxy_takes_no_memory_afterwards() -> None:
    long = "".join(["x"] * (LENGTH_LIMIT + 1))
    before = sys.getrefcount(long)
    assert client_network(long) == long
    assert sys.getrefcount(long) == before
