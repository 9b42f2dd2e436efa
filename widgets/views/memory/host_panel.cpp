// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/host_panel.h"

#include "model/qt/case_memory.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/figure_bars.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kBytesInGiB = 1024.0 * 1024.0 * 1024.0;
constexpr int kWidestBars = 100 * kGrid;

/// Whether a configuration says anything about the input pipeline.
bool mayTell(const ConfigDocument& config)
{
    return config.kind == ConfigKind::PipelineConfig || config.kind == ConfigKind::Ultralytics
           || config.kind == ConfigKind::MmDetection;
}

} // namespace

HostPanel::HostPanel(const JobQueuePtr& jobs, QWidget* parent)
    : QStackedWidget(parent), m_work(jobs, JobLane::Short)
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(buildContent());
    scroll->viewport()->setAutoFillBackground(false);
    scroll->widget()->setAutoFillBackground(false);
    addWidget(scroll);
    m_empty = new EmptyState(QStringLiteral("memory"), this);
    m_empty->setTexts(
        tr("No input pipeline in this case"),
        tr("Open a folder with a pipeline.config, an Ultralytics args.yaml or an MMDetection "
           "config: "
           "shuffle buffer, workers, prefetching and cache determine the host memory of the input "
           "pipeline."));
    addWidget(m_empty);
    setCurrentWidget(m_empty);
}

QWidget* HostPanel::buildContent()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, kGrid, 0, kGrid);
    column->setSpacing(kGrid);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    m_choice = new QComboBox(content);
    m_choice->setAccessibleName(tr("Configuration"));
    connect(m_choice, &QComboBox::activated, this, &HostPanel::refresh);
    top->addWidget(m_choice);
    auto* caption = new QLabel(tr("Memory of the machine"), content);
    top->addWidget(caption);
    m_machine = new QDoubleSpinBox(content);
    m_machine->setRange(0.0, 65536.0);
    m_machine->setDecimals(1);
    m_machine->setSuffix(tr(" GiB"));
    m_machine->setSpecialValueText(tr("not known"));
    m_machine->setAccessibleName(caption->text());
    caption->setBuddy(m_machine);
    connect(m_machine, &QDoubleSpinBox::valueChanged, this, &HostPanel::showVerdict);
    top->addWidget(m_machine);
    top->addStretch(1);
    column->addLayout(top);
    m_sentence = makePageHeading({}, content);
    m_sentence->setWordWrap(true);
    column->addWidget(m_sentence);
    m_bars = new FigureBars(FigureBars::Tone::Accent, tr("Host memory by component"), content);
    m_bars->setMaximumWidth(kWidestBars);
    column->addWidget(m_bars);
    m_remarks = makeMutedLabel({}, content);
    column->addWidget(m_remarks);
    column->addStretch(1);
    return content;
}

QString HostPanel::sentence() const
{
    return m_sentence->text();
}

std::int64_t HostPanel::machineBytes() const
{
    return static_cast<std::int64_t>(m_machine->value() * kBytesInGiB);
}

void HostPanel::setCase(std::vector<ConfigDocumentPtr> configs, DatasetPtr dataset,
                        std::int64_t machineBytes)
{
    std::erase_if(configs, [](const ConfigDocumentPtr& config) { return !mayTell(*config); });
    const QString shown = m_choice->currentText();
    m_configs = std::move(configs);
    m_dataset = std::move(dataset);
    m_choice->clear();
    for (const ConfigDocumentPtr& config : m_configs)
        m_choice->addItem(toQString(config->name()));
    m_choice->setCurrentIndex(std::max(0, m_choice->findText(shown)));
    if (machineBytes > 0) {
        const QSignalBlocker quiet(m_machine);
        m_machine->setValue(static_cast<double>(machineBytes) / kBytesInGiB);
    }
    setCurrentIndex(m_configs.empty() ? 1 : 0);
    refresh();
}

void HostPanel::refresh()
{
    const auto at = static_cast<std::size_t>(m_choice->currentIndex());
    if (m_choice->currentIndex() < 0 || at >= m_configs.size()) {
        m_work.drop();
        return;
    }
    m_work.start(
        [config = m_configs[at], dataset = m_dataset](WorkMonitor&) {
            return vram::hostMemory(*config, dataset ? sizesOf(*dataset) : vram::DatasetSizes());
        },
        [this](const Result<vram::HostEstimate>& estimate) { take(estimate); });
}

void HostPanel::take(const Result<vram::HostEstimate>& estimate)
{
    m_estimate = estimate ? *estimate : vram::HostEstimate();
    QStringList remarks;
    for (const Text& remark : m_estimate.remarks)
        remarks << translated(remark);
    m_remarks->setText(remarks.join(u'\n'));
    if (estimate)
        showVerdict();
    else
        m_sentence->setText(errorMessage(estimate.error()));
    std::int64_t largest = 1;
    for (const vram::HostBytes& part : m_estimate.components)
        largest = std::max(largest, part.bytes);
    std::vector<FigureBar> bars;
    for (const vram::HostBytes& part : m_estimate.components) {
        bars.push_back(
            {.name =
                 hostComponentName(part.component)
                 + (part.note.empty() ? QString() : QStringLiteral(", ") + translated(part.note)),
             .value = bytesText(part.bytes),
             .first = static_cast<double>(part.bytes) / static_cast<double>(largest),
             .second = 0.0,
             .detail = translated(part.note)});
    }
    m_bars->setBars(std::move(bars));
}

void HostPanel::showVerdict()
{
    const QString total = bytesText(m_estimate.totalBytes);
    const QString machine = bytesText(machineBytes());
    switch (vram::hostVerdict(m_estimate, machineBytes())) {
    case vram::HostVerdict::Unknown:
        m_sentence->setText(tr("Needs up to %1 of host memory.").arg(total));
        break;
    case vram::HostVerdict::Fits:
        m_sentence->setText(tr("Fits: needs up to %1 of %2 host memory.").arg(total, machine));
        break;
    case vram::HostVerdict::Tight:
        m_sentence->setText(tr("Tight: needs up to %1 of %2 host memory.").arg(total, machine));
        break;
    case vram::HostVerdict::Exceeds:
        m_sentence->setText(tr("Too large: needs up to %1 of %2 host memory.").arg(total, machine));
        break;
    }
}

void HostPanel::settle()
{
    m_work.finish();
}

} // namespace faultline::ui
