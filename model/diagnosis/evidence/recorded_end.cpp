// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/recorded_end.h"

#include <charconv>
#include <string_view>

namespace faultline {

namespace {

std::optional<double> numberAt(const ConfigDocument& facts, std::string_view path)
{
    const std::size_t node = facts.find(path);
    if (node == ConfigNode::npos)
        return std::nullopt;
    const std::string& text = facts.nodes[node].value;
    double value = 0.0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size())
        return std::nullopt; // "null"
    return value;
}

std::optional<int> smallNumberAt(const ConfigDocument& facts, std::string_view path)
{
    const std::optional<double> value = numberAt(facts, path);
    if (!value || !(*value >= 0.0 && *value <= 1e6))
        return std::nullopt;
    return static_cast<int>(*value);
}

} // namespace

std::optional<RecordedEnd> recordedEnd(const ConfigDocument& facts)
{
    if (facts.kind != ConfigKind::RunFacts)
        return std::nullopt;
    RecordedEnd end;
    end.path = facts.file.path;
    end.status = smallNumberAt(facts, "end.exit_status");
    end.signal = smallNumberAt(facts, "end.signal").value_or(0);
    if (!end.status && end.signal == 0)
        return std::nullopt;
    end.oomKills = smallNumberAt(facts, "end.oom_kills").value_or(0);
    end.peakBytes = numberAt(facts, "peak_tree_memory_bytes").value_or(0.0);
    end.wasAsked = facts.find("signals[0].name") != ConfigNode::npos;
    return end;
}

} // namespace faultline
