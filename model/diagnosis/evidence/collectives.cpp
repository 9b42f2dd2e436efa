// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/collectives.h"

#include "model/core/ascii.h"

#include <map>
#include <utility>

namespace faultline {

namespace {

/// "PG ID 0 PG GUID 0(default_pg)" of "[PG ID 0 PG GUID 0(default_pg) Rank 1] Watchdog ...".
std::string groupOf(const LoggedEvent& one)
{
    const std::string_view text = one.text();
    const std::size_t end = text.find("Rank ");
    const std::size_t begin = text.substr(0, end).rfind('[');
    return begin == std::string_view::npos || end == std::string_view::npos
               ? std::string()
               : std::string(text.substr(begin + 1, end - begin - 1));
}

/// Whether all ranks must pass the same number of elements.
bool isOfOneSize(std::string_view operation)
{
    return !contains(operation, "ALLTOALL") && !contains(operation, "SEND")
           && !contains(operation, "RECV") && !contains(operation, "COALESCED");
}

} // namespace

std::optional<DifferentCollectives> differentCollectives(const Training& training)
{
    std::map<std::pair<std::string, std::string>, LoggedEvent> firstOf; // by group and number
    for (const LoggedEvent& event : findEvents(training, {"nccl.timeout"})) {
        const std::string number(event.event->field("seq"));
        const auto [it, isFirst] = firstOf.try_emplace({groupOf(event), number}, event);
        if (isFirst || number.empty())
            continue;
        const LoggedEvent& first = it->second;
        const std::string_view operation = event.event->field("op");
        const std::string_view firstOperation = first.event->field("op");
        const std::string_view size = event.event->field("nin");
        const std::string_view firstSize = first.event->field("nin");
        const bool isOther = operation != firstOperation;
        const bool isOtherSize =
            !size.empty() && !firstSize.empty() && size != firstSize && isOfOneSize(operation);
        if ((!isOther && !isOtherSize) || event.event->field("rank") == first.event->field("rank"))
            continue;
        const auto named = [isOther](std::string_view name, std::string_view elements) {
            return isOther ? std::string(name)
                           : std::string(name) + " (" + std::string(elements) + ")";
        };
        return DifferentCollectives{.number = number,
                                    .one = {.rank = std::string(first.event->field("rank")),
                                            .operation = named(firstOperation, firstSize),
                                            .event = first},
                                    .other = {.rank = std::string(event.event->field("rank")),
                                              .operation = named(operation, size),
                                              .event = event}};
    }
    return std::nullopt;
}

} // namespace faultline
