// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// Id of the reader that claims a file of this name and text; empty if none does.
inline std::string_view ownerOf(std::string_view name, std::string_view text)
{
    const auto head = std::as_bytes(std::span(text.data(), std::min(text.size(), kSniffBytes)));
    const FormatReader* reader = readerFor(name, head);
    return reader == nullptr ? std::string_view() : reader->info().id;
}

/// Steps and values of a tag as text: "1=0.5 2=nan"; "-" if there is no such tag.
inline std::string pointsOf(const ReadResult& result, std::string_view tag)
{
    const ScalarSeries* series = result.run->findScalar(tag);
    if (series == nullptr)
        return "-";
    std::string text;
    series->forEach([&](std::size_t, const ScalarPoint& point) {
        std::string value = std::to_string(point.value);
        if (std::isfinite(point.value)) {
            while (value.ends_with('0'))
                value.pop_back();
            if (value.ends_with('.'))
                value.pop_back();
        } else if (std::isnan(point.value)) {
            value = "nan";
        }
        text += (text.empty() ? "" : " ") + std::to_string(point.step) + "=" + value;
    });
    return text;
}

/// Wall times of a tag; NaN where none is known.
inline std::vector<double> timesOf(const ReadResult& result, std::string_view tag)
{
    std::vector<double> times;
    if (const ScalarSeries* series = result.run->findScalar(tag))
        series->forEach(
            [&](std::size_t, const ScalarPoint& point) { times.push_back(point.wallTime); });
    return times;
}

inline ReadResult readAs(std::string_view id, std::string_view text, std::string name = "sample")
{
    return readBytes(*readerOfId(id), text, std::move(name));
}

/// What is whole can be cut anywhere: no crash, and no point that the whole file does not have.
inline void expectCutsGiveNothingNew(std::string_view id, const std::string& sample)
{
    const ReadResult whole = readAs(id, sample);
    for (std::size_t length = 0; length < sample.size(); ++length) {
        const ReadResult cut = readAs(id, std::string_view(sample).substr(0, length));
        for (const auto& [tag, scalar] : cut.run->scalars) {
            const ScalarSeries* all = whole.run->findScalar(tag);
            ASSERT_NE(all, nullptr) << tag << " after a cut at " << length;
            ASSERT_LE(scalar.series.size(), all->size()) << tag << " after a cut at " << length;
            scalar.series.forEach([&](std::size_t i, const ScalarPoint& point) {
                const ScalarPoint known = all->point(i);
                EXPECT_EQ(point.step, known.step) << tag << " after a cut at " << length;
                EXPECT_TRUE(point.value == known.value
                            || (std::isnan(point.value) && std::isnan(known.value)))
                    << tag << " after a cut at " << length;
            });
        }
    }
}

/// Bits flipped anywhere: nothing to check but that reading ends.
inline void expectFlipsAreSurvived(std::string_view id, const std::string& sample)
{
    for (std::size_t i = 0; i < sample.size(); ++i) {
        for (const int mask : {0x01, 0x20, 0x80}) {
            std::string flipped = sample;
            flipped[i] = static_cast<char>(flipped[i] ^ mask);
            const ReadResult result = readAs(id, flipped);
            EXPECT_LE(result.file.scalarCount, sample.size());
        }
    }
}

} // namespace faultline::test
