# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of what can go wrong, each with the catalogue codes that are right about it."""

from __future__ import annotations

import dataclasses
import random
from typing import Callable, Optional

from .story import Story


@dataclasses.dataclass
class Fault:
    name: str
    code: str  # the rule that must fire
    first: tuple  # codes that are right as the first cause
    may: tuple  # codes that may fire beside it
    make: Callable[[Story, int, random.Random], None]
    machine: str = ""  # GPU to diagnose for, where nothing in the case names one
    options: dict = dataclasses.field(default_factory=dict)


FAULTS: list = []


def fault(code: str, first: tuple = (), may: tuple = (), name: Optional[str] = None,
          machine: str = ""):
    def add(make):
        FAULTS.append(Fault(name or make.__name__.replace("_", "-"), code, first or (code,),
                            tuple(may), make, machine))
        return make
    return add
