"""A message to a phone is encrypted as RFC 8291 says."""

from cryptography.hazmat.primitives.asymmetric import ec

from api.keys.vapid import unb64
from api.push.encryption import encrypt_message


def test_the_example_of_the_standard_is_encrypted_as_printed_there() -> None:
    # the values of RFC 8291, appendix A
    sender = ec.derive_private_key(
        int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = encrypt_message(
        b"When I grow up, I want to be a watermelon",
        unb64(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        sender,
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == unb64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
        "Qulcy4a-fN"
    )
