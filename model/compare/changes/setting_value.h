// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/compare_tables.h"
#include "model/compare/comparison.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A value of a setting, understood: a number is one however it is written.
struct SettingValue {
    ChangeValue plain;     ///< of a list its text, "[1, 2, 3]"
    bool isQuoted = false; ///< a text even if it looks like a number
    bool isList = false;
    std::vector<SettingValue> items; ///< of a list

    [[nodiscard]] bool isMissing() const { return std::holds_alternative<std::monostate>(plain); }
    [[nodiscard]] std::string text() const; ///< as people read it; empty if it is missing
    [[nodiscard]] std::optional<double> number() const;
};

/// `None`, `null` and nothing are missing; yes and no, numbers, "16 MiB" and lists are understood.
[[nodiscard]] SettingValue parseSetting(std::string_view text);
[[nodiscard]] SettingValue listOf(std::vector<SettingValue> items);

/// By what two values of a field are held against each other.
struct EqualityRule {
    ListForm form = ListForm::Sequence;
    std::string type = {}; ///< of the field: "bool", "float", "enum"; empty: not known
    bool withTypes = true; ///< "1" in quotes is not 1
};
/// Numbers as 32-bit floats hold them, so that 0.04 is 0.0399999991; whole ones exactly.
[[nodiscard]] bool isSameValue(const SettingValue& a, const SettingValue& b,
                               const EqualityRule& rule);

/// Whether both are paths to what is called the same: a folder was moved. `withVersions`: a folder
/// that was counted on ("data/v1/train.record" and "data/v2/train.record") holds another thing.
/// Of lists it must hold of each item.
[[nodiscard]] bool isMoved(const SettingValue& a, const SettingValue& b, bool withVersions);

} // namespace faultline
