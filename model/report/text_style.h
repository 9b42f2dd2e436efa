// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/diagnosis/findings/finding.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace faultline {

/// How a text report looks. Meaning never hangs on colour alone: every word stays without it.
struct TextStyle {
    std::size_t width = 100; ///< columns that prose is broken at
    bool colour = false;     ///< ANSI colours: only for a terminal

    [[nodiscard]] std::string heading(std::string_view text) const; ///< bold
    [[nodiscard]] std::string faint(std::string_view text) const;
    /// "Critical", "Warning", "Info"
    [[nodiscard]] std::string severityWord(Severity severity) const;
    /// "data loss", "error", "notice", "info"
    [[nodiscard]] std::string severityWord(IssueSeverity severity) const;
    [[nodiscard]] std::string alarming(std::string_view text) const; ///< red

    /// `mark`, the severity word and `text` as one paragraph: "1. Critical: The loss ...",
    /// broken at `width` and indented by the mark.
    template <typename AnySeverity>
    [[nodiscard]] std::string paragraph(std::string_view mark, AnySeverity severity,
                                        std::string_view text) const
    {
        return paragraph(mark, TextStyle{}.severityWord(severity), severityWord(severity), text);
    }

private:
    [[nodiscard]] std::string paragraph(std::string_view mark, std::string_view plainWord,
                                        std::string_view shownWord, std::string_view text) const;
};

} // namespace faultline
