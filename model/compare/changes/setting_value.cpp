// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/setting_value.h"

#include "model/core/ascii.h"
#include "model/core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kLongestShownValue = 200;

bool isInQuotes(std::string_view text)
{
    return text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
           && text.back() == text.front();
}

bool isOneWord(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return equalsNoCase(text, word); });
}

std::optional<double> plainNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty())
        return std::nullopt;
    std::string digits;
    for (const char c : text) {
        if (c != '_')
            digits += c;
    }
    if (isOneWord(digits, {".inf", "inf", "infinity"}))
        return HUGE_VAL;
    if (isOneWord(digits, {"-.inf", "-inf", "-infinity"}))
        return -HUGE_VAL;
    if (!isDigit(digits.front()) && digits.front() != '-' && digits.front() != '.')
        return std::nullopt;
    double value = 0.0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isWhole = read.ptr == digits.data() + digits.size();
    return read.ec == std::errc() && isWhole ? std::optional(value) : std::nullopt;
}

/// "16 MiB", "512MB", "1.5GB", "50%", "200 ms": the number in its basic unit.
struct UnitValue {
    std::string_view kind;
    double value = 0.0;
};

std::optional<UnitValue> unitValueOf(std::string_view text)
{
    struct UnitRow {
        std::string_view name;
        std::string_view kind;
        double factor;
    };
    static constexpr std::array kUnits{UnitRow{"kib", "bytes", 1024.0},
                                       UnitRow{"mib", "bytes", 1048576.0},
                                       UnitRow{"gib", "bytes", 1073741824.0},
                                       UnitRow{"kb", "bytes", 1e3},
                                       UnitRow{"mb", "bytes", 1e6},
                                       UnitRow{"gb", "bytes", 1e9},
                                       UnitRow{"tb", "bytes", 1e12},
                                       UnitRow{"tib", "bytes", 1099511627776.0},
                                       UnitRow{"bytes", "bytes", 1.0},
                                       UnitRow{"ms", "time", 1e-3},
                                       UnitRow{"s", "time", 1.0},
                                       UnitRow{"sec", "time", 1.0},
                                       UnitRow{"min", "time", 60.0},
                                       UnitRow{"h", "time", 3600.0},
                                       UnitRow{"%", "share", 0.01}};
    const std::size_t end = text.find_first_not_of("0123456789.+-eE_");
    if (end == std::string_view::npos || end == 0)
        return std::nullopt;
    const std::optional<double> number = plainNumber(text.substr(0, end));
    const std::string unit = lowerAscii(trimmed(text.substr(end)));
    const auto row = std::find_if(kUnits.begin(), kUnits.end(),
                                  [&unit](const UnitRow& each) { return each.name == unit; });
    if (!number || row == kUnits.end())
        return std::nullopt;
    return UnitValue{.kind = row->kind, .value = *number * row->factor};
}

bool isSameNumber(double a, double b)
{
    if (a == b || (std::isnan(a) && std::isnan(b)))
        return true;
    if (a == std::floor(a) && b == std::floor(b))
        return false;
    return static_cast<float>(a) == static_cast<float>(b);
}

/// The parts of "[1, (2, 3), 'a']" within its brackets.
std::vector<std::string_view> partsOfList(std::string_view text)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    int depth = 0;
    char quote = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0)
            quote = c == quote ? '\0' : quote;
        else if (c == '\'' || c == '"')
            quote = c;
        else if (c == '[' || c == '(' || c == '{')
            ++depth;
        else if (c == ']' || c == ')' || c == '}')
            --depth;
        else if (c == ',' && depth == 0) {
            parts.push_back(trimmed(text.substr(begin, at - begin)));
            begin = at + 1;
        }
    }
    const std::string_view rest = trimmed(text.substr(begin));
    if (!rest.empty())
        parts.push_back(rest);
    return parts;
}

std::string_view baseNameOf(std::string_view path)
{
    while (!path.empty() && (path.back() == '/' || path.back() == '\\'))
        path.remove_suffix(1);
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

bool looksLikePath(std::string_view text)
{
    if (text.find_first_of("/\\") == std::string_view::npos || text.find('\n') != text.npos)
        return text.starts_with('~')
               || (text.size() > 3 && text.find(' ') == text.npos && text.rfind('.') != text.npos
                   && text.rfind('.') > 0);
    const std::string_view base = baseNameOf(text);
    return std::any_of(base.begin(), base.end(), [](char c) { return isLetter(c); })
           && text.find(", ") == std::string_view::npos;
}

std::vector<std::string_view> foldersOf(std::string_view path)
{
    std::vector<std::string_view> names;
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", at), path.size());
        if (end > at)
            names.push_back(path.substr(at, end - at));
        at = end + 1;
    }
    return names;
}

/// "v1" and "v2", "exp12" and "exp", "2024-01-05" and "2024-02-01": the same word, counted on.
bool isCountedOn(std::string_view a, std::string_view b)
{
    const auto withoutDigits = [](std::string_view text) {
        std::string made;
        for (const char c : text) {
            if (!isDigit(c) && c != '-' && c != '_' && c != '.')
                made += lowerAscii(c);
        }
        return made;
    };
    const auto hasDigit = [](std::string_view text) {
        return std::any_of(text.begin(), text.end(), [](char c) { return isDigit(c); });
    };
    return a != b && (hasDigit(a) || hasDigit(b)) && withoutDigits(a) == withoutDigits(b);
}

bool isSameSet(const SettingValue& a, const SettingValue& b, const EqualityRule& rule)
{
    if (a.items.size() != b.items.size())
        return false;
    std::vector<bool> isTaken(b.items.size(), false);
    EqualityRule inner = rule;
    inner.form = ListForm::Sequence;
    for (const SettingValue& item : a.items) {
        bool found = false;
        for (std::size_t i = 0; i < b.items.size() && !found; ++i) {
            found = !isTaken[i] && isSameValue(item, b.items[i], inner);
            isTaken[i] = isTaken[i] || found;
        }
        if (!found)
            return false;
    }
    return true;
}

bool isSameVector(const SettingValue& a, const SettingValue& b, const EqualityRule& rule)
{
    constexpr double kTolerance = 1e-5; // what writing with 6 digits leaves
    if (a.items.size() != b.items.size())
        return false;
    for (std::size_t i = 0; i < a.items.size(); ++i) {
        const std::optional<double> first = a.items[i].number();
        const std::optional<double> second = b.items[i].number();
        const bool isNear = first && second
                            && std::abs(*first - *second)
                                   <= kTolerance * std::max(std::abs(*first), std::abs(*second));
        if (!isNear && !isSameValue(a.items[i], b.items[i], rule))
            return false;
    }
    return true;
}

bool isSameList(const SettingValue& a, const SettingValue& b, const EqualityRule& rule)
{
    if (rule.form == ListForm::Set)
        return isSameSet(a, b, rule);
    if (rule.form == ListForm::Vector)
        return isSameVector(a, b, rule);
    return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                      [&rule](const SettingValue& one, const SettingValue& other) {
                          return isSameValue(one, other, rule);
                      });
}

std::optional<bool> truthOf(const SettingValue& value)
{
    if (const bool* truth = std::get_if<bool>(&value.plain))
        return *truth;
    const std::optional<double> number = value.number();
    if (number && (*number == 0.0 || *number == 1.0))
        return *number == 1.0;
    return std::nullopt;
}

bool isPathMoved(std::string_view a, std::string_view b, bool withVersions)
{
    if (a == b || !looksLikePath(a) || !looksLikePath(b))
        return a == b;
    const std::vector<std::string_view> one = foldersOf(a);
    const std::vector<std::string_view> other = foldersOf(b);
    if (one.empty() || other.empty() || one.back() != other.back())
        return false;
    if (!withVersions || one.size() != other.size())
        return true;
    std::size_t differing = 0;
    bool isOther = false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        differing += one[i] != other[i] ? 1 : 0;
        isOther = isOther || isCountedOn(one[i], other[i]);
    }
    return differing != 1 || !isOther;
}

} // namespace

std::string SettingValue::text() const
{
    if (const bool* truth = std::get_if<bool>(&plain))
        return *truth ? "true" : "false";
    if (const double* value = std::get_if<double>(&plain))
        return roundTrip(*value);
    if (const std::string* words = std::get_if<std::string>(&plain))
        return *words;
    return {};
}

std::optional<double> SettingValue::number() const
{
    const double* value = std::get_if<double>(&plain);
    return value == nullptr ? std::nullopt : std::optional(*value);
}

SettingValue listOf(std::vector<SettingValue> items)
{
    SettingValue list;
    std::string text = "[";
    for (const SettingValue& item : items) {
        if (text.size() > kLongestShownValue) {
            text += ", …";
            break;
        }
        text += (text.size() > 1 ? ", " : "") + (item.isMissing() ? "null" : item.text());
    }
    list.plain = text + "]";
    list.isList = true;
    list.items = std::move(items);
    return list;
}

namespace {

/// Brackets that are nested deeper stay text.
SettingValue parseNested(std::string_view text, std::size_t depth)
{
    constexpr std::size_t kDeepest = 64;
    text = trimmed(text);
    SettingValue value;
    if (isInQuotes(text)) {
        value.plain = std::string(text.substr(1, text.size() - 2));
        value.isQuoted = true;
        return value;
    }
    const bool isBracketed = text.size() >= 2
                             && ((text.front() == '[' && text.back() == ']')
                                 || (text.front() == '(' && text.back() == ')'));
    if (isBracketed && depth < kDeepest) {
        std::vector<SettingValue> items;
        for (const std::string_view part : partsOfList(text.substr(1, text.size() - 2)))
            items.push_back(parseNested(part, depth + 1));
        return listOf(std::move(items));
    }
    if (text.empty() || text == "~" || text == "None" || equalsNoCase(text, "null"))
        return value; // "none" in small letters is a word of many programs
    if (isOneWord(text, {"true", "false"}))
        value.plain = equalsNoCase(text, "true");
    else if (const std::optional<double> number = plainNumber(text))
        value.plain = *number;
    else
        value.plain = std::string(text);
    return value;
}

} // namespace

SettingValue parseSetting(std::string_view text)
{
    return parseNested(text, 0);
}

bool isSameValue(const SettingValue& a, const SettingValue& b, const EqualityRule& rule)
{
    if (a.isList && b.isList)
        return isSameList(a, b, rule);
    if (a.isMissing() || b.isMissing())
        return a.isMissing() && b.isMissing();
    const std::optional<double> first = a.number();
    const std::optional<double> second = b.number();
    if (first && second)
        return isSameNumber(*first, *second);
    if (rule.type == "bool") {
        const std::optional<bool> one = truthOf(a);
        if (one && one == truthOf(b))
            return true;
    }
    const std::string words = a.text();
    const std::string others = b.text();
    if (rule.withTypes && a.plain.index() != b.plain.index() && (a.isQuoted || b.isQuoted))
        return false;
    if (words == others)
        return true;
    if (std::holds_alternative<bool>(a.plain) || std::holds_alternative<bool>(b.plain))
        return false;
    const std::optional<UnitValue> measure = unitValueOf(words);
    const std::optional<UnitValue> other = unitValueOf(others);
    return measure && other && measure->kind == other->kind
           && isSameNumber(measure->value, other->value);
}

bool isMoved(const SettingValue& a, const SettingValue& b, bool withVersions)
{
    if (a.isList || b.isList)
        return a.isList && b.isList
               && std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                             [withVersions](const SettingValue& one, const SettingValue& other) {
                                 return isMoved(one, other, withVersions);
                             });
    const std::string* one = std::get_if<std::string>(&a.plain);
    const std::string* other = std::get_if<std::string>(&b.plain);
    if (one == nullptr || other == nullptr)
        return isSameValue(a, b, {});
    return isPathMoved(*one, *other, withVersions);
}

} // namespace faultline
