// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/phases.h"
#include "model/report/scalars_report.h"
#include "model/session/jobs/background_work.h"
#include "widgets/view_factory.h"
#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/scalars/curve_cache.h"

#include <QHash>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QPushButton;
class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class ChartControls;
class CurveExporter;
class EmptyState;
class EvidenceStrip;
class MessageBar;
class PhaseLegend;
class ScalarCard;
class ViewContext;
enum class CardSize;

/// The Scalars page: a grid of charts, one for each tag, grouped as in TensorBoard.
class ScalarsView : public View {
    Q_OBJECT

public:
    ScalarsView(ViewContext& context, QWidget* parent);
    ~ScalarsView() override;

    [[nodiscard]] bool canShowEvidence() const override { return true; }
    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] CardGrid& grid() { return *m_grid; }

private:
    using IndexPtr = std::shared_ptr<const TagIndex>;

    void buildPage();
    void connectState();
    [[nodiscard]] ScalarCard* newCard(QWidget* parent);
    void bindCard(ScalarCard& card, const QString& tag);

    void setLogY(const QString& tag, bool logarithmic);
    void loadIndex();
    void applyIndex(IndexPtr index);
    /// Pins, groups, filter and visible runs into the sections of the grid.
    void rebuildSections();
    void showWhatThereIs(std::size_t shownTags, std::size_t tagsOfVisibleRuns);
    using CardAction = void (ScalarCard::*)();
    void forEachCard(CardAction action);
    /// The same for what takes longer with many runs: some cards now, the others event by event.
    void forEachCardInTurns(CardAction action);
    void workOnTurns();
    void finishTurns();
    void applyCardSize(CardSize size);
    void exportShown(ScalarFormat format, bool onlyVisibleRange);

    [[nodiscard]] std::optional<bool> logYOf(const QString& tag) const;
    void refreshLogY();
    void followDiagnosis();
    /// Brings the chart of ViewContext::requestedTag() on the screen; waits likewise.
    void showTag();
    /// Brings the proof of ViewContext::focus() on the screen; waits for the index if need be.
    void showEvidence();
    void endEvidence();
    /// The band of phases, where the x axis is wall time and one training is in sight.
    void refreshPhases();

    ViewContext& m_context;
    CurveCache m_curves;
    CurveExporter* m_exporter = nullptr;

    IndexPtr m_index;
    BackgroundWork<IndexPtr> m_indexing;
    bool m_evidencePending = false;
    bool m_tagPending = false;
    std::vector<PhaseSpan> m_phases;
    QSet<QString> m_foldedGroups;
    QHash<QString, bool> m_logTags;   ///< whose value axis the user chose, each by itself
    std::optional<bool> m_logYForAll; ///< ViewContext::logY() as it was last
    QString m_firstTag;               ///< of the first finding; stays while the case is the same
    std::optional<std::vector<std::string>> m_firstTagOf; ///< CaseData::sources
    QStringList m_shownTags;

    ChartControls* m_controls = nullptr;
    PhaseLegend* m_legend = nullptr;
    EvidenceStrip* m_strip = nullptr;
    MessageBar* m_message = nullptr;
    QStackedWidget* m_stack = nullptr;
    CardGrid* m_grid = nullptr;
    EmptyState* m_empty = nullptr;
    QPushButton* m_clearFilter = nullptr;
    QPushButton* m_showRuns = nullptr;
    QTimer m_statusTimer;
    struct Turn {
        QPointer<ScalarCard> card;
        CardAction action = nullptr;
    };
    std::deque<Turn> m_turns; ///< of forEachCardInTurns()
    QTimer m_turnTimer;
};

} // namespace faultline::ui
