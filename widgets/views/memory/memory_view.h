// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/qt/case_memory.h"
#include "model/qt/vram_controller.h"
#include "model/session/jobs/background_work.h"
#include "widgets/page_roles.h"
#include "widgets/view_factory.h"
#include "widgets/views/memory/compare_panel.h"

#include <optional>
#include <string>
#include <vector>

class QStackedWidget;
class QTabWidget;

namespace faultline::ui {

class ComponentBar;
class EmptyState;
class GpuPanel;
class HostPanel;
class LayersPanel;
class MakeupPanel;
class MessageBar;
class MitigationPanel;
class PlanExportButton;
class PlanVerdict;
class SetupStrip;
class SweepPanel;
class VariantBar;
class ViewContext;

/// The Memory page: which GPU a training needs, what its memory is made of, what would change it.
/// Works without a case, for a model chosen by its name.
class MemoryView : public View, public PlanningPage {
    Q_OBJECT

public:
    MemoryView(ViewContext& context, QWidget* parent);
    ~MemoryView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;
    bool applyPlan(KnobKind kind, const LessonPlan& plan) override;

    [[nodiscard]] VramController& controller() { return m_controller; }
    [[nodiscard]] SetupStrip& setup() { return *m_setup; }
    [[nodiscard]] PlanVerdict& verdict() { return *m_verdict; }
    [[nodiscard]] ComponentBar& bar() { return *m_bar; }
    [[nodiscard]] QTabWidget& tabs() { return *m_tabs; }
    [[nodiscard]] GpuPanel& gpus() { return *m_gpus; }
    [[nodiscard]] VariantBar& variants() { return *m_variants; }
    [[nodiscard]] MakeupPanel& makeup() { return *m_makeup; }
    [[nodiscard]] SweepPanel& sweeps() { return *m_sweeps; }
    [[nodiscard]] LayersPanel& layers() { return *m_layers; }
    [[nodiscard]] MitigationPanel& mitigations() { return *m_mitigations; }
    [[nodiscard]] ComparePanel& comparison() { return *m_compare; }
    [[nodiscard]] HostPanel& host() { return *m_host; }
    [[nodiscard]] PlanExportButton& exporter() { return *m_export; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildPage();
    void refreshBar();
    void buildEmpty();
    void connectParts();
    void refreshCase();
    void refreshHost();
    /// What a case tells about memory, looked up in all its runs.
    struct CaseFacts {
        std::vector<vram::MeasuredPeak> peaks;
        std::vector<CaseModel> models;
    };
    void takeCaseModels(std::vector<CaseModel> models);
    void refreshRequest();
    void refreshPlan();
    void refreshMitigations();
    void refreshVariants();
    void chooseGpu(const QString& name);
    void refreshPreview();
    [[nodiscard]] QString measuredText(const VramPlan& plan) const;
    void useMeasurement(bool wanted);
    void takeEdited(PlanRequest request);
    void previewMitigation(const vram::Mitigation* mitigation);
    void applyMitigation(const vram::Mitigation& mitigation);
    void chooseComponent(int component); ///< a vram::Component; -1: none
    void openComponent(int component);
    void openOp(int op);
    void setBatch(qint64 batch);
    void setLongerSide(qint64 pixels);
    void planModel(const std::string& name);

    ViewContext& m_context;
    VramController m_controller;
    CasePtr m_case;                          ///< that was looked at last
    std::vector<vram::MeasuredPeak> m_peaks; ///< of the case
    BackgroundWork<vram::Calibration> m_calibrating;
    std::vector<DatasetPtr> m_datasets; ///< of the case, that someone has looked at
    BackgroundWork<CaseFacts> m_readingModels;
    BackgroundWork<std::vector<ComparedDataset>> m_countingDatasets;
    std::string m_presetGpu; ///< of the case, that the user did not choose; empty: any
    QStackedWidget* m_content = nullptr;
    QWidget* m_result = nullptr;
    EmptyState* m_empty = nullptr;
    SetupStrip* m_setup = nullptr;
    PlanVerdict* m_verdict = nullptr;
    ComponentBar* m_bar = nullptr;
    QTabWidget* m_tabs = nullptr;
    GpuPanel* m_gpus = nullptr;
    VariantBar* m_variants = nullptr;
    MakeupPanel* m_makeup = nullptr;
    SweepPanel* m_sweeps = nullptr;
    LayersPanel* m_layers = nullptr;
    MitigationPanel* m_mitigations = nullptr;
    ComparePanel* m_compare = nullptr;
    HostPanel* m_host = nullptr;
    PlanExportButton* m_export = nullptr;
    MessageBar* m_message = nullptr;
};

} // namespace faultline::ui
