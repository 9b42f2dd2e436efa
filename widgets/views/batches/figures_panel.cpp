// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/figures_panel.h"

#include "model/qt/messages.h"
#include "model/qt/pipeline_document.h"
#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/figure_bars.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <vector>

namespace faultline::ui {

namespace {

constexpr std::size_t kSampleChoices[] = {64, 256, 1024, 4096};

QVBoxLayout* addCard(QVBoxLayout& column, QWidget& parent, const QString& title)
{
    auto* card = new CardFrame(&parent);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, kGrid + kGrid / 2);
    inside->setSpacing(kGrid);
    inside->addWidget(makeCardHeading(title, card));
    column.addWidget(card);
    return inside;
}

QString percent(double share)
{
    const double shown = share * 100.0;
    const int digits = shown > 0.0 && shown < 9.95 ? 1 : 0;
    // The blank does not break, so that number and sign stay on one line.
    return FiguresPanel::tr("%1\u00a0%").arg(QLocale().toString(shown, 'f', digits));
}

QString milliseconds(double seconds)
{
    const double shown = seconds * 1000.0;
    const int digits = shown < 10.0 ? 2 : shown < 100.0 ? 1 : 0;
    return FiguresPanel::tr("%1 ms").arg(QLocale().toString(shown, 'f', digits));
}

double shareOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

QString countText(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

FiguresPanel::FiguresPanel(BatchController& controller, QWidget* parent)
    : QScrollArea(parent), m_controller(controller)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Statistics of the batch"));
    auto* content = new QWidget;
    content->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, kGrid / 2, kGrid);
    column->setSpacing(kGrid);
    buildTensor(*column, *content);
    buildBoxes(*column, *content);
    buildTime(*column, *content);
    buildSpeed(*column, *content);
    column->addStretch(1);
    setWidget(content);
    viewport()->setAutoFillBackground(false);

    connect(&controller, &BatchController::started, this, [this] {
        refreshTensor();
        refreshTotals();
    });
    connect(&controller, &BatchController::finished, this, &FiguresPanel::refreshTensor);
    connect(&controller, &BatchController::totalsChanged, this, &FiguresPanel::refreshTotals);
    connect(&controller, &BatchController::speedsChanged, this, &FiguresPanel::refreshSpeeds);
    refreshTensor();
    refreshTotals();
    refreshSpeeds();
}

void FiguresPanel::buildTensor(QVBoxLayout& column, QWidget& parent)
{
    QVBoxLayout* card = addCard(column, parent, tr("Batch tensor"));
    m_tensor = makePageHeading(QString(), &parent);
    m_tensor->setWordWrap(true);
    m_tensor->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tensorFacts = makeMutedLabel(QString(), &parent);
    m_channels = makeTextLabel(QString(), &parent);
    m_channels->setFont(tabularFont(m_channels->font()));
    card->addWidget(m_tensor);
    card->addWidget(m_tensorFacts);
    card->addWidget(m_channels);
}

void FiguresPanel::buildBoxes(QVBoxLayout& column, QWidget& parent)
{
    QVBoxLayout* card = addCard(column, parent, tr("Effect on boxes"));
    m_samples = new QComboBox(&parent);
    m_samples->setAccessibleName(tr("Samples to count"));
    for (const std::size_t samples : kSampleChoices) {
        m_samples->addItem(tr("Over %1 samples").arg(countText(samples)),
                           QVariant::fromValue<qulonglong>(samples));
    }
    m_samples->setCurrentIndex(1);
    connect(m_samples, &QComboBox::activated, this, [this] {
        m_controller.setSampleCount(
            static_cast<std::size_t>(m_samples->currentData().toULongLong()));
    });
    card->addWidget(m_samples);
    m_boxes = makeTextLabel(QString(), &parent);
    card->addWidget(m_boxes);
    m_boxBars = new FigureBars(FigureBars::Tone::Losses, tr("Boxes lost and clipped by each step"),
                               &parent);
    card->addWidget(m_boxBars);
}

void FiguresPanel::buildTime(QVBoxLayout& column, QWidget& parent)
{
    QVBoxLayout* card = addCard(column, parent, tr("Time per image"));
    m_time = makeMutedLabel(QString(), &parent);
    card->addWidget(m_time);
    m_timeBars = new FigureBars(FigureBars::Tone::Accent, tr("Time of each step"), &parent);
    card->addWidget(m_timeBars);
}

void FiguresPanel::buildSpeed(QVBoxLayout& column, QWidget& parent)
{
    QVBoxLayout* card = addCard(column, parent, tr("Fast enough for the GPU?"));
    m_measure = new QPushButton(tr("Measure this machine"), &parent);
    connect(m_measure, &QPushButton::clicked, &m_controller, &BatchController::measureSpeed);
    card->addWidget(m_measure);
    m_speedBars =
        new FigureBars(FigureBars::Tone::Accent, tr("Images per second by workers"), &parent);
    card->addWidget(m_speedBars);

    auto* form = new QFormLayout;
    form->setSpacing(kGrid);
    m_stepTime = new QDoubleSpinBox(&parent);
    m_stepTime->setRange(0.0, 1e6);
    m_stepTime->setDecimals(1);
    m_stepTime->setSuffix(tr(" ms"));
    m_stepTime->setSpecialValueText(tr("not known"));
    m_stepTime->setAccessibleName(tr("Time of a training step"));
    m_batchSize = new QSpinBox(&parent);
    m_batchSize->setRange(1, 65536);
    m_batchSize->setValue(64);
    m_batchSize->setAccessibleName(tr("Batch size of the training"));
    form->addRow(tr("Step time"), m_stepTime);
    form->addRow(tr("Batch size"), m_batchSize);
    card->addLayout(form);
    m_stepSource = makeMutedLabel(QString(), &parent);
    card->addWidget(m_stepSource);
    m_starved = makeTextLabel(QString(), &parent);
    card->addWidget(m_starved);
    connect(m_stepTime, &QDoubleSpinBox::valueChanged, this, &FiguresPanel::refreshSpeeds);
    connect(m_batchSize, &QSpinBox::valueChanged, this, &FiguresPanel::refreshSpeeds);
}

QString FiguresPanel::stepName(std::size_t step) const
{
    const augment::Pipeline& pipeline = m_controller.request().pipeline;
    return step < pipeline.steps.size() ? transformName(pipeline.steps[step].transform) : QString();
}

void FiguresPanel::refreshTensor()
{
    const std::optional<BatchOutcome>& outcome = m_controller.outcome();
    if (!outcome) {
        m_tensorFacts->setText(tr("Calculating…"));
        return;
    }
    const BatchShape& shape = outcome->shape;
    QStringList sides;
    for (const std::int64_t side : shape.dimensions)
        sides << (side < 0 ? tr("?") : QString::number(side));
    m_tensor->setVisible(!sides.isEmpty());
    m_tensor->setText(sides.join(QStringLiteral(" × ")));
    QStringList facts;
    if (shape.cannotBeStacked) {
        facts << tr("Cannot be stacked: the images differ in size. A resizer or a crop of fixed "
                    "size at the end makes them equal.");
    } else if (!sides.isEmpty()) {
        facts << tr("%1, %2").arg(toQString(shape.elementType),
                                  formatted(static_cast<double>(shape.bytes), Unit::Bytes));
    } else {
        facts << tr("There are no images.");
    }
    if (outcome->failures > 0) {
        facts << tr("%n could not be made", "images", static_cast<int>(outcome->failures));
    }
    if (outcome->seconds > 0.0) {
        facts << tr("Made in %1, the first image after %2.")
                     .arg(milliseconds(outcome->seconds), milliseconds(outcome->firstSeconds));
    }
    m_tensorFacts->setText(facts.join(u'\n'));
    QStringList channels;
    static constexpr const char* kNames[] = {"R", "G", "B"};
    for (std::size_t i = 0; i < outcome->channels.size(); ++i) {
        const ChannelFigures& one = outcome->channels[i];
        const auto number = [](double value) { return QLocale().toString(value, 'g', 4); };
        const QString name =
            outcome->channels.size() == 3 ? QLatin1String(kNames[i]) : QString::number(i + 1);
        channels << tr("%1  min %2  mean %3  max %4")
                        .arg(name, number(one.minimum), number(one.mean), number(one.maximum));
    }
    m_channels->setText(channels.join(u'\n'));
    m_channels->setVisible(!channels.isEmpty());
}

void FiguresPanel::refreshTotals()
{
    const std::optional<PipelineTotals>& totals = m_controller.totals();
    if (!totals || totals->samples == 0) {
        const QString waiting = m_controller.isRunning() || m_controller.isCounting()
                                    ? tr("Counting…")
                                    : tr("Nothing counted.");
        m_boxes->setText(waiting);
        m_time->setText(waiting);
        m_boxBars->setBars({});
        m_timeBars->setBars({});
        return;
    }
    QStringList facts;
    if (totals->samples < m_controller.sampleCount())
        facts << tr("%1 samples so far…").arg(countText(totals->samples));
    facts << tr("%1 boxes reach the network, %2 of them below %3 px.")
                 .arg(countText(totals->boxes), percent(shareOf(totals->tinyBoxes, totals->boxes)),
                      QLocale().toString(kTinyPixels));
    if (totals->emptySamples > 0) {
        facts << tr("%1 of the images lose all of their boxes.")
                     .arg(percent(shareOf(totals->emptySamples, totals->samples)));
    }
    if (totals->failedSamples > 0)
        facts << tr("%1 images could not be made.").arg(countText(totals->failedSamples));
    m_boxes->setText(facts.join(u'\n'));

    const double samples = static_cast<double>(totals->samples);
    double longest = totals->decodeSeconds;
    double sum = totals->decodeSeconds;
    for (const StepTotals& step : totals->steps) {
        longest = std::max(longest, step.seconds);
        sum += step.seconds;
    }
    const auto part = [longest](double seconds) { return longest > 0.0 ? seconds / longest : 0.0; };
    std::vector<FigureBar> boxes;
    std::vector<FigureBar> times;
    times.push_back({.name = tr("Read and decode"),
                     .value = milliseconds(totals->decodeSeconds / samples),
                     .first = part(totals->decodeSeconds)});
    for (const StepTotals& step : totals->steps) {
        const double lost = shareOf(step.lost, step.boxesBefore);
        const double clipped = shareOf(step.clipped, step.boxesBefore);
        QString value = step.lost + step.clipped == 0
                            ? tr("none")
                            : tr("%1 lost, %2 clipped").arg(percent(lost), percent(clipped));
        if (step.failures > 0)
            value = tr("failed %1 times").arg(countText(step.failures));
        const QString applied =
            tr("Applied to %1 of the images").arg(percent(shareOf(step.applied, step.samples)));
        boxes.push_back({.name = stepName(step.step),
                         .value = value,
                         .first = lost,
                         .second = clipped,
                         .detail = applied + u'\n'
                                   + tr("%1 boxes before, %2 lost, %3 clipped, %4 added")
                                         .arg(countText(step.boxesBefore), countText(step.lost),
                                              countText(step.clipped), countText(step.added))});
        times.push_back({.name = stepName(step.step),
                         .value = milliseconds(step.seconds / samples),
                         .first = part(step.seconds),
                         .second = 0.0,
                         .detail = applied});
    }
    m_time->setText(tr("%1 on one core").arg(milliseconds(sum / samples)));
    m_boxBars->setBars(std::move(boxes));
    m_timeBars->setBars(std::move(times));
}

void FiguresPanel::setTraining(const std::optional<MeasuredStep>& step,
                               std::optional<int> batchSize)
{
    const QString source =
        step ? tr("Measured: %1").arg(step->source) : tr("No step time found in this case.");
    // While a run grows, what the user typed stays.
    const bool isTyped = m_stepTime->value() != m_givenStepTime;
    if (!isTyped || source != m_stepSource->text()) {
        m_stepTime->setValue(step ? step->seconds * 1000.0 : 0.0);
        m_givenStepTime = m_stepTime->value();
    }
    m_stepSource->setText(source);
    if (batchSize && batchSize != m_givenBatchSize)
        m_batchSize->setValue(*batchSize);
    m_givenBatchSize = batchSize;
    refreshSpeeds();
}

void FiguresPanel::refreshSpeeds()
{
    const std::vector<WorkerSpeed>& speeds = m_controller.speeds();
    m_measure->setEnabled(!m_controller.isMeasuring());
    m_measure->setText(m_controller.isMeasuring() ? tr("Measuring…") : tr("Measure this machine"));
    double fastest = 0.0;
    for (const WorkerSpeed& speed : speeds)
        fastest = std::max(fastest, speed.imagesPerSecond);
    std::vector<FigureBar> bars;
    for (const WorkerSpeed& speed : speeds) {
        bars.push_back(
            {.name = tr("%n worker(s)", nullptr, static_cast<int>(speed.workers)),
             .value = tr("%1 images/s").arg(QLocale().toString(speed.imagesPerSecond, 'f', 0)),
             .first = fastest > 0.0 ? speed.imagesPerSecond / fastest : 0.0});
    }
    m_speedBars->setBars(std::move(bars));
    const double stepSeconds = m_stepTime->value() / 1000.0;
    if (speeds.empty()) {
        m_starved->setText(tr("Measure to see how long the GPU would wait for its batches."));
        return;
    }
    if (stepSeconds <= 0.0) {
        m_starved->setText(tr("Enter a step time to see whether this is fast enough."));
        return;
    }
    const double starved = starvedShare(fastest, m_batchSize->value(), stepSeconds);
    m_starved->setText(starved > 0.0
                           ? tr("The GPU would wait %1 of the time.").arg(percent(starved))
                           : tr("Fast enough: the GPU would not wait."));
}

} // namespace faultline::ui
