// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/wire_cursor.h"

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

namespace faultline::test {

/// A Summary.Value message of an event file of tests/data/summaries.
struct LoggedValue {
    std::string tag;
    std::int64_t step = 0;
    std::string message;
};

inline std::string summaryFile(const std::string& name)
{
    return std::string(FAULTLINE_TESTS_DIR) + "/data/summaries/" + name;
}

inline std::vector<LoggedValue> valuesOf(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    const std::string data{std::istreambuf_iterator<char>(stream), {}};
    std::vector<LoggedValue> values;
    constexpr std::size_t kHeader = 12;
    constexpr std::size_t kFooter = 4;
    for (std::size_t at = 0; at + kHeader <= data.size();) {
        std::uint64_t size = 0;
        std::memcpy(&size, data.data() + at, sizeof size);
        WireReader event(std::string_view(data).substr(at + kHeader, size));
        std::int64_t step = 0;
        WireReader summary({});
        while (event.next()) {
            if (event.field() == 2)
                step = event.integer();
            else if (event.isBytes(5))
                summary = event.message();
        }
        while (summary.next()) {
            if (!summary.isBytes(1))
                continue;
            LoggedValue value{.tag = {}, .step = step, .message = std::string(summary.bytes())};
            WireReader fields(value.message);
            while (fields.next()) {
                if (fields.isBytes(1))
                    value.tag = fields.bytes();
            }
            values.push_back(std::move(value));
        }
        at += kHeader + size + kFooter;
    }
    return values;
}

/// What TensorBoard reads: (tag, step, what) to numbers. NaN is written "nan".
using Expected = std::map<std::tuple<std::string, std::int64_t, std::string>, std::vector<double>>;

inline Expected expectedOf(const std::string& path)
{
    Expected expected;
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream cells(line);
        std::string tag;
        std::string step;
        std::string what;
        std::getline(cells, tag, '\t');
        std::getline(cells, step, '\t');
        std::getline(cells, what, '\t');
        std::vector<double>& numbers = expected[{tag, std::stoll(step), what}];
        for (std::string number; cells >> number;)
            numbers.push_back(std::stod(number));
    }
    return expected;
}

} // namespace faultline::test
