# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints run lengths in COCO's compressed form, for tst_coco.cpp."""


def encoded(runs):
    text = ""
    for i, run in enumerate(runs):
        if i > 2:
            run -= runs[i - 2]
        more = True
        while more:
            bits = run & 0x1F
            run >>= 5
            more = run != (-1 if bits & 0x10 else 0)
            text += chr(bits + (0x20 if more else 0) + 48)
    return text


for runs in ([1, 3, 2], [0, 52, 4, 51, 9]):
    print(runs, encoded(runs))
