// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/training_setup.h"

#include "model/vram/plan_words.h"

#include <algorithm>
#include <array>

namespace faultline::vram {

namespace {

// In the order of their enumerations.
constexpr std::array<std::string_view, 3> kPrecisions{"fp32", "amp", "fp16"};
constexpr std::array<std::string_view, 3> kMeasures{"allocated", "reserved", "device"};

template <typename Enum, std::size_t N>
std::optional<Enum> valueOf(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

} // namespace

std::string_view toString(Precision precision)
{
    return nameOf(kPrecisions, precision);
}

std::optional<Precision> precisionNamed(std::string_view name)
{
    return valueOf<Precision>(kPrecisions, name);
}

std::string_view toString(Measure measure)
{
    return nameOf(kMeasures, measure);
}

std::optional<Measure> measureNamed(std::string_view name)
{
    return valueOf<Measure>(kMeasures, name);
}

} // namespace faultline::vram
