// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace faultline::ui {

class ViewContext;

enum class TextFormat { Plain, Markdown };

/// The verdict of the open case to paste into a chat or an issue: what happened, how sure that is,
/// the proof, the first fix and what the next run must show. Empty while there is no diagnosis.
[[nodiscard]] QString verdictText(const ViewContext& context, TextFormat format);

} // namespace faultline::ui
