#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how many of the exceptions that packages raise the tables of this folder know.

Takes wheels, source archives and folders of Python packages. Every `raise` and `assert` with a
message is taken as a fact: type, module and the constant parts of the message. Nothing of a
package is kept; what is printed are counts and, with --unknown, the templates that no row matches.

    pip download --no-deps -d /tmp/wheels torch transformers
    python3 resources/signatures/message_coverage.py /tmp/wheels/*.whl
"""
import argparse
import ast
import collections
import dataclasses
import json
import pathlib
import re
import re._parser as parser
import sys
import tarfile
import warnings
import zipfile

FOLDER = pathlib.Path(__file__).resolve().parent
PLACE = "\0"  # where a value stands in a template
# A pattern asks for numbers, names, shapes or paths where the code has an expression.
FILLS = ("3", "name", "(3, 4)", "[3, 4]", "/data/name", "'name'", "torch.float32", "Name",
         "name.part", "3.5", "cuda:0", "torch.Size([3, 4])")
NOT_RUN = re.compile(r"(^|/)(tests?|testing|examples?|docs?|benchmarks?|_vendor)/|(^|/)(test_|conftest)")
GENERIC = {"ValueError", "RuntimeError", "TypeError", "AssertionError", "Exception", "KeyError",
           "AttributeError", "NotImplementedError", "IndexError"}


@dataclasses.dataclass(frozen=True)
class Raised:
    package: str
    path: str
    type: str
    template: str  # with PLACE where a value stands


def template_of(node, names, depth=0):
    """The constant parts of a message; None if nothing of it is constant."""
    if depth > 8:
        return PLACE
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else PLACE
    if isinstance(node, ast.JoinedStr):
        return "".join(template_of(part, names, depth + 1) for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return template_of(node.left, names, depth + 1) + template_of(node.right, names, depth + 1)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        left = template_of(node.left, names, depth + 1)
        return re.sub(r"%(?:\(\w+\))?[-#0 +]*[\d.]*[sdrifgexX]", PLACE, left).replace("%%", "%")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        inner = template_of(node.func.value, names, depth + 1)
        if node.func.attr == "format":
            return re.sub(r"\{[^{}]*\}", PLACE, inner)
        if node.func.attr in ("strip", "rstrip", "dedent"):
            return inner
    if isinstance(node, ast.Name) and node.id in names:
        return template_of(names[node.id], {}, depth + 1)
    return PLACE


def last_name(node):
    while isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def raises_of(package, path, source):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return
    yield from raises_below(package, path, tree, {})


def raises_below(package, path, node, names):
    """`names`: what the function around it assigned to its names so far."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Assign) and len(child.targets) == 1 \
                and isinstance(child.targets[0], ast.Name):
            names[child.targets[0].id] = child.value
        elif isinstance(child, ast.Raise) and isinstance(child.exc, ast.Call):
            kind = last_name(child.exc.func)
            message = child.exc.args[0] if child.exc.args else None
            if kind[:1].isupper() and message is not None:
                yield from raised(package, path, kind, template_of(message, names))
        elif isinstance(child, ast.Assert) and child.msg is not None:
            yield from raised(package, path, "AssertionError", template_of(child.msg, names))
        is_scope = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        yield from raises_below(package, path, child, {} if is_scope else names)


def raised(package, path, kind, template):
    text = re.sub(f"{PLACE}+", PLACE, template).strip()
    if len(re.sub(r"\W", "", text)) >= 4:
        yield Raised(package, path, kind, text)


def sources_of(path):
    """(name inside of the package, text) of every module."""
    if path.is_dir():
        for file in path.rglob("*.py"):
            yield file.relative_to(path).as_posix(), file.read_bytes()
    elif path.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".py"):
                    yield name, archive.read(name)
    elif path.name.endswith((".tar.gz", ".tgz", ".tar.bz2")):
        with tarfile.open(path) as archive:
            for member in archive:
                if member.isfile() and member.name.endswith(".py"):
                    name = member.name.partition("/")[2]
                    yield name.removeprefix("src/"), archive.extractfile(member).read()


def collect(paths):
    found = {}
    for path in paths:
        package = re.split(r"-\d", path.name)[0]
        for name, data in sources_of(path):
            if NOT_RUN.search(name):
                continue
            for one in raises_of(package, name, data.decode("utf-8", "replace")):
                found.setdefault((one.package, one.type, one.template), one)
    return list(found.values())


def rows_of(name):
    with open(FOLDER / name, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def longest_literal(pattern):
    """A text that every match holds; empty if none is found. Most templates are passed over by it."""
    runs = [""]
    for kind, value in parser.parse(pattern):
        if kind is parser.LITERAL:
            runs[-1] += chr(value)
        else:
            runs.append("")
    return max(runs, key=len)


def compiled(rows, key):
    made = []
    for row in rows:
        if not row.get(key):
            made.append((row, None))
            continue
        try:
            made.append((row, re.compile(row[key], re.MULTILINE)))
        except re.error as error:
            print(f"{row['id']}: not a pattern of Python: {error}", file=sys.stderr)
    return made


class Tables:
    def __init__(self):
        self.lines = [(row, pattern, longest_literal(row["pattern"]))
                      for row, pattern in compiled(rows_of("console.jsonl"), "pattern")
                      if pattern is not None and row["outcome"] in ("fatal", "failure")]
        self.kinds = compiled(rows_of("exceptions.jsonl"), "message")
        self.modules = rows_of("modules.jsonl")

    def component(self, path):
        best = max((row for row in self.modules if path.startswith(row["path"])),
                   key=lambda row: len(row["path"]), default=None)
        return best["component"] if best else None

    def how(self, raised):
        """One of main()'s kinds, and the row or component."""
        fills = FILLS if PLACE in raised.template else FILLS[:1]
        filled = [raised.template.replace(PLACE, fill) for fill in fills]
        lines = "\n".join(f"{raised.type}: {text}" for text in filled)
        for row, pattern, literal in self.lines:
            if literal in lines and pattern.search(lines):
                return "row", row["id"]
        component = self.component(raised.path)
        few = "\n".join(filled[:5:2])
        for row, pattern in self.kinds:
            if row.get("types") and raised.type not in row["types"]:
                continue
            if row.get("components") and component not in row["components"]:
                continue
            if pattern is None:
                return ("type" if raised.type not in GENERIC else "module"), row["id"]
            if pattern.search(few):
                return "vague" if row.get("vague") else "message", row["id"]
        return ("module", component) if component else ("nothing", None)


def words_of(template):
    """What two messages must share to be one: their words, without values and names in quotes."""
    text = re.sub(r"[`'\"][\w.]+[`'\"]", PLACE, template.split("\n")[0])
    return re.sub(r"\s+", " ", re.sub(f"[^a-zA-Z{PLACE}]+", " ", text).lower().strip())[:120]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    options.add_argument("package", nargs="+", type=pathlib.Path,
                         help="wheel, source archive or folder")
    options.add_argument("--unknown", type=int, default=0, metavar="N",
                         help="print the N templates that most packages share and no row matches")
    options.add_argument("--like", metavar="PATTERN", help="print the templates that hold this")
    options.add_argument("--rows", action="store_true", help="print how often each row matches")
    options = options.parse_args()

    raised = collect(options.package)
    if options.like:
        wanted = re.compile(options.like, re.IGNORECASE)
        for one in raised:
            if wanted.search(one.template) or wanted.search(one.type):
                print(f"{one.package} {one.path}: {one.type}: {one.template!r}")
        return
    tables = Tables()
    kinds = ("row", "message", "vague", "type", "module", "nothing")
    counts = collections.defaultdict(collections.Counter)
    rows = collections.Counter()
    unknown = collections.defaultdict(list)
    for one in raised:
        how, what = tables.how(one)
        for name in (one.package, "all"):
            counts[name][how] += 1
        if what is not None and how != "module":
            rows[what] += 1
        if how in ("vague", "type", "module", "nothing"):
            unknown[words_of(one.template)].append(one)

    print(f"{'package':32}{'raised':>8}" + "".join(f"{kind:>9}" for kind in kinds))
    for name in sorted(counts, key=lambda name: (name == "all", name.lower())):
        count = counts[name]
        total = sum(count.values())
        print(f"{name[:31]:32}{total:8}" + "".join(f"{count[kind] / total:9.1%}" for kind in kinds))
    clusters = collections.Counter(words_of(one.template) for one in raised)
    known = sum(1 for words in clusters if words not in unknown)
    print(f"{len(clusters)} templates, {known} of them known by a row or a message")
    if options.rows:
        for name, count in rows.most_common():
            print(f"{count:6}  {name}")
    ordered = sorted(unknown.values(),
                     key=lambda ones: (-len({one.package for one in ones}), -len(ones)))
    for ones in ordered[:options.unknown]:
        packages = sorted({one.package for one in ones})
        print(f"{len(ones):5} {len(packages):3}  {ones[0].type}: "
              f"{ones[0].template.replace(PLACE, '<>')[:150]!r}  ({', '.join(packages[:4])})")


if __name__ == "__main__":
    main()
