// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/range_test_snippets.h"
#include "tests/support/event_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace faultline {
namespace {

using testing::HasSubstr;

TEST(RangeTestSnippets, HoldNothingButCode)
{
    ASSERT_EQ(rangeTestSnippets().size(), 3U);
    for (const RangeTestSnippet& snippet : rangeTestSnippets()) {
        EXPECT_TRUE(snippet.code.starts_with("\"\"\"")) << snippet.framework;
        EXPECT_TRUE(snippet.code.ends_with("\n")) << snippet.framework;
        EXPECT_THAT(std::string(snippet.code), HasSubstr("def range_test(")) << snippet.framework;
        EXPECT_THAT(std::string(snippet.code), HasSubstr("lr-{")) << snippet.framework;
        EXPECT_EQ(rangeTestSnippet(snippet.framework), &snippet);
    }
    EXPECT_EQ(rangeTestSnippet("jax"), nullptr);
}

TEST(RangeTestSnippets, CompileAsPython)
{
    if (std::system("python3 -c pass") != 0) // NOLINT(cert-env33-c,concurrency-mt-unsafe)
        GTEST_SKIP() << "there is no python3";
    const test::TempFolder folder;
    for (const RangeTestSnippet& snippet : rangeTestSnippets()) {
        const std::string name = std::string(snippet.framework) + ".py";
        folder.write(name, std::string(snippet.code));
        const std::string command = "python3 -m py_compile '" + folder.path() + '/' + name + "'";
        EXPECT_EQ(std::system(command.c_str()), 0) // NOLINT(cert-env33-c,concurrency-mt-unsafe)
            << name;
    }
}

} // namespace
} // namespace faultline
