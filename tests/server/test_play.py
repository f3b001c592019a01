"""Playing at a table: every move checked, saved and told to all, each as they may know it."""

import random

import pytest

from crownlands.core.record import read_record
from crownlands.games import find_game
from tests.server.client import Client
from tests.server.games import SHORT, play_randomly, two_people, without_presence
from tests.server.server import Server


def kinds(messages: list[dict[str, object]]) -> list[object]:
    return [message["t"] for message in without_presence(messages)]


def play_to_the_end(people: list[Client], rng: random.Random) -> None:
    """People and bots: whoever of the people has the turn plays, until it is over."""
    while not all(client.is_over for client in people):
        for client in people:
            client.drain()
            if client.legal:
                rev = client.rev
                client.play(rng.choice(client.legal))
                client.until_rev(rev + 1)


def test_two_people_and_a_bot_play_a_whole_game_and_all_see_the_same_end(server: Server) -> None:
    made = server.make("me", "open", "greedy", **SHORT)
    table, sat = made["table"], server.sit(made)
    with (
        Client(server, table, made["secret"]) as anna,
        Client(server, table, sat["secret"]) as bela,
        Client(server, table) as watching,
    ):
        play_to_the_end([anna, bela], random.Random(1))
        watching.until_rev(anna.rev)
        assert anna.view["money"] == bela.view["money"] == watching.view["money"]
        assert anna.view["ranking"] == bela.view["ranking"] == watching.view["ranking"]
        assert not [message for message in anna.heard + bela.heard if message["t"] == "refused"]
    text = server.get(f"/api/tables/{table}/record").body.decode()
    record = read_record(text, find_game)
    assert record.result == tuple(anna.view["money"])
    assert [sitter.name for sitter in record.sitters] == ["Anna", "Béla", "greedy"]
    assert len(record.moves) == anna.ply


def test_what_happened_is_told_once_and_in_order(server: Server) -> None:
    with two_people(server, **SHORT) as (first, second):
        play_randomly([first, second], 1000, random.Random(2))
        assert first.is_over
        updates = [message for message in first.heard if message["t"] == "update"]
        told = first.story["facts"] + [fact for update in updates for fact in update["news"]]
        with Client(server, first.table, first.secret) as again:
            assert again.story["facts"] == told
            assert len(again.story["scores"]) == first.ply + 1
            assert again.story["scores"][-1] == first.view["money"]


def test_a_move_on_a_table_that_has_changed_is_refused_with_a_fresh_update(server: Server) -> None:
    with two_people(server) as (first, second):
        first.play(first.legal[0], nonce="old", rev=first.rev - 1)
        refused, update = without_presence(first.sync())
        assert (refused["code"], refused["nonce"]) == ("stale", "old")
        assert refused["said"]["id"] == "server-stale"
        assert update["t"] == "update" and update["rev"] == second.rev


def test_a_move_sent_twice_counts_once(server: Server) -> None:
    with two_people(server) as (first, second):
        rev, move = first.rev, first.legal[0]
        first.play(move, nonce="once")
        first.play(move, nonce="once", rev=rev)
        assert kinds(first.sync()) == ["update", "update"]
        second.sync()
        assert first.rev == second.rev == rev + 1


def test_the_same_nonce_of_two_people_is_two_moves(server: Server) -> None:
    with two_people(server) as (first, second):
        first.play(first.first_legal("place-castle"), nonce="mine")
        first.sync()
        second.sync()
        second.play(second.first_legal("place-castle"), nonce="mine")
        second.sync()
        assert second.rev == first.rev + 1


def test_a_nonce_that_the_server_uses_itself_is_a_nonce_like_any_other(server: Server) -> None:
    with two_people(server) as (first, _):
        rev = first.rev
        first.play(first.legal[0], nonce="begin")
        first.sync()
        assert first.rev == rev + 1


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing(server: Server) -> None:
    with two_people(server) as (first, second):
        first.play(first.first_legal("place-castle"))
        first.sync()
        second.sync()
        taken = next(at for at, piece in enumerate(second.view["board"]) if piece != "..")
        square = second.welcome["box"]["squares"][taken]
        before = second.last
        nonce = second.play(second.find(type="place-castle", rank=1, square=square))
        (refused,) = without_presence(second.sync())
        assert refused["code"] == "illegal-move" and refused["nonce"] == nonce
        assert "kingdoms" in refused["said"]["id"]
        assert without_presence(first.sync()) == []
        with Client(server, second.table, second.secret) as again:
            assert again.view == before["view"] and again.rev == before["rev"]


@pytest.mark.parametrize("move", [-1, 100_000, 2**31, 2**63, -(2**63) - 1])
def test_a_move_that_is_in_no_vocabulary_is_refused(server: Server, move: int) -> None:
    with two_people(server) as (first, _):
        rev = first.rev
        first.play(move)
        assert first.refusal()["code"] in ("illegal-move", "unreadable")
        first.play(first.legal[0])
        first.sync()
        assert first.rev == rev + 1


def test_a_move_out_of_turn_is_refused_to_that_seat_alone(server: Server) -> None:
    with two_people(server) as (first, second):
        second.play(first.legal[0])
        refused = second.refusal()
        assert refused["code"] == "illegal-move"
        assert without_presence(first.sync()) == []
        assert first.rev == second.rev


def test_a_spectator_sees_all_and_can_do_nothing(server: Server) -> None:
    with two_people(server) as (first, _), Client(server, first.table) as watching:
        assert watching.welcome["seat"] is None and not watching.legal
        watching.play(first.legal[0])
        assert watching.refusal()["code"] == "not-seated"
        watching.undo()
        assert watching.refusal()["code"] == "not-seated"
        watching.say({"t": "hint", "rev": watching.rev})
        assert watching.refusal()["code"] == "stale"
        first.play(first.legal[0])
        first.sync()
        watching.sync()
        assert watching.rev == first.rev and watching.view["board"] == first.view["board"]


def test_an_open_move_can_be_taken_back_until_another_person_acts(server: Server) -> None:
    with two_people(server) as (first, second):
        before, ply = first.view, first.ply
        first.play(first.first_legal("place-castle"))
        first.sync()
        assert first.last["undo"]
        first.undo()
        first.sync()
        second.sync()
        assert first.view == before and first.ply == second.ply == ply
        play_randomly([first, second], 2, random.Random(3))
        assert not first.last["undo"]
        first.undo()
        assert first.refusal()["code"] == "nothing-to-undo"


def test_what_was_drawn_cannot_be_undrawn(server: Server) -> None:
    with two_people(server) as (first, _):
        first.play(first.first_legal("draw-tile"))
        first.sync()
        assert not first.last["undo"]
        first.undo()
        assert first.refusal()["code"] == "nothing-to-undo"


def test_an_undone_move_stays_undone_when_somebody_comes_back(server: Server) -> None:
    with two_people(server) as (first, _):
        first.play(first.first_legal("place-castle"))
        first.sync()
        first.undo()
        first.sync()
        with Client(server, first.table, first.secret) as again:
            assert (again.view, again.rev, again.ply) == (first.view, first.rev, first.ply)
            assert len(again.story["scores"]) == first.ply + 1


def test_a_bot_goes_on_after_a_move_that_was_taken_back_while_it_thought(server: Server) -> None:
    made = server.make("me", "uniform")
    with Client(server, made["table"], made["secret"]) as anna:
        anna.until_turn()
        rev, move = anna.rev, anna.first_legal("place-castle")
        anna.play(move)
        anna.say({"t": "undo", "rev": rev + 1, "nonce": "back"})
        anna.play(move, rev=rev + 2)
        anna.sync()
        anna.until_turn()
        assert anna.legal and anna.rev > rev


def test_a_hint_is_a_legal_move_and_changes_nothing(server: Server) -> None:
    with two_people(server) as (first, second):
        first.say({"t": "hint", "rev": first.rev})
        advice = first.expect("advice")
        assert advice["rev"] == first.rev
        assert 1 <= len(advice["moves"]) <= 3
        assert all(one["move"] in first.legal for one in advice["moves"])
        assert all(0 <= one["wins"] <= 1 for one in advice["moves"])
        second.say({"t": "hint", "rev": second.rev})
        assert second.refusal()["code"] == "stale"
        assert without_presence(first.sync()) == []


def test_seek_shows_the_table_as_it_was(server: Server) -> None:
    with two_people(server) as (first, second):
        seen = {first.ply: first.view}
        for at in range(6):
            play_randomly([first, second], 1, random.Random(at))
            seen[first.ply] = first.view
        for ply, view in seen.items():
            first.say({"t": "seek", "ply": ply})
            frame = first.expect("frame")
            assert frame["ply"] == ply and frame["view"] == view
        for nowhere in (-1, first.ply + 1, 2**70):
            first.say({"t": "seek", "ply": nowhere})
            assert first.refusal()["code"] in ("no-such-ply", "unreadable")


def test_whoever_comes_back_gets_the_whole_story_and_goes_on(server: Server) -> None:
    with two_people(server) as (first, second):
        play_randomly([first, second], 5, random.Random(4))
        first.socket.close()
        with Client(server, first.table, first.secret) as again:
            assert again.welcome == first.welcome
            assert again.last["view"] == first.view and again.last["prompt"] == first.last["prompt"]
            assert again.last["news"] == []
            assert {fact["ply"] for fact in again.story["facts"]} >= {1, first.ply}
            ply = again.ply
            play_randomly([again, second], 1, random.Random(5))
            assert again.ply > ply


def test_one_seat_on_two_screens_sees_the_same_and_is_online_until_both_are_gone(
    server: Server,
) -> None:
    with two_people(server) as (first, second):
        seat = first.welcome["seat"]
        with Client(server, first.table, first.secret) as phone:
            phone.play(phone.legal[0])
            phone.sync()
            first.sync()
            assert first.last["view"] == phone.last["view"]
            assert first.last["prompt"] == phone.last["prompt"]
        second.sync()
        presence = second.expect_presence(seat, online=True)
        assert presence["sitters"][seat]["online"]
        first.socket.close()
        second.expect_presence(seat, online=False)


def test_a_move_is_told_to_the_others_as_soon_as_to_its_maker(server: Server) -> None:
    with two_people(server) as (first, second), Client(server, first.table) as watching:
        first.play(first.first_legal("place-castle"))
        for client in (first, second, watching):
            update = client.expect("update")
            assert [fact["event"]["type"] for fact in update["news"]] == ["castle-placed"]
