// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "widgets/charts/chart_types.h"
#include "widgets/view_factory.h"
#include "widgets/views/hardware/hardware_panels.h"
#include "widgets/views/hardware/hardware_scope.h"
#include "widgets/views/timeline/timeline_layout.h"
#include "widgets/visible_trainings.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class ClockList;
class EmptyState;
class HardwareCard;
class HardwareHint;
class IconButton;
class LegendStrip;
class PhaseLegend;
class TrainingRangeBox;
class ViewContext;

/// The Hardware page: what the machine did, panel above panel on one axis of wall time.
class HardwareView : public View {
    Q_OBJECT

public:
    HardwareView(ViewContext& context, QWidget* parent);
    ~HardwareView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] CardGrid& grid() { return *m_grid; }

private:
    using Panels = std::vector<HardwarePanel>;
    using PanelsPtr = std::shared_ptr<const Panels>;

    void buildPage();
    [[nodiscard]] QWidget* buildToolbar();
    void connectState();
    [[nodiscard]] HardwareCard* newCard(QWidget* parent);
    void bindCard(HardwareCard& card, const QString& id);

    void computePanels();
    void takePanels(const Result<PanelsPtr>& panels);
    void applyPanels(PanelsPtr panels);
    /// Which logs have a place on the axis, by the clocks that the panels were made with.
    void refreshScope();
    /// Whether the runs and logs in sight share the wall, and the key of their colours.
    void refreshStarts();
    void setZoom(std::optional<AxisRange> range);
    void refreshLogs();
    void refreshNote();
    void chooseLog(const QString& name);
    /// Goes to the hardware log that was asked for.
    void showCurrentLog();
    /// Zooms to the stretch that proves a finding and shades it; false: none of this log is asked
    /// for, or nothing tells its times.
    bool showProof();
    void refreshVisibility();
    void rebuildSections();
    void refreshRanges();
    /// Trainings to choose from: those with a visible run.
    void refreshTrainings();
    /// Phases are shaded when one training alone is in sight.
    void refreshPhases();
    void lookAtTellingTraining(const std::vector<TimelineLane>& lanes);
    void refreshToolbar();
    void forEachCard(void (HardwareCard::*action)());
    [[nodiscard]] const Panels& panels() const;

    ViewContext& m_context;
    PanelsPtr m_panels;
    CaseAnalysisPtr m_computedFor;
    bool m_computedJoined = false;
    HardwareScope m_scope;
    BackgroundWork<PanelsPtr> m_computing;
    CaseAnalysisPtr m_analysis;             ///< holds m_visible
    std::vector<const Training*> m_visible; ///< trainings with a visible run
    std::vector<PhaseSpan> m_phases;
    std::optional<ShadedRange> m_proof; ///< on the wall
    QString m_proofPanel;               ///< HardwarePanel::id that it is about
    std::optional<AxisRange> m_fullRange;
    std::vector<std::string> m_lookedAt; ///< sources of the case whose first look was chosen

    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    HardwareHint* m_hint = nullptr;
    ClockList* m_clocks = nullptr;
    QLabel* m_note = nullptr;
    LegendStrip* m_key = nullptr; ///< of the colours of runs and logs
    PhaseLegend* m_legend = nullptr;
    QComboBox* m_logs = nullptr;
    QCheckBox* m_joined = nullptr;
    TrainingRangeBox* m_trainings = nullptr;
    IconButton* m_fit = nullptr;
    CardGrid* m_grid = nullptr;
    QTimer m_statusTimer;
};

} // namespace faultline::ui
