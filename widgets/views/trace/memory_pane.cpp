// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/memory_pane.h"

#include "model/qt/messages.h"
#include "model/qt/profile_tables.h"
#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/trace/copy_table.h"
#include "widgets/views/trace/table_pane.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

/// From here on the table has room beside the chart.
constexpr int kBesideFrom = 110 * kGrid;
/// The peak is a moment: its mark is this share of the shown time.
constexpr double kPeakMark = 0.004;
/// Air above the highest value.
constexpr double kTop = 1.08;

/// The profile keeps the series alive: no copy.
std::shared_ptr<const ScalarSeries> shared(const TraceProfilePtr& profile,
                                           const ScalarSeries& series)
{
    return {profile, &series};
}

/// From the first to the last time of a curve's series; empty if there is none.
std::optional<AxisRange> timesOf(const MemoryCurve& memory)
{
    std::optional<AxisRange> range;
    for (const ScalarSeries* series : {&memory.allocated, &memory.reserved}) {
        if (series->empty())
            continue;
        const AxisRange own{.min = series->minWallTime(), .max = series->maxWallTime()};
        range = range ? AxisRange{.min = std::min(range->min, own.min),
                                  .max = std::max(range->max, own.max)}
                      : own;
    }
    return range;
}

double highestOf(const ScalarSeries& series)
{
    const ValueRange all = series.range(0, series.size());
    return all.hasFinite() ? all.max : 0.0;
}

std::shared_ptr<const ScalarSeries> level(double value, const AxisRange& range)
{
    ScalarSeriesBuilder builder;
    const std::vector<ScalarPoint> ends{{.step = 0, .wallTime = range.min, .value = value},
                                        {.step = 1, .wallTime = range.max, .value = value}};
    builder.append(ends);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

} // namespace

MemoryPane::MemoryPane(QWidget* parent) : QStackedWidget(parent)
{
    m_owners = new TablePane(tr("Who holds the memory at the peak"), this);
    m_owners->setEmptyTexts(tr("No owners"),
                            tr("The file does not tell who holds the memory at its peak."));
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(buildChartSide());
    m_splitter->addWidget(m_owners);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({kBesideFrom, kBesideFrom}); // halves: only the ratio counts
    m_empty = new EmptyState(QStringLiteral("trace"), this);
    m_empty->setTexts(tr("No memory in this trace"),
                      tr("PyTorch: profile(..., profile_memory=True), or "
                         "torch.cuda.memory._record_memory_history() and "
                         "torch.cuda.memory._dump_snapshot(\"snapshot.pickle\"). TensorFlow: a "
                         "trace of a GPU holds it by itself."));
    addWidget(m_splitter);
    addWidget(m_empty);
    setCurrentWidget(m_empty);
}

QWidget* MemoryPane::buildChartSide()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, kGrid / 2, kGrid, 0);
    column->setSpacing(kGrid / 2);
    auto* top = new QHBoxLayout;
    m_allocators = new QComboBox(side);
    m_allocators->setAccessibleName(tr("Allocator"));
    connect(m_allocators, &QComboBox::currentIndexChanged, this, &MemoryPane::showCurve);
    top->addWidget(m_allocators);
    m_sentence = makeTextLabel({}, side);
    top->addWidget(m_sentence, 1);
    column->addLayout(top);
    m_legend = new LegendStrip(side);
    column->addWidget(m_legend);
    m_chart = new CurveView(side);
    m_chart->setAccessibleName(tr("Memory over time"));
    m_chart->setXAxis(XAxisKind::Relative, false);
    m_chart->setValueFormat(ValueFormat::Bytes);
    connect(m_chart, &CurveView::xRangeRequested, m_chart, &CurveView::setXRange);
    connect(m_chart, &CurveView::cursorMoved, m_chart, &CurveView::setCursorX);
    column->addWidget(m_chart, 1);
    return side;
}

void MemoryPane::setProfile(TraceProfilePtr profile)
{
    m_profile = std::move(profile);
    const bool hasMemory = m_profile && !m_profile->memory.empty();
    {
        const QSignalBlocker quiet(m_allocators);
        m_allocators->clear();
        for (std::size_t i = 0; hasMemory && i < m_profile->memory.size(); ++i)
            m_allocators->addItem(toQString(m_profile->memory[i].allocator));
    }
    m_allocators->setVisible(m_allocators->count() > 1);
    // The fullest first: it is the one that was opened for.
    int fullest = hasMemory ? 0 : -1;
    for (int i = 1; i < m_allocators->count(); ++i) {
        const auto peakOf = [this](int index) {
            return m_profile->memory[static_cast<std::size_t>(index)].peakBytes;
        };
        if (peakOf(i) > peakOf(fullest))
            fullest = i;
    }
    {
        const QSignalBlocker quiet(m_allocators);
        m_allocators->setCurrentIndex(fullest);
    }
    setCurrentIndex(hasMemory ? 0 : 1);
    showCurve(fullest);
}

void MemoryPane::showCurve(int index)
{
    m_shown = index;
    refreshCurves();
    const bool isShown = m_shown >= 0 && m_profile;
    m_owners->setTable(isShown ? peakOwnerTable(m_profile, static_cast<std::size_t>(m_shown))
                               : ProfileTable());
    m_sentence->setText(isShown ? sentence(m_profile->memory.at(static_cast<std::size_t>(m_shown)))
                                : QString());
}

QString MemoryPane::outOfMemorySentence(const OutOfMemoryMark& mark)
{
    const QString requested = formatted(static_cast<double>(mark.requestedBytes), Unit::Bytes);
    const QString left = formatted(static_cast<double>(mark.deviceFreeBytes), Unit::Bytes);
    const QString when = traceDuration(mark.time);
    if (mark.owner.empty())
        return tr("Out of memory at %1: %2 asked for, %3 free on the device.")
            .arg(when, requested, left);
    return tr("Out of memory at %1: %2 asked for by %3, %4 free on the device.")
        .arg(when, requested, toQString(mark.owner), left);
}

QString MemoryPane::sentence(const MemoryCurve& memory) const
{
    const QString peak = formatted(static_cast<double>(memory.peakBytes), Unit::Bytes);
    QStringList sentences;
    if (memory.capacityBytes > 0)
        sentences << tr("Peak %1 of %2 (%3).")
                         .arg(peak,
                              formatted(static_cast<double>(memory.capacityBytes), Unit::Bytes),
                              traceShare(static_cast<double>(memory.peakBytes)
                                         / static_cast<double>(memory.capacityBytes)));
    else
        sentences << tr("Peak %1.").arg(peak);
    if (std::isfinite(memory.fragmentation))
        sentences << tr("Fragmented at the peak: %1.").arg(traceShare(memory.fragmentation));
    if (memory.largestFreeBytes > 0 && memory.inactiveBytes > 0)
        sentences << tr("Reserved but free: %1, the largest piece %2.")
                         .arg(formatted(static_cast<double>(memory.inactiveBytes), Unit::Bytes),
                              formatted(static_cast<double>(memory.largestFreeBytes), Unit::Bytes));
    if (memory.isRelative)
        sentences << tr("What was in use before the record began is not known: the curve is too "
                        "low by that much.");
    for (const OutOfMemoryMark& mark : m_profile->outOfMemory)
        sentences << outOfMemorySentence(mark);
    return sentences.join(tr(" ", "between sentences"));
}

void MemoryPane::refreshCurves()
{
    std::vector<Curve> curves;
    std::vector<LegendStrip::Item> legend;
    std::vector<ShadedRange> shades;
    double highest = 0.0;
    if (m_profile && m_shown >= 0) {
        const MemoryCurve& memory = m_profile->memory.at(static_cast<std::size_t>(m_shown));
        const auto add = [&](const QString& id, const QString& label, const QColor& color,
                             std::shared_ptr<const ScalarSeries> series, bool dashed) {
            legend.push_back({.label = label, .color = color, .dashed = dashed});
            Curve curve;
            curve.id = id;
            curve.label = label;
            curve.color = color;
            curve.series = std::move(series);
            curve.dashed = dashed;
            curves.push_back(std::move(curve));
        };
        if (!memory.allocated.empty())
            add(QStringLiteral("allocated"), tr("Allocated"), runColorOf(0, 0, palette()),
                shared(m_profile, memory.allocated), false);
        if (!memory.reserved.empty())
            add(QStringLiteral("reserved"), tr("Reserved"), runColorOf(1, 0, palette()),
                shared(m_profile, memory.reserved), false);
        highest = std::max({static_cast<double>(memory.capacityBytes),
                            static_cast<double>(memory.peakBytes), highestOf(memory.reserved),
                            highestOf(memory.allocated)});
        const std::optional<AxisRange> times = timesOf(memory);
        if (times && memory.capacityBytes > 0)
            add(QStringLiteral("capacity"), tr("Capacity"),
                severityColor(Severity::Critical, palette()),
                level(static_cast<double>(memory.capacityBytes), *times), true);
        if (times && memory.peakBytes > 0) {
            const double half = kPeakMark / 2.0 * std::max(times->max - times->min, 1e-9);
            shades.push_back(
                {.range = {.min = memory.peakTime - half, .max = memory.peakTime + half},
                 .role = ShadedRange::Role::Warning,
                 .label = tr("Peak %1").arg(
                     formatted(static_cast<double>(memory.peakBytes), Unit::Bytes))});
        }
    }
    addOutOfMemoryMarks(shades);
    m_legend->setItems(std::move(legend));
    m_chart->setCurves(std::move(curves));
    m_chart->setShadedRanges(std::move(shades));
    m_chart->setXRange(std::nullopt);
    // From zero: how full the memory is is the question.
    m_chart->setYRange(highest > 0.0 ? std::optional(AxisRange{.min = 0.0, .max = kTop * highest})
                                     : std::nullopt);
}

void MemoryPane::addOutOfMemoryMarks(std::vector<ShadedRange>& shades) const
{
    if (!m_profile || m_shown < 0)
        return;
    const std::optional<AxisRange> times =
        timesOf(m_profile->memory.at(static_cast<std::size_t>(m_shown)));
    if (!times)
        return;
    const double half = kPeakMark / 2.0 * std::max(times->max - times->min, 1e-9);
    for (const OutOfMemoryMark& mark : m_profile->outOfMemory)
        shades.push_back({.range = {.min = mark.time - half, .max = mark.time + half},
                          .role = ShadedRange::Role::Critical,
                          .label = tr("Out of memory")});
}

void MemoryPane::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    m_splitter->setOrientation(event->size().width() >= kBesideFrom ? Qt::Horizontal
                                                                    : Qt::Vertical);
}

void MemoryPane::changeEvent(QEvent* event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_chart != nullptr)
        refreshCurves();
}

void MemoryPane::settle()
{
    m_chart->flush();
}

} // namespace faultline::ui
