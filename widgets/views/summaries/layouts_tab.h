// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "model/summaries/scalar_layout.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QSet>

#include <memory>
#include <string>
#include <vector>

class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class EmptyState;
class LayoutCard;
class MessageBar;

/// The charts that the writer of the logs laid out (plugin custom_scalars), a part for each
/// category.
class LayoutsTab : public SummaryTab {
    Q_OBJECT

public:
    LayoutsTab(ViewContext& context, QWidget* parent);
    ~LayoutsTab() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

private:
    void readCase();
    void take(const Result<LayoutReading>& reading);
    void rebuildSections();
    void bindCard(LayoutCard& card, const QString& key) const;
    void forEachCard(void (LayoutCard::*action)());

    ViewContext& m_context;
    BackgroundWork<LayoutReading> m_work;
    CasePtr m_read;         ///< what is being read or has been
    bool m_isStale = false; ///< the case grew meanwhile
    LayoutReading m_reading;
    std::shared_ptr<const std::vector<std::string>> m_tags;
    QSet<QString> m_toggled; ///< categories that the user folded or unfolded
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    CardGrid* m_grid = nullptr;
};

} // namespace faultline::ui
