# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setups that rules must not be written with in sight."""

from table import setup  # noqa: F401
