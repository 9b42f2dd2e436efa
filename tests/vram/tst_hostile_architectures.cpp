// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Data that is wrong or means harm: an error that names the place, never a crash, a hang or memory
// without bounds.

#include "tests/vram/expand_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace faultline::vram {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(HostileArchitectures, ErrorsNameFileModuleStepAndLayer)
{
    EXPECT_EQ(errorOf(expandSteps(R"({"do": [{"conv": 8}, {"conv": 8, "k": 99, "padding": 0,
                                      "name": "big"}], "name": "stem"})")),
              "net.json: module 'net': body/0/1: layer 'stem/big': 8 x 48 x 64 is smaller than the "
              "window");
    EXPECT_THAT(errorOf(expandSteps(R"({"if": true, "then": [{"add": "nowhere"}]})")),
                AllOf(HasSubstr("body/0/then/0"), HasSubstr("no tensor 'nowhere' here")));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": "8.5"})")), HasSubstr("not 8.5"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 0})")), HasSubstr("at least 1"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 8, "groups": 2})")), HasSubstr("2 groups"));
    EXPECT_THAT(errorOf(expandSteps(R"({"act": "relux"})")), HasSubstr("unknown function"));
    EXPECT_THAT(errorOf(expandSteps(R"({"use": "nothing"})")), HasSubstr("no module 'nothing'"));
    EXPECT_THAT(errorOf(expandSteps(R"({"check": "width > 100", "message": "too small"})")),
                HasSubstr("too small"));
}

TEST(HostileArchitectures, MistakesAreFoundWhileReading)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"convv": 8})")), HasSubstr("no known step"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 8, "stridee": 2})")),
                HasSubstr("body/0 (conv), stridee: unknown option"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 8, "act": "relu"})")), HasSubstr("both"));
    EXPECT_THAT(errorOf(expandSteps(R"({"dense": 8, "k": 3})")), HasSubstr("unknown option"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": "8 +"})")), HasSubstr("expected a value"));
    EXPECT_THAT(errorOf(expandSteps("3")), HasSubstr("a step is an object"));
    EXPECT_THAT(errorOf(expandText("[]")), HasSubstr("not a JSON object"));
    EXPECT_THAT(errorOf(expandText("{")), HasSubstr("not a JSON object"));
    EXPECT_THAT(errorOf(expandText(R"({"net": {"bodyy": []}})")), HasSubstr("'bodyy'"));
}

TEST(HostileArchitectures, CyclesOfUseEnd)
{
    EXPECT_THAT(errorOf(expandText(R"({"net": {"body": [{"use": "net"}]}})")),
                HasSubstr("nested too deeply"));
    EXPECT_THAT(errorOf(expandText(R"({"a": {"use": "net"}, "net": {"use": "a"}})")),
                HasSubstr("nested too deeply"));
    // Doubles with every level: the count of steps ends it, not the depth.
    EXPECT_THAT(errorOf(expandText(R"({"net": {"params": {"n": 0}, "body": [
        {"use": "net", "with": {"n": "n + 1"}, "when": "n < 40"},
        {"use": "net", "with": {"n": "n + 1"}, "when": "n < 40"}]}})")),
                HasSubstr("too many steps"));
}

TEST(HostileArchitectures, LoopsEnd)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"for": "i", "in": 9000000000000000000, "do": []})")),
                HasSubstr("too many steps"));
    EXPECT_THAT(errorOf(expandSteps(R"({"for": "i", "in": 4000000, "do": [{"conv": 1}]})")),
                HasSubstr("too many"));
    EXPECT_THAT(errorOf(expandSteps(R"({"for": "i", "in": -1, "do": []})")),
                HasSubstr("a list or a count is needed"));
}

TEST(HostileArchitectures, ListsAndTextsStaySmall)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"let": {"x": [1]}},
        {"for": "i", "in": 64, "do": [{"let": {"x": "[x, x]"}}]})")),
                HasSubstr("a list is too long"));
    EXPECT_THAT(errorOf(expandSteps(R"({"let": {"x": "'a'"}},
        {"for": "i", "in": 64, "do": [{"let": {"x": "x + x"}}]})")),
                HasSubstr("a text is too long"));
    EXPECT_THAT(errorOf(expandSteps(R"({"let": {"x": "'a'"}},
        {"for": "i", "in": 9, "do": [{"let": {"x": "x + x"}}]}, {"do": [{"do": [{"conv": 1}],
         "name": "{x}"}], "name": "{x}{x}"})")),
                HasSubstr("too long"));
}

TEST(HostileArchitectures, SizesThatDoNotFitAreRefused)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"for": "i", "in": 9, "do": [{"resize": 60000}]})")),
                HasSubstr("fit"));
    EXPECT_THAT(errorOf(expandSteps(
                    R"({"conv": 1000000000}, {"conv": 1000000000}, {"conv": 9, "k": 999})")),
                HasSubstr("fit"));
    EXPECT_THAT(errorOf(expandSteps(R"({"copy": {"items": 1000000000, "channels": 1000000000,
        "height": 1000000000}})")),
                HasSubstr("fit"));
    EXPECT_THAT(errorOf(expandSteps(R"({"work": "w", "buffers": [{"elements": 9000000000000000000,
        "copies": 2}]})")),
                HasSubstr("does not fit"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 1, "weights": 9223372036854775807})")),
                HasSubstr("do not fit"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 1, "k": 1000000000, "dilation": 1000000000})")),
                HasSubstr("too large"));
    EXPECT_THAT(errorOf(expandSteps(R"({"pad": 4611686018427387904})")), HasSubstr("padding"));
    EXPECT_THAT(errorOf(expandSteps(R"({"anchors": 1000000000},
        {"for": "i", "in": 10, "do": [{"conv": 1}]})")),
                testing::IsEmpty());
}

TEST(HostileArchitectures, ImagesOutOfRangeAreRefused)
{
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 1})", {}, 0, 64)), HasSubstr("size of the image"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 1})", {}, -5, 64)), HasSubstr("size of the image"));
    EXPECT_THAT(errorOf(expandSteps(R"({"conv": 1})", {}, INT64_MAX, INT64_MAX)),
                HasSubstr("size of the image"));
}

TEST(HostileArchitectures, DeepDocumentsAreRefused)
{
    std::string blocks;
    for (int i = 0; i < 60; ++i)
        blocks += R"({"do": [)";
    EXPECT_THAT(errorOf(expandText(R"({"net": {"body": [)" + blocks)), HasSubstr("JSON"));
    for (int i = 0; i < 60; ++i)
        blocks += "]}";
    EXPECT_THAT(errorOf(expandSteps(blocks)), testing::Not(testing::IsEmpty()));
    EXPECT_THAT(errorOf(expandText(std::string(200000, '['))), HasSubstr("JSON"));
    EXPECT_THAT(errorOf(expandText(std::string(5000, '[') + std::string(5000, ']'))),
                HasSubstr("JSON"));
}

TEST(HostileArchitectures, BlocksAndModulesTogetherStayOnTheStack)
{
    // Every module nests its user in as many blocks as the reader allows.
    std::string open;
    std::string close;
    for (int i = 0; i < 20; ++i) {
        open += R"({"do": [)";
        close += "]}";
    }
    const std::string text = R"({"net": {"body": [)" + open + R"({"use": "net"})" + close + "]}}";
    EXPECT_THAT(errorOf(expandText(text)), HasSubstr("too deeply"));
}

} // namespace
} // namespace faultline::vram
