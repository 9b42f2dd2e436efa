// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Reads typed values from the tree of a configuration. `document` must outlive it.
class ConfigFields {
public:
    explicit ConfigFields(const ConfigDocument& document) : m_document(document) {}

    /// Whether it is written in the file.
    [[nodiscard]] bool isSet(std::string_view path) const;
    /// Text that is set or has a default.
    [[nodiscard]] std::optional<std::string_view> text(std::string_view path) const;
    /// A finite number that is set or has a default; a boolean is 0 or 1. Text that is no number
    /// is as good as none.
    [[nodiscard]] std::optional<double> number(std::string_view path) const;
    [[nodiscard]] double number(std::string_view path, double otherwise) const;
    [[nodiscard]] bool flag(std::string_view path, bool otherwise) const;
    /// Items of a list, or 0.
    [[nodiscard]] std::size_t listSize(std::string_view path) const;
    /// Where the field is written; 0: nowhere.
    [[nodiscard]] std::uint32_t line(std::string_view path) const;

    /// A whole number in [low, high]. Fails for anything else, naming the field and the line.
    [[nodiscard]] Result<std::int64_t> whole(std::string_view path, std::int64_t low,
                                             std::int64_t high) const;
    /// An Error about a field: "model.ssd.num_classes (line 8): <what>".
    [[nodiscard]] Error error(std::string_view path, Text what) const;
    /// The same as text, for remarks.
    [[nodiscard]] Text about(std::string_view path, Text what) const;

private:
    const ConfigDocument& m_document;
};

} // namespace faultline::vram
