// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_reader.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"

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
    const auto whole = takeInteger(rest);
    if (!whole || *whole > (std::uint64_t{1} << 50U))
        return std::nullopt;
    text = rest;
    return std::pair(static_cast<std::int64_t>(*part), static_cast<std::int64_t>(*whole));
}

bool isStepName(std::string_view name)
{
    return name == "step" || name == "global_step" || name == "iter" || name == "train_step"
           || name == "total_step";
}

/// Names that are no metric: places in the run and estimates of its end.
bool isPlaceName(std::string_view name)
{
    static constexpr std::array kNames{
        std::string_view("epoch"),         std::string_view("batch"),
        std::string_view("eta"),           std::string_view("v_num"),
        std::string_view("rank"),          std::string_view("gpu"),
        std::string_view("seed"),          std::string_view("last_time"),
        std::string_view("last_data_time")};
    return isStepName(name) || std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

bool isLossName(std::string_view name)
{
    return contains(name, "loss") || contains(name, "Loss");
}

const MetricPair* find(const std::vector<MetricPair>& pairs, std::string_view name)
{
    const auto it = std::find_if(pairs.begin(), pairs.end(),
                                 [name](const MetricPair& pair) { return pair.name == name; });
    return it == pairs.end() ? nullptr : &*it;
}

std::optional<std::int64_t> wholeNumber(const MetricPair* pair)
{
    if (pair == nullptr || !(pair->value >= 0.0 && pair->value < 1e15))
        return std::nullopt;
    return static_cast<std::int64_t>(pair->value);
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
bool takePlaceBracket(std::string_view& text)
{
    std::string_view rest = text;
    if (rest.starts_with("/")) {
        rest.remove_prefix(1);
        if (!takeInteger(rest))
            return false;
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

/// The number behind a word of its own: "Data  0.551 (0.540)".
std::optional<double> numberBehind(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        std::string_view rest = text.substr(at + word.size());
        const bool isWord = (at == 0 || !isWordCharacter(text[at - 1])) && !rest.empty()
                            && (rest.front() == ' ' || rest.front() == '\t');
        skipBlanks(rest);
        if (isWord)
            return console::takeNumber(rest);
    }
    return std::nullopt;
}

/// PyTorch's ImageNet example and who copied it: "Time  0.612 (0.598)\tData  0.551 (0.540)". One of
/// the words alone may mean anything.
void addMeterTimes(std::string_view text, std::vector<MetricPair>& pairs)
{
    const std::optional<double> step = numberBehind(text, "Time");
    const std::optional<double> data = numberBehind(text, "Data");
    if (!step || !data)
        return;
    pairs.push_back({"step_time", *step});
    pairs.push_back({"data_time", *data});
}

} // namespace

bool StepReader::take(std::string_view text, double time)
{
    std::string_view trimmed = text;
    skipBlanks(trimmed);
    if (trimmed.empty())
        return false;
    const bool isDigit = faultline::isDigit(trimmed.front());
    if (isDigit && (takeKeras(trimmed, time) || takeUltralytics(trimmed, time)))
        return true;
    if (trimmed.starts_with("- ") && takeKeras(trimmed, time))
        return true;
    if (takeUltralyticsHeader(trimmed) || takeUltralyticsScores(trimmed, time)
        || takeCocoScore(trimmed, time))
        return true;
    if (takeBracketed(trimmed, time))
        return true;
    if (takeEpochLine(trimmed))
        return true;
    return takePairs(trimmed, time);
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
    const bool hasLoss = std::any_of(m_pairs.begin(), m_pairs.end(),
                                     [](const MetricPair& pair) { return isLossName(pair.name); });
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
    skipBlanks(rest);
    const auto epoch = takeInteger(rest);
    if (!epoch || *epoch > (std::uint64_t{1} << 40U))
        return false;
    if (!rest.empty() && !rest.starts_with("/") && !rest.starts_with(" out of ")
        && !rest.starts_with(" of "))
        return false; // there is more in the line
    if (rest.starts_with("/")) {
        rest.remove_prefix(1);
        if (!takeInteger(rest))
            return false;
        if (!rest.empty() && isLossName(rest))
            return false;
    }
    commit();
    m_epoch = static_cast<std::int64_t>(*epoch);
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
    if (const auto memory = bytesOf(cells[0].substr(0, cells[0].size() - 1)))
        pending.pairs.push_back({"gpu_memory", *memory * 1e9});
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
            {"train/" + column + (contains(column, "loss") ? "" : "_loss"), *value});
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
    } else {
        const auto epoch = takeInteger(rest);
        if (!epoch || *epoch > (std::uint64_t{1} << 40U) || !takePlaceBracket(rest))
            return false;
        const auto place = takeFraction(rest);
        const auto number = static_cast<std::int64_t>(*epoch);
        const bool isFromZero = contains(text.substr(0, open), ":");
        if (place && !isValidation)
            step = (number - (isFromZero ? 0 : 1)) * place->second + place->first;
        else
            step = m_step.value_or(number); // scores belong to the last step of the training
    }
    rest.remove_prefix(std::min(rest.find(']') + 1, rest.size()));
    findMetricPairs(rest, m_pairs);
    for (MetricPair& pair : m_pairs) {
        if (pair.name == "memory") {
            pair.name = "gpu_memory";
            pair.value *= kMebibyte;
        } else if (pair.name == "time") {
            pair.name = "step_time";
        }
    }
    if (!m_pairs.empty() && !isIter)
        addMeterTimes(rest, m_pairs);
    if (!isValidation)
        m_step = step;
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

std::int64_t StepReader::stepInEpoch(std::int64_t epoch, std::int64_t position)
{
    if (m_hasPositions && epoch == m_countedEpoch && position > m_lastPosition)
        m_interval = position - m_lastPosition;
    if (m_hasPositions && epoch > m_countedEpoch)
        m_epochBase += m_lastPosition + m_interval;
    else if (epoch < m_countedEpoch)
        m_epochBase = 0; // begun again
    m_hasPositions = true;
    m_countedEpoch = epoch;
    m_lastPosition = position;
    return m_epochBase + position;
}

/// Any line that names a place in the run and a number of it.
bool StepReader::takePairs(std::string_view text, double time)
{
    findMetricPairs(text, m_pairs);
    if (m_pairs.empty())
        return false;
    std::optional<std::int64_t> step;
    for (const MetricPair& pair : m_pairs) {
        if (isStepName(pair.name))
            step = wholeNumber(&pair);
    }
    const std::optional<std::int64_t> epoch = wholeNumber(find(m_pairs, "epoch"));
    const std::optional<std::int64_t> batch = wholeNumber(find(m_pairs, "batch"));
    const MetricPair* rate = find(m_pairs, "steps_per_sec");
    const bool hasLoss = std::any_of(m_pairs.begin(), m_pairs.end(),
                                     [](const MetricPair& pair) { return isLossName(pair.name); });
    if (rate != nullptr && !hasLoss) {
        add("steps_per_sec", m_step.value_or(0), time, rate->value);
        return true;
    }
    const bool hasStepTime = find(m_pairs, "step_time") != nullptr;
    if (!hasLoss && !(step && hasStepTime) && !find(m_pairs, "learning_rate"))
        return false;
    for (MetricPair& pair : m_pairs) {
        if (pair.name == "max_mem")
            pair.name = "gpu_memory";
        else if (pair.name == "time" && step)
            pair.name = "step_time";
    }
    // "(3.511 sec/step)", "step = 100 (12.3 sec)": the number stands before its name.
    if (const std::size_t unit = text.find(" sec/step"); unit != std::string_view::npos) {
        const std::size_t open = text.substr(0, unit).rfind('(');
        std::string_view number = open == std::string_view::npos
                                      ? std::string_view()
                                      : text.substr(open + 1, unit - open - 1);
        if (const auto value = takeNumber(number))
            m_pairs.push_back({"step_time", *value});
    }
    std::string_view prefix;
    if (!step && epoch && batch) {
        step = stepInEpoch(*epoch, *batch);
    } else if (!step && text.front() == '{') { // Hugging Face: no step, one dictionary each time
        if (find(m_pairs, "loss") != nullptr)
            ++m_dictionaries;
        step = m_step && m_dictionaries == 0 ? *m_step : m_dictionaries;
    } else if (!step) {
        // "Training 4/500 Loss nan"
        if (const std::size_t slash = text.find('/'); !epoch && slash != std::string_view::npos) {
            std::size_t begin = slash;
            while (begin > 0 && isDigit(text[begin - 1]))
                --begin;
            std::string_view fraction = text.substr(begin);
            if (const auto place = takeFraction(fraction); place && begin < slash)
                step = place->first;
        }
        if (!step) {
            step = epoch ? epoch : m_epoch;
            prefix = m_hasPositions ? "epoch_" : "";
        }
    }
    if (!step && m_step && (text.front() == '\'' || text.front() == '{'))
        step = m_step; // the OD API prints its numbers on the lines behind the step
    if (!step)
        return false;
    if (epoch)
        m_epoch = epoch;
    if (prefix.empty())
        m_step = step;
    addMetrics(m_pairs, *step, time, prefix);
    return true;
}

void StepReader::addMetrics(const std::vector<MetricPair>& pairs, std::int64_t step, double time,
                            std::string_view prefix)
{
    for (const MetricPair& pair : pairs) {
        if (isPlaceName(pair.name))
            continue;
        const bool hasPrefix = contains(pair.name, "/") || pair.name.starts_with("val");
        add(prefix.empty() || hasPrefix ? pair.name : std::string(prefix) + pair.name, step, time,
            pair.value);
    }
}

void StepReader::add(std::string_view tag, std::int64_t step, double time, double value)
{
    auto it = m_points.find(tag);
    if (it == m_points.end()) {
        if (m_points.size() >= kMaxTags)
            return;
        it = m_points.emplace(tag, std::vector<ScalarPoint>()).first;
    }
    it->second.push_back({.step = step, .wallTime = time, .value = value});
}

void StepReader::hold(Pending pending)
{
    // A new epoch, or the next training in the same log: the state before was the last one.
    if (m_pending && (m_pending->step != pending.step || (m_pending->isFinal && !pending.isFinal)))
        commit();
    m_pending = std::move(pending);
}

void StepReader::commit()
{
    if (!m_pending)
        return;
    if (m_pending->isFinal) {
        m_hasWholeEpoch = true;
        m_partial.clear();
        addMetrics(m_pending->pairs, m_pending->step, m_pending->time, "");
    }
    m_pending.reset();
}

void StepReader::finish()
{
    commit();
    for (const Pending& pending : m_partial)
        addMetrics(pending.pairs, pending.step, pending.time, "");
    m_partial.clear();
}

void StepReader::correct(const LogClock::Correction& correction)
{
    for (auto& [tag, points] : m_points) {
        for (ScalarPoint& point : points)
            point.wallTime = correction.apply(point.wallTime);
    }
    for (Pending& pending : m_partial)
        pending.time = correction.apply(pending.time);
    if (m_pending)
        m_pending->time = correction.apply(m_pending->time);
}

} // namespace faultline::console
