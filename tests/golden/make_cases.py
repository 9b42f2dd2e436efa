#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the input files of the golden cases: tests/golden/<case>/input/...

    make_cases.py            write them all
    make_cases.py --check    exit status 1 if any differs from what this script makes

Nothing but Python's standard library, no code shared with the program, no clock and no chance: the
same bytes every time. To add a case: a function here, its name in CASES, then
`FAULTLINE_UPDATE_GOLDEN=1 ctest -L golden` and a look at the expected.txt it wrote.
"""

import math
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
START = 1.7e9  # 2023-11-14 22:13:20 UTC

# ---- protobuf and TFRecord ------------------------------------------------------------------------


def varint(value):
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def intField(number, value):
    return varint(number << 3) + varint(value)


def doubleField(number, value):
    return varint(number << 3 | 1) + struct.pack("<d", value)


def floatField(number, value):
    return varint(number << 3 | 5) + struct.pack("<f", value)


def bytesField(number, content):
    content = content.encode() if isinstance(content, str) else content
    return varint(number << 3 | 2) + varint(len(content)) + content


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)


def record(payload):
    length = struct.pack("<Q", len(payload))
    return length + masked(length) + payload + masked(payload)


# ---- events -----------------------------------------------------------------------------------------


def event(wall_time, step, content=b""):
    return record(doubleField(1, wall_time) + (intField(2, step) if step else b"") + content)


def fileVersion(wall_time=START):
    return event(wall_time, 0, bytesField(3, "brain.Event:2"))


def summary(values):
    return bytesField(5, b"".join(bytesField(1, value) for value in values))


def scalar(wall_time, step, values):
    """values: [(tag, number)], written as v1 simple_value."""
    return event(wall_time, step,
                 summary([bytesField(1, tag) + floatField(2, number) for tag, number in values]))


def tensorScalar(wall_time, step, tag, tensor, plugin="scalars"):
    metadata = bytesField(9, bytesField(1, bytesField(1, plugin))) if plugin else b""
    return event(wall_time, step, summary([bytesField(1, tag) + metadata + bytesField(8, tensor)]))


def session(wall_time, step, status):
    return event(wall_time, step, bytesField(7, intField(1, status)))


SESSION_START, SESSION_CHECKPOINT = 1, 3


def lossAt(step):
    """Falls from 2.3 towards 0.3 with a small deterministic ripple."""
    return 0.3 + 2.0 * math.exp(-step / 120.0) + 0.02 * math.sin(step * 0.7)


def training(first, last, stride=5, start=START, seconds_per_step=0.5):
    """[(wall time, step, loss, learning rate)]"""
    return [(start + (step - first) * seconds_per_step, step, lossAt(step), 0.01)
            for step in range(first, last + 1, stride)]


def trainingFile(rows, start=START):
    return fileVersion(start) + b"".join(
        scalar(wall_time, step, [("loss", loss), ("learning_rate", rate)])
        for wall_time, step, loss, rate in rows)


def recordOffsets(data):
    offsets = []
    at = 0
    while at < len(data):
        offsets.append(at)
        at += 16 + struct.unpack_from("<Q", data, at)[0]
    return offsets


def flipped(data, at):
    return data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1:]


def name(index=0, host="host"):
    return f"events.out.tfevents.{int(START) + index}.{host}"


# ---- cases: a function each, giving {path: bytes} --------------------------------------------------


def healthyRun():
    validation = fileVersion() + b"".join(
        scalar(START + step * 0.5, step, [("loss", lossAt(step) + 0.05), ("mAP", 0.6 - 0.5 / (1 + step / 50))])
        for step in range(50, 301, 50))
    return {f"train/{name()}": trainingFile(training(0, 300)), f"validation/{name()}": validation}


def nanRun():
    data = fileVersion()
    for wall_time, step, loss, rate in training(0, 300):
        if step >= 200:
            loss *= 3.0 ** ((step - 200) / 5)
        if step >= 240:
            loss = math.inf
        if step >= 245:
            loss = math.nan
        data += scalar(wall_time, step, [("loss", loss), ("learning_rate", rate)])
    data += scalar(START + 151, 301, [("loss", -math.inf)])
    return {name(): data}


def restartedRun():
    first = (fileVersion() + session(START, 0, SESSION_START)
             + b"".join(scalar(t, s, [("loss", loss)]) for t, s, loss, _ in training(0, 200))
             + session(START + 75, 150, SESSION_CHECKPOINT))
    later = START + 3600
    second = fileVersion(later) + session(later, 150, SESSION_START) + b"".join(
        scalar(t, s, [("loss", loss)]) for t, s, loss, _ in training(150, 350, start=later))
    return {name(): first, name(3600): second}


def truncated():
    data = trainingFile(training(0, 50))
    return {name(): data[:-20]}


def badDataChecksum():
    data = trainingFile(training(0, 50))
    offsets = recordOffsets(data)
    return {name(): flipped(flipped(data, offsets[4] + 20), offsets[7] + 14)}


def badLengthChecksum():
    data = trainingFile(training(0, 50))
    offsets = recordOffsets(data)
    return {name(): flipped(data, offsets[5] + 9)}


def lfsPointer():
    pointer = ("version https://git-lfs.github.com/spec/v1\n"
               "oid sha256:" + "0123456789abcdef" * 4 + "\nsize 10485760\n")
    return {name(): pointer.encode()}


def emptyFile():
    return {name(): b""}


def noFileVersion():
    rows = training(0, 50)
    return {"events.out.tfevents": b"".join(scalar(t, s, [("Logloss", loss)]) for t, s, loss, _ in rows)}


def tensorDtypes():
    shape = b""  # rank 0
    content = [  # (tag, DataType, rest of the TensorProto)
        ("float/float_val", 1, floatField(5, 1.5)),
        ("float/packed_float_val", 1, bytesField(5, struct.pack("<f", 2.5))),
        ("float/tensor_content", 1, bytesField(4, struct.pack("<f", -3.25))),
        ("float/nan", 1, bytesField(4, struct.pack("<f", math.nan))),
        ("double/double_val", 2, doubleField(6, 0.1)),
        ("double/tensor_content", 2, bytesField(4, struct.pack("<d", 1e300))),
        ("int32/int_val", 3, intField(7, -7)),
        ("int32/tensor_content", 3, bytesField(4, struct.pack("<i", -8))),
        ("uint8/int_val", 4, intField(7, 200)),
        ("int16/int_val", 5, intField(7, -300)),
        ("int8/tensor_content", 6, bytesField(4, struct.pack("<b", -5))),
        ("int64/int64_val", 9, intField(10, -(1 << 40))),
        ("int64/tensor_content", 9, bytesField(4, struct.pack("<q", 1 << 50))),
        ("bool/bool_val", 10, intField(11, 1)),
        ("bfloat16/half_val", 14, intField(13, 0x3FC0)),
        ("bfloat16/tensor_content", 14, bytesField(4, struct.pack("<H", 0xC010))),
        ("uint16/int_val", 17, intField(7, 60000)),
        ("half/half_val", 19, intField(13, 0x3E00)),
        ("half/tensor_content", 19, bytesField(4, struct.pack("<e", 0.1))),
        ("uint32/uint32_val", 22, intField(16, 4000000000)),
        ("uint64/uint64_val", 23, intField(17, (1 << 53) + 1)),
        ("string/no_number", 7, bytesField(8, "text")),
    ]
    data = fileVersion()
    for i, (tag, dtype, values) in enumerate(content):
        tensor = intField(1, dtype) + bytesField(2, shape) + values
        data += tensorScalar(START + i, 1, tag, tensor)
    # The plugin only in the first record of a tag, as TensorFlow writes it.
    for step in (1, 2, 3):
        tensor = intField(1, 1) + bytesField(2, shape) + floatField(5, step / 8)
        data += tensorScalar(START + 100 + step, step, "metadata/first_only", tensor,
                             "scalars" if step == 1 else None)
    return {name(): data}


def damagedAndGood():
    good = trainingFile(training(0, 50))
    damaged = trainingFile(training(55, 100, start=START + 60), START + 60)
    return {
        f"train/{name()}": good,
        f"train/{name(60)}": flipped(damaged, recordOffsets(damaged)[3] + 16),
        f"train/{name(120)}": b"",
        f"validation/{name()}": lfsPointer()[name()],
        "train/checkpoint": b"model_checkpoint_path: \"model-50\"\n",
        "train/model-50.index": b"\x00\x01",
    }


def strangeNames():
    tags = [
        b'comma,and "quote"',
        b"two\nlines",
        b"escape\x1b[31mred",
        b"invalid \xff\xfe utf-8",
        "umlaut \u00e4, \u20ac, \U0001f600".encode(),
        "reversed \u202etxt.exe".encode(),
        b"<script>alert(1)</script> & | * _ `",
        b"",
    ]
    data = fileVersion()
    for i, tag in enumerate(tags):
        data += scalar(START + i, i, [(tag, i / 4)])
    return {f"run, one/{name()}": data}


def notEventFile():
    return {name(): b"This is no event file, whatever its name says. " * 4}


def specialFiles():
    return {f"train/{name()}": trainingFile(training(0, 20))}


CASES = {
    "healthy-run": healthyRun,
    "nan-run": nanRun,
    "every-rule": nanRun,
    "restarted-run": restartedRun,
    "truncated": truncated,
    "bad-data-checksum": badDataChecksum,
    "bad-length-checksum": badLengthChecksum,
    "lfs-pointer": lfsPointer,
    "empty-file": emptyFile,
    "no-file-version": noFileVersion,
    "tensor-dtypes": tensorDtypes,
    "damaged-and-good": damagedAndGood,
    "strange-names": strangeNames,
    "not-event-file": notEventFile,
    "special-files": specialFiles,
}


def main(check):
    stale = []
    for case, make in CASES.items():
        for relative, content in make().items():
            path = os.path.join(HERE, case, "input", relative)
            if check:
                if not os.path.isfile(path) or open(path, "rb").read() != content:
                    stale.append(path)
                continue
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as out:
                out.write(content)
    for path in stale:
        print(f"{path} is not what make_cases.py makes")
    return 1 if stale else 0


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    sys.exit(main(bool(sys.argv[1:])))
