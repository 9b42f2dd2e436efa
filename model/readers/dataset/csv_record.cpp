// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/csv_record.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

/// Fields of one line, where quotes are letters like others.
void takeLine(std::string_view text, char separator, CsvRecord& record)
{
    const std::size_t newline = text.find('\n');
    std::string_view line = text.substr(0, newline);
    record.bytes = newline == std::string_view::npos ? text.size() : newline + 1;
    record.isBroken = true;
    record.fields.clear();
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(separator, at), line.size());
        record.fields.emplace_back(line.substr(at, end - at));
        at = end + 1;
    }
}

} // namespace

bool takeCsvRecord(std::string_view text, bool isLast, char separator, CsvRecord& record)
{
    if (text.empty())
        return false;
    record.fields.assign(1, {});
    record.isBroken = false;
    bool isQuoted = false;
    const std::size_t bound = std::min(text.size(), kMaxCsvRecordBytes);
    for (std::size_t at = 0; at < bound; ++at) {
        const char c = text[at];
        std::string& field = record.fields.back();
        if (c == '"' && isQuoted) {
            const bool isDoubled = at + 1 < text.size() && text[at + 1] == '"';
            if (isDoubled)
                field.push_back(text[++at]);
            else
                isQuoted = false;
        } else if (c == '"' && field.empty()) {
            isQuoted = true;
        } else if (c == separator && !isQuoted) {
            record.fields.emplace_back();
        } else if (c == '\n' && !isQuoted) {
            if (field.ends_with('\r'))
                field.pop_back();
            record.bytes = at + 1;
            return true;
        } else {
            field.push_back(c);
        }
    }
    if (text.size() >= kMaxCsvRecordBytes || (isLast && isQuoted)) {
        takeLine(text, separator, record);
        return true;
    }
    record.bytes = text.size();
    if (record.fields.back().ends_with('\r'))
        record.fields.back().pop_back();
    return isLast;
}

char csvSeparator(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    constexpr std::array kSeparators{',', ';', '\t'};
    return *std::max_element(kSeparators.begin(), kSeparators.end(), [&](char a, char b) {
        return std::count(line.begin(), line.end(), a) < std::count(line.begin(), line.end(), b);
    });
}

} // namespace faultline
