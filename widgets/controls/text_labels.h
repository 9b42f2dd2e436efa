// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace faultline::ui {

// Labels of the pages, so that the same kind of text looks the same everywhere.

/// Text that wraps and can be selected. Never read as HTML: it may come from a file.
[[nodiscard]] QLabel* makeTextLabel(const QString& text, QWidget* parent);
/// The same as secondary text.
[[nodiscard]] QLabel* makeMutedLabel(const QString& text, QWidget* parent);
/// Heading of a part of a page (large) or of a card (small).
[[nodiscard]] QLabel* makePageHeading(const QString& text, QWidget* parent);
[[nodiscard]] QLabel* makeCardHeading(const QString& text, QWidget* parent);

} // namespace faultline::ui
