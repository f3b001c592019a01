"""Seats that choose at the same time: nobody waits for another, and nobody learns of it early."""

import random

from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import Server

EMPIRE = {"game": "eight_minute_empire"}


def three_people(server: Server) -> list[Client]:
    made = server.make("me", "open", "open", **EMPIRE)
    table = made["table"]
    secrets = [made["secret"], *(server.sit(made, at)["secret"] for at in range(2))]
    return [Client(server, table, secret) for secret in secrets]


def test_all_may_bid_upon_what_they_last_saw(server: Server) -> None:
    people = three_people(server)
    with people[0] as anna, people[1] as bela, people[2] as cora:
        for client in (anna, bela, cora):
            client.until_turn()
        rev = anna.rev
        for client, coins in ((cora, 3), (anna, 5), (bela, 1)):
            client.play(client.find(type="bid", coins=coins), rev=rev)
        for client in (anna, bela, cora):
            client.until_rev(rev + 3)
            assert not [message for message in client.heard if message["t"] == "refused"]
            assert client.view["bids"] == [5, 1, 3]
        assert anna.last["actors"] == [0]  # who names the starting player


def test_whoever_has_bid_cannot_bid_again_upon_what_they_saw_before(server: Server) -> None:
    people = three_people(server)
    with people[0] as anna, people[1] as bela, people[2]:
        anna.until_turn()
        rev = anna.rev
        anna.play(anna.find(type="bid", coins=2))
        anna.until_rev(rev + 1)
        anna.play(anna.find(type="bid", coins=4), rev=rev)
        assert anna.refusal()["code"] == "stale"
        anna.play(anna.find(type="bid", coins=4))
        assert anna.refusal()["code"] == "illegal-move"
        bela.until_rev(rev + 1)
        assert anna.rev == bela.rev == rev + 1


def test_a_bid_is_sealed_until_all_are_made(server: Server) -> None:
    """To the others it is the same, whatever it is."""
    heard = []
    for coins in (0, 7):
        people = three_people(server)
        with people[0] as anna, people[1] as bela, people[2]:
            anna.until_turn()
            bela.until_turn()
            rev = bela.rev
            anna.play(anna.find(type="bid", coins=coins))
            anna.until_rev(rev + 1)
            bela.until_rev(rev + 1)
            assert bela.view["has_bid"] == [True, False, False]
            heard.append([bela.view["bids"], bela.last["news"], bela.last["prompt"]])
            assert anna.view["bids"] == [coins, None, None]
    assert heard[0] == heard[1]


def test_people_and_bots_bid_and_play_to_the_end(server: Server) -> None:
    made = server.make("greedy", "me", "uniform", **EMPIRE)
    with Client(server, made["table"], made["secret"]) as anna:
        rng = random.Random(4)
        while not anna.is_over:
            anna.until_turn()
            if anna.legal:
                rev = anna.rev
                anna.play(rng.choice(anna.legal))
                anna.until_rev(rev + 1)
        assert len(anna.last["scores"]) == 3


def test_a_whole_match_among_people(server: Server) -> None:
    people = three_people(server)
    with people[0] as anna, people[1] as bela, people[2] as cora:
        for client in (anna, bela, cora):
            client.until_turn()
        play_randomly([anna, bela, cora], 2000, random.Random(5))
        assert anna.view["ranking"] == cora.view["ranking"]
