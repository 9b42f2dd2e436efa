// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/token_rules.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/frame.h"
#include "model/vram/architecture/step_reader.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace faultline::vram {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxRun = 6; ///< tokens that one pattern may take
constexpr int kMaxGroups = 8;

/// g1, g2, … as a number where it is one.
Value groupValue(std::string_view text)
{
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && at == end ? Value(number) : Value(std::string(text));
}

/// The groups of a full match; nothing otherwise.
std::optional<GlobalValues> groupsOf(const re2::RE2& expression, const std::string& text)
{
    const int count = std::min(expression.NumberOfCapturingGroups(), kMaxGroups);
    std::vector<re2::StringPiece> groups(static_cast<std::size_t>(count) + 1);
    if (!expression.Match(text, 0, text.size(), re2::RE2::ANCHOR_BOTH, groups.data(), count + 1))
        return std::nullopt;
    GlobalValues values;
    for (std::size_t i = 1; i < groups.size(); ++i) {
        // Not "g" + ...: g++ 12 warns of what it inlines of that (its bug 105651).
        values.push_back({std::string("g").append(std::to_string(i)),
                          groupValue({groups[i].data(), groups[i].size()})});
    }
    return values;
}

} // namespace

TokenRules::TokenRules() = default;
TokenRules::~TokenRules() = default;
TokenRules::TokenRules(TokenRules&&) noexcept = default;
TokenRules& TokenRules::operator=(TokenRules&&) noexcept = default;

void TokenRules::addFile(const std::string& path, std::string_view text, std::vector<Error>& errors)
{
    const auto fail = [&](Text detail) {
        errors.push_back({.code = ErrorCode::Corrupt, .path = path, .detail = std::move(detail)});
    };
    const Json json = parsedData(text);
    if (!json.is_object()) {
        fail(FAULTLINE_TR_NOOP("Errors", "not a JSON object"));
        return;
    }
    for (const Json& token : json.value("ignore", Json::array())) {
        if (token.is_string())
            m_ignored.insert(token.get<std::string>());
    }
    for (const Json& row : json.value("patterns", Json::array())) {
        Result<Pattern> read = pattern(row);
        if (read)
            m_patterns.push_back(std::move(*read));
        else
            fail({FAULTLINE_TR_NOOP("Errors", "pattern %1: %2"),
                  {row.dump().substr(0, 80), read.error().detail}});
    }
}

Result<TokenRules::Pattern> TokenRules::pattern(const Json& json) const
{
    if (!json.is_object() || !json.contains("pattern") || !json.at("pattern").is_string())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a pattern is needed"));
    Pattern made;
    re2::RE2::Options options;
    options.set_log_errors(false);
    made.expression = std::make_unique<re2::RE2>(json.at("pattern").get<std::string>(), options);
    if (!made.expression->ok())
        return Error::corrupt(verbatim(made.expression->error()));
    Result<SetupTemplate> values = SetupTemplate::read(json.value("set", Json::object()));
    if (!values)
        return values.error();
    made.values = *std::move(values);
    for (const Json& framework : json.value("frameworks", Json::array())) {
        if (framework.is_string())
            made.frameworks.insert(framework.get<std::string>());
    }
    return made;
}

TokenRules::Match TokenRules::match(std::span<const std::string> tokens,
                                    std::string_view framework) const
{
    Match best;
    if (tokens.empty())
        return best;
    if (m_ignored.contains(tokens[0]))
        best.count = 1;
    const LayerGraph none;
    std::string joined;
    for (std::size_t count = 1; count <= std::min(tokens.size(), kMaxRun); ++count) {
        joined += (count > 1 ? "_" : "") + tokens[count - 1];
        for (const Pattern& pattern : m_patterns) {
            const bool applies =
                pattern.frameworks.empty() || pattern.frameworks.contains(framework);
            const auto groups = applies ? groupsOf(*pattern.expression, joined) : std::nullopt;
            if (!groups)
                continue;
            Result<SetupValues> values = pattern.values.evaluated(Frame(none, *groups, nullptr));
            if (!values)
                continue;
            best = {count, *std::move(values)};
            break;
        }
    }
    return best;
}

} // namespace faultline::vram
