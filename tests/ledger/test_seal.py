"""The seal: trees and proofs as in the RFCs, signed heads, fingerprints, keys."""

import hmac
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.seal import (
    EMPTY_ROOT,
    WORD_LIST,
    Head,
    Leaves,
    SealError,
    SealKeys,
    Tree,
    fingerprint,
    leaf_hash,
    open_head,
    open_note,
    public_key_text,
    root_of,
    sign_head,
    sign_note,
    text_digest,
    verify_consistency,
    verify_inclusion,
)

ENTRIES = [
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
]
LEAVES = [leaf_hash(bytes.fromhex(entry)) for entry in ENTRIES]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
N1 = "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7"
N23 = "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e"
N4 = "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b"
N45 = "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a"
N67 = "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0"
N4567 = "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"

SIGNER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
SIGNING = bytes.fromhex("810a1402d5146c8d84f2443330f54080ebf98ee17d9c74f6252fc5d5c7283173")
NOTE = (
    "If you think cryptography is the answer to your problem,\n"
    "then you don't know what your problem is.\n"
    "\n"
    "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpR"
    "Zb6KE6RyyBwJnAM=\n"
)

KEYS = SealKeys.generate(random.Random(1).randbytes)
KEY = KEYS.seal_key("evening")
HEAD = Head("evening", 8, bytes.fromhex(ROOTS[7]))
SIGNED = sign_head(HEAD, KEYS.signing)

leaf_lists = st.lists(st.binary(min_size=32, max_size=32), min_size=1, max_size=40, unique=True)


def hex_proof(proof: tuple[bytes, ...]) -> list[str]:
    return [node.hex() for node in proof]


def test_the_roots_are_those_of_the_known_certificate_log_vectors() -> None:
    tree = Tree()
    assert tree.root == EMPTY_ROOT
    for size, leaf in enumerate(LEAVES, start=1):
        tree = tree.append(leaf)
        assert (tree.size, tree.root.hex()) == (size, ROOTS[size - 1])


@pytest.mark.parametrize(
    ("index", "size", "proof"),
    [(0, 8, [N1, N23, N4567]), (5, 8, [N4, N67, ROOTS[3]]), (2, 3, [ROOTS[1]]), (0, 1, [])],
)
def test_inclusion_proofs_are_those_of_the_known_vectors(
    index: int, size: int, proof: list[str]
) -> None:
    assert hex_proof(Leaves(LEAVES).inclusion_proof(index, size)) == proof


@pytest.mark.parametrize(
    ("old", "size", "proof"),
    [
        (1, 8, [N1, N23, N4567]),
        (6, 8, [N45, N67, ROOTS[3]]),
        (2, 5, [N23, N4]),
        (1, 1, []),
        (0, 8, []),
    ],
)
def test_consistency_proofs_are_those_of_the_known_vectors(
    old: int, size: int, proof: list[str]
) -> None:
    assert hex_proof(Leaves(LEAVES).consistency_proof(old, size)) == proof


def test_a_salt_changes_the_leaf() -> None:
    assert leaf_hash(b"10 legions", b"salt") != leaf_hash(b"10 legions", b"sale")


@given(leaf_lists, st.data())
def test_appending_keeps_the_older_tree_as_it_was(leaves: list[bytes], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(leaves)))
    old = Tree().extend(leaves[:cut])
    before = old.root
    assert old.extend(leaves[cut:]) == Tree().extend(leaves)
    assert old.root == before == root_of(leaves[:cut])


@given(leaf_lists, st.data())
def test_every_leaf_has_a_proof_that_holds_for_it_and_for_no_other(
    leaves: list[bytes], data: st.DataObject
) -> None:
    size, root = len(leaves), root_of(leaves)
    index = data.draw(st.integers(0, size - 1))
    proof = Leaves(leaves).inclusion_proof(index, size)
    assert verify_inclusion(leaves[index], index, size, proof, root)
    assert not verify_inclusion(leaf_hash(leaves[index]), index, size, proof, root)
    assert not verify_inclusion(leaves[index], index, size, (*proof, root), root)
    assert not verify_inclusion(leaves[index], index, size, proof, leaf_hash(root))
    assert not verify_inclusion(leaves[index], size, size, proof, root)
    if proof:
        assert not verify_inclusion(leaves[index], index, size, proof[:-1], root)
        assert not verify_inclusion(leaves[index], index ^ 1, size, proof, root)


@given(leaf_lists, st.data())
def test_every_older_tree_has_a_proof_that_holds_for_it_and_for_no_other(
    leaves: list[bytes], data: st.DataObject
) -> None:
    size, root = len(leaves), root_of(leaves)
    old = data.draw(st.integers(0, size))
    older, proof = root_of(leaves[:old]), Leaves(leaves).consistency_proof(old, size)
    assert verify_consistency(old, size, older, root, proof)
    assert not verify_consistency(old, size, leaf_hash(older), root, proof)
    assert not verify_consistency(old, size, older, root, (*proof, root))
    assert not verify_consistency(size + 1, size, older, root, proof)
    if proof:
        assert not verify_consistency(old, size, older, leaf_hash(root), proof)
        assert not verify_consistency(old, size, older, root, proof[1:])
        assert not verify_consistency(old, size, older, root, ())


def test_a_proof_for_a_missing_leaf_or_tree_is_refused() -> None:
    with pytest.raises(IndexError, match="no leaf 8"):
        Leaves(LEAVES).inclusion_proof(8, 8)
    with pytest.raises(IndexError, match="no tree of 9"):
        Leaves(LEAVES).consistency_proof(9, 8)


def test_notes_and_keys_are_written_as_other_implementations_write_them() -> None:
    text = NOTE.partition("\n\n")[0] + "\n"
    assert public_key_text("PeterNeumann", SIGNING) == SIGNER
    assert sign_note(text, "PeterNeumann", SIGNING) == NOTE
    assert open_note(NOTE, SIGNER) == text


def test_a_note_may_carry_foreign_signatures_too() -> None:
    other = sign_note("text\n", "somebody", KEYS.signing).splitlines()[-1]
    text, own = NOTE.split("\n\n")
    assert open_note(f"{text}\n\n{other}\n{own}", SIGNER) == text + "\n"


@given(st.integers(0, len(NOTE) - 1), st.characters(codec="utf-8"))
def test_a_note_with_a_changed_letter_is_not_opened(index: int, letter: str) -> None:
    changed = NOTE[:index] + letter + NOTE[index + 1 :]
    if changed != NOTE:
        with pytest.raises(SealError):
            open_note(changed, SIGNER)


@pytest.mark.parametrize("signature", ["", "-- PeterNeumann x08g", "— PeterNeumann", "— x y"])
def test_a_note_with_a_malformed_signature_line_is_not_opened(signature: str) -> None:
    with pytest.raises(SealError):
        open_note(f"text\n\n{signature}\n", SIGNER)


@pytest.mark.parametrize("key", ["", "a", "a+b+c", SIGNER[:-1], SIGNER.replace("c7", "c8"), KEY])
def test_a_note_is_not_opened_with_a_broken_or_foreign_key(key: str) -> None:
    with pytest.raises(SealError):
        open_note(NOTE, key)


@pytest.mark.parametrize("game", ["two words", "a+b", "line\nbreak"])
def test_a_game_whose_id_would_break_a_note_gets_no_key(game: str) -> None:
    with pytest.raises(SealError, match="cannot name a key"):
        KEYS.seal_key(game)


@pytest.mark.parametrize("text", ["no end", "two\n\nparts\n"])
def test_a_text_that_could_not_be_read_back_is_not_signed(text: str) -> None:
    with pytest.raises(SealError, match="line break"):
        sign_note(text, "somebody", KEYS.signing)


def test_a_head_is_a_checkpoint_that_can_be_read_back() -> None:
    lines = SIGNED.split("\n")
    assert lines[:4] == [
        "acta-ludorum/evening",
        "8",
        "XcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=",
        "",
    ]
    assert lines[4].startswith("— acta-ludorum/evening ")
    assert open_head(SIGNED, KEY) == HEAD
    assert KEYS.sign("evening", Tree().extend(LEAVES)) == SIGNED


@pytest.mark.parametrize(
    "text",
    [
        "acta-ludorum/evening\n8\n",
        "acta-ludorum/evening\n08\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n",
        "acta-ludorum/evening\n8\nAAAA\n",
        "acta-ludorum/evening\n8\nnot base64\n",
        "elsewhere\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n",
        HEAD.text + "more\n",
    ],
)
def test_a_signed_text_that_is_no_head_is_refused_as_a_head(text: str) -> None:
    with pytest.raises(SealError):
        open_head(sign_note(text, "acta-ludorum/evening", KEYS.signing), KEY)


def test_a_fingerprint_has_64_bits_in_words_and_begins_with_the_four_words_of_older_versions() -> (
    None
):
    assert fingerprint(SIGNED) == "mare clarus dies mundus soror velum silex lana"
    assert len(WORD_LIST) ** len(fingerprint(SIGNED).split()) == 2**64
    other = sign_head(Head("evening", 9, HEAD.root), KEYS.signing)
    assert fingerprint(other) != fingerprint(SIGNED)


def test_every_byte_has_a_short_word_with_a_beginning_of_its_own() -> None:
    assert len(WORD_LIST) == 256
    assert len({word[:3] for word in WORD_LIST}) == 256
    assert all(re.fullmatch(r"[a-z]{3,8}", word) for word in WORD_LIST)
    assert list(WORD_LIST) == sorted(WORD_LIST)


def test_keys_are_read_back_from_their_bytes_and_are_not_printed() -> None:
    assert SealKeys.from_bytes(KEYS.to_bytes()) == KEYS
    assert KEYS.signing.hex() not in repr(KEYS)
    assert len({KEYS.signing, KEYS.salting, KEYS.seeding}) == 3


@pytest.mark.parametrize("kept", [b"", b"acta-keys/1\n", KEYS.to_bytes() + b"x", b"x" * 108])
def test_damaged_keys_are_reported_as_damaged(kept: bytes) -> None:
    with pytest.raises(SealError, match="damaged"):
        SealKeys.from_bytes(kept)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**64 - 1))
def test_a_salt_is_an_hmac_of_the_position(salting: bytes, position: int) -> None:
    salt = hmac.digest(salting, position.to_bytes(8, "big"), "sha256")[:16]
    assert SealKeys(bytes(32), salting, bytes(32)).salt(position) == salt


def test_salts_leaves_and_text_digests_keep_the_form_in_which_games_are_stored() -> None:
    keys = SealKeys(bytes(32), bytes(range(32)), bytes(32))
    assert keys.salt(1).hex() == "c432e059c378eef7fe2f1181a4050836"
    assert keys.entry_leaf_hash(1, b"{}") == leaf_hash(b"{}", keys.salt(1))
    assert keys.salt(2) != keys.salt(1)
    assert keys.seeds().seed(7) != keys.seeds().commitment
    assert (
        text_digest(b"0123456789abcdef", "ave")
        == "69346ffb0e1e6c4c45bf78bc6b2672d7b6b511b5d94408cc708b34b63b2a2f0b"
    )
