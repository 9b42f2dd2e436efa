// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_arguments.h"
#include "app/cli_name_filter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::vector<OptionSpec> kOptions{
    {"--json", "", "", "help"}, {"--quiet", "-q", "", "help"}, {"--tag", "", "RE", "help"}};

std::variant<Arguments, UsageError> parsed(const std::vector<std::string_view>& words)
{
    return parseArguments(kOptions, words);
}

Arguments accepted(const std::vector<std::string_view>& words)
{
    const auto outcome = parsed(words);
    const auto* arguments = std::get_if<Arguments>(&outcome);
    EXPECT_NE(arguments, nullptr);
    return arguments != nullptr ? *arguments : Arguments{};
}

std::string refused(const std::vector<std::string_view>& words)
{
    const auto outcome = parsed(words);
    const auto* error = std::get_if<UsageError>(&outcome);
    EXPECT_NE(error, nullptr);
    return error != nullptr ? error->message : std::string();
}

TEST(ParseArguments, TakesOptionsAndPathsInAnyOrder)
{
    const Arguments arguments = accepted({"a", "--json", "b", "-q", "--tag", "x", "c"});
    EXPECT_THAT(arguments.paths, ElementsAre("a", "b", "c"));
    EXPECT_TRUE(arguments.has("--json"));
    EXPECT_TRUE(arguments.has("--quiet"));
    EXPECT_EQ(arguments.value("--tag"), "x");
    EXPECT_FALSE(arguments.value("--run").has_value());
}

TEST(ParseArguments, TakesValuesAfterAnEqualsSign)
{
    EXPECT_EQ(accepted({"--tag=a=b"}).value("--tag"), "a=b");
    EXPECT_EQ(accepted({"--tag="}).value("--tag"), "");
}

TEST(ParseArguments, TakesAValueThatLooksLikeAnOption)
{
    EXPECT_EQ(accepted({"--tag", "--json"}).value("--tag"), "--json");
}

TEST(ParseArguments, TakesEverythingAfterTwoDashesAsPaths)
{
    EXPECT_THAT(accepted({"--", "--json", "-x"}).paths, ElementsAre("--json", "-x"));
    EXPECT_THAT(accepted({"-"}).paths, ElementsAre("-"));
}

TEST(ParseArguments, RefusesWhatItDoesNotKnow)
{
    EXPECT_THAT(refused({"--jason"}), HasSubstr("did you mean --json"));
    EXPECT_THAT(refused({"--unheard-of"}), HasSubstr("no option --unheard-of"));
    EXPECT_THAT(refused({"-x"}), HasSubstr("no option -x"));
}

TEST(ParseArguments, RefusesMissingAndSuperfluousValues)
{
    EXPECT_THAT(refused({"--tag"}), HasSubstr("--tag RE"));
    EXPECT_THAT(refused({"--json=1"}), HasSubstr("takes no value"));
    EXPECT_THAT(refused({"--json", "--json"}), HasSubstr("given twice"));
}

TEST(ParseNumber, TakesWholeNumbersWithinBounds)
{
    EXPECT_EQ(parseNumber("8", 1, 256), 8U);
    for (const std::string_view text : {"", "0", "257", "-1", "+1", "1.5", "8x", "99999999999999"})
        EXPECT_FALSE(parseNumber(text, 1, 256).has_value()) << text;
}

TEST(ClosestMatch, ForgivesTwoLetters)
{
    const std::vector<std::string_view> names{"inspect", "scalars"};
    EXPECT_EQ(closestMatch("inpsect", names), "inspect");
    EXPECT_EQ(closestMatch("scalar", names), "scalars");
    EXPECT_EQ(closestMatch("vram", names), "");
    EXPECT_EQ(closestMatch(std::string(100000, 'x'), names), "");
}

TEST(NameFilter, SearchesAnywhereAndMindsCase)
{
    const auto compiled = NameFilter::compile("--tag", "[Ll]oss$");
    const auto& filter = std::get<NameFilter>(compiled);
    EXPECT_TRUE(filter.matches("train/loss"));
    EXPECT_TRUE(filter.matches("Loss"));
    EXPECT_FALSE(filter.matches("LOSS"));
    EXPECT_FALSE(filter.matches("loss/total"));
}

TEST(NameFilter, PointsAtTheMistake)
{
    const auto compiled = NameFilter::compile("--tag", "ab(c");
    const std::string message = std::get<UsageError>(compiled).message;
    EXPECT_THAT(message, HasSubstr("from character 3 on"));
    EXPECT_THAT(message, HasSubstr("\n  ab(c\n    ^"));
    for (const char* pattern : {"[", "a{2,1}", "*", "\\", "(?<n>a)", "[z-a]"})
        EXPECT_TRUE(std::holds_alternative<UsageError>(NameFilter::compile("--tag", pattern)))
            << pattern;
}

TEST(NameFilter, BoundsPatternsAndNames)
{
    const std::string longPattern(NameFilter::kMostPatternBytes + 1, 'a');
    EXPECT_TRUE(std::holds_alternative<UsageError>(NameFilter::compile("--tag", longPattern)));
    const std::string nested(NameFilter::kMostPatternBytes, '(');
    EXPECT_TRUE(std::holds_alternative<UsageError>(NameFilter::compile("--tag", nested)));
    // The matcher of the standard library recurses for each character.
    const auto compiled = NameFilter::compile("--tag", "(a|b)*c");
    EXPECT_FALSE(std::get<NameFilter>(compiled).matches(std::string(10'000'000, 'a')));
}

} // namespace
} // namespace faultline::cli
