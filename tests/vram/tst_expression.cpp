// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas of the architecture data: values, precedence, and that nothing hostile gets through.

#include "model/vram/architecture/expression.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace faultline::vram {
namespace {

class TestScope : public Scope {
public:
    [[nodiscard]] const Value* variable(std::string_view name) const override
    {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : &found->second;
    }
    [[nodiscard]] std::optional<std::int64_t> property(TensorProperty property,
                                                       std::string_view tensor) const override
    {
        if (tensor.empty())
            return property == TensorProperty::Channels ? 64 : 7;
        if (tensor == "c3")
            return 256;
        return std::nullopt;
    }

    std::map<std::string, Value, std::less<>> variables{{"depth", Value(std::int64_t{50})},
                                                        {"act", Value(std::string("relu"))}};
};

/// What a formula yields, as text; or its error.
std::string valueOf(std::string_view text, const TestScope& scope = {})
{
    const Result<Expression> parsed = Expression::parsed(text);
    if (!parsed)
        return "not parsed: " + toEnglish(parsed.error().detail);
    const Result<Value> value = parsed->evaluated(scope);
    return value ? value->shown() : "failed: " + toEnglish(value.error().detail);
}

TEST(Expression, CalculatesAsPythonDoes)
{
    EXPECT_EQ(valueOf("1 + 2 * 3"), "7");
    EXPECT_EQ(valueOf("(1 + 2) * 3"), "9");
    EXPECT_EQ(valueOf("2 ** 3 ** 2"), "512");
    EXPECT_EQ(valueOf("-2 ** 2"), "-4");
    EXPECT_EQ(valueOf("7 // 2"), "3");
    EXPECT_EQ(valueOf("-7 // 2"), "-4");
    EXPECT_EQ(valueOf("-7 % 3"), "2");
    EXPECT_EQ(valueOf("7 / 2"), "3.5");
    EXPECT_EQ(valueOf("2 ** -1"), "0.5");
    EXPECT_EQ(valueOf("10 - 3 - 2"), "5");
}

TEST(Expression, ComparesAndDecides)
{
    EXPECT_EQ(valueOf("1 < 2 and not 3 == 4"), "true");
    EXPECT_EQ(valueOf("1 > 2 or 2 >= 2"), "true");
    EXPECT_EQ(valueOf("depth >= 50 ? 'deep' : 'shallow'"), "deep");
    EXPECT_EQ(valueOf("depth in [18, 34] ? 1 : depth in [50] ? 4 : 0"), "4");
    EXPECT_EQ(valueOf("act == 'relu'"), "true");
    // What is not chosen need not exist.
    EXPECT_EQ(valueOf("has('c9') ? channels('c9') : 0"), "0");
    EXPECT_EQ(valueOf("false and unknown"), "false");
}

TEST(Expression, KnowsListsAndTexts)
{
    EXPECT_EQ(valueOf("[3, 4, 6, 3][1]"), "4");
    EXPECT_EQ(valueOf("[3, 4, 6, 3][-1]"), "3");
    EXPECT_EQ(valueOf("[3, 4, 6, 3][1:3]"), "[4, 6]");
    EXPECT_EQ(valueOf("len([3, 4] + [6])"), "3");
    EXPECT_EQ(valueOf("sum(range(5))"), "10");
    EXPECT_EQ(valueOf("range(5, 1, -1)"), "[5, 4, 3, 2]");
    EXPECT_EQ(valueOf("'p' + 3"), "p3");
    EXPECT_EQ(valueOf("[1, 2][2]"), "failed: there is no [2] in [1, 2]");
}

TEST(Expression, KnowsFunctions)
{
    EXPECT_EQ(valueOf("min(3, 2) + max([1, 5])"), "7");
    EXPECT_EQ(valueOf("ceil(7 / 2) + floor(-0.5)"), "3");
    EXPECT_EQ(valueOf("round(2.5) + round(3.5)"), "6"); // half to even
    EXPECT_EQ(valueOf("int(2.9)"), "2");
    // MobileNet's rule: 32 * 0.35 = 11.2 becomes 16, not 8, which is below 0.9 of it.
    EXPECT_EQ(valueOf("make_divisible(11.2, 8)"), "16");
    EXPECT_EQ(valueOf("make_divisible(36, 8)"), "40");
    EXPECT_EQ(valueOf("make_divisible(1, 8)"), "8");
}

TEST(Expression, ReadsTensors)
{
    EXPECT_EQ(valueOf("channels * 2"), "128");
    EXPECT_EQ(valueOf("height('c3')"), "256");
    EXPECT_EQ(valueOf("width('c4')"), "failed: no tensor 'c4' here");
    TestScope scope;
    scope.variables.emplace("width", Value(0.5));
    EXPECT_EQ(valueOf("width", scope), "0.5"); // a parameter hides the property
    EXPECT_EQ(valueOf("width('c3')", scope), "256");
}

TEST(Expression, RefusesWhatDoesNotFit)
{
    EXPECT_EQ(valueOf("9223372036854775807 + 1"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("3037000500 * 3037000500"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("-9223372036854775807 - 2"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("(-9223372036854775807 - 1) // -1"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("(-9223372036854775807 - 1) % -1"), "0");
    EXPECT_EQ(valueOf("9223372036854775807 % -2"), "-1");
    EXPECT_EQ(valueOf("2 ** 63"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("1 ** 9223372036854775807"), "1");
    EXPECT_EQ(valueOf("1e308 * 10"), "failed: a number does not fit");
    EXPECT_EQ(valueOf("1 // 0"), "failed: division by zero");
    EXPECT_EQ(valueOf("1 / 0"), "failed: division by zero");
    EXPECT_EQ(valueOf("floor(1e300)"), "failed: floor: a number does not fit");
    EXPECT_EQ(valueOf("range(10000000)"), "failed: range: a list is too long");
    EXPECT_EQ(valueOf("range(0, 9223372036854775807, 9223372036854775806)[1] > 1"), "true");
}

TEST(Expression, SaysWhatItDidNotExpect)
{
    EXPECT_EQ(valueOf("1 +"), "not parsed: expected a value at character 4 of \"1 +\"");
    EXPECT_EQ(valueOf("(1"), "not parsed: expected ')' at character 3 of \"(1\"");
    EXPECT_EQ(valueOf("1 2"), "not parsed: expected the end at character 3 of \"1 2\"");
    EXPECT_NE(valueOf("nope(1)").find("known function instead of 'nope'"), std::string::npos);
    EXPECT_EQ(valueOf("nope"), "failed: unknown name 'nope'");
    EXPECT_NE(valueOf("'open").find("closing quote"), std::string::npos);
    EXPECT_NE(valueOf("").find("expected a value"), std::string::npos);
    EXPECT_EQ(valueOf("1 + []"), "failed: cannot calculate with []");
}

TEST(Expression, BoundsDepthAndLength)
{
    EXPECT_NE(valueOf(std::string(1000, '(') + "1").find("less nesting"), std::string::npos);
    EXPECT_NE(valueOf(std::string(1000, '[') + "1").find("less nesting"), std::string::npos);
    EXPECT_EQ(valueOf(std::string(1000, '-') + "1"), "1");
    std::string chain = "1";
    for (int i = 0; i < 500; ++i)
        chain += "+1";
    EXPECT_NE(valueOf(chain).find("a shorter formula"), std::string::npos);
    std::string powers = "1";
    for (int i = 0; i < 500; ++i)
        powers += "**1";
    EXPECT_NE(valueOf(powers).find("less nesting"), std::string::npos);
    EXPECT_NE(valueOf(std::string(5000, '1')).find("too long"), std::string::npos);
}

TEST(TextTemplate, FillsInBraces)
{
    const Result<TextTemplate> text = TextTemplate::parsed("c{depth // 10}_{act}");
    ASSERT_TRUE(text);
    EXPECT_EQ(text->evaluated(TestScope()).value(), "c5_relu");
    EXPECT_FALSE(TextTemplate::parsed("c{i"));
    EXPECT_FALSE(TextTemplate::parsed("c{}"));
}

} // namespace
} // namespace faultline::vram
