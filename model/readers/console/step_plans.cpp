// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/readers/console/step_reader.h"
#include "model/readers/console/text_numbers.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::console {

/// "Epoch 3/30", "Epoch 00003: val_loss improved", "Epoch 1 out of 90".
bool StepReader::takeEpochLine(std::string_view text)
{
    constexpr std::string_view kEpoch = "poch ";
    if (!text.starts_with("E") && !text.starts_with("e"))
        return false;
    std::string_view rest = text.substr(1);
    if (!rest.starts_with(kEpoch))
        return false;
    rest.remove_prefix(kEpoch.size());
    rest = trimmedStart(rest, " \t");
    const auto epoch = takeInteger(rest);
    if (!epoch || *epoch > (std::uint64_t{1} << 40U))
        return false;
    if (!rest.empty() && !rest.starts_with("/") && !rest.starts_with(" out of ")
        && !rest.starts_with(" of "))
        return false; // there is more in the line
    std::int64_t planned = 0;
    const std::string_view behind = trimmedStart(rest, "/outf ");
    if (rest.starts_with("/")) {
        rest.remove_prefix(1);
        if (!takeInteger(rest))
            return false;
        const bool hasNumbers =
            rest.find_first_of("0123456789") != std::string_view::npos
            && (contains(rest, "loss") || contains(rest, " - ") || contains(rest, "|"));
        if (hasNumbers || rest.find_first_of("[:=") != std::string_view::npos)
            return false; // a bar, or numbers: takePairs() reads them
    }
    if (std::string_view total = behind; const auto count = takeInteger(total))
        planned = static_cast<std::int64_t>(std::min(*count, std::uint64_t{1} << 50U));
    commit();
    m_epoch = static_cast<std::int64_t>(*epoch);
    m_epochIsOpen = true;
    notePlan(PrintedPlan::Unit::Epochs, *m_epoch, planned);
    return true;
}

/// "Num Epochs = 3", "Total optimization steps = 375": the Hugging Face Trainer, before it begins.
bool StepReader::takePlan(std::string_view text)
{
    const auto totalBehind = [text](std::string_view words) -> std::int64_t {
        if (!text.starts_with(words))
            return 0;
        std::string_view digits = text.substr(words.size());
        std::string plain(digits.substr(0, 24));
        std::erase(plain, ',');
        digits = plain;
        const auto total = takeInteger(digits);
        return total && *total < (std::uint64_t{1} << 50U) ? static_cast<std::int64_t>(*total) : 0;
    };
    const std::int64_t epochs = totalBehind("Num Epochs = ");
    const std::int64_t steps = totalBehind("Total optimization steps = ");
    if (epochs > 0)
        notePlan(PrintedPlan::Unit::Epochs, 0, epochs);
    if (steps > 0)
        notePlan(PrintedPlan::Unit::Steps, 0, steps);
    return false; // nothing has been trained yet
}

void StepReader::notePlan(PrintedPlan::Unit unit, std::int64_t reached, std::int64_t total)
{
    constexpr std::size_t kMostPlans = 1'000;
    constexpr std::size_t kLookedAt = 8;
    if (total <= 0 || reached > total)
        return;
    for (std::size_t i = m_plans.size(); i > 0 && m_plans.size() - i < kLookedAt; --i) {
        PrintedPlan& plan = m_plans[i - 1];
        if (plan.unit != unit)
            continue;
        const bool isOver = unit != PrintedPlan::Unit::StepsOfEpoch && reached < plan.last;
        if (plan.total != total || isOver)
            break;
        plan.last = reached;
        plan.lastLine = m_line;
        return;
    }
    if (m_plans.size() < kMostPlans)
        m_plans.push_back({.unit = unit,
                           .total = total,
                           .first = reached,
                           .last = reached,
                           .firstLine = m_line,
                           .lastLine = m_line});
}

void StepReader::notePlans(const StepPlace& place)
{
    const std::optional<std::int64_t> epoch = place.wholeEpoch();
    if (epoch)
        notePlan(PrintedPlan::Unit::Epochs, *epoch, place.epochs);
    if (place.total)
        notePlan(PrintedPlan::Unit::Steps, place.total->value, place.total->of);
    const bool isOfEpoch = epoch || m_epochIsOpen;
    const PrintedPlan::Unit unit =
        isOfEpoch ? PrintedPlan::Unit::StepsOfEpoch : PrintedPlan::Unit::Steps;
    if (place.position)
        notePlan(unit, place.position->value, place.position->of);
    else if (place.count)
        notePlan(m_countGoesOn ? PrintedPlan::Unit::Steps : unit, place.count->value,
                 place.count->of);
    if (place.batch)
        notePlan(PrintedPlan::Unit::StepsOfEpoch, place.batch->value, place.batch->of);
}

/// "epoch:  0" and "Iteration 500, Testing net (#0)": what follows belongs there.
bool StepReader::takePlaceAlone(std::string_view text, const StepPlace& place)
{
    constexpr std::size_t kLongest = 60;
    if (text.size() <= kLongest && takeStepAlone(text, place))
        return true;
    if (text.size() > kLongest || m_pairs.size() != 1)
        return false;
    const std::string_view bare = trimmedStart(text, "=-*#[ ");
    const bool isEpoch = bare.size() > 5 && equalsNoCase(bare.substr(0, 5), "epoch");
    if (isEpoch && place.epoch && !place.position && text.size() < kLongest / 2) {
        commit();
        m_epoch = place.wholeEpoch();
        m_epochIsOpen = true;
        notePlans(place);
        return true;
    }
    if (place.count && bare.starts_with("Iteration ")) {
        m_step = place.count->value;
        return true;
    }
    return false;
}

/// "--> STEP: 24/402 -- GLOBAL_STEP: 25", "[batch=10/4800]:", "Learning iteration 3/500", "Step 100
/// (epoch 0.12), 5.1 ms": the numbers follow.
bool StepReader::takeStepAlone(std::string_view text, const StepPlace& place)
{
    constexpr std::size_t kMostBefore = 24;
    const bool isAlone = !m_pairs.empty()
                         && std::all_of(m_pairs.begin(), m_pairs.end(),
                                        [](const MetricPair& pair) { return pair.isPlace; });
    const std::optional<StepPlace::Count> count = place.total   ? place.total
                                                  : place.count ? place.count
                                                                : place.batch;
    const std::size_t digit = text.find_first_of("0123456789");
    if (!isAlone || !count || digit > kMostBefore || isEvaluationLine(text)
        || text.find_first_of("0123456789") == std::string_view::npos)
        return false;
    const std::optional<std::int64_t> epoch = place.wholeEpoch();
    m_step = !place.total && place.batch && count->of > 0 && epoch
                 ? stepInEpochOf(*epoch, *count, place.isFromZero)
                 : count->value;
    m_stepLine = m_line;
    m_openStepLine = m_line;
    m_epochIsOpen = false;
    if (!place.total || place.total->of > 0)
        notePlan(PrintedPlan::Unit::Steps, count->value, count->of);
    return true;
}

/// A line that named nothing but a step stands a few lines above.
bool StepReader::isStepOpen() const
{
    return m_openStepLine && m_step && m_line >= *m_openStepLine
           && m_line - *m_openStepLine <= kLinesOfStep;
}

} // namespace faultline::console
