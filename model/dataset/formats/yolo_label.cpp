// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/yolo_label.h"

#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/picture_files.h"

#include <algorithm>
#include <array>

namespace faultline::annotation {

namespace {

/// No row has more numbers: an outline of half as many corners.
constexpr std::size_t kMaxColumns = 200'000;
constexpr std::size_t kBoxColumns = 5;
constexpr std::size_t kLeastOutline = 7; ///< a class and three corners

std::vector<std::string_view> wordsOf(std::string_view line)
{
    constexpr std::string_view kBlanks = " \t\r";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;
         at = line.find_first_not_of(kBlanks, at)) {
        const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
        if (words.size() > kMaxColumns)
            break;
    }
    return words;
}

class RowReader {
public:
    RowReader(std::size_t keypointColumns, const std::string& path, ImportLog& issues)
        : m_keypointColumns(keypointColumns), m_path(path), m_issues(issues)
    {
    }

    void take(std::string_view line, std::size_t number)
    {
        m_number = number;
        const std::vector<std::string_view> words = wordsOf(line);
        if (words.empty())
            return;
        if (words.size() < kBoxColumns) {
            note(IssueCode::BadRow, {FAULTLINE_TR_NOOP("Errors", "has %1 columns, not five"),
                                     {std::to_string(words.size())}});
            return;
        }
        YoloRow row;
        row.classId = wholeNumberOf(words.front());
        if (!row.classId)
            note(IssueCode::BadValue,
                 {FAULTLINE_TR_NOOP("Errors", "%1 is no class"), {quoted(words.front())}});
        const bool isPose =
            m_keypointColumns > 0 && words.size() == kBoxColumns + m_keypointColumns;
        const bool isOutline = !isPose && words.size() >= kLeastOutline && words.size() % 2 == 1;
        if (isOutline)
            takeOutline(words, row);
        else
            takeBox(words, row);
        const bool isKnown = words.size() == kBoxColumns || isPose
                             || isOutline
                             // Keypoints of two or three numbers, where nothing says how many.
                             || words.size() > kBoxColumns + 2;
        if (!isKnown)
            note(IssueCode::BadRow,
                 {FAULTLINE_TR_NOOP("Errors", "has %1 columns; the first five were taken"),
                  {std::to_string(words.size())}});
        m_label.rows.push_back(std::move(row));
    }

    YoloLabel finish() { return std::move(m_label); }

private:
    void note(IssueCode code, Text what)
    {
        m_label.isBroken = true;
        m_issues.add(issueAt(code, m_path,
                             {FAULTLINE_TR_NOOP("Errors", "line %1 %2"),
                              {std::to_string(m_number), std::move(what)}}));
    }

    double number(std::string_view word)
    {
        const std::optional<double> value = numberOf(word);
        if (value)
            return *value;
        const bool hasComma = word.find(',') != std::string_view::npos;
        note(IssueCode::BadValue,
             {hasComma ? FAULTLINE_TR_NOOP("Errors", "%1 is no number: a decimal comma")
                       : FAULTLINE_TR_NOOP("Errors", "%1 is no number"),
              {quoted(word)}});
        return notANumber();
    }

    void takeBox(const std::vector<std::string_view>& words, YoloRow& row)
    {
        std::array<double, 4> numbers{};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = number(words[i + 1]);
        const auto [x, y, width, height] = numbers;
        row.xmin = x - width / 2;
        row.ymin = y - height / 2;
        row.xmax = x + width / 2;
        row.ymax = y + height / 2;
    }

    void takeOutline(const std::vector<std::string_view>& words, YoloRow& row)
    {
        for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
            const double x = number(words[i]);
            const double y = number(words[i + 1]);
            const bool isFirst = i == 1;
            row.xmin = isFirst ? x : std::min(row.xmin, x);
            row.ymin = isFirst ? y : std::min(row.ymin, y);
            row.xmax = isFirst ? x : std::max(row.xmax, x);
            row.ymax = isFirst ? y : std::max(row.ymax, y);
            row.outline.push_back(outlinePoint(x, y));
        }
    }

    std::size_t m_keypointColumns;
    const std::string& m_path;
    ImportLog& m_issues;
    std::size_t m_number = 0;
    YoloLabel m_label;
};

} // namespace

YoloLabel parseYolo(std::string_view text, std::size_t keypointColumns, const std::string& path,
                    ImportLog& issues)
{
    RowReader reader(keypointColumns, path, issues);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t newline = text.find('\n');
        reader.take(text.substr(0, newline), ++number);
        text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
    }
    return reader.finish();
}

} // namespace faultline::annotation
