// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/setup_strip.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "model/vram/hardware.h"
#include "model/vram/optimizer_rules.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/search_box.h"
#include "widgets/views/memory/setup_field.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSize>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kModelWidth = 29 * kGrid;
constexpr int kGpuWidth = 19 * kGrid;
constexpr int kNarrow = 9 * kGrid;
constexpr int kMedium = 15 * kGrid;
constexpr int kWide = 17 * kGrid;
constexpr int kMeasure = 24 * kGrid;
constexpr int kMostPixels = 16384;
constexpr int kMostFrozen = 5;
const QString kNotKnown = QStringLiteral("\u2013");
constexpr std::array kAllocators{"caching", "expandable", "bfc", "bfc-growth"};

int clampedInt(std::int64_t value)
{
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max()));
}

/// "pipeline.config: ssd_mobilenet_v2"; the file alone where it does not name its network.
QString titleOf(const std::vector<CaseModel>& models, const vram::FileModelPtr& file)
{
    for (const CaseModel& one : models) {
        if (one.model == file)
            return one.model->info().name.empty() ? toQString(one.config)
                                                  : toQString(one.config) + QStringLiteral(": ")
                                                        + toQString(one.model->info().name);
    }
    return toQString(file->info().name);
}

/// A member that is 0 while it is left open.
template <typename Number>
auto readNumber(Number vram::TrainingSetup::*member)
{
    return [member](const vram::TrainingSetup& setup) {
        return setup.*member == 0 ? QVariant() : QVariant(clampedInt(setup.*member));
    };
}
template <typename Number>
auto writeNumber(Number vram::TrainingSetup::*member)
{
    return [member](vram::TrainingSetup& setup, const QVariant& value) {
        setup.*member = static_cast<Number>(value.toInt());
    };
}
auto readText(std::string vram::TrainingSetup::*member)
{
    return [member](const vram::TrainingSetup& setup) {
        return (setup.*member).empty() ? QVariant() : QVariant(toQString(setup.*member));
    };
}
auto writeText(std::string vram::TrainingSetup::*member)
{
    return [member](vram::TrainingSetup& setup, const QVariant& value) {
        setup.*member = value.toString().toStdString();
    };
}
template <typename Value>
auto readOptional(std::optional<Value> vram::TrainingSetup::*member)
{
    return [member](const vram::TrainingSetup& setup) {
        return setup.*member ? QVariant(static_cast<int>(*(setup.*member))) : QVariant();
    };
}
template <typename Value>
auto writeOptional(std::optional<Value> vram::TrainingSetup::*member)
{
    return [member](vram::TrainingSetup& setup, const QVariant& value) {
        if (value.isValid())
            setup.*member = static_cast<Value>(value.toInt());
        else
            (setup.*member).reset();
    };
}

} // namespace

SetupStrip::SetupStrip(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    buildMain();
    buildMore();
    column->addWidget(m_mainRow);
    buildFold();
    column->addWidget(m_moreRow);
    m_moreRow->hide();
}

void SetupStrip::buildMain()
{
    using vram::TrainingSetup;
    m_mainRow = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, m_mainRow);
    flow->setContentsMargins(0, 0, 0, 0);
    m_model = new SearchBox(tr("Model"), tr("Type a part of a name"), m_mainRow);
    m_model->setFixedWidth(kModelWidth);
    connect(m_model, &SearchBox::textChosen, this, &SetupStrip::chooseModel);
    flow->addWidget(new SetupField(tr("Model"), m_model, m_mainRow));
    buildFrameworks(*flow);
    m_batch = addNumber(*flow, tr("Batch size"), 65536, readNumber(&TrainingSetup::batchPerReplica),
                        writeNumber(&TrainingSetup::batchPerReplica));
    m_batch->parentWidget()->setToolTip(tr("Images on one GPU in one step"));
    buildSize(*flow);
    QComboBox* precision =
        addChoice(*flow, tr("Precision"), kMedium, readOptional(&TrainingSetup::precision),
                  writeOptional(&TrainingSetup::precision));
    for (const vram::Precision one :
         {vram::Precision::Float32, vram::Precision::Mixed, vram::Precision::Float16})
        precision->addItem(precisionName(one), static_cast<int>(one));
    m_gpu = new SearchBox(tr("GPU"), tr("Any GPU"), m_mainRow);
    m_gpu->setFixedWidth(kGpuWidth);
    connect(m_gpu, &SearchBox::textChosen, this, &SetupStrip::takeGpu);
    flow->addWidget(new SetupField(tr("GPU"), m_gpu, m_mainRow));
}

void SetupStrip::takeGpu(const QString& text)
{
    PlanRequest request = m_request;
    request.gpu = {};
    if (text != tr("Any GPU")) {
        const Result<vram::Gpu> gpu = vram::findGpu(text.toStdString());
        if (!gpu) {
            m_gpu->showText(m_request.gpu.name.empty() ? tr("Any GPU")
                                                       : toQString(m_request.gpu.name));
            emit gpuRefused(errorMessage(gpu.error()));
            return;
        }
        request.gpu = *gpu;
    }
    emit requestEdited(request);
}

/// Where the values come from, and what opens the rest of them.
void SetupStrip::buildFold()
{
    auto* fold = new QWidget(this);
    auto* row = new QHBoxLayout(fold);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_more = new QToolButton(fold);
    m_more->setText(tr("More settings"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_moreRow->setVisible(open);
    });
    row->addWidget(m_more);
    m_origin = new ElidedLabel(Qt::ElideRight, fold);
    m_origin->setMuted(true);
    row->addWidget(m_origin, 1);
    m_resetAll = new QPushButton(tr("Reset"), fold);
    m_resetAll->setToolTip(tr("Takes back all changes"));
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        PlanRequest request = m_request;
        request.setup = {};
        emit requestEdited(request);
    });
    row->addWidget(m_resetAll);
    layout()->addWidget(fold);
}

void SetupStrip::buildTraining(FlowLayout& flow)
{
    using vram::TrainingSetup;
    QComboBox* optimizer =
        addChoice(flow, tr("Optimizer"), kMedium, readText(&TrainingSetup::optimizer),
                  writeText(&TrainingSetup::optimizer));
    for (const vram::OptimizerRule& rule : vram::optimizerRules())
        optimizer->addItem(toQString(rule.name), toQString(rule.name));
    QComboBox* frozen =
        addChoice(flow, tr("Frozen stages"), kWide, readOptional(&TrainingSetup::frozenStages),
                  writeOptional(&TrainingSetup::frozenStages));
    for (int stages = 0; stages <= kMostFrozen; ++stages)
        frozen->addItem(frozenStagesName(stages), stages);
    QComboBox* norm =
        addChoice(flow, tr("Batch norm"), kWide, readOptional(&TrainingSetup::normMode),
                  writeOptional(&TrainingSetup::normMode));
    for (const vram::NormMode mode : {vram::NormMode::Train, vram::NormMode::Evaluate,
                                      vram::NormMode::Frozen, vram::NormMode::Synchronised})
        norm->addItem(normModeName(mode), static_cast<int>(mode));
    addNumber(flow, tr("Classes"), 1000000, readNumber(&TrainingSetup::classes),
              writeNumber(&TrainingSetup::classes));
    addNumber(flow, tr("Boxes per image"), 1000000, readNumber(&TrainingSetup::boxesPerImage),
              writeNumber(&TrainingSetup::boxesPerImage));
    m_bindings.back().field->setToolTip(tr("The most ground-truth boxes in one image"));
    // What has to fit is the usual question; the others are for figures of others.
    QComboBox* measure = addChoice(
        flow, tr("Memory counted as"), kMeasure,
        [](const TrainingSetup& setup) {
            return setup.measure == vram::Measure::Device
                       ? QVariant()
                       : QVariant(static_cast<int>(setup.measure));
        },
        [](TrainingSetup& setup, const QVariant& value) {
            setup.measure =
                value.isValid() ? static_cast<vram::Measure>(value.toInt()) : vram::Measure::Device;
        });
    m_bindings.back().usual = static_cast<int>(vram::Measure::Device);
    for (const vram::Measure one :
         {vram::Measure::Device, vram::Measure::Reserved, vram::Measure::Allocated}) {
        measure->addItem(measureName(one), static_cast<int>(one));
        measure->setItemData(measure->count() - 1, measureMeaning(one), Qt::ToolTipRole);
    }
}

void SetupStrip::buildMore()
{
    using vram::TrainingSetup;
    m_moreRow = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, m_moreRow);
    flow->setContentsMargins(0, 0, 0, 0);
    buildTraining(*flow);
    addNumber(*flow, tr("GPUs"), 4096, readNumber(&TrainingSetup::replicas),
              writeNumber(&TrainingSetup::replicas));
    addNumber(
        *flow, tr("Accumulated steps"), 4096,
        [](const TrainingSetup& setup) {
            return setup.accumulationSteps == 1 ? QVariant() : QVariant(setup.accumulationSteps);
        },
        [](TrainingSetup& setup, const QVariant& value) {
            setup.accumulationSteps = std::max(1, value.toInt());
        });
    m_bindings.back().usual = 1;
    QComboBox* checkpointing =
        addChoice(*flow, tr("Checkpointing"), kMedium, readOptional(&TrainingSetup::checkpointing),
                  writeOptional(&TrainingSetup::checkpointing));
    QComboBox* average =
        addChoice(*flow, tr("Moving average"), kMedium, readOptional(&TrainingSetup::movingAverage),
                  writeOptional(&TrainingSetup::movingAverage));
    QComboBox* benchmark = addChoice(*flow, tr("cudnn.benchmark"), kMedium,
                                     readOptional(&TrainingSetup::triesAlgorithms),
                                     writeOptional(&TrainingSetup::triesAlgorithms));
    benchmark->setToolTip(tr("Tries every algorithm of a convolution with all the memory that is "
                             "free"));
    for (QComboBox* box : {checkpointing, average, benchmark}) {
        box->addItem(tr("off"), 0);
        box->addItem(tr("on"), 1);
    }
    QComboBox* allocator =
        addChoice(*flow, tr("Allocator"), kMedium, readText(&TrainingSetup::allocator),
                  writeText(&TrainingSetup::allocator));
    for (const char* name : kAllocators)
        allocator->addItem(QLatin1String(name), QLatin1String(name));
}

void SetupStrip::buildFrameworks(FlowLayout& flow)
{
    m_framework = addChoice(flow, tr("Framework"), kWide, readText(&vram::TrainingSetup::framework),
                            writeText(&vram::TrainingSetup::framework));
}

void SetupStrip::buildSize(FlowLayout& flow)
{
    auto* both = new QWidget(m_mainRow);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    std::array<QSpinBox*, 2> boxes{};
    for (QSpinBox*& box : boxes) {
        box = new QSpinBox(both);
        box->setRange(0, kMostPixels);
        box->setSpecialValueText(kNotKnown);
        box->setSingleStep(32);
        box->setKeyboardTracking(false);
        box->setFixedWidth(kNarrow);
    }
    row->addWidget(boxes[0]);
    row->addWidget(new QLabel(QStringLiteral("×"), both));
    row->addWidget(boxes[1]);
    both->setAccessibleName(tr("Input size"));
    boxes[0]->setAccessibleName(tr("Width of the input"));
    boxes[1]->setAccessibleName(tr("Height of the input"));
    auto* field = new SetupField(tr("Input size"), both, m_mainRow);
    flow.addWidget(field);
    const Write write = [](vram::TrainingSetup& setup, const QVariant& value) {
        const QSize size = value.toSize();
        setup.imageWidth = std::max(0, size.width());
        setup.imageHeight = std::max(0, size.height());
    };
    bind(
        field,
        [](const vram::TrainingSetup& setup) {
            return setup.imageWidth == 0 || setup.imageHeight == 0
                       ? QVariant()
                       : QVariant(
                           QSize(clampedInt(setup.imageWidth), clampedInt(setup.imageHeight)));
        },
        write,
        [boxes](const QVariant& value) {
            const QSignalBlocker quietWidth(boxes[0]);
            const QSignalBlocker quietHeight(boxes[1]);
            boxes[0]->setValue(value.toSize().width()); // an invalid one is below 0
            boxes[1]->setValue(value.toSize().height());
        });
    for (QSpinBox* box : boxes) {
        connect(box, &QSpinBox::valueChanged, this,
                [this, boxes, write] { edit(write, QSize(boxes[0]->value(), boxes[1]->value())); });
    }
}

QSpinBox* SetupStrip::addNumber(FlowLayout& flow, const QString& caption, int most, Read read,
                                Write write)
{
    auto* box = new QSpinBox(flow.parentWidget());
    box->setRange(0, most); // 0 leaves it open
    box->setSpecialValueText(kNotKnown);
    box->setKeyboardTracking(false);
    box->setFixedWidth(kNarrow);
    auto* field = new SetupField(caption, box, flow.parentWidget());
    flow.addWidget(field);
    connect(box, &QSpinBox::valueChanged, this, [this, write](int value) { edit(write, value); });
    bind(field, std::move(read), std::move(write), [box](const QVariant& value) {
        const QSignalBlocker quiet(box);
        box->setValue(value.toInt());
    });
    return box;
}

QComboBox* SetupStrip::addChoice(FlowLayout& flow, const QString& caption, int width, Read read,
                                 Write write)
{
    auto* box = new QComboBox(flow.parentWidget());
    box->setFixedWidth(width);
    auto* field = new SetupField(caption, box, flow.parentWidget());
    flow.addWidget(field);
    connect(box, &QComboBox::activated, this,
            [this, box, write] { edit(write, box->currentData()); });
    bind(field, std::move(read), std::move(write), [box](const QVariant& value) {
        const QSignalBlocker quiet(box);
        int at = box->findData(value);
        if (at < 0 && value.isValid()) {
            // Data knows more names than this list.
            box->addItem(value.toString(), value);
            at = box->count() - 1;
        }
        box->setCurrentIndex(at);
    });
    return box;
}

void SetupStrip::bind(SetupField* field, Read read, Write write,
                      std::function<void(const QVariant&)> show)
{
    connect(field, &SetupField::resetRequested, this, [this, write] { edit(write, QVariant()); });
    m_bindings.push_back({.field = field,
                          .read = std::move(read),
                          .write = std::move(write),
                          .show = std::move(show)});
}

void SetupStrip::edit(const Write& write, const QVariant& value)
{
    PlanRequest request = m_request;
    write(request.setup, value);
    emit requestEdited(request);
}

void SetupStrip::setVariants(const std::vector<PlanVariant>& variants)
{
    m_variants = variants;
}

void SetupStrip::showFrameworks(const VramPlan* plan)
{
    const QSignalBlocker quiet(m_framework);
    m_framework->clear();
    const auto add = [this](const std::string& id) {
        if (!id.empty() && m_framework->findData(toQString(id)) < 0)
            m_framework->addItem(frameworkName(id), toQString(id));
    };
    for (const PlanVariant& variant : m_variants)
        add(variant.model.framework);
    if (plan != nullptr)
        add(plan->model.framework);
    add(m_request.setup.framework);
}

void SetupStrip::setCaseModels(std::vector<CaseModel> models)
{
    m_caseModels = std::move(models);
    fillModels();
}

void SetupStrip::fillModels()
{
    QStringList names;
    QStringList details;
    for (const CaseModel& one : m_caseModels) {
        names << titleOf(m_caseModels, one.model);
        details << tr("%1, as this case trains it").arg(toQString(one.model->info().name));
    }
    for (const vram::ArchitectureInfo& one : vram::architectures()) {
        const QString name = toQString(one.name);
        if (!names.isEmpty() && names.last() == name) {
            details.last() += QStringLiteral(", ") + frameworkName(one.framework);
            continue;
        }
        names << name;
        details << tr("%1: %2").arg(toQString(one.family), frameworkName(one.framework));
    }
    m_model->setEntries(names, details);
}

void SetupStrip::chooseModel(const QString& text)
{
    PlanRequest request = m_request;
    request.file.reset();
    request.model = text.toStdString();
    for (const CaseModel& one : m_caseModels) {
        if (titleOf(m_caseModels, one.model) == text) {
            request.file = one.model;
            request.model.clear();
        }
    }
    // Another model may be of another framework.
    vram::TrainingSetup setup;
    if (request.file || !vram::findArchitecture(request.model, request.setup.framework, setup))
        request.setup.framework.clear();
    emit requestEdited(request);
}

void SetupStrip::show(const PlanRequest& request, const VramPlan* plan)
{
    m_request = request;
    if (m_model->count() == 0)
        fillModels();
    if (m_gpu->count() == 0) {
        QStringList names{tr("Any GPU")};
        QStringList details{QString()};
        for (const vram::Gpu& gpu : vram::gpus()) {
            names << toQString(gpu.name);
            details << bytesText(gpu.totalBytes);
        }
        m_gpu->setEntries(names, details);
    }
    m_model->showText(request.file ? titleOf(m_caseModels, request.file)
                                   : toQString(request.model));
    m_gpu->showText(request.gpu.name.empty() ? tr("Any GPU") : toQString(request.gpu.name));
    showFrameworks(plan);
    showOpenOnes(plan);
}

void SetupStrip::showOpenOnes(const VramPlan* plan)
{
    QStringList changed;
    for (const Binding& binding : m_bindings) {
        const QVariant asked = binding.read(m_request.setup);
        const QVariant known = plan != nullptr ? binding.read(plan->estimate.setup) : QVariant();
        binding.show(asked.isValid() ? asked : known.isValid() ? known : binding.usual);
        binding.field->setSetByUser(asked.isValid());
        if (asked.isValid())
            changed << binding.field->caption();
    }
    m_resetAll->setVisible(!changed.isEmpty());
    showOrigin(plan, changed);
}

void SetupStrip::showOrigin(const VramPlan* plan, const QStringList& changed)
{
    m_more->parentWidget()->setVisible(!m_request.isEmpty());
    if (plan == nullptr) {
        m_origin->setText({});
        return;
    }
    QString file;
    for (const CaseModel& one : m_caseModels) {
        if (one.model == m_request.file)
            file = toQString(one.config);
    }
    const QString framework = frameworkName(plan->model.framework);
    const QString source = file.isEmpty()
                               ? tr("Values: defaults of %1 for this model.").arg(framework)
                               : tr("Values: %1, otherwise defaults of %2.").arg(file, framework);
    m_origin->setText(changed.isEmpty()
                          ? source
                          : tr("Changed by you: %1.").arg(changed.join(QStringLiteral(", "))) + u' '
                                + source);
}

QString SetupStrip::origin() const
{
    return m_origin->text();
}

} // namespace faultline::ui
