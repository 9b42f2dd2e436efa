// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/change_panel.h"

#include "model/qt/input_lab.h"
#include "model/qt/text.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/fix_patch.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace faultline::ui {

ChangePanel::ChangePanel(JobQueuePtr jobs, const InputLab& lab, QWidget* parent)
    : QScrollArea(parent), m_jobs(std::move(jobs)), m_lab(lab)
{
    setAccessibleName(tr("Your files"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ChangePanel::show(const CasePtr& opened)
{
    std::vector<ConfigEdit> edits = pipeline::editsOf(m_lab.stated(), m_lab.changes());
    QString code = toQString(pipeline::loaderCode(m_lab.setting(), m_lab.changes()));
    if (edits == m_edits && code == m_code && widget() != nullptr)
        return;
    m_edits = std::move(edits);
    m_code = std::move(code);
    m_patch = nullptr;
    if (QWidget* old = takeWidget())
        old->deleteLater();
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, kGrid / 2, kGrid, 0);
    column->setSpacing(kGrid);
    if (m_edits.empty() && m_code.isEmpty())
        column->addWidget(makeMutedLabel(
            m_lab.changes().empty()
                ? tr("Change a setting, or click one of the proposals: the lines to change in "
                     "your files then stand here.")
                : tr("What was changed is no line of a file: it is the machine, or the data."),
            content));
    if (!m_edits.empty() && opened) {
        m_patch = new FixPatch(m_jobs, opened, m_edits, content);
        column->addWidget(m_patch);
    }
    if (!m_code.isEmpty())
        column->addWidget(new CodeBlock(tr("In your program"), m_code, content));
    column->addStretch(1);
    setWidget(content);
    content->show();
}

void ChangePanel::settle()
{
    if (m_patch != nullptr)
        m_patch->settle();
}

} // namespace faultline::ui
