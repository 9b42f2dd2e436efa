#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the seed inputs of the fuzz targets: one small file for each thing a reader tells apart.

Usage: tests/fuzz/make_corpus.py   (writes tests/fuzz/corpus/; standard library only)
"""

import gzip
import pathlib
import struct

CORPUS = pathlib.Path(__file__).parent / "corpus"


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return struct.pack("<I", (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF)


def frame(payload):
    length = struct.pack("<Q", len(payload))
    return length + masked(length) + payload + masked(payload)


def varint(value):
    out = b""
    value &= (1 << 64) - 1
    while value >= 0x80:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def field(number, kind, body):
    return varint(number << 3 | kind) + body


def text(number, body):
    return field(number, 2, varint(len(body)) + body)


def event(step, *parts, wall=1e9):
    return field(1, 1, struct.pack("<d", wall)) + field(2, 0, varint(step)) + b"".join(parts)


def scalar(tag, value):
    return text(1, text(1, tag) + field(2, 5, struct.pack("<f", value)))


def tensor(tag, proto, plugin=b"scalars"):
    return text(1, text(1, tag) + text(9, text(1, text(1, plugin))) + text(8, proto))


def seeds():
    version = frame(event(0, text(3, b"brain.Event:2"), text(10, text(1, b"writer"))))
    plain = version + b"".join(
        frame(event(i, text(5, scalar(b"loss", 1.0 / (i + 1)) + scalar(b"lr", 0.1))))
        for i in range(4))
    dtypes = b"".join(
        frame(event(i, text(5, tensor(b"t%d" % dtype, field(1, 0, varint(dtype)) + text(2, b"")
                                      + text(4, b"\x01" * size)))))
        for i, (dtype, size) in enumerate([(1, 4), (2, 8), (3, 4), (4, 1), (5, 2), (6, 1), (9, 8),
                                           (10, 1), (14, 2), (17, 2), (19, 2), (22, 4), (23, 8)]))
    lists = frame(event(9, text(5, tensor(b"a", field(1, 0, b"\x01") + text(5, b"\0\0\x80\x3f"))
                                + tensor(b"b", field(1, 0, b"\x13") + field(13, 0, varint(0x3E00)))
                                + tensor(b"c", field(1, 0, b"\x09") + field(10, 0, varint(-3))))))
    blobs = (frame(event(1, text(5, text(1, text(1, b"img") + text(4, field(1, 0, b"\x02")
                                                                   + text(4, b"PNG"))))))
             + frame(event(1, text(5, text(1, text(1, b"h") + text(5, b"histo")))))
             + frame(event(1, text(4, b"graph"))) + frame(event(1, text(8, b"meta")))
             + frame(event(1, text(6, b"log"))) + frame(event(1, text(9, b"metagraph"))))
    sessions = (frame(event(0, text(7, field(1, 0, b"\x01"))))
                + frame(event(5, text(7, field(1, 0, b"\x03") + text(2, b"ckpt")))))
    nan = version + frame(event(1, text(5, scalar(b"loss", float("nan")))))
    nan += frame(event(2, text(5, scalar(b"loss", float("-inf"))), wall=float("nan")))
    broken = bytearray(plain)
    broken[len(version) + 3] ^= 0x40
    spoiled = bytearray(plain)
    spoiled[len(version) + 30] ^= 0x40
    huge = struct.pack("<Q", 1 << 32)
    return {
        "plain": plain,
        "truncated": plain[:-7],
        "tensor-content": version + dtypes,
        "typed-lists": version + lists,
        "blobs": version + blobs,
        "sessions": version + sessions,
        "non-finite": nan,
        "no-file-version": plain[len(version):],
        "bad-length-checksum": bytes(broken),
        "bad-data-checksum": bytes(spoiled),
        "impossible-length": plain + huge + masked(huge) + b"xy" + plain,
        "invalid-message": version + frame(b"\xff\xff\xff\xff") + plain,
        "record-in-record": version + frame(event(1, text(5, text(1, text(1, b"img")
                                                                  + text(4, text(4, plain)))))),
        "steps-back": version + frame(event(9, text(5, scalar(b"x", 1))))
        + frame(event(3, text(5, scalar(b"x", 2)))) + frame(event(-1, text(5, scalar(b"x", 3)))),
        "lfs-pointer": b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
        "gzip": b"\x1f\x8b\x08" + bytes(40),
        "zeros": bytes(64),
        "empty": b"",
    }


JPEG = (b"\xff\xd8\xff\xc0\x00\x11\x08\x00\x30\x00\x40\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01"
        b"\xff\xda\xff\xd9")  # 64 x 48, headers only


def byte_list(*values):
    return text(1, b"".join(text(1, value) for value in values))


def floats(*values):
    return text(2, text(1, struct.pack(f"<{len(values)}f", *values)))


def integers(*values):
    return text(3, text(1, b"".join(varint(value) for value in values)))


def example(features):
    """A tf.Example; a tf.SequenceExample's context is written alike."""
    return text(1, b"".join(text(1, text(1, name) + text(2, value))
                            for name, value in features.items()))


def annotated(name, others=None):
    """A picture with two boxes, as the Object Detection API writes it."""
    features = {
        b"image/filename": byte_list(name),
        b"image/source_id": byte_list(name),
        b"image/format": byte_list(b"jpeg"),
        b"image/encoded": byte_list(JPEG),
        b"image/width": integers(64),
        b"image/height": integers(48),
        b"image/object/bbox/xmin": floats(0.125, 0.125),
        b"image/object/bbox/ymin": floats(0.25, 0.25),
        b"image/object/bbox/xmax": floats(0.5, 0.5),
        b"image/object/bbox/ymax": floats(0.75, 0.75),
        b"image/object/class/text": byte_list(b"cat", b"cat"),
        b"image/object/class/label": integers(1, 1),
    }
    return example(features | (others or {}))


def records():
    two = frame(annotated(b"a0.jpg")) + frame(annotated(b"a1.jpg"))
    spoiled = bytearray(two)
    spoiled[two.index(b"a0.jpg") + 1] ^= 0x01
    broken = bytearray(two + frame(annotated(b"a2.jpg")))
    broken[len(two) // 2 + 2] ^= 0x40  # in the length of the second
    # One number for each field, as writers other than TensorFlow's pack them; a negative label.
    unpacked = example({
        b"image/object/bbox/xmin": text(2, b"".join(field(1, 5, struct.pack("<f", value))
                                                    for value in (0.1, 0.2))),
        b"image/object/class/label": text(3, field(1, 0, varint(1)) + field(1, 0, varint(-2))),
    })
    return {
        "two": two,
        "bad-data": bytes(spoiled),
        "bad-length": bytes(broken),
        "cut": two[:-9],
        "gzip": gzip.compress(two, mtime=0),
        "masks": frame(annotated(b"a0.jpg", {
            b"image/object/mask": byte_list(b"\x89PNG", b""),
            b"image/object/is_crowd": integers(0, 1),
            b"image/object/weight": floats(1.0, 0.5),
        })),
        "no-example": frame(b"\x00" * 9),
        "sequence": frame(annotated(b"a0.jpg") + text(2, b"")) + frame(annotated(b"a1.jpg")),
        "unequal": frame(annotated(b"a0.jpg", {b"image/object/bbox/xmax": floats(0.5)})),
        "unpacked": frame(unpacked),
    }


def payloads(data):
    """The payloads of a well-framed file, as the target for messages takes them."""
    out, at = b"", 0
    while at + 12 <= len(data):
        length, = struct.unpack_from("<Q", data, at)
        if masked(data[at:at + 8]) != data[at + 8:at + 12] or at + 16 + length > len(data):
            break
        out += struct.pack("<H", length) + data[at + 12:at + 12 + length]
        at += 16 + length
    return out


def plugin_messages():
    """Contents of the plugins hparams and custom_scalars."""
    def real(number, value):
        return field(number, 1, struct.pack("<d", value))

    def entry(name, value):
        return text(1, text(1, name) + text(2, value))

    nested = text(3, b"deep")
    for _ in range(20):
        nested = text(6, text(1, nested))
    start = (entry(b"lr", real(2, 0.1)) + entry(b"opt", text(3, b"adam"))
             + entry(b"flag", field(4, 0, varint(1))) + entry(b"none", field(1, 0, varint(0)))
             + entry(b"list", text(6, text(1, real(2, 1.0))))
             + entry(b"struct", text(5, text(1, text(1, b"k") + text(2, text(3, b"v"))))))
    infos = (text(4, text(1, b"units") + text(5, text(1, real(2, 16.0))))
             + text(4, text(1, b"drop") + text(6, real(1, 0.1) + real(2, 0.5)))
             + text(5, text(1, text(1, b"train") + text(2, b"loss")) + text(3, b"Loss")))
    chart = text(1, b"c") + text(2, text(1, b"loss.*") + text(1, b"(bad"))
    margin = text(1, b"m") + text(3, text(1, text(1, b"a") + text(2, b"b") + text(3, b"c")))
    return {
        "start": text(3, start + text(4, b"group") + real(5, 1.7e9)),
        "end": text(4, field(1, 0, varint(2)) + real(2, 1.7e9)),
        "experiment": text(2, text(1, b"what") + infos),
        "too-deep": text(3, entry(b"x", nested)),
        "summary": text(1, b"t") + text(9, text(1, text(1, b"hparams") + text(2, text(3, start)))),
        "layout": text(2, text(1, b"cat") + text(2, chart) + text(2, margin)
                       + field(3, 0, varint(1))),
        "cut": text(3, start)[:-3],
    }


def own_messages():
    """Messages that the program decodes by itself; the first byte says which."""
    def fixed32(number, value):
        return field(number, 5, struct.pack("<f", value))

    def real(number, value):
        return field(number, 1, struct.pack("<d", value))

    tensor = (field(1, 0, varint(1)) + text(2, text(2, field(1, 0, varint(1))))
              + text(5, struct.pack("<f", 3.5)))
    scalars = text(9, text(1, text(1, b"scalars")))
    loss = text(1, text(1, b"loss") + fixed32(2, 0.5))
    accuracy = text(1, text(1, b"acc") + fixed32(2, 0.25) + scalars)
    head = real(1, 1.7e9) + field(2, 0, varint(300))
    event = head + text(5, loss + accuracy)
    tensor_event = head + text(5, text(1, text(1, b"loss") + text(8, tensor) + scalars))
    example = text(1, b"".join(text(1, text(1, key) + text(2, feature)) for key, feature in (
        (b"image/width", text(3, text(1, varint(640)))),
        (b"image/object/bbox/xmin", text(2, text(1, struct.pack("<2f", 0.1, 0.2)))),
        (b"image/filename", text(1, text(1, b"a.jpg"))))))
    stat = text(4, field(1, 0, varint(1)) + field(4, 0, varint(12)))
    events = (text(4, field(1, 0, varint(1)) + field(2, 0, varint(5000)) + stat)
              + text(4, field(1, 0, varint(2)) + field(3, 0, varint(7000))))
    plane = (text(2, b"/host:CPU") + text(3, field(1, 0, varint(1)) + text(2, b"python") + events)
             + text(4, field(1, 0, varint(1)) + text(2, text(2, b"train")))
             + text(5, field(1, 0, varint(1)) + text(2, text(2, b"step_num"))))
    return {"event": b"\0" + event, "tensor": b"\1" + tensor, "tensor-event": b"\0" + tensor_event,
            "example": b"\2" + example, "plane": b"\3" + plane}


def main():
    (CORPUS / "hparams").mkdir(parents=True, exist_ok=True)
    for name, data in plugin_messages().items():
        (CORPUS / "hparams" / name).write_bytes(data)
    files, messages = CORPUS / "tfevents", CORPUS / "tfevents-messages"
    files.mkdir(parents=True, exist_ok=True)
    messages.mkdir(parents=True, exist_ok=True)
    for name, data in seeds().items():
        (files / f"seed-{name}").write_bytes(data)
        if payloads(data):
            (messages / f"seed-{name}").write_bytes(payloads(data))
    (CORPUS / "own-decoders").mkdir(parents=True, exist_ok=True)
    for name, data in own_messages().items():
        (CORPUS / "own-decoders" / f"seed-{name}").write_bytes(data)
    (CORPUS / "tfrecord").mkdir(parents=True, exist_ok=True)
    for name, data in records().items():
        (CORPUS / "tfrecord" / name).write_bytes(data)


if __name__ == "__main__":
    main()
