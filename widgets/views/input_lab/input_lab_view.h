// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/input_lab.h"
#include "model/qt/pipeline_input_model.h"
#include "widgets/page_roles.h"
#include "widgets/view_context.h"
#include "widgets/view_factory.h"

class QComboBox;
class QLabel;
class QScrollBar;
class QTabWidget;

namespace faultline::ui {

class ChangePanel;
class CopyTable;
class FlowChart;
class KnobPanel;
class LabVerdict;
class MeasureBar;
class StepsChart;
class TrapPanel;
class WhatIfPanel;

/// The lab of the input pipeline: what feeds the GPU of a training, drawn and simulated, with knobs
/// for all of it. Works without a case, for values that are typed.
class InputLabView : public View, public PlanningPage {
    Q_OBJECT

public:
    explicit InputLabView(ViewContext& context, QWidget* parent = nullptr);
    ~InputLabView() override;

    void settle() override;
    void showPart(const QString& part) override;
    [[nodiscard]] QString statusText() const override;
    bool applyPlan(KnobKind kind, const LessonPlan& plan) override;

    [[nodiscard]] InputLab& lab() { return m_lab; }
    [[nodiscard]] KnobPanel& knobs() { return *m_knobs; }
    [[nodiscard]] LabVerdict& verdict() { return *m_verdict; }
    [[nodiscard]] MeasureBar& measure() { return *m_measure; }
    [[nodiscard]] FlowChart& flow() { return *m_flow; }
    [[nodiscard]] StepsChart& steps() { return *m_steps; }
    [[nodiscard]] WhatIfPanel& whatIf() { return *m_whatIf; }
    [[nodiscard]] TrapPanel& traps() { return *m_traps; }
    [[nodiscard]] ChangePanel& change() { return *m_change; }
    [[nodiscard]] QComboBox& trainings() { return *m_trainings; }
    [[nodiscard]] PipelineInputModel& inputs() { return m_inputs; }

private:
    QWidget* buildPicture();
    QWidget* buildWindowRow();
    void buildTabs();
    void connectLab();
    void refreshCase();
    void chooseTraining(std::size_t training);
    void refreshValues();
    void refreshPicture();
    void refreshReport();
    void moveWindow();
    void nameWindow();
    [[nodiscard]] QString whyNoPicture() const;

    ViewContext& m_context;
    InputLab m_lab;
    PipelineInputModel m_inputs;
    CaseAnalysisPtr m_analysis; ///< that was looked at last
    QComboBox* m_trainings = nullptr;
    KnobPanel* m_knobs = nullptr;
    LabVerdict* m_verdict = nullptr;
    MeasureBar* m_measure = nullptr;
    FlowChart* m_flow = nullptr;
    StepsChart* m_steps = nullptr;
    QScrollBar* m_window = nullptr;
    QComboBox* m_windowSize = nullptr;
    QLabel* m_windowText = nullptr;
    QTabWidget* m_tabs = nullptr;
    WhatIfPanel* m_whatIf = nullptr;
    CopyTable* m_inputTable = nullptr;
    TrapPanel* m_traps = nullptr;
    ChangePanel* m_change = nullptr;
};

} // namespace faultline::ui
