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
constexpr int kLegendRows = 2;
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
    LineLooks(const HardwareScope& scope, const QPalette& palette,
              const std::vector<const Line*>& lines)
        : m_scope(scope), m_palette(palette)
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

    /// In full, for the cursor box.
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

    /// One entry for each quantity where the key of the page tells runs and logs apart.
    [[nodiscard]] std::vector<LegendStrip::Item> legend(const std::vector<const Line*>& lines) const
    {
        std::vector<LegendStrip::Item> items;
        for (const Line* line : lines) {
            const bool isKeyed = m_scope.owners.size() > 1 && m_owners.size() > 1;
            LegendStrip::Item item{.label = isKeyed ? line->label : nameOf(*line),
                                   .color = colorOf(*line),
                                   .dashed = isDashed(*line)};
            if (isKeyed && line->role != Line::Role::Limit)
                item.color = shade(mutedTextColor(m_palette), line->hue);
            const bool isNamed =
                std::any_of(items.begin(), items.end(), [&](const LegendStrip::Item& other) {
                    return isKeyed && other.label == item.label && other.dashed == item.dashed;
                });
            if (!item.label.isEmpty() && !isNamed)
                items.push_back(std::move(item));
        }
        return items;
    }

    [[nodiscard]] static bool isDashed(const Line& line)
    {
        return line.isEvaluation || line.role != Line::Role::Value;
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
    [[nodiscard]] static QColor shade(const QColor& base, int hue)
    {
        static constexpr int kLighter[] = {100, 130, 78, 155};
        return base.lighter(kLighter[hue % 4]);
    }

    [[nodiscard]] QColor valueColor(const Line& line) const
    {
        const bool isAlone = m_owners.size() == 1;
        const auto artifact =
            static_cast<int>(std::max<qsizetype>(0, m_artifacts.indexOf(line.owner.artifact)));
        // One run: colours tell its devices apart. Several: each keeps its own, in shades.
        if (isAlone && m_valueCount > 1)
            return runColorOf(line.hue + artifact * m_mostHues, 0, m_palette);
        const QColor base = ownerColor(line.owner, m_scope, m_palette);
        return isAlone ? base : shade(base, line.hue);
    }

    const HardwareScope& m_scope;
    const QPalette& m_palette;
    QStringList m_owners;
    QStringList m_artifacts;
    std::size_t m_valueCount = 0;
    int m_mostHues = 1; ///< of the lines of one log
};

} // namespace

QColor ownerColor(const PanelOwner& owner, const HardwareScope& scope, const QPalette& palette)
{
    if (owner.isRun)
        return scope.context.runColor(owner.name);
    const auto place = std::max<qsizetype>(0, scope.owners.indexOf(owner.name));
    return runColorOf(static_cast<int>(place), 0, palette);
}

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
    m_legend->setMostRows(kLegendRows);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    top->addWidget(m_title);
    top->addWidget(m_legend, 1);
    column->addLayout(top);
    column->addWidget(m_chart, 1);
    column->addWidget(m_strips, 1);
    m_strips->hide();
    m_chart->setXAxis(XAxisKind::Wall, false);

    connect(m_chart, &CurveView::xRangeRequested, this, &HardwareCard::rangeRequested);
    connect(m_chart, &CurveView::cursorMoved, this, &HardwareCard::cursorMoved);
    connect(m_strips, &ReasonStrips::cursorMoved, this, &HardwareCard::cursorMoved);
    connect(m_chart, &CurveView::drawn, this, &HardwareCard::drawn);
    connect(m_chart, &CurveView::pointChosen, this, &HardwareCard::pickPoint);
}

void HardwareCard::pickPoint(std::size_t curve, const ScalarPoint& point)
{
    const std::vector<const Line*> lines = visibleLines();
    const CasePtr& opened = m_context.opened().caseData();
    if (!opened || curve >= lines.size())
        return;
    const HardwareLogPtr log =
        artifactNamed(opened->hardwareLogs, lines[curve]->owner.artifact.toStdString());
    if (log)
        m_context.pick(HardwareEvidence{
            .log = log->id(),
            .quantity = (lines[curve]->quantity.isEmpty() ? m_panel->id : lines[curve]->quantity)
                            .toStdString(),
            .device = -1,
            .firstTime = point.wallTime,
            .lastTime = point.wallTime,
            .caption = {}});
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
    m_chart->setXAxis(m_scope.isFromStart() ? XAxisKind::Relative : XAxisKind::Wall, false);
    const std::vector<const Line*> lines = visibleLines();
    const LineLooks looks(m_scope, palette(), lines);
    std::vector<Curve> curves;
    for (const Line* line : lines) {
        curves.push_back(
            {.id = line->owner.name + u'/' + line->owner.artifact + u'/' + line->label,
             .label = looks.nameOf(*line),
             .color = looks.colorOf(*line),
             .series = line->series,
             .original = nullptr,
             .origin = m_scope.isFromStart() ? m_scope.startOf(line->owner) : line->origin,
             .dashed = LineLooks::isDashed(*line)});
    }
    std::vector<LegendStrip::Item> items = looks.legend(lines);
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
        for (AxisRange& span : strips.back().spans)
            span = {.min = span.min - m_scope.startOf(strip.owner),
                    .max = span.max - m_scope.startOf(strip.owner)};
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
    const std::optional<AxisRange>& zoom =
        m_scope.isFromStart() ? m_scope.zoom : m_context.timeZoom();
    const std::optional<AxisRange> range = zoom ? zoom : m_fullRange;
    m_chart->setXRange(range);
    m_strips->setXRange(range);
}

void HardwareCard::refreshCursor()
{
    const std::optional<double> cursor =
        m_scope.isFromStart() ? m_scope.cursor : m_context.cursorTime();
    m_chart->setCursorX(cursor);
    m_strips->setCursorX(cursor);
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
