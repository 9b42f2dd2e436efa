// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/clock_list.h"

#include "model/core/case_artifacts.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/section_header.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace faultline::ui {

namespace {

constexpr int kMostShift = 400 * 86'400; ///< seconds: a year and some, clocks without a battery
constexpr int kListHeight = 21 * kGrid;

bool hasClock(ArtifactKind kind)
{
    return kind == ArtifactKind::Log || kind == ArtifactKind::HardwareLog
           || kind == ArtifactKind::Profile;
}

/// Number of the part (hours, minutes, seconds) that a place in the text belongs to.
int partAt(const QString& text, int position)
{
    return std::min(2, static_cast<int>(text.left(position).count(u':')));
}

} // namespace

ShiftBox::ShiftBox(QWidget* parent) : QSpinBox(parent)
{
    setRange(-kMostShift, kMostShift);
    setKeyboardTracking(false);
    setAlignment(Qt::AlignRight);
    setFont(tabularFont(font()));
    lineEdit()->setText(textFromValue(0)); // the base class wrote it before this class was made
}

void ShiftBox::stepBy(int steps)
{
    const int position = lineEdit()->cursorPosition();
    const int part = partAt(text(), position);
    static constexpr int kSeconds[] = {3600, 60, 1};
    setValue(value() + steps * kSeconds[part]);
    lineEdit()->setCursorPosition(std::min(position, static_cast<int>(text().size())));
}

QString ShiftBox::textFromValue(int seconds) const
{
    const int magnitude = std::abs(seconds);
    return QStringLiteral("%1%2:%3:%4")
        .arg(seconds < 0 ? QStringLiteral("−") : QStringLiteral("+"))
        .arg(magnitude / 3600)
        .arg(magnitude / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(magnitude % 60, 2, 10, QLatin1Char('0'));
}

int ShiftBox::valueFromText(const QString& text) const
{
    QString digits = text.trimmed();
    const bool negative = digits.startsWith(u'−') || digits.startsWith(u'-');
    digits.remove(QRegularExpression(QStringLiteral("[^0-9:]")));
    double seconds = 0.0;
    double unit = 3600.0;
    for (const QString& part : digits.split(u':')) {
        seconds += unit * part.toDouble();
        unit /= 60.0;
    }
    const double bounded = std::min(seconds, static_cast<double>(kMostShift));
    return static_cast<int>(negative ? -bounded : bounded);
}

QValidator::State ShiftBox::validate(QString& text, int&) const
{
    static const QRegularExpression kShift(
        QStringLiteral("^\\s*[-+−]?\\d{0,5}(:\\d{0,2}){0,2}\\s*$"));
    return kShift.match(text).hasMatch() ? QValidator::Acceptable : QValidator::Invalid;
}

ClockList::ClockList(ViewContext& context, QWidget* parent)
    : CardFrame(parent), m_context(context), m_header(new SectionHeader(this))
{
    setAccessibleName(tr("Clocks"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid / 2, 2, kGrid / 2, 2);
    column->setSpacing(0);
    column->addWidget(m_header);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setMaximumHeight(kListHeight);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(m_scroll);
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    m_grid->setHorizontalSpacing(2 * kGrid);
    m_grid->setVerticalSpacing(kGrid / 2);
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 5);
    m_scroll->setWidget(content);
    column->addWidget(m_scroll);
    connect(m_header, &QAbstractButton::toggled, m_scroll, &QWidget::setVisible);
    m_header->setChecked(false);
    m_scroll->hide();
    hide();
}

void ClockList::setExpanded(bool expanded)
{
    m_header->setChecked(expanded);
}

void ClockList::setAnalysis(CaseAnalysisPtr analysis)
{
    m_analysis = std::move(analysis);
    std::vector<ArtifactId> artifacts;
    if (m_analysis) {
        forEachArtifact(*m_analysis->data, [&](ArtifactKind kind, const Artifact& artifact) {
            if (hasClock(kind))
                artifacts.push_back(artifact.id());
        });
    }
    // What nothing proves comes first: it is what the user may have to set.
    const auto isSure = [this](const ArtifactId& id) {
        const Clock::Source source = m_analysis->clocks.of(id).source;
        return m_analysis->clocks.isPlaced(id) && source != Clock::Source::Assumed;
    };
    std::stable_partition(artifacts.begin(), artifacts.end(),
                          [&isSure](const ArtifactId& id) { return !isSure(id); });
    const bool sameRows =
        artifacts.size() == m_rows.size()
        && std::all_of(m_rows.begin(), m_rows.end(), [&artifacts](const Row& row) {
               return std::find(artifacts.begin(), artifacts.end(), row.artifact)
                      != artifacts.end();
           });
    // Rows stay where they are while the user works on one of them.
    if (!sameRows)
        rebuildRows(artifacts);
    for (Row& row : m_rows)
        refreshRow(row);
    refreshSummary();
    setVisible(!m_rows.empty());
}

void ClockList::rebuildRows(const std::vector<ArtifactId>& artifacts)
{
    for (const Row& row : m_rows) {
        for (QWidget* widget :
             std::initializer_list<QWidget*>{row.name, row.reason, row.shift, row.reset})
            widget->deleteLater();
    }
    m_rows.clear();
    for (const ArtifactId& artifact : artifacts)
        addRow(artifact);
}

void ClockList::addRow(const ArtifactId& artifact)
{
    QWidget* content = m_scroll->widget();
    Row row;
    row.artifact = artifact;
    row.name = new ElidedLabel(Qt::ElideMiddle, content);
    row.reason = new ElidedLabel(Qt::ElideRight, content);
    row.reason->setMuted(true);
    row.shift = new ShiftBox(content);
    const QString name = toQString(m_analysis->data->nameOf(artifact));
    row.shift->setAccessibleName(tr("Shift of %1, hours, minutes and seconds").arg(name));
    row.shift->setToolTip(tr("Moves everything in this file in time: hours, minutes, seconds."));
    row.reset = new IconButton(QStringLiteral("undo"),
                               tr("Back to the guessed clock of %1").arg(name), content);
    const auto line = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.name, line, 0);
    m_grid->addWidget(row.reason, line, 1);
    m_grid->addWidget(row.shift, line, 2);
    m_grid->addWidget(row.reset, line, 3);
    row.name->setText(name);
    connect(row.shift, qOverload<int>(&QSpinBox::valueChanged), this,
            [this, row](int seconds) { correct(row, seconds); });
    connect(row.reset, &QToolButton::clicked, &m_context,
            [this, artifact] { m_context.opened().setClockCorrection(artifact, std::nullopt); });
    m_rows.push_back(row);
}

void ClockList::refreshRow(Row& row)
{
    const Clock& clock = m_analysis->clocks.of(row.artifact);
    QString reason = translated(clock.reason);
    if (clock.isPlaced && clock.uncertaintySeconds >= 1.0
        && std::isfinite(clock.uncertaintySeconds))
        reason = tr("%1 (within %2)", "why, how exactly")
                     .arg(reason, formatted(clock.uncertaintySeconds, Unit::Seconds));
    row.reason->setText(reason);
    const bool isUsers = clock.source == Clock::Source::User;
    const QSignalBlocker blocker(row.shift);
    row.shift->setValue(
        static_cast<int>(std::lround(clock.offsetSeconds - clock.guessedOffsetSeconds)));
    row.shift->setEnabled(clock.isPlaced);
    row.reset->setEnabled(isUsers);
}

void ClockList::refreshSummary()
{
    int unsure = 0;
    int users = 0;
    for (const Row& row : m_rows) {
        const Clock& clock = m_analysis->clocks.of(row.artifact);
        const bool isSure = clock.isPlaced && clock.source != Clock::Source::Assumed
                            && clock.uncertaintySeconds < 3600.0;
        unsure += isSure ? 0 : 1;
        users += clock.source == Clock::Source::User ? 1 : 0;
    }
    QStringList parts;
    if (m_rows.size() == 1)
        parts.push_back(m_rows.front().name->text() + QStringLiteral(": ")
                        + translated(m_analysis->clocks.of(m_rows.front().artifact).reason));
    else if (unsure > 0)
        parts.push_back(tr("%1 of %2 not sure").arg(unsure).arg(m_rows.size()));
    else
        parts.push_back(tr("%n file(s), all sure", "", static_cast<int>(m_rows.size())));
    if (users > 0 && m_rows.size() > 1)
        parts.push_back(tr("%n set by you", "", users));
    m_header->setTitle(tr("Clocks"), parts.join(QStringLiteral(" · ")));
}

void ClockList::correct(const Row& row, int shiftSeconds)
{
    const Clock& clock = m_analysis->clocks.of(row.artifact);
    if (shiftSeconds == 0)
        m_context.opened().setClockCorrection(row.artifact, std::nullopt);
    else
        m_context.opened().setClockCorrection(row.artifact,
                                              clock.guessedOffsetSeconds + shiftSeconds);
}

} // namespace faultline::ui
