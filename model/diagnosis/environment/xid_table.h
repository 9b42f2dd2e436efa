// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace faultline {

/// What is known of an error number of NVIDIA's driver: a row of resources/hardware/xid.jsonl.
struct XidInfo {
    enum class Kind : std::uint8_t {
        Hardware,
        Driver,
        Application,
        Consequence, ///< of another error or of a kill
        Note,        ///< worth knowing; nothing stopped
    };
    enum class Action : std::uint8_t { None, Code, Restart, Reset, Reboot, Driver, Replace, Watch };

    int number = 0;
    Kind kind = Kind::Hardware;
    Action action = Action::None;
    std::string meaning; ///< English, completes "Xid 79: "
    std::string source;
};

/// nullptr: the table does not have it.
[[nodiscard]] const XidInfo* findXid(int number);

} // namespace faultline
