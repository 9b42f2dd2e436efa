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

Error Error::corrupt(Text detail)
{
    return {.code = ErrorCode::Corrupt, .detail = std::move(detail)};
}

Error Error::in(std::string file) const
{
    Error error = *this;
    error.path = std::move(file);
    return error;
}

Text Error::text() const
{
    const Text what = detail.empty() ? verbatim(std::string(toString(code))) : detail;
    if (path.empty() && !offsetBytes)
        return what;
    if (!offsetBytes)
        return {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {path, what}};
    const std::string offset = std::to_string(*offsetBytes);
    if (path.empty())
        return {FAULTLINE_TR_NOOP("Errors", "%1 (at byte %2)"), {what, offset}};
    return {FAULTLINE_TR_NOOP("Errors", "%1: %2 (at byte %3)"), {path, what, offset}};
}

std::string Error::message() const
{
    return toEnglish(text());
}

} // namespace faultline
