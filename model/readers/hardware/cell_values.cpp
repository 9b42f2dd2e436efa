// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/cell_values.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace faultline::hardware {

namespace {

/// Without the brackets that nvidia-smi puts around what is no value.
std::string_view withoutBrackets(std::string_view text)
{
    if (text.size() >= 2 && text.front() == '[' && text.back() == ']')
        return text.substr(1, text.size() - 2);
    return text;
}

constexpr std::array<std::string_view, 14> kMissing{"n/a",
                                                    "-",
                                                    "na",
                                                    "not supported",
                                                    "not available",
                                                    "not found",
                                                    "insufficient permissions",
                                                    "requested functionality has been deprecated",
                                                    "no devices were found",
                                                    "nan",
                                                    "none",
                                                    "null",
                                                    "<<<null>>>",
                                                    "--"};
constexpr std::array<std::string_view, 4> kTrouble{"gpu is lost", "unknown error", "err!",
                                                   "gpu requires reset"};

template <std::size_t Size>
bool isOneOf(const std::array<std::string_view, Size>& words, std::string_view text)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return equalsNoCase(word, text); });
}

struct NamedUnit {
    std::string_view name; ///< lower case
    UnitScale unit;
};

constexpr double kGibi = kMebi * 1024.0;

constexpr std::array kUnits{
    NamedUnit{"%", {Unit::Fraction, 0.01}},
    NamedUnit{"mib", {Unit::Bytes, kMebi}},
    NamedUnit{"mb", {Unit::Bytes, kMebi}},
    NamedUnit{"w", {Unit::Watts, 1.0}},
    NamedUnit{"watts", {Unit::Watts, 1.0}},
    NamedUnit{"mhz", {Unit::Hertz, 1e6}},
    NamedUnit{"c", {Unit::Celsius, 1.0}},
    NamedUnit{"\xC2\xB0"
              "c",
              {Unit::Celsius, 1.0}},
    NamedUnit{"\xEF\xBF\xBD"
              "c",
              {Unit::Celsius, 1.0}}, // a degree sign in another encoding
    NamedUnit{"celsius", {Unit::Celsius, 1.0}},
    NamedUnit{"mw", {Unit::Watts, 1e-3}},
    NamedUnit{"hz", {Unit::Hertz, 1.0}},
    NamedUnit{"ghz", {Unit::Hertz, 1e9}},
    NamedUnit{"j", {Unit::Joules, 1.0}},
    NamedUnit{"mj", {Unit::Joules, 1e-3}},
    NamedUnit{"b", {Unit::Bytes, 1.0}},
    NamedUnit{"bytes", {Unit::Bytes, 1.0}},
    NamedUnit{"k", {Unit::Bytes, kKibi}},
    NamedUnit{"kb", {Unit::Bytes, kKibi}},
    NamedUnit{"kib", {Unit::Bytes, kKibi}},
    NamedUnit{"m", {Unit::Bytes, kMebi}},
    NamedUnit{"g", {Unit::Bytes, kGibi}},
    NamedUnit{"gb", {Unit::Bytes, kGibi}},
    NamedUnit{"gib", {Unit::Bytes, kGibi}},
    NamedUnit{"t", {Unit::Bytes, kGibi * 1024.0}},
    NamedUnit{"tib", {Unit::Bytes, kGibi * 1024.0}},
    NamedUnit{"b/s", {Unit::BytesPerSecond, 1.0}},
    NamedUnit{"kb/s", {Unit::BytesPerSecond, kKibi}},
    NamedUnit{"kib/s", {Unit::BytesPerSecond, kKibi}},
    NamedUnit{"mb/s", {Unit::BytesPerSecond, kMebi}},
    NamedUnit{"mib/s", {Unit::BytesPerSecond, kMebi}},
    NamedUnit{"gb/s", {Unit::BytesPerSecond, kGibi}},
    NamedUnit{"gib/s", {Unit::BytesPerSecond, kGibi}},
    NamedUnit{"s", {Unit::Seconds, 1.0}},
    NamedUnit{"ms", {Unit::Seconds, 1e-3}},
    NamedUnit{"us", {Unit::Seconds, 1e-6}},
};

} // namespace

CellValue parseCell(std::string_view cell)
{
    using Kind = CellValue::Kind;
    if (cell.empty())
        return {.kind = Kind::Missing, .value = 0.0, .unit = {}};
    if (cell.starts_with("0x") || cell.starts_with("0X")) {
        std::uint64_t bits = 0;
        const char* const last = cell.data() + cell.size();
        const auto [end, error] = std::from_chars(cell.data() + 2, last, bits, 16);
        if (error == std::errc() && end == last)
            return {.kind = Kind::Number, .value = static_cast<double>(bits), .unit = {}};
        return {};
    }
    std::string_view rest = cell;
    double value = 0.0;
    // "inf" and "nan" do not begin with a digit; nothing that is measured is beyond the bound, and
    // scaling what is below it cannot overflow.
    constexpr double kBeyondMeasure = 1e24;
    if (takeNumber(rest, value) && std::abs(value) < kBeyondMeasure)
        return {.kind = Kind::Number, .value = value, .unit = trimmed(rest)};
    const std::string_view word = withoutBrackets(cell);
    if (equalsNoCase(word, "Active") || equalsNoCase(word, "True"))
        return {.kind = Kind::Number, .value = 1.0, .unit = {}};
    if (equalsNoCase(word, "Not Active") || equalsNoCase(word, "False"))
        return {.kind = Kind::Number, .value = 0.0, .unit = {}};
    if (isOneOf(kMissing, word))
        return {.kind = Kind::Missing, .value = 0.0, .unit = {}};
    if (isOneOf(kTrouble, word))
        return {.kind = Kind::Trouble, .value = 0.0, .unit = {}};
    return {};
}

std::optional<UnitScale> unitOf(std::string_view text)
{
    for (const NamedUnit& named : kUnits) {
        if (equalsNoCase(named.name, text))
            return named.unit;
    }
    return std::nullopt;
}

} // namespace faultline::hardware
