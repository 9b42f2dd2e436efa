// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/builtin_readers.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace faultline::test {

/// The one document that a reader makes of a text; an empty one if it makes none.
inline ConfigDocument readConfig(std::string_view readerId, std::string_view text,
                                 ReadResult* result = nullptr)
{
    const FormatReader* reader = readerOfId(readerId);
    EXPECT_NE(reader, nullptr) << readerId;
    ReadResult read = readBytes(*reader, text);
    ConfigDocument document;
    if (!read.artifacts.configs.empty())
        document = *read.artifacts.configs.front();
    if (result != nullptr)
        *result = std::move(read);
    return document;
}

/// The node of a path; a test fails if it is absent.
[[nodiscard]] inline ConfigNode nodeAt(const ConfigDocument& document, std::string_view path)
{
    const std::size_t at = document.find(path);
    EXPECT_NE(at, ConfigNode::npos) << path;
    return at == ConfigNode::npos ? ConfigNode() : document.nodes[at];
}

[[nodiscard]] inline bool hasIssue(const ReadResult& result, IssueCode code,
                                   std::string_view detail)
{
    const auto& kept = result.file.issues.kept();
    return std::any_of(kept.begin(), kept.end(), [&](const ImportIssue& issue) {
        return issue.code == code && toEnglish(issue.detail).find(detail) != std::string::npos;
    });
}

/// Every node is reached once, from its parent, and nothing else is.
inline void expectSoundTree(const ConfigDocument& document)
{
    std::size_t reached = document.nodes.empty() ? 0 : 1;
    for (std::size_t at = 0; at < document.nodes.size(); ++at) {
        for (std::size_t child = document.nodes[at].firstChild; child != ConfigNode::npos;
             child = document.nodes[child].nextSibling) {
            ASSERT_LT(child, document.nodes.size());
            ASSERT_GT(child, at);
            ASSERT_EQ(document.nodes[child].parent, at);
            ++reached;
        }
    }
    EXPECT_EQ(reached, document.nodes.size());
}

/// Cuts a sample anywhere and flips each of its bytes: nothing may break, and every tree is sound.
inline void spoil(std::string_view readerId, const std::string& sample)
{
    for (std::size_t length = 0; length < sample.size(); ++length)
        expectSoundTree(readConfig(readerId, std::string_view(sample).substr(0, length)));
    for (std::size_t at = 0; at < sample.size(); ++at) {
        for (const int mask : {0x01, 0x20, 0x80}) {
            std::string flipped = sample;
            flipped[at] = static_cast<char>(flipped[at] ^ mask);
            expectSoundTree(readConfig(readerId, flipped));
        }
    }
}

[[nodiscard]] inline std::string_view ownerOf(std::string_view fileName, std::string_view head)
{
    const FormatReader* reader = readerFor(fileName, asBytes(head));
    return reader == nullptr ? std::string_view() : reader->info().id;
}

} // namespace faultline::test
