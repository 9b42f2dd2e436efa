#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names that two sources of a folder both keep to themselves: they cannot be compiled as one.

    unity_names.py [FOLDER...]     of model, widgets, app and tests

A unity build (presets release and asan) joins sources of one folder, and of tests those of one
program without Qt, so what stands in an unnamed namespace, or is static, must have another name in each of them. Functions may share a name where
their parameters differ. This reads declarations by their form, without a compiler: it takes a
second, and knows what this tree writes. Exit status 1 if there are such names.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

TOKENS = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)


def bare(text):
    """Without comments and with empty strings; directives go, too."""

    def blank(match):
        kept = match.group(0)
        return " " if kept.startswith("/") else "0" if kept.startswith("'") else '""'

    text = re.sub(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])", "", text)
    text = TOKENS.sub(blank, text)
    return re.sub(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", "", text, flags=re.M)


def statements(text):
    """(head, body) of each statement at this depth; body is None where there are no braces."""
    head, depth, start, at = "", 0, 0, 0
    begin = 0
    while at < len(text):
        c = text[at]
        if c == "{":
            if depth == 0:
                head = text[begin:at]
                start = at + 1
            depth += 1
        elif c == "}":
            depth -= 1
            if depth == 0:
                body = text[start:at]
                # a brace initialiser, a lambda or a type goes on to its semicolon
                rest = re.match(r"\s*(;|[,.(\[=?:+*/&|<>-]|const\b)", text[at + 1:])
                if isDefinition(head):
                    yield head, body
                    begin = at + 1
                elif rest and rest.group(1) != ";":
                    pass
                else:
                    yield head, body
                    begin = at + 1
        elif c == ";" and depth == 0:
            part = text[begin:at]
            if part.strip():
                yield part, None
            begin = at + 1
        at += 1


def isDefinition(head):
    """Of a function or a namespace, which no semicolon ends."""
    head = head.strip()
    if re.match(r"(inline )?namespace\b|extern \"\"", head):
        return True
    return bool(re.search(r"\)\s*(const|noexcept|override|->\s*[\w:<>,&* ]+|:\s.*)?\s*$", head, re.S)
                and not re.search(r"(?<![=<>!])=(?!=)", head.split("(")[0]))


def nameOf(head):
    """(name, signature) that a statement declares; signature is None for what cannot be overloaded."""
    head = re.sub(r"\s+", " ", head).strip()
    head = re.sub(r"^(\[\[.*?\]\] ?)+", "", head)
    head = re.sub(r"\balignas\([^)]*\)", "", head)
    isTemplate = head.startswith("template")
    while head.startswith("template"):
        depth, at = 0, head.index("<")
        for at in range(at, len(head)):
            depth += {"<": 1, ">": -1}.get(head[at], 0)
            if depth == 0:
                break
        head = head[at + 1:].strip()
    match = re.match(r"(?:class|struct|enum class|enum struct|enum|union) (?:alignas\S+ )?(\w+)", head)
    if match and not re.match(r"(?:class|struct) \w+[&* ]+\w+ ?[(=]", head):
        return match.group(1), None
    match = re.match(r"(?:using|namespace) (\w+) = ?(.*)", head)
    if match:
        return match.group(1), ("=", match.group(2))  # twice the same does no harm
    if re.match(r"using |friend |static_assert|namespace|Q_|typedef|explicit |extern template", head):
        return None
    before = re.split(r"(?<![=<>!])=(?!=)", head)[0] if "operator" not in head else head
    # the parenthesis of the parameters: the first at depth 0 of angle brackets, after a name
    depth = 0
    for at, c in enumerate(before):
        if c == "<":
            depth += 1
        elif c == ">":
            depth -= 1
        elif c == "(" and depth == 0:
            match = re.search(r"([\w:~]+|operator\W+|operator [\w ]+) ?$", before[:at])
            if match and "decltype" != match.group(1):
                if "::" in match.group(1):
                    return None  # a member
                types = parameters(before[at + 1:])
                return match.group(1), ("any",) * len(types) if isTemplate else types
    match = re.search(r"(\w+) ?(?:\[[^\]]*\] ?)*$", before)
    return (match.group(1), None) if match and " " in before.strip() else None


def parameters(text):
    """Types of the parameters, without the names."""
    depth, part, parts = 0, "", []
    for c in text:
        if c in "(<[{":
            depth += 1
        elif c in ")>]}":
            if c == ")" and depth == 0:
                break
            depth -= 1
        if c == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += c
    parts.append(part)
    return tuple(re.sub(r"\s+", "", re.sub(r"(?<=[\w>&*]) ?\b\w+ ?(?:=.*)?$", "", one.strip()))
                 if re.search(r"[\s&*>]\w+ ?(?:=.*)?$", one.strip()) else one.strip()
                 for one in parts if one.strip())


def walk(text, scope, private, found, public):
    for head, body in statements(text):
        head = head.strip()
        namespace = re.match(r"(?:inline )?namespace\s*([\w:]*)\s*$", head)
        if namespace and body is not None:
            name = namespace.group(1)
            walk(body, scope if not name else scope + "::" + name, private or not name, found, public)
            continue
        if not private and not public and not re.match(r"static\b(?!_assert)", head):
            continue
        declared = nameOf(re.sub(r"^(?:(?:static|constexpr|inline|constinit|const)\s+)+", "x ", head)
                          if not re.match(r"(?:static\s+)?(?:class|struct|enum|union|template|using|\[)",
                                          head) else head)
        if declared:
            found.append((scope, *declared))


def namesOf(path, public=False):
    """(namespace, name, signature) of what a source keeps to itself, or of what a header declares."""
    found = []
    walk(bare(path.read_text(encoding="utf-8")), "", False, found, public)
    return found


def isSame(one, other):
    """Of two signatures: whether a call could mean both."""
    if one is None or other is None:
        return True
    return len(one) == len(other) and all(
        a == b or "any" in (a, b) for a, b in zip(one, other))


def programs(folder):
    """(name, sources) of each program of tests without Qt in a folder."""
    lists = folder / "CMakeLists.txt"
    for call in re.findall(r"faultline_add_test\(([^()]*)\)", lists.read_text() if lists.exists() else ""):
        words = call.split()
        if "QT" not in words and "NAME" in words:
            sources = [folder / word for word in words if word.endswith(".cpp")]
            yield words[words.index("NAME") + 1], [path for path in sources if path.exists()]


def clashes(sources, public):
    """public: (namespace, name) to [(header, signature)]."""
    owners = {}
    for path in sorted(sources):
        for scope, name, signature in set(namesOf(path)):
            owners.setdefault((scope, name), []).append((path, signature))
    for (scope, name), places in sorted(owners.items()):
        kinds = {signature for _, signature in places}
        if len(kinds) == 1 and next(iter(kinds)) and next(iter(kinds))[0] == "=":
            continue  # the same alias twice does no harm
        own = {path for path, one in places
               if any(isSame(one, other) for at, other in places if at != path)}
        shown = {path for _, one in places for path, other in public.get((scope, name), ())
                 if isSame(one, other)}
        if own or shown:
            yield f"{scope[2:]}::{name}", sorted({path for path, _ in places} | shown)


def main(folders):
    status = 0
    public = {}
    for top in ("model", "widgets", "app"):
        for path in (ROOT / top).rglob("*.h"):
            for scope, name, signature in namesOf(path, public=True):
                if signature is None or signature[:1] != ("=",):
                    public.setdefault((scope, name), []).append((path, signature))
    groups = []
    for top in folders or ("model", "widgets", "app", "tests"):
        for folder in sorted({path.parent for path in (ROOT / top).rglob("*.cpp")}):
            place = folder.relative_to(ROOT).as_posix() + "/"
            if place == "tests/compare/":
                continue  # not joined: cmake/FaultlineUnity.cmake
            if place.startswith("tests/"):
                groups += [(place + name, sources, {}) for name, sources in programs(folder)]
            else:
                groups.append((place, folder.glob("*.cpp"), public))
    for place, sources, shown in groups:
        for name, paths in clashes(sources, shown):
            print(f"{place}: {name}: " + ", ".join(path.name for path in paths))
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
