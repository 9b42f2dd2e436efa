// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/summary_controls.h"

#include "widgets/controls/card_frame.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace faultline::ui {

namespace {

struct SummaryControlsText {
    Q_DECLARE_TR_FUNCTIONS(SummaryControls)
};

void showFilter(QLineEdit& line, const ViewContext& context)
{
    if (line.text() != context.tagFilter()) {
        const QSignalBlocker block(&line);
        line.setText(context.tagFilter());
    }
    QPalette palette = line.parentWidget()->palette();
    if (!context.isTagFilterValid())
        palette.setColor(QPalette::Text, severityColor(Severity::Critical, palette));
    line.setPalette(palette);
    line.setToolTip(context.isTagFilterValid()
                        ? QString()
                        : SummaryControlsText::tr("Not a regular expression. All tags are shown."));
}

} // namespace

QLineEdit* makeTagFilter(ViewContext& context, QWidget* parent)
{
    auto* line = new QLineEdit(parent);
    line->setPlaceholderText(SummaryControlsText::tr("Filter tags (regex)"));
    line->setAccessibleName(SummaryControlsText::tr("Filter tags"));
    line->setClearButtonEnabled(true);
    line->setFixedWidth(22 * kGrid);
    QObject::connect(line, &QLineEdit::textChanged, &context,
                     [&context](const QString& text) { context.setTagFilter(text); });
    QObject::connect(&context, &ViewContext::tagFilterChanged, line,
                     [line, &context] { showFilter(*line, context); });
    showFilter(*line, context);
    return line;
}

QString tagCountText(std::size_t shown, std::size_t total)
{
    return shown == total ? SummaryControlsText::tr("%n tag(s)", nullptr, static_cast<int>(total))
                          : SummaryControlsText::tr("%1 of %2 tags")
                                .arg(formatted(static_cast<double>(shown), Unit::Count),
                                     formatted(static_cast<double>(total), Unit::Count));
}

QWidget* makeSegments(QButtonGroup& group, const QList<Segment>& segments, QWidget* parent)
{
    auto* frame = new CardFrame(parent);
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (const Segment& segment : segments) {
        auto* button = new QToolButton(frame);
        button->setText(segment.text);
        button->setToolTip(segment.explanation);
        button->setAccessibleName(segment.text);
        button->setAccessibleDescription(segment.explanation);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        group.addButton(button, static_cast<int>(group.buttons().size()));
        row->addWidget(button);
    }
    return frame;
}

QWidget* makeTimeAxisSegments(ViewContext& context, QButtonGroup& group, QWidget* parent)
{
    QWidget* frame = makeSegments(
        group,
        {{SummaryControlsText::tr("Step"), SummaryControlsText::tr("Training step")},
         {SummaryControlsText::tr("Relative"), SummaryControlsText::tr("Time since the run began")},
         {SummaryControlsText::tr("Wall"), SummaryControlsText::tr("Date and time")}},
        parent);
    QButtonGroup* const buttons = &group;
    QObject::connect(buttons, &QButtonGroup::idClicked, &context,
                     [&context](int id) { context.setXAxis(static_cast<XAxisKind>(id)); });
    const auto refresh = [buttons, &context] {
        // Over another metric there is no time: steps stand in.
        const XAxisKind axis =
            context.xAxis() == XAxisKind::Value ? XAxisKind::Step : context.xAxis();
        buttons->button(static_cast<int>(axis))->setChecked(true);
    };
    QObject::connect(&context, &ViewContext::chartOptionsChanged, buttons, refresh);
    refresh();
    return frame;
}

QCheckBox* makeStepLink(ViewContext& context, QWidget* parent)
{
    auto* box = new QCheckBox(SummaryControlsText::tr("Link steps"), parent);
    box->setToolTip(SummaryControlsText::tr("A step chosen in one card is chosen in all"));
    SummaryState& summaries = context.summaries();
    QObject::connect(box, &QCheckBox::clicked, &summaries,
                     [&summaries](bool checked) { summaries.setLinksSteps(checked); });
    QObject::connect(&summaries, &SummaryState::stepChanged, box,
                     [box, &summaries] { box->setChecked(summaries.linksSteps()); });
    box->setChecked(summaries.linksSteps());
    return box;
}

} // namespace faultline::ui
