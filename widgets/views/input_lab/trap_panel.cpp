// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/trap_panel.h"

#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/findings_of.h"
#include "model/pipeline/evidence/tf_stages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace faultline::ui {

namespace {

/// Rules about what feeds the GPU.
constexpr std::array<std::string_view, 8> kInputRules{
    "input-bound",     "pipeline-bottleneck", "pipeline-misconfigured", "slow-data-source",
    "cpu-starves-gpu", "disk-starves-gpu",    "copy-to-device-slow",    "periodic-stalls"};

std::vector<const Finding*> inputFindings(const Diagnosis* diagnosis, const Training* training)
{
    if (diagnosis == nullptr || training == nullptr)
        return {};
    return findingsOf(*diagnosis, *training, kInputRules);
}

} // namespace

TrapPanel::TrapPanel(ViewContext& context, QWidget* parent)
    : QScrollArea(parent), m_context(context)
{
    setAccessibleName(tr("Traps"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TrapPanel::show(const Training* training, const pipeline::InferredPipeline* known,
                     const LabPicturePtr& picture)
{
    // Traps are told of the files of the case, as findings are.
    if (m_context.opened().isVerdictWithheld())
        known = nullptr;
    const std::vector<const Finding*> found =
        inputFindings(m_context.opened().diagnosis().get(), training);
    const std::vector<Text> orders =
        known != nullptr ? pipeline::orderTraps(known->stages) : std::vector<Text>();
    std::vector<pipeline::Trap> traps =
        known != nullptr ? known->traps : std::vector<pipeline::Trap>();
    if (picture)
        traps.insert(traps.end(), picture->traps.begin(), picture->traps.end());
    QString shown;
    for (const Text& order : orders)
        shown += translated(order) + u'\n';
    for (const Finding* finding : found)
        shown += translated(toldTitle(*finding)) + u'\n';
    for (const pipeline::Trap& trap : traps)
        shown += translated(trap.title) + translated(trap.detail) + u'\n';
    if (shown == m_shown && widget() != nullptr)
        return; // while a knob is dragged
    m_shown = shown;
    m_count = static_cast<int>(found.size() + orders.size() + traps.size());
    if (QWidget* old = takeWidget())
        old->deleteLater();
    auto* content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, kGrid / 2, kGrid, 0);
    m_column->setSpacing(kGrid);
    setWidget(content);
    for (const Finding* finding : found)
        addTrap(finding->severity, translated(toldTitle(*finding)), {}, finding);
    for (const Text& order : orders)
        addTrap(Severity::Warning, tr("Order of the stages"), translated(order), nullptr);
    for (const pipeline::Trap& trap : traps)
        addTrap(Severity::Info, translated(trap.title), translated(trap.detail), nullptr);
    if (m_count == 0)
        m_column->addWidget(makeMutedLabel(
            picture ? tr("None of the known traps is in these settings.")
                    : tr("They are looked for as soon as the pipeline can be simulated."),
            content));
    m_column->addStretch(1);
    content->show();
}

void TrapPanel::addTrap(Severity severity, const QString& title, const QString& detail,
                        const Finding* finding)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    auto* sign = new QLabel(widget());
    const QSize size(2 * kGrid, 2 * kGrid);
    sign->setPixmap(icon(severityIconName(severity), severityColor(severity, palette()))
                        .pixmap(size, devicePixelRatioF()));
    sign->setFixedSize(size);
    row->addWidget(sign, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    QLabel* name = makeTextLabel(title, widget());
    QFont bold = name->font();
    bold.setWeight(QFont::DemiBold);
    name->setFont(bold);
    texts->addWidget(name);
    if (!detail.isEmpty())
        texts->addWidget(makeTextLabel(detail, widget()));
    row->addLayout(texts, 1);
    if (finding != nullptr) {
        auto* open = new QPushButton(tr("Show finding"), widget());
        open->setAccessibleName(tr("Show finding: %1").arg(title));
        connect(open, &QPushButton::clicked, this,
                [this, rule = toQString(finding->ruleId.text()),
                 run = m_context.nameOf(finding->run)] { m_context.openFinding(rule, run); });
        row->addWidget(open, 0, Qt::AlignTop);
    }
    m_column->addLayout(row);
}

} // namespace faultline::ui
