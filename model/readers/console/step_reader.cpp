// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_reader.h"

#include "model/core/ascii.h"
#include "model/readers/console/step_words.h"
#include "model/readers/console/text_numbers.h"
#include "model/readers/metric_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace faultline::console {

namespace {

constexpr std::size_t kMostPartial = 10'000;
constexpr double kMebibyte = 1048576.0;

void skipBlanks(std::string_view& text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
}

/// "12/100" at the front.
std::optional<std::pair<std::int64_t, std::int64_t>> takeFraction(std::string_view& text)
{
    std::string_view rest = text;
    const auto part = takeInteger(rest);
    if (!part || *part > (std::uint64_t{1} << 50U) || !rest.starts_with("/"))
        return std::nullopt;
    rest.remove_prefix(1);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const auto whole = takeInteger(rest);
    if (!whole || *whole > (std::uint64_t{1} << 50U))
        return std::nullopt;
    text = rest;
    return std::pair(static_cast<std::int64_t>(*part), static_cast<std::int64_t>(*whole));
}

/// Names that are no metric: places in the run and estimates of its end.
bool isNoMetric(const MetricPair& pair)
{
    static constexpr std::array kNames{
        std::string_view("eta"),           std::string_view("v_num"), std::string_view("rank"),
        std::string_view("gpu"),           std::string_view("seed"),  std::string_view("last_time"),
        std::string_view("last_data_time")};
    return pair.isPlace || std::find(kNames.begin(), kNames.end(), pair.name) != kNames.end();
}

bool isLossName(std::string_view name)
{
    for (std::size_t at = name.find("oss"); at != std::string_view::npos;
         at = name.find("oss", at + 1)) {
        if (at > 0 && (name[at - 1] == 'l' || name[at - 1] == 'L'))
            return true;
    }
    return false;
}

/// Position `value` of an epoch that has `of` of them, counted through all epochs.
std::int64_t throughEpochs(std::int64_t epochsBefore, std::int64_t of, std::int64_t value)
{
    constexpr std::int64_t kMostEpochs = std::int64_t{1} << 24;
    constexpr std::int64_t kMostInEpoch = std::int64_t{1} << 36;
    const bool isSane = epochsBefore >= 0 && epochsBefore < kMostEpochs && of < kMostInEpoch;
    return isSane ? epochsBefore * of + value : value;
}

/// A bar of tqdm without a name: " 12%|#2   | 12/100 [00:01<...", "12/100 [00:01<...".
bool hasNoName(std::string_view text)
{
    text = text.substr(0, std::min(text.find('|'), text.size()));
    const std::size_t share = text.find('%');
    text = trimmedStart(text.substr(0, std::min(share, text.size())), " ");
    return text.empty() || isDigit(text.front());
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> result;
    while (result.size() < 32) {
        skipBlanks(text);
        if (text.empty())
            break;
        const std::size_t length = std::min(text.find_first_of(" \t"), text.size());
        result.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return result;
}

/// What stands between the epoch and the place in it: "][", "]  [", "/100]  [".
bool takePlaceBracket(std::string_view& text, std::int64_t& epochs)
{
    std::string_view rest = text;
    if (rest.starts_with("/")) {
        rest.remove_prefix(1);
        const auto total = takeInteger(rest);
        if (!total || *total > (std::uint64_t{1} << 40U))
            return false;
        epochs = static_cast<std::int64_t>(*total);
    }
    if (!rest.starts_with("]"))
        return false;
    rest.remove_prefix(1);
    skipBlanks(rest);
    if (!rest.starts_with("["))
        return false;
    rest.remove_prefix(1);
    skipBlanks(rest);
    text = rest;
    return true;
}

} // namespace

bool StepReader::take(std::string_view text, double time, std::size_t line)
{
    m_line = line;
    std::string_view trimmed = text;
    skipBlanks(trimmed);
    // What wandb repeats at the end of a run is no step; nor are the arguments of a program.
    if (trimmed.empty() || trimmed.starts_with("wandb:") || trimmed.starts_with("Namespace("))
        return false;
    const bool isDigit = faultline::isDigit(trimmed.front());
    if (isDigit
        && (takeKeras(trimmed, time) || takeUltralytics(trimmed, time)
            || takeDarknet(trimmed, time)))
        return true;
    if (trimmed.starts_with("- ") && takeKeras(trimmed, time))
        return true;
    if (takeUltralyticsHeader(trimmed) || takeUltralyticsScores(trimmed, time)
        || takeCocoScore(trimmed, time) || takeFinalScores(trimmed, time))
        return true;
    if (takeTable(trimmed, time))
        return true;
    if (takeBracketed(trimmed, time))
        return true;
    if (takeEpochLine(trimmed) || takePlan(trimmed))
        return true;
    return takePairs(trimmed, time);
}

void StepReader::takeRedrawn(std::string_view text, double time, std::size_t line)
{
    m_isRedrawn = true;
    (void)take(text, time, line);
    m_isRedrawn = false;
}

/// Tables that several lines make up.
bool StepReader::takeTable(std::string_view text, double time)
{
    return addTable(m_tables.take(text), time);
}

bool StepReader::addTable(StepTables::Taken taken, double time)
{
    if (taken != StepTables::Taken::Numbers)
        return taken == StepTables::Taken::Part;
    const StepTables::Numbers& numbers = m_tables.numbers();
    std::int64_t step = m_step.value_or(m_epoch.value_or(0));
    if (numbers.step)
        step = *numbers.step;
    else if (!m_step && numbers.epoch && *numbers.epoch >= 0.0 && *numbers.epoch < 1e15)
        step = static_cast<std::int64_t>(*numbers.epoch);
    if (numbers.step)
        m_step = step;
    for (const MetricPair& pair : numbers.pairs) {
        // The mean of a run that the list behind it names is no point of its curve.
        if (numbers.step || pair.name != "train_loss" || !m_points.contains("loss"))
            add(pair.name, step, time, pair.value);
    }
    return true;
}

/// "120: 12.3456, 11.9876 avg loss, 0.001000 rate, 3.2 seconds, 7680 images"
bool StepReader::takeDarknet(std::string_view text, double time)
{
    std::string_view rest = text;
    const auto iteration = takeInteger(rest);
    if (!iteration || *iteration > (std::uint64_t{1} << 50U) || !rest.starts_with(": "))
        return false;
    rest = trimmedStart(rest.substr(1), " ");
    const std::optional<double> loss = takeNumber(rest);
    if (!loss || !rest.starts_with(", "))
        return false;
    rest.remove_prefix(2);
    const std::optional<double> mean = takeNumber(rest);
    if (!mean || !rest.starts_with(" avg"))
        return false;
    m_step = static_cast<std::int64_t>(*iteration);
    add("loss", *m_step, time, *loss);
    add("avg_loss", *m_step, time, *mean);
    rest = rest.substr(std::min(rest.find(", "), rest.size()));
    rest = trimmedStart(rest, ", ");
    if (const std::optional<double> rate = takeNumber(rest); rate && rest.starts_with(" rate"))
        add("learning_rate", *m_step, time, *rate);
    return true;
}

/// " * Acc@1 70.120 Acc@5 89.400", what the ImageNet example prints after an evaluation.
bool StepReader::takeFinalScores(std::string_view text, double time)
{
    if (!text.starts_with("* ") || !contains(text, "cc@"))
        return false;
    commitEvaluation();
    const std::int64_t step = m_step ? *m_step : m_epoch.value_or(0);
    const std::vector<std::string_view> cells = words(text.substr(2));
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        std::string_view cell = cells[i + 1];
        const std::optional<double> value = takeNumber(cell);
        if (value && contains(cells[i], "@"))
            add("val/" + lowerAscii(cells[i]), step, time, *value);
    }
    return true;
}

/// "410/1000 [===>...] - ETA: 29:53 - loss: 245.9 - val_loss: 1", "5/5 ━━━ 1s 50ms/step - loss: 1",
/// " - 5s - loss: 0.5" and "100/100 - 5s - loss: 0.5".
bool StepReader::takeKeras(std::string_view text, double time)
{
    std::string_view rest = text;
    const auto place = takeFraction(rest);
    skipBlanks(rest);
    const bool isBar = rest.starts_with("[") || rest.starts_with("\xE2\x94\x81")
                       || rest.starts_with("\xE2\x94\x80");
    const std::size_t dash = rest.find("- ");
    if ((place && !isBar && !rest.starts_with("- ")) || dash == std::string_view::npos)
        return false;
    rest.remove_prefix(dash);
    // The bar of tqdm is "5/10 [00:01<00:03, 2.1it/s]": no dash, or one inside the bracket.
    findMetricPairs(rest, m_pairs);
    nameWait(m_pairs);
    const bool hasLoss = std::any_of(m_pairs.begin(), m_pairs.end(),
                                     [](const MetricPair& pair) { return isLossName(pair.name); });
    if (place && isBar)
        notePlan(PrintedPlan::Unit::StepsOfEpoch, place->first, place->second);
    if (!hasLoss)
        return place.has_value() && isBar;
    Pending pending;
    pending.isFinal = !place || place->first >= place->second;
    pending.step = m_epoch.value_or(place ? place->first : 0);
    pending.time = time;
    pending.pairs = m_pairs;
    if (const std::size_t unit = text.find("/step"); unit != std::string_view::npos) {
        const std::size_t space = text.substr(0, unit).rfind(' ');
        const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
        const std::string pair = "step_time=" + std::string(text.substr(begin, unit - begin));
        std::vector<MetricPair> stepTime;
        findMetricPairs(pair, stepTime);
        pending.pairs.insert(pending.pairs.end(), stepTime.begin(), stepTime.end());
    }
    if (!m_hasWholeEpoch && !pending.isFinal && place && m_partial.size() < kMostPartial) {
        m_partial.push_back(pending);
        m_partial.back().step = place->first;
    }
    hold(std::move(pending));
    return true;
}

/// The names of the columns: "Epoch    GPU_mem   box_loss   cls_loss   dfl_loss  Instances  Size".
bool StepReader::takeUltralyticsHeader(std::string_view text)
{
    if (!text.starts_with("Epoch ") || !(contains(text, "GPU_mem") || contains(text, "gpu_mem")))
        return false;
    m_columns.clear();
    for (const std::string_view word : words(text))
        m_columns.emplace_back(word);
    return true;
}

/// "  1/100   2.3G   1.05   0.9   1.1   43   640: 100%|...", under the header before it.
bool StepReader::takeUltralytics(std::string_view text, double time)
{
    std::string_view rest = text;
    const auto place = takeFraction(rest);
    if (!place || m_columns.size() < 4)
        return false;
    const std::vector<std::string_view> cells = words(rest);
    if (cells.size() + 1 < m_columns.size() || cells[0].size() < 2 || cells[0].back() != 'G')
        return false;
    Pending pending;
    pending.step = place->first;
    pending.time = time;
    pending.isFinal = true;
    notePlan(PrintedPlan::Unit::Epochs, place->first, place->second);
    if (const auto memory = bytesOf(cells[0].substr(0, cells[0].size() - 1))) {
        pending.pairs.push_back({.name = "gpu_memory", .value = *memory * 1e9});
        // The losses of a bar are means of its epoch, of which the last is kept; this is no mean.
        if (m_isRedrawn)
            add("gpu_memory", pending.step, time, *memory * 1e9);
    }
    for (std::size_t i = 1; i + 1 < m_columns.size() && i < cells.size(); ++i) {
        const std::string& column = m_columns[i + 1];
        std::string_view cell = cells[i];
        if (column == "Instances" || column == "labels" || column == "Labels" || column == "Size"
            || column == "img_size")
            break;
        const auto value = takeNumber(cell);
        if (!value)
            return false;
        pending.pairs.push_back(
            {.name = "train/" + column + (contains(column, "loss") ? "" : "_loss"),
             .value = *value});
    }
    m_epoch = place->first;
    hold(std::move(pending));
    return true;
}

/// "   all   128   929   0.64   0.537   0.605   0.446"
bool StepReader::takeUltralyticsScores(std::string_view text, double time)
{
    if (!text.starts_with("all ") || m_columns.empty() || !m_epoch)
        return false;
    const std::vector<std::string_view> cells = words(text);
    static constexpr std::array kNames{"metrics/precision", "metrics/recall", "metrics/mAP50",
                                       "metrics/mAP50-95"};
    if (cells.size() < 3 + kNames.size())
        return false;
    commit();
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        std::string_view cell = cells[3 + i];
        if (const auto value = takeNumber(cell))
            add(kNames[i], *m_epoch, time, *value);
    }
    return true;
}

/// "Epoch(train) [1][  50/7330]  lr: ...", "Epoch [1][50/7330]\tlr: ...", "Iter [50/80000] ...",
/// "Epoch(val) [1][625/625]  coco/bbox_mAP: ...", "Epoch: [0][10/100]\tTime ...",
/// "Epoch: [0]  [ 10/100]  eta: ...", "Epoch: [0/90]  [ 10/100]  eta: ...".
bool StepReader::takeBracketed(std::string_view text, double time)
{
    const bool isIter = text.starts_with("Iter");
    if (!isIter && !text.starts_with("Epoch"))
        return false;
    const std::size_t open = text.find('[');
    if (open == std::string_view::npos || open > 16)
        return false;
    const bool isValidation = contains(text.substr(0, open), "val");
    std::string_view rest = text.substr(open + 1);
    skipBlanks(rest);
    std::int64_t step = 0;
    if (isIter) {
        const auto place = takeFraction(rest);
        if (!place)
            return false;
        step = place->first;
        notePlan(PrintedPlan::Unit::Steps, place->first, place->second);
    } else {
        const auto epoch = takeInteger(rest);
        std::int64_t epochs = 0;
        if (!epoch || *epoch > (std::uint64_t{1} << 40U) || !takePlaceBracket(rest, epochs))
            return false;
        const auto place = takeFraction(rest);
        const auto number = static_cast<std::int64_t>(*epoch);
        const bool isFromZero = contains(text.substr(0, open), ":");
        if (place && !isValidation)
            step = throughEpochs(number - (isFromZero ? 0 : 1), place->second, place->first);
        else
            step = m_step.value_or(number); // scores belong to the last step of the training
        if (!isValidation) {
            notePlan(PrintedPlan::Unit::Epochs, number, epochs);
            if (place)
                notePlan(PrintedPlan::Unit::StepsOfEpoch, place->first, place->second);
        }
    }
    rest.remove_prefix(std::min(rest.find(']') + 1, rest.size()));
    findMetricPairs(rest, m_pairs);
    nameWait(m_pairs);
    for (MetricPair& pair : m_pairs) {
        if (pair.name == "memory") {
            pair.name = "gpu_memory";
            pair.value *= kMebibyte;
        } else if (pair.name == "time") {
            pair.name = "step_time";
        }
    }
    if (!isValidation) {
        commitEvaluation();
        m_step = step;
    }
    addMetrics(m_pairs, step, time, isValidation ? "val/" : "");
    return !m_pairs.empty();
}

/// " Average Precision  (AP) @[ IoU=0.50:0.95 | area=   all | maxDets=100 ] = 0.212"
bool StepReader::takeCocoScore(std::string_view text, double time)
{
    if (!text.starts_with("Average Precision") && !text.starts_with("Average Recall"))
        return false;
    const std::size_t equals = text.rfind("= ");
    if (equals == std::string_view::npos || !contains(text, "IoU="))
        return false;
    std::string_view number = text.substr(equals + 2);
    skipBlanks(number);
    const auto value = takeNumber(number);
    if (!value)
        return false;
    const bool isAll = contains(text, "area=   all") || contains(text, "area=all");
    if (isAll && text.starts_with("Average Precision")
        && m_step.value_or(m_epoch.value_or(-1)) >= 0) {
        const std::int64_t step = m_step ? *m_step : *m_epoch;
        if (contains(text, "0.50:0.95"))
            add("val/mAP", step, time, *value);
        else if (contains(text, "IoU=0.50 "))
            add("val/mAP50", step, time, *value);
    }
    return true;
}

/// `mayGoOn`: the position may as well be a count over the whole run: then it goes on rising where
/// the next epoch begins.
std::int64_t StepReader::stepInEpoch(std::int64_t epoch, std::int64_t position, bool mayGoOn)
{
    constexpr std::int64_t kMostBase = std::int64_t{1} << 60;
    if (m_hasPositions && epoch == m_countedEpoch && position > m_lastPosition)
        m_interval = position - m_lastPosition;
    const bool isNext = m_hasPositions && epoch > m_countedEpoch;
    if (isNext && mayGoOn && position > m_lastPosition)
        m_countGoesOn = true;
    if (isNext && !(mayGoOn && m_countGoesOn) && m_epochBase < kMostBase)
        m_epochBase += m_lastPosition + m_interval;
    else if (epoch < m_countedEpoch)
        m_epochBase = 0; // begun again
    m_hasPositions = m_hasPositions || !mayGoOn;
    m_countedEpoch = epoch;
    m_lastPosition = position;
    return m_epochBase + position;
}

std::int64_t StepReader::stepInEpochOf(std::int64_t epoch, const StepPlace::Count& position,
                                       bool isFromZero)
{
    if (!m_firstEpoch || epoch < *m_firstEpoch)
        m_firstEpoch = isFromZero || epoch == 0 ? 0 : 1;
    m_hasPositions = true;
    m_countedEpoch = epoch;
    m_lastPosition = position.value;
    return throughEpochs(epoch - *m_firstEpoch, position.of, position.value);
}

/// Whether the pairs of a line are what a training prints of a step or epoch.
bool StepReader::areNumbersOfTraining(const StepPlace& place, bool isEvaluation) const
{
    const auto isNamed = [](const MetricPair& pair) { return isLossName(pair.name); };
    if (std::any_of(m_pairs.begin(), m_pairs.end(), isNamed))
        return true;
    const bool isTick = m_pairs.front().name == "tick";
    const bool isCounted = place.total || place.count || place.position;
    std::size_t others = 0;
    for (const MetricPair& pair : m_pairs) {
        if (isNoMetric(pair))
            continue;
        if (pair.name == "learning_rate" || (pair.name == "step_time" && isCounted))
            return true;
        const bool isPlaced =
            place.any()
            || (pair.hasSign && (m_epochIsOpen || isStepOpen() || (isEvaluation && m_step)));
        if (isPlaced && isNumberOfTraining(pair.name))
            return true;
        others += pair.hasSign || isTick ? 1 : 0;
    }
    return isCounted && others >= 2;
}

/// Gives the pairs of a line the names that tags have.
void StepReader::nameNumbers(std::string_view text, const StepPlace& place)
{
    constexpr double kGibibyte = 1073741824.0;
    constexpr double kMostGibibytes = 4096.0;
    const bool hasStep = place.total || place.count || place.position || place.batch;
    const std::string split(splitOfLine(m_pairs));
    const bool isTick = m_pairs.front().name == "tick"; // its time is that since the start
    for (MetricPair& pair : m_pairs) {
        const std::string_view name = pair.name;
        if (name == "max_mem") {
            pair.name = "gpu_memory";
        } else if (name == "gpumem" && pair.value < kMostGibibytes) {
            pair.name = "gpu_memory";
            pair.value *= kGibibyte;
        } else if (name == "time" && !isTick && (hasStep || isPlaceWord(pair.before))) {
            pair.name = "step_time";
        } else if (!split.empty() && !name.starts_with(split) && !isNoMetric(pair)
                   && metrics::isMetricName(name) && name != "learning_rate") {
            pair.name = split + pair.name;
        }
    }
    const bool hasTime = std::any_of(m_pairs.begin(), m_pairs.end(), [](const MetricPair& pair) {
        const std::string_view name = pair.name;
        return name == "step_time" || name == "steps_per_sec";
    });
    if (!hasTime && !place.isBar) {
        if (const std::optional<double> seconds = secondsPerStep(text))
            m_pairs.push_back({.name = "step_time", .value = *seconds});
    }
}

/// Hugging Face prints no step in its dictionaries: the bar above has it, else they are counted.
std::optional<std::int64_t> StepReader::stepOfDictionary(const StepPlace& place)
{
    const bool isTraining = std::any_of(m_pairs.begin(), m_pairs.end(),
                                        [](const MetricPair& pair) { return pair.name == "loss"; });
    if (isTraining) {
        ++m_dictionaries;
        if (place.epoch && *place.epoch < m_lastEpoch)
            m_barOfDictionaries = 0; // another run
        m_lastEpoch = place.epoch.value_or(m_lastEpoch);
    }
    const bool isOfBar = isTraining && place.epoch && m_bar && m_bar->value > 0
                         && (m_barOfDictionaries == 0 || m_bar->of == m_barOfDictionaries);
    if (isOfBar) {
        m_barOfDictionaries = m_bar->of;
        notePlan(PrintedPlan::Unit::Steps, m_bar->value, m_bar->of);
        return m_bar->value;
    }
    if (m_barOfDictionaries > 0 && m_step)
        return m_step;
    return m_step && m_dictionaries == 0 ? *m_step : m_dictionaries;
}

/// "Training 4/500 Loss nan"
std::optional<std::int64_t> StepReader::stepOfFirstFraction(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    std::size_t begin = slash;
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    std::string_view fraction = text.substr(begin);
    const auto place = takeFraction(fraction);
    if (!place || begin == slash)
        return std::nullopt;
    notePlan(PrintedPlan::Unit::Steps, place->first, place->second);
    return place->first;
}

/// "iter: 20 / 70000, total loss: 2.9", and on the lines behind it " >>> rpn_loss_cls: 0.68".
bool StepReader::isBehindStep() const
{
    constexpr std::size_t kMostPairs = 2;
    return m_step && !m_epochIsOpen && (isStepOpen() || m_pairs.size() <= kMostPairs)
           && m_line >= m_stepLine && m_line - m_stepLine <= kLinesOfStep
           && std::all_of(m_pairs.begin(), m_pairs.end(),
                          [](const MetricPair& pair) { return pair.hasSign; });
}

/// `prefix`: of the tags, where a mean of an epoch stands among numbers of steps.
std::optional<std::int64_t> StepReader::stepOf(std::string_view text, const StepPlace& place,
                                               std::string_view& prefix)
{
    if (place.total)
        return place.total->value;
    const bool isCounted = place.count || place.batch || place.position;
    if (text.front() == '{' && !isCounted)
        return stepOfDictionary(place);
    const std::optional<std::int64_t> epoch = place.wholeEpoch();
    if (epoch && place.position)
        return stepInEpochOf(*epoch, *place.position, place.isFromZero);
    if (epoch && place.batch)
        return place.batch->of > 0 ? stepInEpochOf(*epoch, *place.batch, place.isFromZero)
                                   : stepInEpoch(*epoch, place.batch->value);
    if (epoch && place.count) {
        const std::int64_t through = stepInEpoch(*epoch, place.count->value, true);
        return place.count->of > 0 && !m_countGoesOn
                   ? stepInEpochOf(*epoch, *place.count, place.isFromZero)
                   : through;
    }
    if (place.count)
        return place.count->value;
    if (place.position && m_epochIsOpen && m_epoch)
        return stepInEpochOf(*m_epoch, *place.position, false);
    if (place.position)
        return place.position->value;
    if (place.batch)
        return m_epochIsOpen && m_epoch ? stepInEpoch(*m_epoch, place.batch->value)
                                        : place.batch->value;
    if (!epoch) {
        std::string_view front = text;
        if (const auto part = m_epochIsOpen && m_epoch ? takeFraction(front) : std::nullopt)
            return stepInEpochOf(*m_epoch, {.value = part->first, .of = part->second}, false);
        if (const std::optional<std::int64_t> step = stepOfFirstFraction(text))
            return step;
        if (isBehindStep())
            return m_step;
    }
    if (epoch || m_epoch) {
        prefix = m_hasPositions ? "epoch_" : "";
        return epoch ? epoch : m_epoch;
    }
    if (text.front() == '\'' || text.front() == '{')
        return m_step; // the OD API prints its numbers on the lines behind the step
    return std::nullopt;
}

/// Any line that names a place in the run and a number of it.
bool StepReader::takePairs(std::string_view text, double time)
{
    findMetricPairs(text, m_pairs);
    nameWait(m_pairs);
    findFractions(text, m_fractions);
    for (const PlaceFraction& one : m_fractions) {
        if (one.isBar && hasNoName(text))
            m_bar = StepPlace::Count{.value = one.part, .of = one.whole};
    }
    if (m_pairs.empty())
        return false;
    const StepPlace place = placeOf(text, m_pairs, m_fractions);
    const auto rate = std::find_if(m_pairs.begin(), m_pairs.end(), [](const MetricPair& pair) {
        return pair.name == "steps_per_sec";
    });
    const bool isEvaluation = isEvaluationLine(text);
    if (!areNumbersOfTraining(place, isEvaluation)) {
        if (rate != m_pairs.end()) {
            add("steps_per_sec", m_step.value_or(0), time, rate->value);
            return true;
        }
        return takePlaceAlone(text, place);
    }
    nameNumbers(text, place);
    if (isEvaluation) {
        const bool hasOwn = place.total || (place.count && !place.position);
        const std::optional<std::int64_t> epoch = place.wholeEpoch();
        const std::int64_t known =
            m_step && (m_hasPositions || !epoch) ? *m_step : epoch.value_or(m_epoch.value_or(0));
        const std::int64_t step =
            hasOwn ? (place.total ? place.total->value : place.count->value) : known;
        holdEvaluation(step, time);
        return true;
    }
    std::string_view prefix;
    const std::optional<std::int64_t> step = stepOf(text, place, prefix);
    if (!step)
        return false;
    commitEvaluation();
    notePlans(place);
    if (const std::optional<std::int64_t> epoch = place.wholeEpoch()) {
        m_epochIsOpen = m_epochIsOpen && epoch == m_epoch;
        m_epoch = epoch;
    }
    if (prefix.empty()) {
        m_step = step;
        m_stepLine = place.any() ? m_line : m_stepLine;
    }
    addMetrics(m_pairs, *step, time, prefix);
    return true;
}

void StepReader::addMetrics(const std::vector<MetricPair>& pairs, std::int64_t step, double time,
                            std::string_view prefix)
{
    for (const MetricPair& pair : pairs) {
        if (isNoMetric(pair))
            continue;
        const bool hasPrefix =
            contains(pair.name, "/") || pair.name.starts_with("val")
            || (prefix == "val/"
                && (pair.name.starts_with("test_") || pair.name.starts_with("eval_")
                    || pair.name == "learning_rate"));
        add(prefix.empty() || hasPrefix ? pair.name : std::string(prefix) + pair.name, step, time,
            pair.value);
    }
}

} // namespace faultline::console
