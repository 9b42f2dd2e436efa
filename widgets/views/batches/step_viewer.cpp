// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/step_viewer.h"

#include "model/qt/pipeline_document.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/step_canvas.h"
#include "widgets/views/batches/step_delegate.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kZoomStep = 1.25;

QString sizeText(const cv::Size& size)
{
    return StepViewer::tr("%1 × %2 px").arg(size.width).arg(size.height);
}

} // namespace

StepViewer::StepViewer(BatchController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("One image, step by step"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    buildHeader();
    m_canvas = new StepCanvas(this);
    column->addWidget(m_canvas, 3);
    m_facts = makeTextLabel(QString(), this);
    column->addWidget(m_facts);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setPageStep(1);
    m_slider->setAccessibleName(tr("Step"));
    column->addWidget(m_slider);
    m_list = new QListWidget(this);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Steps of the image"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(m_list, 1);
    connect(m_slider, &QSlider::valueChanged, this, &StepViewer::setCurrentStep);
    connect(m_list, &QListWidget::currentRowChanged, this, &StepViewer::showStep);
    connect(&controller, &BatchController::stepsChanged, this, &StepViewer::fill);
}

void StepViewer::buildHeader()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid / 2);
    auto* back = new IconButton(QStringLiteral("batch"), tr("Back to the batch (Escape)"), this);
    back->setText(tr("Batch"));
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(back, &QToolButton::clicked, this, &StepViewer::backRequested);
    row->addWidget(back);
    m_previous = new IconButton(QStringLiteral("chevron-left"),
                                tr("Previous image of the batch (Page Up)"), this);
    m_next = new IconButton(QStringLiteral("chevron-right"),
                            tr("Next image of the batch (Page Down)"), this);
    connect(m_previous, &QToolButton::clicked, this, [this] { goTo(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { goTo(1); });
    row->addWidget(m_previous);
    row->addWidget(m_next);
    m_title = new ElidedLabel(Qt::ElideMiddle, this);
    row->addWidget(m_title, 1);
    auto* seeds = new QPushButton(tr("Under many seeds"), this);
    seeds->setToolTip(tr("A batch of this image alone, with another seed for each"));
    connect(seeds, &QPushButton::clicked, this, [this] {
        if (m_controller.steps() && m_controller.steps()->picture)
            emit seedsRequested(m_controller.steps()->picture->image);
    });
    row->addWidget(seeds);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void StepViewer::open(std::size_t position)
{
    m_position = position;
    m_stepBefore = -1;
    m_previous->setEnabled(position > 0);
    m_next->setEnabled(position + 1 < m_controller.pictures().size());
    m_canvas->fit();
    m_controller.openSteps(position);
}

void StepViewer::close()
{
    m_controller.closeSteps();
}

void StepViewer::setWithBoxes(bool with)
{
    m_canvas->setWithBoxes(with);
}

int StepViewer::currentStep() const
{
    return m_list->currentRow();
}

void StepViewer::setCurrentStep(int step)
{
    m_list->setCurrentRow(std::clamp(step, 0, std::max(0, m_list->count() - 1)));
}

QString StepViewer::nameOf(int step) const
{
    if (step == 0)
        return tr("As decoded");
    const auto& steps = m_controller.steps()->steps;
    const std::size_t number = steps[static_cast<std::size_t>(step - 1)].step;
    const augment::Pipeline& pipeline = m_controller.request().pipeline;
    return number < pipeline.steps.size() ? transformName(pipeline.steps[number].transform)
                                          : QString();
}

QString StepViewer::factsOf(int step) const
{
    const StepSequence& sequence = *m_controller.steps();
    if (step == 0) {
        return tr("%1, %n box(es)", nullptr,
                  static_cast<int>(sequence.picture->originalBoxes.size()))
            .arg(sizeText(sequence.picture->original.size()));
    }
    const StepPicture& shown = sequence.steps[static_cast<std::size_t>(step - 1)];
    const augment::StepOutcome& outcome = shown.outcome;
    if (!outcome.failure.empty())
        return tr("Failed: %1").arg(translated(outcome.failure));
    QStringList facts{outcome.applied ? tr("applied") : tr("changed nothing")};
    if (outcome.lost > 0)
        facts << tr("%n lost", "boxes", static_cast<int>(outcome.lost));
    if (outcome.clipped > 0)
        facts << tr("%n clipped", "boxes", static_cast<int>(outcome.clipped));
    if (outcome.added > 0)
        facts << tr("%n added", "boxes", static_cast<int>(outcome.added));
    facts << tr("%n box(es)", nullptr, static_cast<int>(shown.boxes.size())) << sizeText(shown.size)
          << tr("%1 ms").arg(QLocale().toString(outcome.seconds * 1000.0, 'f', 2));
    return facts.join(QStringLiteral(" · "));
}

void StepViewer::fill()
{
    const int kept = m_list->currentRow();
    const bool wasLast = kept < 0 || kept == m_list->count() - 1;
    const QSignalBlocker listBlocker(m_list);
    const QSignalBlocker sliderBlocker(m_slider);
    m_list->clear();
    const auto& steps = m_controller.steps();
    if (!steps || !steps->picture) {
        m_canvas->setPicture(nullptr, cv::Mat(), {}, {});
        m_facts->clear();
        m_title->setText(QString());
        return;
    }
    const DatasetPtr& dataset = m_controller.request().dataset;
    m_title->setText(toQString(dataset->where(steps->picture->image)));
    const int count = steps->picture->error.empty() ? static_cast<int>(steps->steps.size()) + 1 : 0;
    for (int step = 0; step < count; ++step) {
        auto* item = new QListWidgetItem(nameOf(step), m_list);
        item->setData(DetailRole, factsOf(step));
    }
    m_slider->setRange(0, std::max(0, count - 1));
    m_list->setCurrentRow(wasLast ? count - 1 : std::min(kept, count - 1));
    if (count == 0) {
        m_canvas->setPicture(nullptr, cv::Mat(), {}, {});
        m_facts->setText(translated(steps->picture->error));
        return;
    }
    showStep();
}

void StepViewer::showStep()
{
    const auto& steps = m_controller.steps();
    const int step = m_list->currentRow();
    if (!steps || !steps->picture || step < 0 || step > static_cast<int>(steps->steps.size()))
        return;
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(step);
    }
    const DatasetPtr& dataset = m_controller.request().dataset;
    if (step == 0) {
        m_canvas->setPicture(dataset, steps->picture->original, steps->picture->originalBoxes,
                             steps->picture->original.size());
    } else {
        const StepPicture& shown = steps->steps[static_cast<std::size_t>(step - 1)];
        m_canvas->setPicture(dataset, shown.shown, shown.boxes, shown.size);
    }
    m_facts->setText(tr("%1 of %2 · %3 · %4")
                         .arg(step)
                         .arg(m_list->count() - 1)
                         .arg(nameOf(step), factsOf(step)));
}

void StepViewer::goTo(int by)
{
    const auto count = static_cast<int>(m_controller.pictures().size());
    const int wanted = static_cast<int>(m_position) + by;
    if (wanted >= 0 && wanted < count)
        open(static_cast<std::size_t>(wanted));
}

void StepViewer::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: setCurrentStep(currentStep() - 1); return;
    case Qt::Key_Right: setCurrentStep(currentStep() + 1); return;
    case Qt::Key_Home: setCurrentStep(0); return;
    case Qt::Key_End: setCurrentStep(m_list->count() - 1); return;
    case Qt::Key_PageUp: goTo(-1); return;
    case Qt::Key_PageDown: goTo(1); return;
    case Qt::Key_Plus: m_canvas->zoomBy(kZoomStep); return;
    case Qt::Key_Minus: m_canvas->zoomBy(1.0 / kZoomStep); return;
    case Qt::Key_0: m_canvas->fit(); return;
    case Qt::Key_O: {
        const int before = currentStep();
        setCurrentStep(before == 0 && m_stepBefore > 0 ? m_stepBefore : 0);
        m_stepBefore = before;
        return;
    }
    case Qt::Key_Escape: emit backRequested(); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace faultline::ui
