// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/signature_table.h"

#include "model/data/data_files.h"
#include "model/readers/console/required_literals.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace faultline::console {

namespace {

constexpr std::uint32_t kHintIds = 1U << 16; // ids of literals from here on are hints

struct HintLiteral {
    std::string_view text;
    LineHint hint;
};

constexpr std::array kHints{
    HintLiteral{"traceback (most", TracebackHint},
    HintLiteral{" at 0x", AllocatorHint},
    HintLiteral{" of size ", AllocatorHint},
    HintLiteral{"bin (", AllocatorHint},
    HintLiteral{"bin for ", AllocatorHint},
    HintLiteral{"total of in-use", AllocatorHint},
    HintLiteral{"total_region_allocated", AllocatorHint},
    HintLiteral{"limit: ", AllocatorHint},
    HintLiteral{"inuse: ", AllocatorHint},
    HintLiteral{"numallocs:", AllocatorHint},
    HintLiteral{"maxallocsize:", AllocatorHint},
    HintLiteral{"reserved: ", AllocatorHint},
    HintLiteral{"largestfreeblock:", AllocatorHint},
    HintLiteral{"loss", ProgressHint},
    HintLiteral{"epoch", ProgressHint},
    HintLiteral{"step", ProgressHint},
    HintLiteral{"iter", ProgressHint},
    HintLiteral{"learning_rate", ProgressHint},
    HintLiteral{"eta:", ProgressHint},
    HintLiteral{" 1280: ", ProgressHint},
    HintLiteral{"g   ", ProgressHint},
    HintLiteral{"map50", ProgressHint},
    HintLiteral{"  all  ", ProgressHint},
    HintLiteral{"average precision", ProgressHint},
    HintLiteral{"accuracy", ProgressHint},
    HintLiteral{"acc@", ProgressHint},
    HintLiteral{"acc:", ProgressHint},
    HintLiteral{"dice:", ProgressHint},
    HintLiteral{"dice [", ProgressHint},
    HintLiteral{" avg", ProgressHint},
    HintLiteral{"tick ", ProgressHint},
    HintLiteral{" metrics *", ProgressHint},
    HintLiteral{"reward", ProgressHint},
    HintLiteral{"episode", ProgressHint},
    HintLiteral{"result for ", ProgressHint},
    HintLiteral{"return=", ProgressHint},
    HintLiteral{"rmse:", ProgressHint},
    HintLiteral{"-auc:", ProgressHint},
    HintLiteral{" auc", ProgressHint},
    HintLiteral{"learn: ", ProgressHint},
    HintLiteral{"lr: ", ProgressHint},
    HintLiteral{"learning rate", ProgressHint},
    HintLiteral{"batch=", ProgressHint},
    HintLiteral{"it/s", ProgressHint},
    HintLiteral{"s/it", ProgressHint},
    HintLiteral{"warning:", WarningHint},
    HintLiteral{"error:", ErrorHint},
};

std::optional<Outcome> outcomeOf(std::string_view word)
{
    for (const Outcome outcome :
         {Outcome::Benign, Outcome::Note, Outcome::Warning, Outcome::Failure, Outcome::Fatal}) {
        if (toString(outcome) == word)
            return outcome;
    }
    return std::nullopt;
}

} // namespace

struct SignatureTable::Pattern {
    explicit Pattern(std::string_view pattern) : text(pattern) {}

    /// Compiled by whoever asks first.
    const RE2& regex()
    {
        std::call_once(once, [this] {
            RE2::Options options;
            options.set_log_errors(false);
            compiled = std::make_unique<RE2>(re2::StringPiece(text.data(), text.size()), options);
            if (!compiled->ok())
                return;
            for (const auto& [name, index] : compiled->NamedCapturingGroups())
                groups.emplace_back(index, name);
            std::sort(groups.begin(), groups.end());
        });
        return *compiled;
    }

    std::string_view text;
    std::once_flag once;
    std::unique_ptr<RE2> compiled;
    std::vector<std::pair<int, std::string>> groups; ///< by place; known once it is compiled
    std::vector<std::size_t> also;                   ///< rows
};

SignatureTable::SignatureTable(std::string_view jsonLines, Compile compile)
{
    for (std::size_t lineNumber = 1; !jsonLines.empty(); ++lineNumber) {
        const std::string_view line = jsonLines.substr(0, jsonLines.find('\n'));
        jsonLines.remove_prefix(std::min(line.size() + 1, jsonLines.size()));
        if (!line.empty())
            addRow(line, lineNumber, compile);
    }

    std::vector<LiteralScanner::Literal> literals;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        for (const std::string& literal : m_rows[i].literals)
            literals.push_back({literal, static_cast<std::uint32_t>(i)});
        for (const std::string& id : m_rows[i].also) {
            const auto it = m_places.find(id);
            if (it == m_places.end() || m_patterns[i] == nullptr)
                m_problems.push_back(std::string(m_rows[i].info.id) + ": no row " + id);
            else
                m_patterns[i]->also.push_back(it->second);
        }
    }
    for (const HintLiteral& hint : kHints)
        literals.push_back({std::string(hint.text), kHintIds | hint.hint});
    m_scanner = std::make_unique<LiteralScanner>(literals);
}

SignatureTable::~SignatureTable() = default;

const SignatureTable& SignatureTable::builtin()
{
    static const SignatureTable kTable(dataFile("signatures/console.jsonl"), Compile::WhenNeeded);
    return kTable;
}

void SignatureTable::addRow(std::string_view json, std::size_t lineNumber, Compile compile)
{
    const auto problem = [&](const std::string& what) {
        m_problems.push_back("line " + std::to_string(lineNumber) + ": " + what);
    };
    const nlohmann::json object = nlohmann::json::parse(json, nullptr, false);
    if (!object.is_object())
        return problem("not a JSON object");
    const auto text = [&](const char* key) -> std::string_view {
        const auto it = object.find(key);
        if (it == object.end() || !it->is_string())
            return {};
        return m_texts.emplace_back(it->get<std::string>());
    };
    const auto list = [&](const char* key) {
        const auto it = object.find(key);
        return it != object.end() && it->is_array() ? it->get<std::vector<std::string>>()
                                                    : std::vector<std::string>();
    };

    SignatureRow row;
    row.info.id = text("id");
    row.info.title = text("title");
    row.info.meaning = text("meaning");
    row.info.advice = text("advice");
    row.info.family = text("family");
    row.info.isConsequence = object.value("consequence", false);
    row.info.isHeading = object.value("heading", false);
    row.info.titleWithValues = text("titleWithValues");
    for (const std::string& value : list("values"))
        row.info.values.emplace_back(m_texts.emplace_back(value));
    row.pattern = text("pattern");
    row.sample = text("sample");
    row.also = list("also");
    const std::string_view alone = text("alone");
    row.info.alone = alone == "warning"  ? SignatureInfo::Alone::Warning
                     : alone == "remark" ? SignatureInfo::Alone::Remark
                                         : SignatureInfo::Alone::NotTold;
    if (!alone.empty() && row.info.alone == SignatureInfo::Alone::NotTold)
        return problem("alone is neither warning nor remark");
    const std::optional<Outcome> outcome = outcomeOf(text("outcome"));
    if (row.info.id.empty() || row.info.title.empty() || row.info.meaning.empty() || !outcome)
        return problem("id, title, meaning or outcome is missing");
    if (find(row.info.id) != nullptr)
        return problem("a second " + std::string(row.info.id));
    row.info.outcome = *outcome;

    std::unique_ptr<Pattern> pattern;
    if (!row.pattern.empty()) {
        pattern = std::make_unique<Pattern>(row.pattern);
        if (compile == Compile::AtOnce && !pattern->regex().ok())
            return problem(std::string(row.info.id) + ": " + pattern->regex().error());
        row.literals = list("needs");
        if (row.literals.empty())
            row.literals = requiredLiterals(row.pattern);
        if (row.literals.empty())
            return problem(std::string(row.info.id) + ": no literal is in every match");
    }
    m_places.emplace(row.info.id, m_rows.size());
    m_rows.push_back(std::move(row));
    m_patterns.push_back(std::move(pattern));
}

const SignatureInfo* SignatureTable::find(std::string_view id) const
{
    const auto it = m_places.find(id);
    return it == m_places.end() ? nullptr : &m_rows[it->second].info;
}

bool SignatureTable::fillFields(std::size_t row, std::string_view line,
                                std::vector<LogField>& fields) const
{
    Pattern& pattern = *m_patterns[row];
    const RE2& regex = pattern.regex();
    const re2::StringPiece text(line.data(), line.size());
    constexpr int kMaxGroups = 24;
    std::array<re2::StringPiece, kMaxGroups> groups;
    const int wanted = pattern.groups.empty() ? 0 : pattern.groups.back().first + 1;
    if (!regex.Match(text, 0, text.size(), RE2::UNANCHORED, groups.data(),
                     std::min(wanted, kMaxGroups)))
        return false;
    for (const auto& [index, name] : pattern.groups) {
        if (index >= kMaxGroups)
            break;
        const re2::StringPiece& group = groups[static_cast<std::size_t>(index)];
        if (group.data() != nullptr)
            fields.push_back({name, std::string(group.data(), group.size())});
    }
    return true;
}

std::optional<SignatureMatch> SignatureTable::match(std::string_view line, Scratch& scratch) const
{
    scratch.stamps.resize(m_rows.size(), 0);
    if (++scratch.stamp == 0) {
        std::fill(scratch.stamps.begin(), scratch.stamps.end(), 0U);
        scratch.stamp = 1;
    }
    scratch.candidates.clear();
    std::uint32_t hints = 0;
    m_scanner->scan(line, [&](std::uint32_t id) {
        if ((id & kHintIds) != 0) {
            hints |= id & ~kHintIds;
        } else if (scratch.stamps[id] != scratch.stamp) {
            scratch.stamps[id] = scratch.stamp;
            scratch.candidates.push_back(id);
        }
    });
    scratch.hints = hints;
    if (scratch.candidates.empty())
        return std::nullopt;
    std::sort(scratch.candidates.begin(), scratch.candidates.end());
    for (const std::uint32_t row : scratch.candidates) {
        SignatureMatch match;
        if (!fillFields(row, line, match.fields))
            continue;
        match.info = &m_rows[row].info;
        for (const std::size_t other : m_patterns[row]->also)
            fillFields(other, line, match.fields);
        return match;
    }
    return std::nullopt;
}

} // namespace faultline::console
