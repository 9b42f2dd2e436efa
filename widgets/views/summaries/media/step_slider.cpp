// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/step_slider.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace faultline::ui {

namespace {

/// The wheel scrolls the page over it, unless the user is at this very slider.
class QuietSlider final : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QSlider::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace

StepSlider::StepSlider(QWidget* parent)
    : QWidget(parent), m_slider(new QuietSlider(Qt::Horizontal, this)), m_text(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    row->addWidget(m_slider, 1);
    row->addWidget(m_text);
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setPageStep(1);
    m_text->setFont(tabularFont(font()));
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        setIndex(static_cast<std::size_t>(value));
        emit indexChosen(static_cast<std::size_t>(value));
    });
}

void StepSlider::setItems(const BlobIndex& items)
{
    m_items = items;
    const QSignalBlocker block(m_slider);
    constexpr std::size_t kMost = std::numeric_limits<int>::max();
    m_slider->setRange(0, static_cast<int>(std::min(kMost, std::max<std::size_t>(items.size(), 1)))
                              - 1);
    m_slider->setVisible(items.size() > 1);
    if (m_index && *m_index >= items.size())
        m_index.reset();
    refreshText();
}

void StepSlider::setIndex(std::optional<std::size_t> index)
{
    m_index = index && *index < m_items.size() ? index : std::nullopt;
    const QSignalBlocker block(m_slider);
    m_slider->setValue(static_cast<int>(m_index.value_or(0)));
    refreshText();
}

void StepSlider::refreshText()
{
    if (m_items.empty()) {
        m_text->clear();
        return;
    }
    // The widest text sets the width: the slider must not move while it is dragged.
    std::int64_t widest = m_items[m_items.size() - 1].step;
    if (m_index && m_items[*m_index].step > widest)
        widest = m_items[*m_index].step;
    const auto text = [](std::int64_t step) {
        return tr("step %1").arg(formatted(static_cast<double>(step), Unit::Step));
    };
    m_text->setMinimumWidth(m_text->fontMetrics().horizontalAdvance(text(widest)));
    m_text->setText(m_index ? text(m_items[*m_index].step) : tr("no step"));
    m_slider->setAccessibleDescription(m_text->text());
}

} // namespace faultline::ui
