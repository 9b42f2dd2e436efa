// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_card.h"

#include "widgets/controls/elided_label.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/hardware/reason_strips.h"
#include "widgets/views/timeline/phase_band.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

using Line = HardwarePanel::Line;

constexpr std::size_t kLegendCurves = 12;
constexpr double kHeadroom = 1.05;

QColor between(const QColor& a, const QColor& b, float share)
{
    return QColor::fromRgbF(a.redF() + share * (b.redF() - a.redF()),
                            a.greenF() + share * (b.greenF() - a.greenF()),
                            a.blueF() + share * (b.blueF() - a.blueF()));
}

/// Names and colours of the lines of one panel, so that they can be told apart.
class LineLooks {
public:
    LineLooks(const ViewContext& context, const QPalette& palette,
              const std::vector<const Line*>& lines)
        : m_context(context), m_palette(palette)
    {
        for (const Line* line : lines) {
            if (!m_owners.contains(line->owner.name))
                m_owners.push_back(line->owner.name);
            if (line->role == Line::Role::Value)
                ++m_valueCount;
            m_mostHues = std::max(m_mostHues, line->hue + 1);
            if (!line->owner.artifact.isEmpty() && !m_artifacts.contains(line->owner.artifact)
                && line->role == Line::Role::Value)
                m_artifacts.push_back(line->owner.artifact);
        }
    }

    [[nodiscard]] QString nameOf(const Line& line) const
    {
        if (line.label.isEmpty())
            return m_artifacts.size() > 1 && !line.owner.artifact.isEmpty() ? line.owner.artifact
                                                                            : line.owner.name;
        if (m_owners.size() > 1)
            return HardwareCard::tr("%1 · %2", "run or log · what")
                .arg(line.owner.name, line.label);
        if (m_artifacts.size() > 1 && line.role == Line::Role::Value
            && !line.owner.artifact.isEmpty())
            return HardwareCard::tr("%1 · %2", "run or log · what")
                .arg(line.owner.artifact, line.label);
        return line.label;
    }

    [[nodiscard]] QColor colorOf(const Line& line) const
    {
        if (line.role == Line::Role::Limit)
            return mutedTextColor(m_palette);
        const QColor color = valueColor(line);
        return line.role == Line::Role::Extreme
                   ? between(color, m_palette.color(QPalette::Base), 0.45F)
                   : color;
    }

private:
    [[nodiscard]] QColor valueColor(const Line& line) const
    {
        const bool isAlone = m_owners.size() == 1;
        const auto artifact =
            static_cast<int>(std::max<qsizetype>(0, m_artifacts.indexOf(line.owner.artifact)));
        // One run: colours tell its devices apart. Several: each keeps its own, in shades.
        if (isAlone && m_valueCount > 1)
            return runColorOf(line.hue + artifact * m_mostHues, 0, m_palette);
        const QColor base = line.owner.isRun ? m_context.runColor(line.owner.name)
                                             : runColorOf(artifact, 0, m_palette);
        static constexpr int kLighter[] = {100, 130, 78, 155};
        return isAlone ? base : base.lighter(kLighter[line.hue % 4]);
    }

    const ViewContext& m_context;
    const QPalette& m_palette;
    QStringList m_owners;
    QStringList m_artifacts;
    std::size_t m_valueCount = 0;
    int m_mostHues = 1; ///< of the lines of one log
};

} // namespace

HardwareCard::HardwareCard(ViewContext& context, const HardwareScope& scope, QWidget* parent)
    : CardFrame(parent),
      m_context(context),
      m_scope(scope),
      m_title(new ElidedLabel(Qt::ElideMiddle, this)),
      m_legend(new LegendStrip(this)),
      m_chart(new CurveView(this)),
      m_strips(new ReasonStrips(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setSpacing(2 * kGrid);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    top->addWidget(m_title);
    top->addWidget(m_legend, 1);
    column->addLayout(top);
    column->addWidget(m_chart, 1);
    column->addWidget(m_strips, 1);
    m_strips->hide();
    m_chart->setXAxis(XAxisKind::Wall, false);

    const auto setCursor = [&context](std::optional<double> time) { context.setCursorTime(time); };
    connect(m_chart, &CurveView::xRangeRequested, &context,
            [&context](std::optional<AxisRange> range) { context.setTimeZoom(range); });
    connect(m_chart, &CurveView::cursorMoved, &context, setCursor);
    connect(m_strips, &ReasonStrips::cursorMoved, &context, setCursor);
    connect(m_chart, &CurveView::drawn, this, &HardwareCard::drawn);
}

void HardwareCard::setPanel(const HardwarePanel* panel)
{
    if (panel == nullptr) {
        m_panel.reset();
        m_chart->setCurves({});
        m_strips->setStrips({});
        m_legend->setItems({});
        return;
    }
    m_panel = *panel;
    const QString title = panel->quantity.unit.isEmpty()
                              ? panel->title
                              : tr("%1 (%2)").arg(panel->title, panel->quantity.unit);
    m_title->setText(title);
    m_title->setDetail(panel->remarks.join(u'\n'));
    setAccessibleName(title);
    m_chart->setAccessibleName(tr("Chart of %1").arg(title));
    m_strips->setAccessibleName(title);
    m_chart->setVisible(panel->strips.empty());
    m_strips->setVisible(!panel->strips.empty());
    m_chart->setValueFormat(panel->quantity.format);
    // Wide enough for "1,023.5 MiB": the plots of all panels begin at the same place.
    const double labels =
        std::ceil(QFontMetricsF(font()).horizontalAdvance(QStringLiteral("999.9 MiB")));
    m_chart->setLeastLabelWidth(labels);
    m_strips->setLabelWidth(labels);
    refreshCurves();
    refreshZoom();
    refreshCursor();
}

void HardwareCard::setPhases(const std::vector<PhaseSpan>& spans)
{
    m_phases = spans;
    refreshBand();
}

void HardwareCard::refreshBand()
{
    m_chart->setBand(phaseBand(m_phases, palette()));
    std::vector<ShadedRange> shades = phaseShades(m_phases);
    if (m_proof)
        shades.push_back(*m_proof);
    m_chart->setShadedRanges(std::move(shades));
}

void HardwareCard::setProof(std::optional<ShadedRange> proof)
{
    m_proof = std::move(proof);
    refreshBand();
}

void HardwareCard::setFullRange(std::optional<AxisRange> range)
{
    m_fullRange = range;
    refreshZoom();
}

std::vector<const HardwarePanel::Line*> HardwareCard::visibleLines() const
{
    std::vector<const Line*> lines;
    for (const Line& line : m_panel->lines) {
        const bool isLimit = line.role == Line::Role::Limit;
        const bool itsLogIsShown =
            isLimit ? std::any_of(m_panel->lines.begin(), m_panel->lines.end(),
                                  [&](const Line& other) {
                                      return other.role == Line::Role::Value
                                             && other.owner.name == line.owner.name
                                             && m_scope.shows(other.owner);
                                  })
                    : m_scope.shows(line.owner);
        if (itsLogIsShown)
            lines.push_back(&line);
    }
    return lines;
}

void HardwareCard::refreshCurves()
{
    if (!m_panel)
        return;
    refreshStrips();
    m_chart->setXAxis(m_scope.isRelative ? XAxisKind::Relative : XAxisKind::Wall, false);
    const std::vector<const Line*> lines = visibleLines();
    const LineLooks looks(m_context, palette(), lines);
    std::vector<Curve> curves;
    std::vector<LegendStrip::Item> items;
    for (const Line* line : lines) {
        const QString name = looks.nameOf(*line);
        const QColor color = looks.colorOf(*line);
        const bool dashed = line->isEvaluation || line->role != Line::Role::Value;
        curves.push_back({.id = line->owner.name + u'/' + line->owner.artifact + u'/' + line->label,
                          .label = name,
                          .color = color,
                          .series = line->series,
                          .original = nullptr,
                          .origin = m_scope.isRelative ? 0.0 : line->origin,
                          .dashed = dashed});
        items.push_back({.label = name, .color = color, .dashed = dashed});
    }
    if (items.size() > kLegendCurves)
        items.clear();
    m_legend->setItems(std::move(items));
    m_chart->setCurves(std::move(curves));
    refreshHeight(lines);
}

void HardwareCard::refreshHeight(const std::vector<const HardwarePanel::Line*>& lines)
{
    std::optional<AxisRange> range = m_panel->quantity.fixedRange;
    double highest = 0.0;
    for (const Line* line : lines) {
        const ValueRange& values = line->series->totals().range;
        if (values.hasFinite())
            highest = std::max(highest, values.max);
    }
    if (!range && m_panel->quantity.fromZero && highest > 0.0)
        range = AxisRange{.min = 0.0, .max = kHeadroom * highest};
    m_chart->setYRange(range);
}

void HardwareCard::refreshStrips()
{
    std::vector<HardwarePanel::Strip> strips;
    QStringList owners;
    for (const HardwarePanel::Strip& strip : m_panel->strips) {
        if (!m_scope.shows(strip.owner))
            continue;
        strips.push_back(strip);
        if (!owners.contains(strip.owner.name))
            owners.push_back(strip.owner.name);
    }
    if (owners.size() > 1) {
        for (HardwarePanel::Strip& strip : strips)
            strip.label = tr("%1 · %2", "run or log · what").arg(strip.owner.name, strip.label);
    }
    // What cost speed comes first.
    std::stable_partition(strips.begin(), strips.end(),
                          [](const HardwarePanel::Strip& strip) { return strip.costsSpeed; });
    m_strips->setStrips(std::move(strips));
}

void HardwareCard::refreshZoom()
{
    const std::optional<AxisRange> range =
        m_context.timeZoom() ? m_context.timeZoom() : m_fullRange;
    m_chart->setXRange(range);
    m_strips->setXRange(range);
}

void HardwareCard::refreshCursor()
{
    m_chart->setCursorX(m_context.cursorTime());
    m_strips->setCursorX(m_context.cursorTime());
}

void HardwareCard::changeEvent(QEvent* event)
{
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_chart != nullptr) {
        refreshBand();
        refreshCurves();
    }
}

} // namespace faultline::ui
