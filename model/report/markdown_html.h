// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

/// The Markdown that the project's own pages use, as HTML: paragraphs, headings from the third
/// level on, lists of one level, tables, code, `code` and **strong**. Links become their text: a
/// report leads nowhere. Everything else is text. Escapes what it passes on; linear in the text.
[[nodiscard]] std::string markdownToHtml(std::string_view markdown);

} // namespace faultline
