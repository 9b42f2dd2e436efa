// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline::recorder {

/// What one process writes and another reads; -1 where it could not be made. Both ends are closed
/// in a program that is started. Whoever made them closes them.
struct StreamEnds {
    int readEnd = -1;
    int writeEnd = -1;
};

/// A pipe that holds `bytes` if the system allows that many; 0: as many as usual.
[[nodiscard]] StreamEnds makePipe(int bytes);

/// A pseudo terminal that passes on what is written as it is, nobody's controlling terminal, as
/// large as the terminal at `model`, or 100 columns wide if there is none. Reading from one that
/// nobody holds any more fails with EIO.
[[nodiscard]] StreamEnds makeTerminal(int model);

/// Gives a terminal made so the size of the one at `model`; the programs at it are told.
void copyTerminalSize(int model, int terminal);

} // namespace faultline::recorder
