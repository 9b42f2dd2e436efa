// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fitting_stack.h"
#include "widgets/view_factory.h"

#include <QMap>
#include <QString>

#include <memory>
#include <vector>

namespace faultline::ui {

class EmptyState;
class ViewContext;

/// The pages of the window, one shown at a time, each made when it is first needed. Shows
/// the page that can prove something when evidence is asked for. While the verdict is withheld a
/// page that would tell it is neither made nor shown: words stand in its place.
class PageStack : public FittingStack {
    Q_OBJECT

public:
    PageStack(ViewContext& context, std::vector<std::unique_ptr<const ViewFactory>> factories,
              QWidget* parent = nullptr);
    ~PageStack() override;

    [[nodiscard]] const std::vector<std::unique_ptr<const ViewFactory>>& factories() const;
    /// An unknown id changes nothing and returns false.
    bool showPage(const QString& id);
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] View* currentView() const; ///< null as well where words stand in its place
    /// A page, made if it was not yet; null: there is none of that id, or it is withheld.
    [[nodiscard]] View* page(const QString& id);
    /// Whether a page is one of those, and the verdict is withheld.
    [[nodiscard]] bool isWithheld(const QString& id) const;
    /// Pages of which somebody has seen to it that they tell nothing.
    void neverWithhold(const QStringList& ids) { m_neverWithheld = ids; }
    /// FramingPage::ownContext() of the page that is shown; null: it looks at the window's case.
    [[nodiscard]] ViewContext* ownContext() const;
    /// Whether the page that is shown has something to show while no case is open.
    [[nodiscard]] bool worksWithoutCase() const;

    /// By the object name of every QTabWidget that a page has one for: that of the tab chosen.
    using ChosenTabs = QMap<QString, QString>;
    /// Pages that were not made yet are as setChosenTabs() left them.
    [[nodiscard]] ChosenTabs chosenTabs() const;
    /// For the pages that are made from now on; what is not there is ignored.
    void setChosenTabs(const ChosenTabs& tabs) { m_tabs = tabs; }

signals:
    void pageShown(const QString& id);
    /// Of the page that is shown.
    void statusTextChanged();
    void openRequested();
    void demoRequested();
    void nextRunRequested();
    void runRequested(const QString& path); ///< of an archive
    /// Another context is looked at: that of a page that frames pages of its own, or the window's.
    void ownContextChanged();

private:
    View* viewAt(std::size_t index);
    [[nodiscard]] EmptyState& barrier();
    void chooseTabs(const View& view) const;
    void noteContext();
    void showAt(std::size_t index);
    void showEvidence();
    void showArtifact(ArtifactKind kind);

    ViewContext& m_context;
    std::vector<std::unique_ptr<const ViewFactory>> m_factories;
    std::vector<View*> m_views; ///< null until made; same order as the factories
    std::size_t m_current;
    ChosenTabs m_tabs;
    QStringList m_neverWithheld;
    ViewContext* m_toldContext = nullptr; ///< compared only: it may be gone
    EmptyState* m_barrier = nullptr;      ///< in the place of a page that is withheld
};

} // namespace faultline::ui
