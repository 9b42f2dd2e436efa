// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/printed_settings.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace faultline {

namespace {

/// A program prints its settings when it begins.
constexpr std::size_t kLinesOfSettings = 1500;
constexpr std::size_t kLongestLine = 20'000;
constexpr std::size_t kMostSettings = 20'000;
constexpr std::size_t kDeepest = 32;
constexpr std::size_t kLongestGroup = 120; // characters of a name that others are nested in
constexpr std::size_t kFewestAssignments = 3;
constexpr std::size_t kFewestOfBlock = 3;

using Items = std::vector<PrintedSetting>;

bool isOpening(char c)
{
    return c == '(' || c == '{' || c == '[';
}

bool isClosing(char c)
{
    return c == ')' || c == '}' || c == ']';
}

bool isQuote(char c)
{
    return c == '\'' || c == '"';
}

/// What is measured is no setting.
bool isResult(const std::string& name)
{
    const auto has = [&name](std::string_view part) {
        return name.find(part) != std::string::npos;
    };
    const bool isOfEvaluation = name.starts_with("eval_") && !name.ends_with("_steps")
                                && !name.ends_with("_every") && !name.ends_with("_interval");
    return name == "loss" || name.ends_with("_loss") || name.ends_with("/loss")
           || name == "grad_norm" || isOfEvaluation || has("ep_rew") || has("elapsed")
           || name.ends_with("_per_second") || name == "fps" || name == "n_updates";
}

bool tellsStep(const std::string& name)
{
    constexpr std::array<std::string_view, 10> kOfStep{
        "step", "global_step", "iter", "it", "epoch", "gs", "acc", "accuracy", "time", "eta"};
    return std::find(kOfStep.begin(), kOfStep.end(), name) != kOfStep.end();
}

bool isName(std::string_view text)
{
    while (!text.empty() && text.front() == '-')
        text.remove_prefix(1);
    return !text.empty() && isWordStart(text.front())
           && std::all_of(text.begin(), text.end(), [](char c) {
                  return isWordCharacter(c) || c == '-' || c == '.' || c == '/' || c == '@';
              });
}

PrintedSetting settingOf(std::string_view name, std::string_view value)
{
    return {.name = name, .key = settingName(name), .value = value, .group = {}, .line = 0};
}

/// Reads "name=value" and "name: value" out of one line; what is open at its end goes on in the
/// next.
class LineScanner {
public:
    struct Found {
        Items items;
        std::size_t inBrackets = 0; ///< of them
        std::size_t bare = 0;       ///< words that are no part of a setting, outside of brackets
        bool isOfStep = false;      ///< it tells how far the training is
    };

    [[nodiscard]] bool isInside() const { return !m_groups.empty(); }
    void reset() { m_groups.clear(); }

    Found scan(std::string_view text)
    {
        m_text = text;
        m_at = 0;
        m_found = {};
        while (m_at < m_text.size())
            step();
        return std::move(m_found);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        if (isBlank(c) || c == ',' || c == ';' || c == '|' || c == '=' || c == ':') {
            ++m_at;
        } else if (isOpening(c)) {
            open({});
            ++m_at;
        } else if (isClosing(c)) {
            if (!m_groups.empty())
                m_groups.pop_back();
            ++m_at;
        } else {
            takeName();
        }
    }

    void open(std::string group)
    {
        if (m_groups.size() >= kDeepest)
            return;
        group.resize(std::min(group.size(), kLongestGroup));
        m_groups.push_back(std::move(group));
    }

    [[nodiscard]] char peek(std::size_t at) const { return at < m_text.size() ? m_text[at] : '\0'; }

    /// A quoted text or a word from `at` on; `at` is behind it afterwards.
    std::string_view token(std::size_t& at) const
    {
        if (isQuote(m_text[at])) {
            const std::size_t end = std::min(m_text.find(m_text[at], at + 1), m_text.size());
            const std::string_view inner = m_text.substr(at + 1, end - at - 1);
            at = std::min(end + 1, m_text.size());
            return inner;
        }
        const std::size_t begin = at++;
        while (at < m_text.size() && !isBlank(m_text[at]) && !isOpening(m_text[at])
               && !isClosing(m_text[at]) && !isQuote(m_text[at]) && m_text[at] != ','
               && m_text[at] != '=' && m_text[at] != '|' && m_text[at] != ';'
               && (m_text[at] != ':' || isWordCharacter(peek(at + 1)) || peek(at + 1) == '/'))
            ++at;
        return m_text.substr(begin, at - begin);
    }

    [[nodiscard]] std::size_t behindBlanks(std::size_t at) const
    {
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        return at;
    }

    void takeName()
    {
        const std::string_view name = token(m_at);
        if (peek(m_at) == '(') {
            open(std::string(name));
            ++m_at;
            return;
        }
        const std::size_t separator = behindBlanks(m_at);
        const bool isSeparated =
            (peek(separator) == '=' && peek(separator + 1) != '=') || peek(separator) == ':';
        if (!isSeparated || !isName(name)) {
            m_found.bare += isInside() ? 0 : 1;
            return;
        }
        takeValue(name, separator);
    }

    void takeValue(std::string_view name, std::size_t separator)
    {
        std::size_t at = behindBlanks(separator + 1);
        if (at >= m_text.size() || m_text[at] == ',') {
            m_at = at;
            return;
        }
        if (isOpening(m_text[at])) {
            const std::size_t close = m_text.find_first_not_of("([{ ,.0123456789eE+-", at);
            if (close != std::string_view::npos && isClosing(m_text[close])) {
                add(name, m_text.substr(at, close + 1 - at));
                m_at = close + 1;
                return;
            }
            open(std::string(name));
            m_at = at + 1;
            return;
        }
        const std::size_t begin = at;
        const std::string_view value = token(at);
        if (peek(at) == '(') {
            open(value == "dict" ? std::string(name)
                                 : std::string(name) + "." + std::string(value));
            m_at = at + 1;
            return;
        }
        // "hyperparameters: seed=1": a heading.
        if (m_text[separator] == ':' && peek(at) == '=') {
            m_at = begin;
            return;
        }
        add(name, value);
        m_at = at;
    }

    void add(std::string_view name, std::string_view value)
    {
        std::string group;
        for (const std::string& part : m_groups) {
            if (!part.empty())
                group += group.empty() ? part : "." + part;
        }
        m_found.inBrackets += isInside() ? 1 : 0;
        PrintedSetting item = settingOf(name, trimmed(value));
        item.group = std::move(group);
        m_found.isOfStep = m_found.isOfStep || (!isInside() && tellsStep(item.key));
        m_found.items.push_back(std::move(item));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<std::string> m_groups;
    Found m_found;
};

/// "python train.py --lr 0.1 --epochs=5".
Items flags(std::string_view text)
{
    Items items;
    for (std::size_t at = text.find(" --"); at != std::string_view::npos;
         at = text.find(" --", at + 3)) {
        const std::size_t begin = at + 3;
        std::size_t end = begin;
        while (end < text.size() && (isWordCharacter(text[end]) || text[end] == '-'))
            ++end;
        if (end >= text.size() || (text[end] != ' ' && text[end] != '='))
            continue;
        const std::size_t valueEnd = std::min(text.find(' ', end + 1), text.size());
        const std::string_view value = trimmed(text.substr(end + 1, valueEnd - end - 1));
        if (end > begin && !value.empty() && !value.starts_with("-"))
            items.push_back(settingOf(text.substr(begin, end - begin), value));
    }
    return items;
}

/// What a logger writes in front of a message is cut off.
std::string_view messageOf(std::string_view text)
{
    for (const std::string_view mark :
         {">> ", " - INFO - ", "INFO: ", "INFO - ", "[INFO] ", "INFO] "}) {
        const std::size_t at = text.find(mark);
        if (at != std::string_view::npos)
            return text.substr(at + mark.size());
    }
    return text;
}

/// The one setting of a line, or the heading of those below it: then the value is empty.
std::optional<PrintedSetting> loneSetting(std::string_view text)
{
    constexpr std::size_t kLongest = 120;
    constexpr std::string_view kBar = "│"; // of a table that is drawn
    std::string_view rest = trimmed(messageOf(text));
    const auto cut = [&rest](std::string_view mark) {
        while (rest.starts_with(mark))
            rest = trimmed(rest.substr(mark.size()));
        while (rest.ends_with(mark))
            rest = trimmed(rest.substr(0, rest.size() - mark.size()));
    };
    cut("|");
    cut(kBar);
    cut(",");
    cut("ℹ"); // of programs that mark what they tell
    if (rest.size() > kLongest || rest.empty() || !isWordStart(rest.front()))
        return std::nullopt;
    std::size_t end = 0;
    while (end < rest.size()
           && (isWordCharacter(rest[end]) || rest[end] == '-' || rest[end] == '/'
               || (rest[end] == '.' && end + 1 < rest.size() && isWordCharacter(rest[end + 1]))
               || (rest[end] == ' ' && end + 1 < rest.size() && isWordStart(rest[end + 1]))))
        ++end;
    const std::string_view name = trimmed(rest.substr(0, end));
    std::string_view value = rest.substr(end);
    const bool isSpaced = value.starts_with("  ") || value.starts_with("\t");
    value = trimmed(value);
    const bool isBar = value.starts_with(kBar) || value.starts_with("|");
    if (value.starts_with(kBar)) {
        value.remove_prefix(kBar.size());
    } else if (value.starts_with("|") || value.starts_with("=") || value.starts_with(":")) {
        value.remove_prefix(1);
    } else if (value.starts_with("...")) {
        while (value.starts_with("."))
            value.remove_prefix(1);
    } else if (!isSpaced) {
        return std::nullopt;
    }
    value = trimmed(value);
    if (!value.empty() && isQuote(value.front()) && value.size() > 1
        && value.back() == value.front())
        value = value.substr(1, value.size() - 2);
    const bool isList = !value.empty() && isOpening(value.front()) && isClosing(value.back());
    const bool isOne = isList || value.find_first_of(" |=") == std::string_view::npos;
    if (!isOne || (isBar && value.empty()) || (!value.empty() && isOpening(value.back())))
        return std::nullopt;
    return settingOf(name, value);
}

/// What many programs say by itself: "Initial learn rate: 0.001".
bool namesRate(std::string_view key)
{
    return key.ends_with("learning_rate") || key.ends_with("learn_rate");
}

bool isRule(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        return isBlank(c) || c == '-' || c == '=' || c == '+' || c == '*' || c == '_' || c == '#'
               || static_cast<unsigned char>(c) >= 0x80;
    });
}

/// Lines of one setting each, as long as they follow on each other.
class Block {
public:
    explicit Block(Items& settings) : m_settings(settings) {}

    void add(std::string_view text, std::size_t line)
    {
        if (isRule(text))
            return;
        std::optional<PrintedSetting> one = loneSetting(text);
        if (!one) {
            end();
            return;
        }
        const std::size_t indent = text.find_first_not_of(" \t|");
        while (!m_headings.empty() && m_headings.back().first >= indent)
            m_headings.pop_back();
        if (one->value.empty()) {
            if (m_headings.size() < kDeepest)
                m_headings.emplace_back(indent, std::string(one->name));
            return;
        }
        m_hasResults = m_hasResults || isResult(one->key) || tellsStep(one->key);
        one->line = line;
        for (const auto& [depth, heading] : m_headings)
            one->group += one->group.empty() ? heading : "." + heading;
        m_items.push_back(std::move(*one));
    }

    void end()
    {
        const bool isBlock = m_items.size() >= kFewestOfBlock;
        for (PrintedSetting& one : m_items) {
            if (!m_hasResults && (isBlock || namesRate(one.key)))
                m_settings.push_back(std::move(one));
        }
        m_items.clear();
        m_headings.clear();
        m_hasResults = false;
    }

private:
    Items& m_settings;
    Items m_items;
    std::vector<std::pair<std::size_t, std::string>> m_headings; ///< by how far they are indented
    bool m_hasResults = false;
};

} // namespace

std::string settingName(std::string_view name)
{
    std::string made;
    for (const char c : name)
        made += c == '-' || c == ' ' ? '_' : lowerAscii(c);
    return made;
}

std::vector<PrintedSetting> printedSettings(const ConsoleLog& log, const ReadMonitor& monitor)
{
    constexpr std::size_t kLinesAtOnce = 64;
    Items settings;
    Block block(settings);
    LineScanner scanner;
    const auto take = [&settings](Items items, std::size_t line) {
        if (std::any_of(items.begin(), items.end(),
                        [](const PrintedSetting& item) { return isResult(item.key); }))
            return;
        for (PrintedSetting& item : items) {
            item.line = line;
            settings.push_back(std::move(item));
        }
    };
    const std::size_t count = std::min(log.lines.size(), kLinesOfSettings);
    for (std::size_t line = 0; line < count && settings.size() < kMostSettings; ++line) {
        if (line % kLinesAtOnce == 0 && monitor.isCancelled())
            return {};
        const std::string_view text = log.text(line);
        if (text.size() > kLongestLine) {
            scanner.reset();
            block.end();
            continue;
        }
        const bool wasInside = scanner.isInside();
        LineScanner::Found found = scanner.scan(text);
        const std::string_view shown = trimmed(text);
        const bool goesOn = !shown.empty()
                            && (isOpening(shown.back()) || shown.back() == ','
                                || (wasInside && isClosing(shown.back())));
        if (!goesOn)
            scanner.reset();
        const bool isAssigned =
            found.items.size() >= kFewestAssignments && found.bare <= found.items.size();
        if (found.inBrackets > 0 || isAssigned) {
            block.end();
            if (!found.isOfStep)
                take(std::move(found.items), line);
        } else if (Items given = flags(text); !given.empty()) {
            block.end();
            take(std::move(given), line);
        } else {
            block.add(text, line);
        }
    }
    block.end();
    return settings;
}

void readPrintedSettings(std::span<Training> trainings, const ReadMonitor& monitor)
{
    std::map<const ConsoleLog*, std::shared_ptr<const Items>> known;
    for (Training& training : trainings) {
        training.printed.clear();
        for (const ConsoleLogPtr& log : training.logs) {
            std::shared_ptr<const Items>& items = known[log.get()];
            if (!items)
                items = std::make_shared<const Items>(printedSettings(*log, monitor));
            training.printed.push_back(items);
        }
    }
}

std::shared_ptr<const std::vector<PrintedSetting>> printedSettingsOf(const Training& training,
                                                                     std::size_t index)
{
    if (training.printed.size() == training.logs.size())
        return training.printed[index];
    return std::make_shared<const Items>(printedSettings(*training.logs[index]));
}

} // namespace faultline
