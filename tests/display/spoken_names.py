#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader meets in the window, asked over AT-SPI as a screen reader asks.

    spoken_names.py PROGRAM [ARGUMENTS...]    on a display, in a session of D-Bus

Starts the program, waits for its window, and walks the tree of accessible objects: whatever can take
the focus has a name without markup and a role, the verdict can be read, and a chart says what its
curves say. Prints what is wrong; exit status 1 if anything is, 77 if AT-SPI is not there.
"""

import os
import re
import subprocess
import sys
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
except (ImportError, ValueError) as problem:
    print(f"SKIP: no AT-SPI for Python ({problem})")
    sys.exit(77)

PATIENCE = 60.0
MARKUP = re.compile(r"<[a-z/][^>]*>")
#: Parts of other widgets that Qt lists, too.
UNNAMED = {Atspi.Role.SCROLL_BAR, Atspi.Role.FILLER, Atspi.Role.TABLE_CELL, Atspi.Role.TREE_ITEM,
           Atspi.Role.SEPARATOR, Atspi.Role.VIEWPORT,
           Atspi.Role.PAGE_TAB_LIST}  # Qt names it after the tab that is shown


def children(node):
    try:
        return [node.get_child_at_index(i) for i in range(min(node.get_child_count(), 500))]
    except Exception:  # it went meanwhile
        return []


def walk(node, depth=0):
    if node is None or depth > 40:
        return
    yield node
    for child in children(node):
        yield from walk(child, depth + 1)


def window_of(pid):
    """The application's object, as soon as its window has told the verdict."""
    desktop = Atspi.get_desktop(0)
    for application in children(desktop):
        if application is not None and application.get_process_id() == pid:
            return application
    return None


def shown(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING)


def complaints(application):
    names, wrong = [], []
    for node in walk(application):
        try:
            name, role, states = node.get_name(), node.get_role(), node.get_state_set()
            description = node.get_description()
        except Exception:
            continue
        if name:
            names.append(name)
        if description:
            names.append(description)
        if MARKUP.search(name or ""):
            wrong.append(f"markup in the name of a {node.get_role_name()}: {name}")
        focusable = states.contains(Atspi.StateType.FOCUSABLE)
        if focusable and shown(node) and not name and role not in UNNAMED:
            wrong.append(f"a {node.get_role_name()} without a name in "
                         f"{node.get_parent().get_name() if node.get_parent() else '?'}")
        if role == Atspi.Role.UNKNOWN and focusable:
            wrong.append(f"no role: {name}")
    return names, wrong


def main():
    program = subprocess.Popen(sys.argv[1:], env={**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    try:
        end = time.monotonic() + PATIENCE
        names, wrong = [], ["the window did not come"]
        while time.monotonic() < end and program.poll() is None:
            application = window_of(program.pid)
            if application is not None:
                names, wrong = complaints(application)
                if any("step 1,362" in name for name in names):
                    break
            time.sleep(0.5)
        else:
            wrong.append("the verdict was not spoken")
        if not any("NaN" in name and "curve" in name.lower() for name in names):
            wrong.append("no chart says what its curves say")
        for line in wrong:
            print(line)
        print(f"{len(names)} names and descriptions, {len(wrong)} complaints")
        return 1 if wrong else 0
    finally:
        program.terminate()
        program.wait(10)


if __name__ == "__main__":
    sys.exit(main())
