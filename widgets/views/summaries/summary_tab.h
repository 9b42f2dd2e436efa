// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <memory>
#include <vector>

namespace faultline::ui {

class ViewContext;

/// One kind of logged values on the Summaries page. Made when first shown. It shows the runs that
/// are visible and the tags that match the filter (ViewContext), reads values in the background and
/// never on the GUI thread, and follows ViewContext::caseChanged() and the rest itself.
class SummaryTab : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Applies pending work now, so that a picture taken next is complete (--screenshot, tests).
    virtual void settle() {}
    /// For the status bar; empty if nothing to say.
    [[nodiscard]] virtual QString statusText() const { return {}; }

signals:
    void statusTextChanged();
    /// Asks the window to show another page, as View::pageRequested().
    void pageRequested(const QString& id);
};

/// What the page knows of a tab before it is made.
class SummaryTabFactory {
public:
    virtual ~SummaryTabFactory() = default;
    [[nodiscard]] virtual QString id() const = 0;    ///< stable: "images", "histograms", ...
    [[nodiscard]] virtual QString title() const = 0; ///< translated
    /// How many tags of a case it would show; 0 hides the tab. Cheap: it looks at no payload.
    [[nodiscard]] virtual std::size_t countTags(const CaseData& data) const = 0;
    [[nodiscard]] virtual SummaryTab* create(ViewContext& context, QWidget* parent) const = 0;
};

/// Every tab, in the order shown. To add one: its files under widgets/views/summaries/ and one line
/// in builtin_summary_tabs.cpp.
[[nodiscard]] std::vector<std::unique_ptr<const SummaryTabFactory>> builtinSummaryTabs();

/// Tags of one kind over all runs, each name once.
[[nodiscard]] std::size_t countTagsOfKind(const CaseData& data, TagKind kind);

} // namespace faultline::ui
