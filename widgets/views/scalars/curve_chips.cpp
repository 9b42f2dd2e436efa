// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_chips.h"

#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/curve_options.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QToolButton>

#include <memory>

namespace faultline::ui {

namespace {

constexpr int kLongestText = 48; ///< characters of a pattern or a name in a chip

QString shortened(const QString& text)
{
    return text.size() <= kLongestText ? text : text.left(kLongestText - 1) + QChar(u'…');
}

QString groupLineText(const CurveOptions& options)
{
    const QString line =
        options.groupLine() == GroupLine::Mean ? CurveChips::tr("mean") : CurveChips::tr("median");
    switch (options.groupBand()) {
    case GroupBand::MinMax: return CurveChips::tr("%1, least to greatest").arg(line);
    case GroupBand::StandardDeviation: return CurveChips::tr("%1 ± standard deviation").arg(line);
    case GroupBand::None: break;
    }
    return line;
}

} // namespace

CurveChips::CurveChips(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_flow(new FlowLayout(kGrid / 2, kGrid / 2, this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    connect(&context.opened().groups(), &GroupedRuns::changed, this, &CurveChips::rebuild);
    connect(&context, &ViewContext::chartOptionsChanged, this, &CurveChips::rebuild);
    rebuild();
}

void CurveChips::rebuild()
{
    while (const std::unique_ptr<QLayoutItem> item{m_flow->takeAt(0)}) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was clicked
    }
    CurveOptions& options = m_context.curveOptions();
    const RunGrouping& grouping = options.grouping();
    if (grouping.by != RunGrouping::By::None) {
        const auto groups = static_cast<int>(m_context.opened().groups().groups().groups.size());
        const QString by = grouping.by == RunGrouping::By::Pattern
                               ? tr("Grouped by “%1”").arg(shortened(grouping.key))
                               : tr("Grouped by %1").arg(shortened(grouping.key));
        addChip(
            tr("%1: %2", "grouping: number of groups").arg(by, tr("%n group(s)", nullptr, groups))
                + tr(" · ") + groupLineText(options),
            [&options] { options.setGrouping({}); });
    }
    if (m_context.xAxis() == XAxisKind::Value)
        addChip(tr("Axis: %1").arg(shortened(options.xTag())),
                [this] { m_context.setXAxis(XAxisKind::Step); });
    if (options.alignsStart())
        addChip(tr("Starts aligned"), [&options] { options.setAlignsStart(false); });
    if (options.smoothingForm() == SmoothingForm::ByDistance && m_context.smoothing() > 0.0)
        addChip(tr("Smoothed by distance"),
                [&options] { options.setSmoothingForm(SmoothingForm::TensorBoard); });
    setVisible(m_flow->count() > 0);
    updateGeometry();
}

void CurveChips::addChip(const QString& text, const std::function<void()>& takeBack)
{
    auto* frame = new CardFrame(this);
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(1, 1, 1, 1);
    auto* chip = new QToolButton(frame);
    chip->setText(text);
    chip->setIcon(icon(QStringLiteral("close"), palette()));
    chip->setIconSize({12, 12});
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setFocusPolicy(Qt::StrongFocus);
    chip->setToolTip(tr("Take this back"));
    chip->setAccessibleName(tr("Take back: %1").arg(text));
    connect(chip, &QToolButton::clicked, this, takeBack);
    row->addWidget(chip);
    m_flow->addWidget(frame);
    frame->show();
}

} // namespace faultline::ui
