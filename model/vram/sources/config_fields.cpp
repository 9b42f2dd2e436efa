// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/config_fields.h"

#include <charconv>
#include <cmath>

namespace faultline::vram {

bool ConfigFields::isSet(std::string_view path) const
{
    const std::size_t node = m_document.find(path);
    if (node == ConfigNode::npos)
        return false;
    const FieldState state = m_document.nodes[node].state;
    return state != FieldState::Default && state != FieldState::Unset;
}

std::optional<std::string_view> ConfigFields::text(std::string_view path) const
{
    return m_document.value(path);
}

std::optional<double> ConfigFields::number(std::string_view path) const
{
    const std::optional<std::string_view> written = m_document.value(path);
    if (!written || written->empty())
        return std::nullopt;
    if (*written == "true" || *written == "True")
        return 1.0;
    if (*written == "false" || *written == "False")
        return 0.0;
    double value = 0.0;
    const char* const end = written->data() + written->size();
    const auto [rest, problem] = std::from_chars(written->data(), end, value);
    if (problem != std::errc{} || rest != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

double ConfigFields::number(std::string_view path, double otherwise) const
{
    return number(path).value_or(otherwise);
}

bool ConfigFields::flag(std::string_view path, bool otherwise) const
{
    return number(path, otherwise ? 1.0 : 0.0) != 0.0;
}

std::size_t ConfigFields::listSize(std::string_view path) const
{
    const std::size_t list = m_document.find(path);
    if (list == ConfigNode::npos || !m_document.nodes[list].isGroup)
        return 0;
    std::size_t count = 0;
    for (std::size_t item = m_document.nodes[list].firstChild; item != ConfigNode::npos;
         item = m_document.nodes[item].nextSibling)
        ++count;
    return count;
}

std::uint32_t ConfigFields::line(std::string_view path) const
{
    const std::size_t node = m_document.find(path);
    return node == ConfigNode::npos ? 0 : m_document.nodes[node].line;
}

Result<std::int64_t> ConfigFields::whole(std::string_view path, std::int64_t low,
                                         std::int64_t high) const
{
    const std::optional<double> value = number(path);
    if (!value) {
        const std::optional<std::string_view> written = m_document.value(path);
        return error(path, written && !written->empty()
                               ? Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is no number"),
                                      {std::string(*written)}}
                               : Text{FAULTLINE_TR_NOOP("Errors", "is needed and not set"), {}});
    }
    const bool isInRange =
        *value >= static_cast<double>(low) && *value <= static_cast<double>(high);
    if (!isInRange || *value != std::floor(*value))
        return error(path, {FAULTLINE_TR_NOOP("Errors", "must be a whole number from %1 to %2"),
                            {std::to_string(low), std::to_string(high)}});
    return static_cast<std::int64_t>(*value);
}

Error ConfigFields::error(std::string_view path, Text what) const
{
    return Error{
        .code = ErrorCode::Corrupt, .path = m_document.file.path, .detail = about(path, what)};
}

Text ConfigFields::about(std::string_view path, Text what) const
{
    if (const std::uint32_t at = line(path); at > 0)
        return {FAULTLINE_TR_NOOP("Errors", "%1 (line %2): %3"),
                {std::string(path), std::to_string(at), std::move(what)}};
    return {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {std::string(path), std::move(what)}};
}

} // namespace faultline::vram
