// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_factory.h"
#include "widgets/views/summaries/summary_tab.h"

#include <memory>
#include <vector>

class QStackedWidget;
class QTabWidget;

namespace faultline::ui {

class EmptyState;
class MessageBar;

/// Everything logged that is no scalar, a tab for each kind that the case holds.
class SummariesView : public View {
    Q_OBJECT

public:
    SummariesView(ViewContext& context, QWidget* parent);

    void settle() override;
    void showPart(const QString& id) override;
    [[nodiscard]] QString statusText() const override;

private:
    void refreshTabs();
    void showWanted();
    /// Makes the tab that is seen, if it was not yet.
    void noteCurrent();
    /// Of the kind that was asked for, once all of the case is there.
    void sayWhatIsMissing();
    [[nodiscard]] SummaryTab* currentTab() const;

    ViewContext& m_context;
    std::vector<std::unique_ptr<const SummaryTabFactory>> m_factories;
    std::vector<QWidget*> m_holders; ///< one for each factory; holds the tab once it is made
    std::vector<SummaryTab*> m_made; ///< null until shown
    MessageBar* m_message = nullptr;
    QStackedWidget* m_stack = nullptr;
    QString m_asked; ///< id of a tab that may not be there; empty: no more to say
    EmptyState* m_empty = nullptr;
    QTabWidget* m_tabs = nullptr;
};

} // namespace faultline::ui
