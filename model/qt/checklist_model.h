// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/evaluate.h"

#include <QAbstractItemModel>
#include <QString>

namespace faultline {

// Words of the checklist in the user's language.
[[nodiscard]] QString checklistText(std::string_view english); ///< of ChecklistItem
/// "Critical" of what rules found, "Not fine" of what the user says, "Unknown".
[[nodiscard]] QString itemStateName(const EvaluatedItem& item);
[[nodiscard]] QString walkReasonText(WalkStep::Reason reason); ///< why a step is the next
[[nodiscard]] QString attemptOutcomeName(AttemptOutcome outcome);
[[nodiscard]] QString historyText(const HistoryEntry& entry); ///< with its date

/// The checklist as a tree: sections with their counts, below each its items. Rows never change,
/// only what is said of them, so that selection and expansion stay. Roles: IdRole (item or section
/// id), ItemStateRole (int of ItemState; items only), SeverityRole (of an item that rules found
/// something at), CountRole (what is to be fixed in a section), DetailRole, FilterRole.
class ChecklistModel : public QAbstractItemModel {
    Q_OBJECT

public:
    explicit ChecklistModel(QObject* parent = nullptr);

    void setChecklist(EvaluatedChecklist checklist);
    [[nodiscard]] const EvaluatedChecklist& checklist() const { return m_checklist; }
    /// Invalid if there is no such item.
    [[nodiscard]] QModelIndex indexOfItem(std::string_view id) const;
    /// nullptr for a section.
    [[nodiscard]] const EvaluatedItem* item(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QVariant sectionData(std::size_t section, int role) const;
    [[nodiscard]] QVariant itemData(const EvaluatedItem& item, int role) const;
    [[nodiscard]] QString countText(std::size_t section) const;

    EvaluatedChecklist m_checklist;
    std::vector<std::vector<std::size_t>> m_items; ///< by section: indices into the items
};

} // namespace faultline
