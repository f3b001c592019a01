"""Files that people hand us: read whole, written all or nothing, and every failure named."""

from pathlib import Path

import pytest

from crownlands.core.errors import BadBoard, BadBox, BadRecord, UnreadableFile, UnwritableFile
from crownlands.core.files import LARGEST, decode, read_text, reading, write_text


def reason(path: Path) -> str:
    with pytest.raises(UnreadableFile) as raised:
        read_text(path)
    assert raised.value.path == str(path)
    return raised.value.reason


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    assert reason(tmp_path / "nothing") == "missing"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert reason(tmp_path) == "folder"


@pytest.mark.parametrize("data", [b"", b"\n\n  \t\n"])
def test_a_file_without_text_is_empty(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "file").write_bytes(data)
    assert reason(tmp_path / "file") == "empty"


def test_a_file_larger_than_any_of_ours_is_huge(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * (LARGEST + 1))
    assert reason(tmp_path / "file") == "huge"


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * LARGEST)
    assert len(read_text(tmp_path / "file")) == LARGEST


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"PNG\x00\x01", b"caf\xe9"])
def test_a_file_that_is_no_text_is_binary(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "file").write_bytes(data)
    assert reason(tmp_path / "file") == "binary"


def test_a_name_that_no_file_can_have_is_forbidden() -> None:
    assert reason(Path("a\0b")) == "forbidden"


def test_a_path_through_a_file_is_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert reason(tmp_path / "file" / "inside") == "forbidden"


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert decode("\ufeffÚj".encode(), "standard input") == "Új"


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_text(path, "Anna\nBéla\n")
    assert path.read_bytes() == "Anna\nBéla\n".encode()
    assert read_text(path) == "Anna\nBéla\n"


def test_writing_replaces_the_file_and_leaves_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_text(path, "old")
    write_text(path, "new")
    assert path.read_text() == "new"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_file_that_cannot_be_written_is_named_and_leaves_no_draft(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (tmp_path / "nowhere" / "file", folder):
        with pytest.raises(UnwritableFile) as raised:
            write_text(path, "text")
        assert raised.value.path == str(path)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    "error",
    [BadRecord(1, "move", ""), BadBox(1, "", "syntax", ""), BadBoard(1, 1, "token", "")],
)
def test_what_is_wrong_in_a_file_says_in_which(error: BadRecord | BadBox | BadBoard) -> None:
    with pytest.raises(type(error)) as raised, reading("outer"), reading("my-file"):
        raise error
    assert raised.value.file == "my-file"
