// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/xid_table.h"

#include "model/data/data_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

using Kind = XidInfo::Kind;
using Action = XidInfo::Action;

template <typename Value, std::size_t count>
Value valueOf(const std::array<std::pair<std::string_view, Value>, count>& names,
              std::string_view name, Value fallback)
{
    const auto found = std::find_if(names.begin(), names.end(),
                                    [name](const auto& entry) { return entry.first == name; });
    return found == names.end() ? fallback : found->second;
}

constexpr std::array<std::pair<std::string_view, Kind>, 5> kKinds{
    {{"hardware", Kind::Hardware},
     {"driver", Kind::Driver},
     {"application", Kind::Application},
     {"consequence", Kind::Consequence},
     {"note", Kind::Note}}};
constexpr std::array<std::pair<std::string_view, Action>, 8> kActions{{{"none", Action::None},
                                                                       {"code", Action::Code},
                                                                       {"restart", Action::Restart},
                                                                       {"reset", Action::Reset},
                                                                       {"reboot", Action::Reboot},
                                                                       {"driver", Action::Driver},
                                                                       {"replace", Action::Replace},
                                                                       {"watch", Action::Watch}}};

std::map<int, XidInfo> readTable()
{
    std::map<int, XidInfo> table;
    forEachDataRow("hardware/xid.jsonl", [&table](const nlohmann::json& row) {
        XidInfo info;
        info.number = row.value("xid", 0);
        info.kind = valueOf(kKinds, row.value("kind", ""), Kind::Hardware);
        info.action = valueOf(kActions, row.value("action", ""), Action::None);
        info.meaning = row.value("meaning", "");
        info.source = row.value("source", "");
        table[info.number] = std::move(info);
    });
    return table;
}

} // namespace

const XidInfo* findXid(int number)
{
    static const std::map<int, XidInfo> kTable = readTable();
    const auto found = kTable.find(number);
    return found == kTable.end() ? nullptr : &found->second;
}

} // namespace faultline
