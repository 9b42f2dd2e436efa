// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_state.h"
#include "widgets/views/card_frame.h"
#include "widgets/views/hardware_panels.h"

namespace faultline::ui {

class ElidedLabel;
class LegendStrip;

/// One panel of the Hardware page. All of them share range and cursor on wall time.
class HardwareCard : public CardFrame {
    Q_OBJECT

public:
    HardwareCard(ViewState& state, QWidget* parent);

    /// `panel` is copied cheaply; null empties the card.
    void setPanel(const HardwarePanel* panel);
    [[nodiscard]] QString panelId() const { return m_panel ? m_panel->id : QString(); }
    void setPhases(const std::vector<ShadedRange>& phases);
    /// What to show when there is no zoom: the same for all panels.
    void setFullRange(std::optional<AxisRange> range);

    void refreshCurves();
    void refreshZoom();
    void refreshCursor();

    [[nodiscard]] CurveView& chart() { return *m_chart; }

signals:
    void drawn();

private:
    ViewState& m_state;
    std::optional<HardwarePanel> m_panel;
    std::optional<AxisRange> m_fullRange;
    ElidedLabel* m_title = nullptr;
    LegendStrip* m_legend = nullptr;
    CurveView* m_chart = nullptr;
};

} // namespace faultline::ui
