// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/text.h"
#include "model/readers/config/config_source.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace faultline {

class ConfigTree;

/// Told of everything odd; `line` 0: no line.
using LineIssueSink = std::function<void(IssueCode code, std::uint32_t line, Text detail)>;

/// Adds fields to a source while a parser finds them, and passes on what the parser has to say.
class SourceBuilder {
public:
    static constexpr std::size_t kMaxFields = 200'000;
    static constexpr std::size_t kMaxDepth = 100;
    static constexpr std::size_t kMaxNotes = 100;

    /// The sink must outlive the builder. The root is a block that spans the text.
    SourceBuilder(SourceSyntax syntax, std::size_t textSize, const LineIssueSink& issues);

    /// Adds a field behind the other children of `parent`, all its places at `begin`. When the
    /// source is full, or `parent` is npos, nothing is added and npos returned.
    std::size_t add(std::size_t parent, std::string name, std::size_t begin, std::uint32_t line);
    /// The same of the next item of a list.
    std::size_t addItem(std::size_t list, std::size_t begin, std::uint32_t line);
    /// The field, or a scratch one for npos: what is written there is lost.
    [[nodiscard]] SourceField& at(std::size_t field);
    [[nodiscard]] bool isFull() const { return m_isFull; }

    /// Passes an issue on. Damage, merges and limits are problems of the source, too.
    void report(IssueCode code, std::uint32_t line, Text detail);
    /// The same, but of each code at most kMaxNotes; take() says how many more there were.
    void reportSome(IssueCode code, std::uint32_t line, Text detail);
    /// What was read is good, but where it stands is not certain: a problem, and no issue.
    void setUncertain(std::uint32_t line, Text why);
    /// Reports the children of `parent` that share their name, and marks all of them.
    void reportRepeated(std::size_t parent);
    void setCut() { m_source.isCut = true; }

    [[nodiscard]] ConfigSource take();

private:
    ConfigSource m_source;
    const LineIssueSink& m_issues;
    std::array<std::size_t, 4> m_counts{}; ///< of what reportSome() was given, by noteIndex()
    SourceField m_scratch;
    bool m_isFull = false;
};

/// Adds the fields of a source to the root of a tree; an alias becomes a copy of what it stands
/// for, within the bounds of the tree.
void addFields(const ConfigSource& source, ConfigTree& tree);

} // namespace faultline
