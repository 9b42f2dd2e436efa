// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::recorder {

struct RecordOptions {
    std::vector<std::string> command; ///< not empty; the first word is looked up in PATH
    std::string folder;               ///< must not exist; empty: faultline-record-DATE-TIME
    double intervalSeconds = 1.0;     ///< between rows of host.csv
    /// Whether the command prints to pseudo terminals, as some show progress only there.
    bool usesTerminal = false;
    std::function<void(std::string_view)> tell; ///< a note for the user, one line; may be empty
};

struct RecordOutcome {
    int exitStatus = 0;  ///< of the command; 128 + its number after a signal; 126 or 127 if it
                         ///< could not be started
    std::string folder;  ///< where the files are; gone again if the command did not start
    std::string failure; ///< why the command did not start; empty if it did
};

/// Runs a command and records it, until it has ended and nothing holds its output any more. Blocks;
/// takes over the signals of the calling process meanwhile, so call it from a process with one
/// thread. An Error if the folder or its files cannot be made; the command is not started then.
/// What the files hold: docs/recorder.md.
[[nodiscard]] Result<RecordOutcome> record(const RecordOptions& options);

/// The variables of an environment ("NAME=value") that may be written down: those of an allow-list
/// that tell of the machine and the libraries, without anything that looks like a secret.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> publicVariables(
    const char* const* environment);

/// The command with what looks like a secret (after --api-key, --token=, ...) replaced by "***".
[[nodiscard]] std::vector<std::string> publicCommand(const std::vector<std::string>& command);

} // namespace faultline::recorder
