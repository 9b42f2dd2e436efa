// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <QKeySequence>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

namespace faultline::ui {

class ViewContext;

/// A page of the window. Pages are made when first shown.
class View : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Whether this page is the one to show the proof that ViewContext::openEvidence() asked for.
    [[nodiscard]] virtual bool canShowEvidence() const { return false; }
    /// Opens what is of this page alone and no case: a file of summaries, a folder of many runs.
    /// False: the page opens nothing.
    virtual bool openOwn(const QString&) { return false; }
    /// Applies pending work now, so that a picture taken next is complete (--screenshot, tests).
    virtual void settle() {}
    /// Shows one of ViewFactory::parts(); an unknown one is ignored.
    virtual void showPart(const QString&) {}
    /// "12,345 of 94,312 points drawn" and the like, for the status bar; empty if nothing to say.
    [[nodiscard]] virtual QString statusText() const { return {}; }

signals:
    void statusTextChanged();
    /// Asks the window to show another page (by ViewFactory::id()), to let the user choose what
    /// to open, to open the demo case: pages do not know the window.
    void pageRequested(const QString& id);
    void openRequested();
    void demoRequested();
    /// Asks the window to open a path as a case.
    void runRequested(const QString& path);
    /// The user wants to open the run that was made after a fix.
    void nextRunRequested();
};

/// What the window knows of a page before it is made.
class ViewFactory {
public:
    virtual ~ViewFactory() = default;
    [[nodiscard]] virtual QString id() const = 0;    ///< stable, as in --page
    [[nodiscard]] virtual QString title() const = 0; ///< translated
    [[nodiscard]] virtual QString iconName() const = 0;
    /// Parts of the page that can be asked for by "id/part", as in --page; stable.
    [[nodiscard]] virtual QStringList parts() const { return {}; }
    /// Whether this page is the one that shows artifacts of a kind (ViewContext::openArtifact()).
    [[nodiscard]] virtual bool shows(ArtifactKind) const { return false; }
    /// Whether the page has something to show while no case is open.
    [[nodiscard]] virtual bool worksWithoutCase() const { return false; }
    [[nodiscard]] virtual View* create(ViewContext& context, QWidget* parent) const = 0;
};

/// Every page, in the order of the toolbar; Ctrl+1... in that order.
/// To add one: its files under widgets/views/ and one line in builtin_views.cpp.
[[nodiscard]] std::vector<std::unique_ptr<const ViewFactory>> builtinViews();

} // namespace faultline::ui
