#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints every scalar point of TensorBoard event files as CSV: run,tag,step,wall_time,value.

    reference_scalars.py PATH...        PATH: an event file, or a folder searched for runs

The yardstick for `faultline-cli scalars`: written from the description of the formats alone, sharing
no code with the program, with nothing but Python's standard library. Slow and simple on purpose.

A run is a directory that directly holds a file with "tfevents" in its name; its name is its path
relative to PATH, "." for PATH itself. For a PATH that is a file, only that file is read and the run
is ".". Runs come sorted by name, the files of a run in lexicographic order, the points in the order
of their records. Links to directories are not followed.

What is a scalar:
  * a value with simple_value (v1). Should a value hold several of the oneof's fields, the last counts,
    as in protobuf; a field that occurs with the wrong wire type is ignored.
  * a numeric tensor of one element whose plugin is "scalars". The metadata may be only on the first
    value of a tag in a run: the first one seen that names a plugin stays valid for the rest of it.
  * a floating-point tensor (half, bfloat16, float, double) of one element, where no value of the tag
    has named a plugin so far in the run: old writers leave it out. (TensorBoard would not show these.)
A tensor of a known plugin other than "scalars" is none, nor are complex, string and 4- and 8-bit
float tensors. Compressed (gzip, zlib) files are not tfevents that TensorBoard reads: not read here.

Damage:
  * record whose data fail their CRC: skipped;
  * length that fails its CRC: search byte by byte, from the next byte, for 8 bytes whose masked CRC
    follows them, and go on there;
  * record that reaches past the end of the file, or fewer than 12 bytes left: the end;
  * record that is not an Event (bad protobuf): skipped whole.
Counts for every file go to standard error. Exit status: 0, or 3 when there was no event file.

value and wall_time are Python's repr() of the double (a float32 widened exactly), `nan`, `inf`, `-inf`.
int64 and uint64 tensors become the nearest double.
"""

import csv
import os
import struct
import sys

# ---- CRC-32C, masked as TFRecord does ---------------------------------------------------------


def _crcTable():
    table = []
    for byte in range(256):
        for _ in range(8):
            byte = (byte >> 1) ^ (0x82F63B78 if byte & 1 else 0)
        table.append(byte)
    return table


_TABLE = _crcTable()


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc = (crc >> 8) ^ _TABLE[(crc ^ byte) & 0xFF]
    return crc ^ 0xFFFFFFFF


def maskedCrc(data):
    crc = crc32c(data)
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


assert crc32c(b"123456789") == 0xE3069283
assert maskedCrc(b"123456789") == 0xC78AB0E5

# ---- TFRecord -----------------------------------------------------------------------------------


def records(data, counts):
    """The data of every whole record, in order."""
    at = 0
    while len(data) - at >= 12:
        length, length_crc = struct.unpack_from("<QI", data, at)
        if maskedCrc(data[at : at + 8]) != length_crc:
            counts["bad_length"] += 1
            found = _nextRecord(data, at + 1)
            counts["bytes_skipped"] += (len(data) if found is None else found) - at
            if found is None:
                return
            at = found
            continue
        end = at + 12 + length
        if end + 4 > len(data):
            break
        body = data[at + 12 : end]
        if maskedCrc(body) == struct.unpack_from("<I", data, end)[0]:
            counts["records"] += 1
            yield body
        else:
            counts["bad_data"] += 1
        at = end + 4
    counts["tail_bytes"] = len(data) - at


def _nextRecord(data, at):
    while at + 12 <= len(data):
        if maskedCrc(data[at : at + 8]) == struct.unpack_from("<I", data, at + 8)[0]:
            return at
        at += 1
    return None


# ---- protobuf -----------------------------------------------------------------------------------

VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5


class BadProto(Exception):
    pass


def _varint(data, at):
    value = 0
    for shift in range(0, 70, 7):
        if at >= len(data):
            raise BadProto("varint past the end")
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value & 0xFFFFFFFFFFFFFFFF, at
    raise BadProto("varint too long")


def fields(data):
    """(field number, wire type, value) of a message: int for varints, bytes for the rest."""
    at, found, groups = 0, [], []
    while at < len(data):
        key, at = _varint(data, at)
        number, wire = key >> 3, key & 7
        if number == 0 or number >= 1 << 29:
            raise BadProto("field number %d" % number)
        if wire == VARINT:
            value, at = _varint(data, at)
        elif wire == FIXED64:
            value, at = data[at : at + 8], at + 8
        elif wire == FIXED32:
            value, at = data[at : at + 4], at + 4
        elif wire == BYTES:
            length, at = _varint(data, at)
            value, at = data[at : at + length], at + length
        elif wire == 3:  # groups: none in these messages, so only skipped
            groups.append(number)
            continue
        elif wire == 4:
            if not groups or groups.pop() != number:
                raise BadProto("group ends that did not start")
            continue
        else:
            raise BadProto("wire type %d" % wire)
        if at > len(data):
            raise BadProto("field past the end")
        if not groups:
            found.append((number, wire, value))
    if groups:
        raise BadProto("group does not end")
    return found


def signed(value, bits=64):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def text(data):
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadProto(str(error)) from error


# ---- tensors --------------------------------------------------------------------------------------

FLOAT, DOUBLE, INT32, UINT8, INT16, INT8, INT64, BOOL = 1, 2, 3, 4, 5, 6, 9, 10
QINT8, QUINT8, QINT32, BFLOAT16, QINT16, QUINT16, UINT16, HALF, UINT32, UINT64 = (
    11, 12, 13, 14, 15, 16, 17, 19, 22, 23)  # fmt: skip
FLOATING = {FLOAT, DOUBLE, BFLOAT16, HALF}


def _bfloat16(bits):
    return struct.unpack("<f", struct.pack("<I", (bits & 0xFFFF) << 16))[0]


def _half(bits):
    return struct.unpack("<e", struct.pack("<H", bits & 0xFFFF))[0]


# dtype: (size in tensor_content, its decoder, field of the *_val list, decoder of one varint of it)
_struct = lambda code: lambda raw: struct.unpack("<" + code, raw)[0]
_asInt = lambda bits: lambda v: signed(v, bits)
_asUint = lambda bits: lambda v: v & ((1 << bits) - 1)
NUMERIC = {
    FLOAT: (4, _struct("f"), 5, None),
    DOUBLE: (8, _struct("d"), 6, None),
    INT32: (4, _struct("i"), 7, _asInt(32)),
    QINT32: (4, _struct("i"), 7, _asInt(32)),
    INT16: (2, _struct("h"), 7, _asInt(16)),
    QINT16: (2, _struct("h"), 7, _asInt(16)),
    INT8: (1, _struct("b"), 7, _asInt(8)),
    QINT8: (1, _struct("b"), 7, _asInt(8)),
    UINT8: (1, _struct("B"), 7, _asUint(8)),
    QUINT8: (1, _struct("B"), 7, _asUint(8)),
    UINT16: (2, _struct("H"), 7, _asUint(16)),
    QUINT16: (2, _struct("H"), 7, _asUint(16)),
    INT64: (8, _struct("q"), 10, _asInt(64)),
    BOOL: (1, lambda raw: int(raw != b"\0"), 11, lambda v: int(v != 0)),
    HALF: (2, lambda raw: _half(int.from_bytes(raw, "little")), 13, _half),
    BFLOAT16: (2, lambda raw: _bfloat16(int.from_bytes(raw, "little")), 13, _bfloat16),
    UINT32: (4, _struct("I"), 16, _asUint(32)),
    UINT64: (8, _struct("Q"), 17, _asUint(64)),
}


def oneElement(message):
    """(dtype, value) of a TensorProto of one element; value is None where it is not such a one."""
    dtype, dims, known_rank, content = 0, [], True, b""
    parsed = fields(message)
    for number, wire, value in parsed:
        if number == 1 and wire == VARINT:
            dtype = signed(value, 32)
        elif number == 2 and wire == BYTES:
            for n, w, v in fields(value):
                if n == 2 and w == BYTES:
                    size = 0
                    for n2, w2, v2 in fields(v):
                        if n2 == 1 and w2 == VARINT:
                            size = signed(v2)
                    dims.append(size)
                elif n == 3 and w == VARINT:
                    known_rank = v == 0
        elif number == 4 and wire == BYTES:
            content = value
    if dtype not in NUMERIC or not known_rank or any(size != 1 for size in dims):
        return dtype, None
    width, fromContent, list_field, fromVarint = NUMERIC[dtype]
    if content:
        return dtype, float(fromContent(content)) if len(content) == width else None

    items = []
    for number, wire, value in parsed:
        if number != list_field:
            continue
        if fromVarint is None:  # float_val, double_val
            if wire == BYTES:
                if len(value) % width:
                    raise BadProto("packed list of a broken length")
                items += [value[i : i + width] for i in range(0, len(value), width)]
            elif wire == (FIXED32 if width == 4 else FIXED64):
                items.append(value)
        elif wire == BYTES:
            at = 0
            while at < len(value):
                item, at = _varint(value, at)
                items.append(item)
        elif wire == VARINT:
            items.append(value)
    if not items:
        return dtype, 0.0
    if len(items) > 1:
        return dtype, None  # more values than elements: not a tensor of one
    return dtype, float((fromVarint or fromContent)(items[0]))


# ---- events -----------------------------------------------------------------------------------------


def scalarsOf(event, plugins):
    """[(tag, step, wall_time, value)] of an Event; plugins: tag -> plugin name, of this run so far."""
    wall, step, summary = 0.0, 0, None
    for number, wire, value in fields(event):
        if number == 1 and wire == FIXED64:
            wall = struct.unpack("<d", value)[0]
        elif number == 2 and wire == VARINT:
            step = signed(value)
        elif number == 5 and wire == BYTES:  # occurs twice: protobuf merges, so do the values add up
            summary = (summary or b"") + value
        elif number in (3, 4, 6, 7, 8, 9) and wire == BYTES:
            summary = None  # another member of the oneof
    points = []
    for number, wire, value in fields(summary or b""):
        if number == 1 and wire == BYTES:
            point = _scalarOf(value, plugins)
            if point is not None:
                points.append((point[0], step, wall, point[1]))
    return points


def _scalarOf(message, plugins):
    tag, kind, payload, plugin = "", None, None, ""
    for number, wire, value in fields(message):
        if number == 1 and wire == BYTES:
            tag = text(value)
        elif number == 2 and wire == FIXED32:
            kind, payload = 2, value
        elif number in (3, 4, 5, 6) and wire == BYTES:
            kind, payload = number, None
        elif number == 8 and wire == BYTES:
            payload = payload + value if kind == 8 else value
            kind = 8
        elif number == 9 and wire == BYTES:
            for n, w, v in fields(value):
                if n == 1 and w == BYTES:
                    for n2, w2, v2 in fields(v):
                        if n2 == 1 and w2 == BYTES:
                            plugin = text(v2)
    if plugin:
        plugins.setdefault(tag, plugin)
    plugin = plugins.get(tag)
    if kind == 2:
        return tag, struct.unpack("<f", payload)[0]
    if kind == 8 and plugin in (None, "scalars"):
        dtype, value = oneElement(payload)
        if value is not None and (plugin or dtype in FLOATING):
            return tag, value
    return None


# ---- runs -------------------------------------------------------------------------------------------


def runsOf(path):
    """run name -> its event files, in the order in which they are read."""
    if os.path.isfile(path):
        return {".": [path]}
    runs = {}
    for folder, _, names in os.walk(path):
        files = sorted(n for n in names if "tfevents" in n and os.path.isfile(os.path.join(folder, n)))
        if files:
            name = os.path.relpath(folder, path).replace(os.sep, "/")
            runs[name] = [os.path.join(folder, n) for n in files]
    return runs


def main(arguments):
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", newline="")
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["run", "tag", "step", "wall_time", "value"])
    any_file = False
    for path in arguments:
        for run, files in sorted(runsOf(path).items()):
            plugins = {}
            for file in files:
                any_file = True
                counts = dict.fromkeys(
                    ["records", "bad_data", "bad_length", "bad_event", "bytes_skipped", "tail_bytes"], 0)
                points = 0
                with open(file, "rb") as f:
                    data = f.read()
                for record in records(data, counts):
                    try:
                        found = scalarsOf(record, plugins)
                    except BadProto:
                        counts["bad_event"] += 1
                        continue
                    points += len(found)
                    for tag, step, wall, value in found:
                        out.writerow([run, tag, step, repr(wall), repr(value)])
                print(
                    f"{file}: {len(data)} bytes, {points} scalars, "
                    + ", ".join(f"{n} {name}" for name, n in counts.items() if n or name == "records"),
                    file=sys.stderr,
                )
    return 0 if any_file else 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
