// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/empty_state.h"
#include "widgets/views/cards/tag_groups.h"

#include <QStringList>

namespace faultline::ui {

class ViewContext;

/// What a tab of the Summaries page shows in place of tags: that there are none of its kind, that
/// only runs which are not shown logged some (and a button that shows these), or that the filter
/// leaves none (and a button that clears it).
class NoTagsState : public EmptyState {
    Q_OBJECT

public:
    explicit NoTagsState(ViewContext& context, QWidget* parent = nullptr);

    /// `kind` stands in sentences: "histograms". `index`: all tags of the kind;
    /// `tagsOfVisibleRuns`: how many of them a run that is shown logged, whether they match the
    /// filter or not.
    void explain(const QString& kind, const TagIndex& index, std::size_t tagsOfVisibleRuns);

private:
    void explainHiddenRuns(const QString& kind, const TagIndex& index);

    ViewContext& m_context;
    QStringList m_hiddenRuns; ///< that logged some
    QPushButton* m_showRuns = nullptr;
    QPushButton* m_clearFilter = nullptr;
};

} // namespace faultline::ui
