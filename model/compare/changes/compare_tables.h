// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A path of a configuration as tables have it: small letters, "." between names, list items as
/// names of their own: "train_pipeline[RandomFlip].prob" is "train_pipeline.randomflip.prob".
[[nodiscard]] std::string tablePath(std::string_view path);

/// A field of a table row (resources/compare/README.md says how they are written).
class FieldPattern {
public:
    explicit FieldPattern(std::string_view written);
    /// `names`: those of a tablePath().
    [[nodiscard]] bool matches(const std::vector<std::string_view>& names) const;

private:
    std::vector<std::string> m_names;
    bool m_fromTop = false;
    bool m_withBelow = false;
};

/// What the order of a list means.
enum class ListForm : std::uint8_t { Sequence, Set, Keyed, Vector };

/// What is known of a field, whatever its value.
struct FieldMeaning {
    std::optional<Facet> facet;
    double weight = 0.0; ///< 0..1: how much hangs on it
};

struct RenameRow {
    enum class Transform : std::uint8_t { Same, Invert, Detection, Removed };
    std::string framework;
    std::string from; ///< a tablePath(); ending in ".**": all below
    std::string to;
    std::string until; ///< the first version that has the new name
    Transform transform = Transform::Same;
};

struct DefaultRow {
    std::string framework;
    std::string field;                ///< as its framework writes it
    std::string path;                 ///< tablePath() of it
    std::optional<std::string> value; ///< none: the field is there and empty
    std::string since;
    std::string until; ///< the first version that is not meant; empty: none
    bool onlyWhereStated = false;
};

/// resources/compare/, read on first use.
class CompareTables {
public:
    [[nodiscard]] static const CompareTables& get();

    /// `framework`: "ultralytics", "odapi", ...; empty: none that is known.
    [[nodiscard]] FieldMeaning meaningOf(std::string_view path, std::string_view framework) const;
    [[nodiscard]] FieldMeaning meaningOfVariable(std::string_view name) const;
    [[nodiscard]] ListForm formOf(std::string_view path) const;
    [[nodiscard]] const std::vector<RenameRow>& renames() const { return m_renames; }
    [[nodiscard]] const std::vector<DefaultRow>& defaults() const { return m_defaults; }
    /// The row for a version, or nullptr: the default is not known.
    [[nodiscard]] const DefaultRow* defaultOf(std::string_view framework, std::string_view path,
                                              std::string_view version) const;
    /// Whether any row is about the field: its default depends on the version.
    [[nodiscard]] bool hasDefault(std::string_view framework, std::string_view path) const;

private:
    CompareTables();

    struct FacetRow {
        std::optional<Facet> facet;
        double weight = 0.0;
        std::string framework;
        bool isOfVariables = false;
        std::vector<FieldPattern> fields;
    };
    struct ListRow {
        ListForm form = ListForm::Sequence;
        std::vector<FieldPattern> fields;
    };
    [[nodiscard]] FieldMeaning find(std::string_view path, std::string_view framework,
                                    bool isVariable) const;

    std::vector<FacetRow> m_facets;
    std::vector<ListRow> m_lists;
    std::vector<RenameRow> m_renames;
    std::vector<DefaultRow> m_defaults;
};

/// How much usually hangs on a facet, 0..1: by it changes are listed.
[[nodiscard]] double weightOf(Facet facet);

} // namespace faultline
