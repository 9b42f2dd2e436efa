// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/result.h"

namespace faultline {

std::string_view toString(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Io: return "io";
    case ErrorCode::UnknownFormat: return "unknown-format";
    case ErrorCode::Corrupt: return "corrupt";
    case ErrorCode::TooLarge: return "too-large";
    case ErrorCode::Cancelled: return "cancelled";
    case ErrorCode::Internal: return "internal";
    }
    return "internal";
}

Error Error::corrupt(std::string detail)
{
    return {.code = ErrorCode::Corrupt, .detail = std::move(detail)};
}

Error Error::in(std::string file) const
{
    Error error = *this;
    error.path = std::move(file);
    return error;
}

std::string Error::message() const
{
    std::string text;
    if (!path.empty())
        text += path + ": ";
    text += detail.empty() ? std::string(toString(code)) : detail;
    if (offsetBytes)
        text += " (at byte " + std::to_string(*offsetBytes) + ")";
    return text;
}

} // namespace faultline
