# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Event files and TFRecords, with the standard library alone."""

from __future__ import annotations

import struct

_TABLE = []
for _i in range(256):
    _c = _i
    for _ in range(8):
        _c = (_c >> 1) ^ (0x82F63B78 if _c & 1 else 0)
    _TABLE.append(_c)


def masked_crc(data: bytes) -> int:
    crc = 0xFFFFFFFF
    for byte in data:
        crc = _TABLE[(crc ^ byte) & 0xFF] ^ (crc >> 8)
    crc ^= 0xFFFFFFFF
    return (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF


def record(payload: bytes) -> bytes:
    length = struct.pack("<Q", len(payload))
    return (length + struct.pack("<I", masked_crc(length)) + payload
            + struct.pack("<I", masked_crc(payload)))


def varint(value: int) -> bytes:
    out = bytearray()
    value &= (1 << 64) - 1
    while value >= 0x80:
        out.append(0x80 | (value & 0x7F))
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number: int, content: bytes) -> bytes:
    return varint(number << 3 | 2) + varint(len(content)) + content


def whole(number: int, value: int) -> bytes:
    return varint(number << 3) + varint(value)


def real64(number: int, value: float) -> bytes:
    return varint(number << 3 | 1) + struct.pack("<d", value)


def real32(number: int, value: float) -> bytes:
    return varint(number << 3 | 5) + struct.pack("<f", value)


class EventFile:
    """One event with all the tags of a step, as the Object Detection API's writer flushes them."""

    def __init__(self, wall_time: float):
        self._records = [record(real64(1, wall_time) + field(3, b"brain.Event:2"))]

    def scalars(self, step: int, wall_time: float, values: dict) -> None:
        summary = b"".join(
            field(1, field(1, tag.encode()) + real32(2, value)) for tag, value in values.items())
        self._records.append(
            record(real64(1, wall_time) + whole(2, step) + field(5, summary)))

    def write(self, path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(self._records))


def example(features: dict) -> bytes:
    """A tf.Example of lists of bytes, floats and whole numbers."""
    entries = b""
    for key, values in features.items():
        if values and isinstance(values[0], float):
            feature = field(2, field(1, struct.pack(f"<{len(values)}f", *values)))
        elif values and isinstance(values[0], int):
            feature = field(3, field(1, b"".join(varint(v) for v in values)))
        else:
            feature = field(1, b"".join(field(1, v) for v in values))
        entries += field(1, field(1, key.encode()) + field(2, feature))
    return field(1, entries)


def jpeg_header(width: int, height: int, unique: int) -> bytes:
    """A JPEG as far as its header, with a comment that makes it unlike any other; no pixels."""
    comment = b"\xff\xfe" + struct.pack(">H", 10) + struct.pack(">Q", unique)
    frame = (b"\xff\xc0" + struct.pack(">HBHHB", 17, 8, height, width, 3)
             + b"\x01\x22\x00\x02\x11\x01\x03\x11\x01")
    return b"\xff\xd8" + comment + frame + b"\xff\xda" + b"\x00" * 12 + b"\xff\xd9"
