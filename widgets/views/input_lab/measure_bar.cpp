// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/measure_bar.h"

#include "model/augment/pipeline_files.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/input_lab.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace faultline::ui {

namespace {

constexpr int kMostDecodes = 100'000;

/// What the files of the training, or others of its case, say of its augmentation.
std::optional<augment::Pipeline> augmentationOf(const Training* training, const CaseData* opened)
{
    const auto firstOf =
        [](const std::vector<ConfigDocumentPtr>& configs) -> std::optional<augment::Pipeline> {
        for (const ConfigDocumentPtr& config : configs) {
            if (Result<augment::Pipeline> read = augment::pipelineFromConfig(*config))
                return *std::move(read);
        }
        return std::nullopt;
    };
    std::optional<augment::Pipeline> found;
    if (training != nullptr)
        found = firstOf(training->configs);
    if (!found && opened != nullptr)
        found = firstOf(opened->configs);
    return found;
}

/// Pictures of training, where the dataset tells them from others.
std::optional<std::uint8_t> trainingSplit(const Dataset& dataset)
{
    const std::vector<DatasetSplit>& splits = dataset.source().splits;
    for (std::size_t i = 0; i < splits.size(); ++i) {
        if (splits[i].name == "train" && splits.size() > 1)
            return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

} // namespace

MeasureBar::MeasureBar(ViewContext& context, InputLab& lab, QWidget* parent)
    : QWidget(parent), m_context(context), m_lab(lab)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_text = makeMutedLabel({}, this);
    row->addWidget(m_text, 1);
    m_decodesLabel = new QLabel(tr("&Decodes there:"), this);
    row->addWidget(m_decodesLabel);
    m_decodes = new QSpinBox(this);
    m_decodes->setRange(0, kMostDecodes);
    m_decodes->setSpecialValueText(tr("not known"));
    m_decodes->setSuffix(tr(" images/s"));
    m_decodes->setKeyboardTracking(false);
    m_decodes->setAccessibleName(tr("Images that the machine of the training decodes a second"));
    m_decodes->setToolTip(
        tr("Run \"faultline-cli pipeline --probe\" on the machine of the training "
           "and type what it prints."));
    m_decodesLabel->setBuddy(m_decodes);
    row->addWidget(m_decodes);
    m_button = new QPushButton(this);
    row->addWidget(m_button);
    connect(m_decodes, &QSpinBox::valueChanged, this,
            [this](int value) { m_lab.setTargetDecodes(value); });
    connect(m_button, &QPushButton::clicked, this, &MeasureBar::start);
    connect(&m_lab, &InputLab::measuringChanged, this, &MeasureBar::refresh);
    connect(&m_lab, &InputLab::valuesChanged, this, &MeasureBar::refresh);
    connect(&m_context.opened().datasets(), &DatasetController::stateChanged, this,
            [this](const QString& name) {
                if (name == m_waitsFor)
                    begin();
            });
    refresh();
}

QString MeasureBar::text() const
{
    return m_text->text();
}

QString MeasureBar::datasetName() const
{
    const std::vector<DatasetSourcePtr> sources = m_context.opened().datasets().sources();
    return sources.empty() ? QString() : toQString(sources.front()->name());
}

bool MeasureBar::isOffered() const
{
    const std::optional<pipeline::InferredPipeline>& known = m_lab.known();
    if (m_lab.training() == nullptr || !known || datasetName().isEmpty())
        return false;
    const bool isUnknown = m_lab.hasNoEvidence() || known->costs.work.empty()
                           || known->workSource == pipeline::InputSource::Preview;
    return isUnknown
           && augmentationOf(m_lab.training(), m_context.opened().caseData().get()).has_value();
}

QString MeasureBar::stateText() const
{
    if (!m_waitsFor.isEmpty())
        return tr("Reading the dataset…");
    if (m_lab.isMeasuring())
        return tr("Making images as the training would…");
    if (!m_problem.isEmpty())
        return m_problem;
    const std::optional<MeasuredElements>& measured = m_lab.measured();
    if (!measured)
        return tr("How long a batch takes to make is not known. This machine can make some of the "
                  "run's own images, with its augmentation, and time that.");
    if (measured->times.seconds.empty())
        return tr("None of the images could be read, so nothing was measured.");
    double sum = 0.0;
    for (const double seconds : measured->times.seconds)
        sum += seconds;
    const QString each =
        formatted(sum / static_cast<double>(measured->times.seconds.size()), Unit::Seconds);
    const QString decoding = formatted(measured->times.decodeShare, Unit::Fraction);
    return m_lab.targetDecodes() > 0.0
               ? tr("Measured here: %1 an image, %2 of it decoding; brought to the training's "
                    "machine by what each decodes.")
                     .arg(each, decoding)
               : tr("Measured here: %1 an image, %2 of it decoding. The training's machine may be "
                    "half or twice as fast.")
                     .arg(each, decoding);
}

void MeasureBar::refresh()
{
    setVisible(isOffered() || m_lab.isMeasuring() || !m_waitsFor.isEmpty());
    const bool isBusy = m_lab.isMeasuring() || !m_waitsFor.isEmpty();
    m_text->setText(stateText());
    m_button->setText(isBusy             ? tr("Stop")
                      : m_lab.measured() ? tr("Measure again")
                                         : tr("&Measure here"));
    m_button->setAccessibleDescription(m_text->text());
    const bool hasMeasured = m_lab.measured() && !m_lab.measured()->times.seconds.empty();
    m_decodesLabel->setVisible(hasMeasured);
    m_decodes->setVisible(hasMeasured);
    const QSignalBlocker quiet(m_decodes);
    m_decodes->setValue(static_cast<int>(m_lab.targetDecodes()));
}

void MeasureBar::start()
{
    m_problem.clear();
    if (m_lab.isMeasuring() || !m_waitsFor.isEmpty()) {
        m_waitsFor.clear();
        m_lab.stopMeasuring();
        return;
    }
    m_waitsFor = datasetName();
    m_context.opened().datasets().request(m_waitsFor);
    begin();
}

void MeasureBar::begin()
{
    const DatasetController& datasets = m_context.opened().datasets();
    const DatasetState state = datasets.state(m_waitsFor);
    if (state == DatasetState::Loading || state == DatasetState::NotAsked) {
        refresh();
        return;
    }
    const DatasetPtr dataset = datasets.dataset(std::exchange(m_waitsFor, QString()));
    std::optional<augment::Pipeline> augmentation =
        augmentationOf(m_lab.training(), m_context.opened().caseData().get());
    if (!dataset || dataset->imageCount() == 0 || !augmentation) {
        m_problem = tr("The dataset could not be read, so nothing was measured. The page Data says "
                       "why.");
        refresh();
        return;
    }
    BatchRequest request;
    request.dataset = dataset;
    request.pipeline = *std::move(augmentation);
    request.split = trainingSplit(*dataset);
    m_lab.measure(std::move(request));
}

} // namespace faultline::ui
