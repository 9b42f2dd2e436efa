// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"
#include "widgets/view_factory.h"

#include <QPair>
#include <QSet>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace faultline::ui {

class AbstentionList;
class CardFrame;
class FindingCard;
class FirstSteps;
class MachineChooser;
class PhaseLegend;
class TimelineWidget;
class TrainingList;
class VerdictBanner;

/// The Overview page. Its first screen holds what one acts by: the verdict and how much could be
/// judged, its proof, the first fix. Below: the rest of that finding, other findings, the timeline,
/// and what could not be judged.
class OverviewView : public View {
    Q_OBJECT

public:
    OverviewView(ViewContext& context, QWidget* parent);

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    /// Of the causes; what follows from them has its cards in theirs.
    [[nodiscard]] const std::vector<FindingCard*>& findingCards() const { return m_cards; }
    /// Unfolds the card of a finding and scrolls to it. `position` is that in the diagnosis.
    void revealFinding(std::size_t position);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildPage();
    [[nodiscard]] QWidget* buildTimelineCard();
    void refreshBanner();
    void refreshTimeline();
    void refreshFindings();
    void refreshFirstSteps();
    /// Whether the verdict names the first finding; one that only informs is no failure.
    [[nodiscard]] bool isFirstNamed() const;
    void addFindingCards(std::size_t until);
    void fillOrder();
    /// The card of a finding, made and unfolded as far as need be; nullptr: there is none.
    FindingCard* cardOf(std::size_t position);
    /// The finding that ViewContext::openFinding() asked for.
    void revealRequestedFinding();
    /// After coming back from a proof: the finding that it belongs to.
    void revealFocusedFinding();
    [[nodiscard]] static QString identityOf(const Finding& finding);

    ViewContext& m_context;
    QScrollArea* m_scroll = nullptr;
    VerdictBanner* m_banner = nullptr;
    QVBoxLayout* m_first = nullptr;   ///< holds m_steps
    FirstSteps* m_steps = nullptr;    ///< nullptr: nothing was found
    QVBoxLayout* m_details = nullptr; ///< holds the card of the finding that the verdict names
    QLabel* m_facts = nullptr;
    TrainingList* m_trainings = nullptr;
    MachineChooser* m_machine = nullptr;
    CardFrame* m_timelineCard = nullptr;
    TimelineWidget* m_timeline = nullptr;
    PhaseLegend* m_legend = nullptr;
    QPushButton* m_moreLanes = nullptr;
    bool m_allLanes = false;
    QLabel* m_findingsTitle = nullptr;
    QVBoxLayout* m_findings = nullptr;
    QPushButton* m_moreFindings = nullptr;
    std::vector<FindingCard*> m_cards;
    std::vector<std::size_t> m_order; ///< causes by their position in the diagnosis, best first
    AbstentionList* m_abstentions = nullptr;
    QSet<QString> m_unfolded; ///< identities of findings, so that they stay open
    DiagnosisPtr m_shownDiagnosis;
};

} // namespace faultline::ui
