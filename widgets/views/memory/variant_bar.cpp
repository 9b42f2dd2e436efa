// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/variant_bar.h"

#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/style/theme.h"

#include <QLabel>
#include <QPushButton>

namespace faultline::ui {

VariantBar::VariantBar(QWidget* parent) : QWidget(parent)
{
    m_flow = new FlowLayout(kGrid, kGrid / 2, this);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_question = new QLabel(this);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setMinimumHeight(4 * kGrid - 2);
    m_flow->addWidget(m_question);
    hide();
}

QString VariantBar::question() const
{
    return isHidden() ? QString() : m_question->text();
}

void VariantBar::show(const std::vector<PlanVariant>& variants, const std::string& name,
                      const std::string& planned)
{
    for (QWidget* button : m_buttons) {
        button->hide();
        button->deleteLater(); // one of them may have been clicked just now
    }
    m_buttons.clear();
    setVisible(!variants.empty());
    if (variants.empty())
        return;
    m_question->setText(
        tr("Several frameworks have %1. Which one do you use?").arg(toQString(name)));
    for (const PlanVariant& variant : variants) {
        const std::string& framework = variant.model.framework;
        auto* button = new QPushButton(
            tr("%1: %2").arg(frameworkName(framework), bytesText(variant.peakBytes)), this);
        button->setCheckable(true);
        button->setChecked(framework == planned);
        button->setToolTip(toQString(variant.model.name));
        connect(button, &QPushButton::clicked, this,
                [this, id = toQString(framework)] { emit frameworkChosen(id); });
        m_flow->addWidget(button);
        button->show();
        m_buttons.push_back(button);
    }
}

} // namespace faultline::ui
