// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_words.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"
#include "model/readers/metric_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace faultline::console {

namespace {

/// The number that ends at `end`, blanks between.
std::optional<double> numberBefore(std::string_view text, std::size_t end)
{
    while (end > 0 && text[end - 1] == ' ')
        --end;
    std::size_t begin = end;
    while (begin > 0 && (isDigit(text[begin - 1]) || text[begin - 1] == '.'))
        --begin;
    if (begin == end || (begin > 0 && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '-')))
        return std::nullopt;
    std::string_view number = text.substr(begin, end - begin);
    const std::optional<double> value = takeNumber(number);
    return value && number.empty() && *value > 0.0 ? value : std::nullopt;
}

/// "ms" and "s" behind a number or in brackets; 0 if neither.
double factorOf(std::string_view unit)
{
    return unit.starts_with("ms") || unit.starts_with("millisec") ? 1e-3
           : unit.starts_with("s")                                ? 1.0
                                                                  : 0.0;
}

/// "per iteration (ms): 1240.5", "per step: 0.6 s", "per batch 250 ms".
std::optional<double> behindPer(std::string_view line)
{
    for (const std::string_view word :
         {std::string_view("per iteration"), std::string_view("per step"),
          std::string_view("per batch"), std::string_view("per iter")}) {
        const std::size_t at = line.find(word);
        if (at == std::string_view::npos || !contains(line.substr(0, at), "time"))
            continue;
        std::string_view rest = trimmedStart(line.substr(at + word.size()), " ");
        double factor = 0.0;
        if (rest.starts_with("(")) {
            factor = factorOf(rest.substr(1));
            rest.remove_prefix(std::min(rest.find(')'), rest.size() - 1) + 1);
        }
        rest = trimmedStart(rest, " :=");
        std::size_t digits = 0;
        while (digits < rest.size() && (isDigit(rest[digits]) || rest[digits] == '.'))
            ++digits;
        std::string_view number = rest.substr(0, digits);
        const std::optional<double> value = takeNumber(number);
        if (factor == 0.0)
            factor = factorOf(trimmedStart(rest.substr(digits), " "));
        if (value && number.empty() && *value > 0.0 && factor > 0.0)
            return *value * factor;
    }
    return std::nullopt;
}

/// The places of "/s", "/i" and "/b", the first few.
class UnitSlashes {
public:
    explicit UnitSlashes(std::string_view line) : m_line(line)
    {
        for (std::size_t at = line.find('/');
             at != std::string_view::npos && at + 1 < line.size() && m_count < m_places.size();
             at = line.find('/', at + 1)) {
            const char next = line[at + 1];
            if (next == 's' || next == 'b' || next == 'i')
                m_places[m_count++] = at;
        }
    }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    /// Like find() of a unit that has its slash behind `before` characters.
    [[nodiscard]] std::size_t find(std::string_view unit, std::size_t before) const
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            if (m_places[i] >= before && m_line.substr(m_places[i] - before).starts_with(unit))
                return m_places[i] - before;
        }
        return std::string_view::npos;
    }

private:
    std::string_view m_line;
    std::array<std::size_t, 16> m_places{};
    std::size_t m_count = 0;
};

} // namespace

bool isNumberOfTraining(std::string_view name)
{
    if (metrics::isMetricName(name))
        return true;
    constexpr std::array kWords{
        std::string_view("return"), std::string_view("score"), std::string_view("psnr"),
        std::string_view("dice"),   std::string_view("learn"), std::string_view("err"),
        std::string_view("error"),  std::string_view("map"),   std::string_view("entropy")};
    std::string lower = lowerAscii(name);
    for (const std::string_view end : {std::string_view("_mean"), std::string_view("_avg")}) {
        if (lower.ends_with(end))
            lower.resize(lower.size() - end.size());
    }
    while (!lower.empty() && isDigit(lower.back()))
        lower.pop_back();
    const std::size_t cut = lower.find_last_of("_-/ ");
    const std::string_view last =
        std::string_view(lower).substr(cut == std::string::npos ? 0 : cut + 1);
    return metrics::isMetricName(last)
           || std::find(kWords.begin(), kWords.end(), last) != kWords.end();
}

std::optional<double> secondsPerStep(std::string_view line)
{
    struct Unit {
        std::string_view text;
        double seconds; ///< of one; negative: steps in a second
        std::size_t slash = text.find('/');
    };
    static constexpr std::array kUnits{
        Unit{"ms/step", 1e-3},   Unit{"ms/it", 1e-3},       Unit{"ms/batch", 1e-3},
        Unit{"sec/step", 1.0},   Unit{"sec/batch", 1.0},    Unit{"sec/it", 1.0},
        Unit{"secs/step", 1.0},  Unit{"seconds/step", 1.0}, Unit{"s/step", 1.0},
        Unit{"s/it", 1.0},       Unit{"s/batch", 1.0},      Unit{"sec per step", 1.0},
        Unit{"sec per it", 1.0}, Unit{"s per step", 1.0},   Unit{"s per it", 1.0},
        Unit{"it/s", -1.0},      Unit{"iter/s", -1.0},      Unit{"iters/s", -1.0},
        Unit{"step/s", -1.0},    Unit{"steps/s", -1.0},     Unit{"batches/s", -1.0},
        Unit{"batch/s", -1.0}};
    const UnitSlashes slashes(line);
    const bool hasPer = contains(line, " per ");
    if (slashes.empty() && !hasPer && !line.ends_with(" sec)"))
        return std::nullopt;
    for (const Unit& unit : kUnits) {
        const bool isSlashed = unit.slash != std::string_view::npos;
        if (!isSlashed && !hasPer)
            continue;
        const std::size_t at =
            isSlashed ? slashes.find(unit.text, unit.slash) : line.find(unit.text);
        if (at == std::string_view::npos || (at > 0 && isLetter(line[at - 1])))
            continue;
        if (const std::optional<double> value = numberBefore(line, at))
            return unit.seconds > 0.0 ? *value * unit.seconds : 1.0 / *value;
    }
    if (const std::optional<double> value = hasPer ? behindPer(line) : std::nullopt)
        return value;
    // "step 100, loss = 2.3 (0.2 sec)"
    if (line.ends_with(" sec)") && line.starts_with("step ")) {
        const std::size_t open = line.rfind('(');
        const std::optional<double> value = numberBefore(line, line.size() - 5);
        if (open != std::string_view::npos && value
            && trimmed(line.substr(open + 1, line.size() - 6 - open), "0123456789.").empty())
            return value;
    }
    return std::nullopt;
}

} // namespace faultline::console
