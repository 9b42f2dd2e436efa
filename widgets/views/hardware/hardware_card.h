// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/phases.h"
#include "widgets/controls/card_frame.h"
#include "widgets/view_context.h"
#include "widgets/views/hardware/hardware_panels.h"
#include "widgets/views/hardware/hardware_scope.h"

namespace faultline::ui {

class ElidedLabel;
class LegendStrip;
class ReasonStrips;

/// The colour of a run's or log's lines, the same in every panel.
[[nodiscard]] QColor ownerColor(const PanelOwner& owner, const HardwareScope& scope,
                                const QPalette& palette);

/// One panel of the Hardware page. All of them share range and cursor: those of the context on
/// wall time, or those of the scope.
class HardwareCard : public CardFrame {
    Q_OBJECT

public:
    /// `scope` is read at each refresh and outlives the card.
    HardwareCard(ViewContext& context, const HardwareScope& scope, QWidget* parent);

    /// `panel` is copied cheaply; null empties the card.
    void setPanel(const HardwarePanel* panel);
    [[nodiscard]] QString panelId() const { return m_panel ? m_panel->id : QString(); }
    void setPhases(const std::vector<PhaseSpan>& spans);
    /// The stretch that proves a finding; nullopt: none.
    void setProof(std::optional<ShadedRange> proof);
    /// What to show when there is no zoom: the same for all panels.
    void setFullRange(std::optional<AxisRange> range);

    void refreshCurves();
    void refreshZoom();
    void refreshCursor();

    [[nodiscard]] CurveView& chart() { return *m_chart; }
    [[nodiscard]] ReasonStrips& strips() { return *m_strips; }

signals:
    void drawn();
    void rangeRequested(std::optional<faultline::ui::AxisRange> range);
    void cursorMoved(std::optional<double> x);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::vector<const HardwarePanel::Line*> visibleLines() const;
    void pickPoint(std::size_t curve, const ScalarPoint& point);
    void refreshBand();
    void refreshStrips();
    void refreshHeight(const std::vector<const HardwarePanel::Line*>& lines);

    ViewContext& m_context;
    const HardwareScope& m_scope;
    std::optional<HardwarePanel> m_panel;
    std::optional<AxisRange> m_fullRange;
    std::vector<PhaseSpan> m_phases;
    std::optional<ShadedRange> m_proof;
    ElidedLabel* m_title = nullptr;
    LegendStrip* m_legend = nullptr;
    CurveView* m_chart = nullptr;
    ReasonStrips* m_strips = nullptr;
};

} // namespace faultline::ui
