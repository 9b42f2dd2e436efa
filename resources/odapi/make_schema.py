#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the .proto files of the Object Detection API into one, odapi.proto.

Takes only facts: names, numbers, types, defaults, oneofs, enum values. Comments are left behind.

Usage: make_schema.py PROTO_FOLDER COMMIT > odapi.proto   (standard library only)
"""

import pathlib
import re
import sys

TOKEN = re.compile(r"""
    //[^\n]* | /\*.*?\*/ |                       # comments
    "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' |      # strings
    0[xX][\da-fA-F]+ |
    [-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)? |  # numbers
    [\w.]+ | [{}\[\]()<>=;,]
""", re.VERBOSE | re.DOTALL)

SCALARS = {"double", "float", "int32", "int64", "uint32", "uint64", "sint32", "sint64", "fixed32",
           "fixed64", "sfixed32", "sfixed64", "bool", "string", "bytes"}


class Parser:
    def __init__(self, text):
        self.tokens = [t for t in TOKEN.findall(text) if not t.startswith(("//", "/*"))]
        self.at = 0
        self.messages = {}
        self.enums = {}

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, expected=None):
        token = self.tokens[self.at]
        if expected is not None and token != expected:
            near = " ".join(self.tokens[max(0, self.at - 8):self.at + 4])
            raise SystemExit(f"expected {expected}, found {token} in: {near}")
        self.at += 1
        return token

    def skip_statement(self):
        depth = 0
        while True:
            token = self.take()
            depth += token == "{"
            depth -= token == "}"
            if depth == 0 and token in (";", "}"):
                return

    def file(self):
        while self.peek():
            if self.peek() == "message":
                self.message("")
            elif self.peek() == "enum":
                self.enum("")
            else:
                self.skip_statement()  # syntax, package, import, option, extend

    def message(self, scope):
        self.take("message")
        name = scope + self.take()
        fields = self.messages.setdefault(name, [])
        self.take("{")
        while self.peek() != "}":
            self.member(name, fields, None)
        self.take("}")

    def member(self, name, fields, oneof):
        token = self.peek()
        if token == "message":
            self.message(name + ".")
        elif token == "enum":
            self.enum(name + ".")
        elif token == "oneof":
            self.take()
            group = self.take()
            self.take("{")
            while self.peek() != "}":
                self.member(name, fields, group)
            self.take("}")
        elif token in ("extensions", "reserved", "option", "extend"):
            self.skip_statement()
        elif token == ";":
            self.take()
        else:
            fields.append(self.field(oneof))

    def field(self, oneof):
        label = self.take() if self.peek() in ("optional", "required", "repeated") else "optional"
        kind = self.take()
        if kind == "map":
            self.take("<")
            key = self.take()
            self.take(",")
            value = self.take()
            self.take(">")
            kind, label = value, "repeated"
        field = {"name": self.take(), "number": None, "type": kind}
        if label != "optional":
            field["label"] = label
        if "key" in locals():
            field["map"] = key
        if oneof:
            field["oneof"] = oneof
        self.take("=")
        field["number"] = int(self.take())
        if self.peek() == "[":
            self.options(field)
        self.take(";")
        return field

    def options(self, field):
        self.take("[")
        while self.peek() != "]":
            key = self.take()
            if key == ",":
                continue
            self.take("=")
            value = self.take()
            if key == "default":
                field["default"] = value[1:-1] if value[0] in "\"'" else value
            elif key == "deprecated" and value == "true":
                field["deprecated"] = True
        self.take("]")

    def enum(self, scope):
        self.take("enum")
        values = self.enums.setdefault(scope + self.take(), {})
        self.take("{")
        while self.peek() != "}":
            if self.peek() in ("option", "reserved"):
                self.skip_statement()
                continue
            name = self.take()
            self.take("=")
            values[name] = int(self.take(), 0)
            if self.peek() == "[":
                self.options({})
            self.take(";")
        self.take("}")


def resolve(kind, scope, parser):
    """The full name of a type, looked for from the innermost scope outwards."""
    if kind in SCALARS:
        return kind
    kind = kind.removeprefix("object_detection.protos.")
    parts = scope.split(".")
    for depth in range(len(parts), -1, -1):
        full = ".".join(parts[:depth] + [kind])
        if full in parser.messages or full in parser.enums:
            return full
    raise SystemExit(f"{scope}: type {kind} is not defined")


HEAD = """\
// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Made by make_schema.py from tensorflow/models, research/object_detection/protos, commit
// {commit}: see README.md.
syntax = "proto2";
package {package};
"""
PACKAGE = "faultline.odapi"


def field_text(field):
    kind = field["type"] if field["type"] in SCALARS else f".{PACKAGE}.{field['type']}"
    if "map" in field:
        declared = f"map<{field['map']}, {kind}>"
    elif "oneof" in field:
        declared = kind
    else:
        declared = f"{field.get('label', 'optional')} {kind}"
    options = []
    if "default" in field:
        is_text = field["type"] in ("string", "bytes")
        options.append("default = " + (f'"{field["default"]}"' if is_text else field["default"]))
    if field.get("deprecated"):
        options.append("deprecated = true")
    tail = f" [{', '.join(options)}]" if options else ""
    return f"{declared} {field['name']} = {field['number']}{tail};"


def inner(names, scope):
    """Those of the names that are declared right within a scope."""
    start = scope + "." if scope else ""
    return sorted(n for n in names if n.startswith(start) and "." not in n[len(start):])


def write(parser, scope, indent, out):
    """What a scope declares: enums, messages, then the fields in their order."""
    for name in inner(parser.enums, scope):
        out.append(f"{indent}enum {name.split('.')[-1]} {{")
        out += [f"{indent}  {value} = {number};" for value, number in parser.enums[name].items()]
        out.append(f"{indent}}}")
    for name in inner(parser.messages, scope):
        out.append(f"{indent}message {name.split('.')[-1]} {{")
        write(parser, name, indent + "  ", out)
        out.append(f"{indent}}}")
    group = None
    for field in parser.messages.get(scope, []) + [{}]:
        if field.get("oneof") != group:
            if group:
                out.append(f"{indent}}}")
            group = field.get("oneof")
            if group:
                out.append(f"{indent}oneof {group} {{")
        if field:
            out.append(f"{indent}{'  ' if group else ''}{field_text(field)}")


def main():
    folder, commit = sys.argv[1:]
    parser = Parser("")
    for path in sorted(pathlib.Path(folder).glob("*.proto")):
        parser.tokens = Parser(path.read_text(encoding="utf-8")).tokens
        parser.at = 0
        parser.file()
    for name, fields in parser.messages.items():
        for field in fields:
            field["type"] = resolve(field["type"], name, parser)
    out = [HEAD.format(commit=commit, package=PACKAGE)]
    write(parser, "", "", out)
    print("\n".join(out))


if __name__ == "__main__":
    main()
