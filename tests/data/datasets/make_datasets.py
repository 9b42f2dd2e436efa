#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes shapes/ and shapes-coco/ beside this file: small pictures of bars and squares, annotated in
the forms in which people publish datasets.

shapes/ has the folders that tutorials of the Object Detection API make: pictures, one XML each, a
table of all, tables of the two splits, a record file and a label map. Two boxes are wrong on
purpose: one with its corners swapped, one without an area. shapes-coco/ holds polygons and a crowd.

Nothing but Python's standard library, no clock and no chance: the same bytes every time.
"""

import json
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent
CLASSES = ["bar", "square"]
HEADER = "filename,width,height,class,xmin,ymin,xmax,ymax\n"
TEST_PICTURES = 4
PICTURES = 12


def png(rows):
    """rows: of (red, green, blue)."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    raw = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in rows)
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(raw, 9))
            + chunk(b"IEND", b""))


class Picture:
    """The picture of this number, with its boxes: (class, xmin, ymin, xmax, ymax) in pixels."""

    def __init__(self, number):
        self.number = number
        self.name = f"shape-{number}.png"
        self.width, self.height = (64, 48) if number % 3 else (48, 64)
        self.boxes = []
        for i in range(1 + number % 4):
            x, y = 2 + 14 * i, 3 + 5 * ((number + i) % 4)
            if (number + i) % 3:
                self.boxes.append(("square", x, y, x + 8, y + 8))
            else:
                self.boxes.append(("bar", x, y, x + 4, y + 20))
        if number == 5:
            self.boxes.append(("bar", 30, 40, 20, 30))
        if number == 6:
            self.boxes.append(("square", 25, 30, 25, 36))

    def pixels(self):
        rows = [[(3 * x, 4 * y, 20 * self.number) for x in range(self.width)]
                for y in range(self.height)]
        for name, xmin, ymin, xmax, ymax in self.boxes:
            for y in range(ymin, min(ymax, self.height)):
                for x in range(xmin, min(xmax, self.width)):
                    rows[y][x] = (230, 230, 40) if name == "bar" else (250, 90, 200)
        return rows

    def xml(self):
        lines = ["<annotation>", "\t<folder>images</folder>", f"\t<filename>{self.name}</filename>",
                 "\t<size>", f"\t\t<width>{self.width}</width>",
                 f"\t\t<height>{self.height}</height>", "\t\t<depth>3</depth>", "\t</size>"]
        for name, *corners in self.boxes:
            lines += ["\t<object>", f"\t\t<name>{name}</name>", "\t\t<truncated>0</truncated>",
                      "\t\t<difficult>0</difficult>", "\t\t<bndbox>"]
            lines += [f"\t\t\t<{key}>{value}</{key}>"
                      for key, value in zip(("xmin", "ymin", "xmax", "ymax"), corners)]
            lines += ["\t\t</bndbox>", "\t</object>"]
        return "\n".join(lines + ["</annotation>", ""])

    def rows(self):
        return "".join(f"{self.name},{self.width},{self.height},{name},"
                       + ",".join(map(str, corners)) + "\n" for name, *corners in self.boxes)


# ---- TFRecord -------------------------------------------------------------------------------------


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number, content):
    return varint(number << 3 | 2) + varint(len(content)) + content


def feature(key, values):
    """values: all bytes, all float or all int."""
    if isinstance(values[0], bytes):
        inner = field(1, b"".join(field(1, value) for value in values))
    elif isinstance(values[0], float):
        inner = field(2, field(1, struct.pack(f"<{len(values)}f", *values)))
    else:
        inner = field(3, field(1, b"".join(map(varint, values))))
    return field(1, field(1, key.encode()) + field(2, inner))


def masked(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    crc ^= 0xFFFFFFFF
    return struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)


def record(picture, encoded):
    def side(at, size):
        return [box[at] / size for box in picture.boxes]

    example = field(1, b"".join([
        feature("image/filename", [picture.name.encode()]),
        feature("image/source_id", [picture.name.encode()]),
        feature("image/format", [b"png"]),
        feature("image/encoded", [encoded]),
        feature("image/width", [picture.width]),
        feature("image/height", [picture.height]),
        feature("image/object/bbox/xmin", side(1, picture.width)),
        feature("image/object/bbox/ymin", side(2, picture.height)),
        feature("image/object/bbox/xmax", side(3, picture.width)),
        feature("image/object/bbox/ymax", side(4, picture.height)),
        feature("image/object/class/text", [box[0].encode() for box in picture.boxes]),
        feature("image/object/class/label", [CLASSES.index(box[0]) + 1 for box in picture.boxes]),
    ]))
    length = struct.pack("<Q", len(example))
    return length + masked(length) + example + masked(example)


# ---- COCO -----------------------------------------------------------------------------------------


def crowd(picture, box):
    """Runs, down the columns, of what is outside and inside of a box."""
    _, xmin, ymin, xmax, ymax = box
    inside = [xmin <= x < xmax and ymin <= y < ymax
              for x in range(picture.width) for y in range(picture.height)]
    counts, current = [0], False
    for one in inside:
        if one != current:
            counts.append(0)
            current = one
        counts[-1] += 1
    return {"counts": counts, "size": [picture.height, picture.width]}


def coco(pictures):
    annotations = []
    for picture in pictures:
        for i, box in enumerate(picture.boxes):
            name, xmin, ymin, xmax, ymax = box
            is_crowd = picture.number == 2 and i == 1
            corners = [xmin, ymin, xmax, ymin, xmax, ymax, xmin, ymax]
            annotations.append({
                "id": len(annotations) + 1,
                "image_id": picture.number,
                "category_id": CLASSES.index(name) + 1,
                "iscrowd": int(is_crowd),
                "area": (xmax - xmin) * (ymax - ymin),
                "bbox": [xmin, ymin, xmax - xmin, ymax - ymin],
                "segmentation": crowd(picture, box) if is_crowd else [corners],
            })
    return json.dumps({
        "info": {"description": "bars and squares"},
        "licenses": [],
        "categories": [{"id": i + 1, "name": name, "supercategory": "shape"}
                       for i, name in enumerate(CLASSES)],
        "images": [{"id": one.number, "file_name": one.name, "width": one.width,
                    "height": one.height} for one in pictures],
        "annotations": annotations,
    }) + "\n"


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def main():
    pictures = [Picture(number) for number in range(1, PICTURES + 1)]
    encoded = {one.number: png(one.pixels()) for one in pictures}
    shapes = HERE / "shapes"
    for one in pictures:
        write(shapes / "images" / one.name, encoded[one.number])
        write(shapes / "annotations" / f"shape-{one.number}.xml", one.xml())
    test, train = pictures[:TEST_PICTURES], pictures[TEST_PICTURES:]
    for name, part in (("shapes", pictures), ("test", test), ("train", train)):
        write(shapes / "data" / f"{name}_labels.csv", HEADER + "".join(one.rows() for one in part))
    write(shapes / "data/test.record", b"".join(record(one, encoded[one.number]) for one in test))
    write(shapes / "data/shapes.pbtxt", "".join(
        f"item {{\n  id: {i + 1}\n  name: '{name}'\n}}\n" for i, name in enumerate(CLASSES)))
    for one in pictures[:3]:
        write(HERE / "shapes-coco/shapes_train" / one.name, encoded[one.number])
    write(HERE / "shapes-coco/annotations/instances_shapes_train.json", coco(pictures[:3]))


if __name__ == "__main__":
    main()
