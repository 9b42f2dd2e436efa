// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/retest.h"
#include "model/qt/checklist_model.h"
#include "widgets/view_context.h"
#include "widgets/view_factory.h"

#include <optional>
#include <set>
#include <string>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTreeView;
class QVBoxLayout;

namespace faultline::ui {

class ElidedLabel;

/// The Checklist page: sections and items with how they stand, and beside them the one that is
/// looked at. "Next step" walks from cause to cause; what the next run showed of fixes that were
/// tried stands at the top.
class ChecklistView : public View {
    Q_OBJECT

public:
    explicit ChecklistView(ViewContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] ChecklistModel& model() { return m_model; }
    [[nodiscard]] QTreeView& tree() { return *m_tree; }
    /// Chosen in the list; empty: none.
    [[nodiscard]] QString currentItem() const;
    /// Goes to the next step of the walk that was not skipped; false: nothing is left to do.
    bool nextStep();
    void openItem(std::string_view id);

private:
    [[nodiscard]] QWidget* buildHeader();
    void buildTree();
    void refresh();
    void refreshHeader();
    void refreshStep();
    /// What the next run showed, until it is dismissed.
    void refreshRetest();
    [[nodiscard]] std::optional<WalkStep::Reason> reasonOf(const EvaluatedItem& item) const;

    ViewContext& m_context;
    ChecklistModel m_model;
    std::set<std::string> m_skipped; ///< in this walk
    std::string m_current;           ///< item that is shown
    QLabel* m_summary = nullptr;
    QWidget* m_scope = nullptr; ///< which runs it is judged by, if not all
    ElidedLabel* m_scopeText = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_nextRun = nullptr;
    QPushButton* m_compare = nullptr; ///< there are runs to compare
    QWidget* m_retest = nullptr;
    QVBoxLayout* m_retestLines = nullptr;
    QTreeView* m_tree = nullptr;
    QScrollArea* m_step = nullptr;
};

} // namespace faultline::ui
