// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/progress.h"

#include <QString>

#include <optional>
#include <string>
#include <variant>

namespace faultline {

/// What one item of the checklist was before and after something was said of it.
struct ItemEdit {
    std::string item;
    std::optional<ItemProgress> before; ///< nothing had been said yet
    std::optional<ItemProgress> after;
};

/// What a note was before and after it was edited; empty: there was none.
struct NoteEdit {
    Note::Target target = Note::Target::Case;
    std::string key;
    QString before;
    QString after;
};

/// Something that the user said of the case, so that it can be taken back and said again
/// (CaseDocument::apply()).
struct CaseEdit {
    enum class Side { Before, After };

    QString text; ///< what was done, for a menu: "Answer: Is every loss a finite number?"
    std::variant<ItemEdit, NoteEdit> change;
};

} // namespace faultline
