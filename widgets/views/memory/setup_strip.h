// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/case_memory.h"
#include "model/qt/vram_plan.h"

#include <QVariant>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace faultline::ui {

class ElidedLabel;
class FlowLayout;
class SearchBox;
class SetupField;

/// What is trained, how and on what: a field for each part of the setup, the rare ones folded away.
/// Fields that were left open show what the file, the framework or the model says; a line tells
/// which of them it is.
class SetupStrip : public QWidget {
    Q_OBJECT

public:
    explicit SetupStrip(QWidget* parent = nullptr);

    /// `plan` is what became of the request; null: not known yet.
    void show(const PlanRequest& request, const VramPlan* plan);
    using QWidget::show;

    /// Networks that files of the case describe: they stand before those of the zoos.
    void setCaseModels(std::vector<CaseModel> models);

    /// The frameworks that have a model of the name planned.
    void setVariants(const std::vector<PlanVariant>& variants);
    [[nodiscard]] QString origin() const;
    [[nodiscard]] SearchBox& modelBox() { return *m_model; }
    [[nodiscard]] SearchBox& gpuBox() { return *m_gpu; }
    [[nodiscard]] QSpinBox& batchBox() { return *m_batch; }

signals:
    /// The user changed something; the present request with the change.
    void requestEdited(const faultline::PlanRequest& request);
    /// A GPU was typed that nobody knows; with the nearest names.
    void gpuRefused(const QString& message);

private:
    /// A field and the part of the setup that it stands for. An invalid value is one left open.
    struct Binding {
        SetupField* field = nullptr;
        std::function<QVariant(const vram::TrainingSetup&)> read;
        std::function<void(vram::TrainingSetup&, const QVariant&)> write;
        std::function<void(const QVariant&)> show;
        QVariant usual{}; ///< shown when it is open and the plan has nothing else to say
    };
    using Read = std::function<QVariant(const vram::TrainingSetup&)>;
    using Write = std::function<void(vram::TrainingSetup&, const QVariant&)>;

    void buildMain();
    void buildFold();
    void buildTraining(FlowLayout& flow);
    void buildMore();
    void buildFrameworks(FlowLayout& flow);
    void buildSize(FlowLayout& flow);
    QSpinBox* addNumber(FlowLayout& flow, const QString& caption, int most, Read read, Write write);
    QComboBox* addChoice(FlowLayout& flow, const QString& caption, int width, Read read,
                         Write write);
    void bind(SetupField* field, Read read, Write write, std::function<void(const QVariant&)> show);
    void edit(const Write& write, const QVariant& value);
    void fillModels();
    void chooseModel(const QString& text);
    void showFrameworks(const VramPlan* plan);
    void showOpenOnes(const VramPlan* plan);
    void showOrigin(const VramPlan* plan, const QStringList& changed);
    void takeGpu(const QString& text);

    PlanRequest m_request;
    std::vector<CaseModel> m_caseModels;
    std::vector<Binding> m_bindings;
    QWidget* m_mainRow = nullptr;
    QWidget* m_moreRow = nullptr;
    SearchBox* m_model = nullptr;
    SearchBox* m_gpu = nullptr;
    QComboBox* m_framework = nullptr;
    QSpinBox* m_batch = nullptr;
    std::vector<PlanVariant> m_variants;
    QToolButton* m_more = nullptr;
    ElidedLabel* m_origin = nullptr;
    QPushButton* m_resetAll = nullptr;
};

} // namespace faultline::ui
