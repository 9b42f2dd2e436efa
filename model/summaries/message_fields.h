// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/wire.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace faultline {

/// Calls `onField(number, type, wire)` for each field of a protobuf message, which reads or skips
/// it and gives false if what is in it is damaged. False as soon as anything is damaged or cut.
template <typename OnField>
[[nodiscard]] bool readFields(std::string_view message, OnField&& onField)
{
    tfevents::WireReader wire(message);
    while (!wire.atEnd()) {
        tfevents::WireReader::Type type{};
        const std::uint32_t field = wire.field(type);
        if (!wire.ok())
            return false;
        const bool isRead = onField(field, type, wire);
        if (!isRead || !wire.ok())
            return false;
    }
    return wire.ok();
}

} // namespace faultline
