// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/curve_tab.h"

#include "model/diagnosis/signals/rate_words.h"
#include "model/qt/text.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/rate/rate_names.h"
#include "widgets/views/rate/schedule_form.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <limits>

namespace faultline::ui {

namespace {

constexpr int kRatesHeight = 20 * kGrid; ///< at least
constexpr int kBelowHeight = 11 * kGrid;
constexpr int kFormWidth = 31 * kGrid;
constexpr int kLegendRows = 2;

class LowRateChart final : public CurveView {
public:
    LowRateChart(int height, QWidget* parent) : CurveView(parent)
    {
        setMinimumHeight(height);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {CurveView::sizeHint().width(), minimumHeight()};
    }
};

Curve lineOf(const QString& id, const QString& label, const QColor& color,
             const RateSeriesPtr& series, bool isDashed)
{
    return {.id = id,
            .label = label,
            .color = color,
            .series = series,
            .original = {},
            .origin = 0.0,
            .dashed = isDashed};
}

std::vector<ShadedRange> shadesOf(const std::vector<ScheduleMark>& marks)
{
    std::vector<ShadedRange> shades;
    for (const ScheduleMark& mark : marks) {
        const bool isWarmup = mark.kind == ScheduleMark::Kind::WarmupEnd;
        const bool isEnd = mark.kind == ScheduleMark::Kind::End;
        shades.push_back(
            {.range = {isWarmup ? 0.0 : mark.step, mark.step},
             .role = isWarmup || isEnd ? ShadedRange::Role::Phase : ShadedRange::Role::Info,
             .label = markName(mark)});
    }
    return shades;
}

/// Neither that of a run near it nor that of a severity.
QColor changedColor(const QPalette& palette)
{
    return isDark(palette) ? QColor(0xd3, 0xa6, 0xff) : QColor(0x7b, 0x3f, 0xb5);
}

/// Whether values span so much that a linear axis shows only the largest.
bool needsLogarithm(const std::vector<Curve>& curves)
{
    constexpr double kSpan = 1000.0;
    double least = std::numeric_limits<double>::infinity();
    double most = 0.0;
    for (const Curve& curve : curves) {
        const ValueRange& range = curve.series->totals().range;
        if (!range.hasFinite())
            continue;
        least = std::min(least, range.min);
        most = std::max(most, range.max);
    }
    return least > 0.0 && most > kSpan * least;
}

} // namespace

CurveTab::CurveTab(ViewContext& context, RateLab& lab, QWidget* parent)
    : QWidget(parent), m_context(context), m_lab(lab)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kGrid, 0, 0);
    row->setSpacing(2 * kGrid);
    auto* charts = new QScrollArea(this);
    charts->setFrameShape(QFrame::NoFrame);
    charts->setWidgetResizable(true);
    charts->setAccessibleName(tr("Curves"));
    charts->setWidget(buildCharts());
    row->addWidget(charts, 1);
    auto* side = new QScrollArea(this);
    side->setFrameShape(QFrame::NoFrame);
    side->setWidgetResizable(true);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setAccessibleName(tr("Parameters of the schedule"));
    side->setFixedWidth(kFormWidth);
    m_form = new ScheduleForm(lab, side);
    side->setWidget(m_form);
    row->addWidget(side);
    linkCharts();
    connect(&lab, &RateLab::picturesChanged, this, &CurveTab::refresh);
    connect(&lab, &RateLab::triedChanged, this, &CurveTab::refresh);
    refresh();
}

QWidget* CurveTab::buildCharts()
{
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    m_legend = new LegendStrip(content);
    m_legend->setMostRows(kLegendRows);
    top->addWidget(m_legend, 1);
    m_logarithmic = new QCheckBox(tr("Logarithmic"), content);
    m_logarithmic->setToolTip(tr("Draws the learning rate on a logarithmic axis"));
    connect(m_logarithmic, &QCheckBox::toggled, this,
            [this](bool checked) { m_rates->setLogY(checked); });
    top->addWidget(m_logarithmic, 0, Qt::AlignTop);
    column->addLayout(top);
    m_rates = new LowRateChart(kRatesHeight, content);
    column->addWidget(m_rates, 3);
    m_losses = new LowRateChart(kBelowHeight, content);
    column->addWidget(m_losses, 2);
    m_gradients = new LowRateChart(kBelowHeight, content);
    m_rates->setAccessibleName(tr("Learning rate"));
    m_losses->setAccessibleName(tr("Training loss"));
    m_gradients->setAccessibleName(tr("Gradient norm"));
    column->addWidget(m_gradients, 2);
    m_note = makeMutedLabel({}, content);
    column->addWidget(m_note);
    return content;
}

/// One zoom and one cursor for all; the lower charts always show the stretch of the upper one.
void CurveTab::linkCharts()
{
    const std::initializer_list<CurveView*> charts{m_rates, m_losses, m_gradients};
    for (CurveView* chart : charts) {
        connect(chart, &CurveView::xRangeRequested, m_rates, &CurveView::setXRange);
        for (CurveView* other : charts) {
            if (other != chart)
                connect(chart, &CurveView::cursorMoved, other, &CurveView::setCursorX);
        }
    }
    connect(m_rates, &CurveView::drawn, this, [this] {
        const AxisRange shown = m_rates->extras().shown().x;
        m_losses->setXRange(shown);
        m_gradients->setXRange(shown);
    });
}

QColor CurveTab::colorOf(const QString& training) const
{
    const Training* const of = m_lab.training(training);
    return of == nullptr ? accentColor(palette())
                         : m_context.runColor(m_context.nameOf(of->runs.front()->id));
}

void CurveTab::refresh()
{
    std::vector<Curve> curves;
    const std::vector<RatePicturePtr>& pictures = m_lab.pictures();
    const TriedSchedulePtr& tried = m_lab.tried();
    const RatePicturePtr main = m_lab.main();
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const RatePicture& picture = *pictures[i];
        if (picture.axis != main->axis)
            continue; // its steps are others
        const QString name = m_lab.pictured().value(static_cast<qsizetype>(i));
        const QColor color = colorOf(name);
        const bool isAlone = pictures.size() == 1;
        if (picture.logged)
            curves.push_back(lineOf(name + QStringLiteral("/logged"),
                                    isAlone ? tr("logged") : tr("%1: logged", "run").arg(name),
                                    color, picture.logged, false));
        if (picture.planned.rates)
            curves.push_back(
                lineOf(name + QStringLiteral("/planned"),
                       isAlone ? tr("planned") : tr("%1: planned", "run").arg(name),
                       isAlone && picture.logged ? palette().color(QPalette::Text) : color,
                       picture.planned.rates, picture.logged != nullptr));
        if (picture.fitted && i == 0)
            curves.push_back(
                lineOf(name + QStringLiteral("/fitted"), tr("the plan as it was counted"),
                       severityColor(Severity::Warning, palette()), picture.fitted, true));
    }
    const bool isTried = m_lab.showsTried() && tried && tried->drawn.rates;
    if (isTried)
        curves.push_back(lineOf(
            QStringLiteral("tried"), main ? tr("with your changes") : toQString(tried->spec.family),
            main ? changedColor(palette()) : accentColor(palette()), tried->drawn.rates, false));
    const ScheduleClock axis = main                            ? main->axis
                               : tried && tried->plan.schedule ? tried->plan.schedule->clock()
                                                               : ScheduleClock::Update;
    const bool hasBelow = main && (main->loss || main->gradient);
    if (isTried && tried->fitted && !(main && main->fitted))
        curves.push_back(lineOf(QStringLiteral("tried/fitted"), tr("the plan as it was counted"),
                                severityColor(Severity::Warning, palette()), tried->fitted, true));
    m_rates->setAxisTitles(hasBelow ? QString() : axisName(axis), tr("Learning rate"));
    m_rates->setTitle(tr("Learning rate"));
    m_rates->setShadedRanges(shadesOf(isTried ? tried->drawn.marks
                                      : main  ? main->planned.marks
                                              : std::vector<ScheduleMark>()));
    m_rates->setCurves(std::move(curves));
    refreshBelow();
    refreshLegend();
    refreshNote();
}

void CurveTab::refreshBelow()
{
    const RatePicturePtr main = m_lab.main();
    std::vector<Curve> losses;
    std::vector<Curve> gradients;
    for (std::size_t i = 0; i < m_lab.pictures().size(); ++i) {
        const RatePicture& picture = *m_lab.pictures()[i];
        if (picture.axis != main->axis)
            continue;
        const QString name = m_lab.pictured().value(static_cast<qsizetype>(i));
        if (picture.loss)
            losses.push_back(lineOf(name, name, colorOf(name), picture.loss, false));
        if (picture.gradient)
            gradients.push_back(lineOf(name, name, colorOf(name), picture.gradient, false));
    }
    m_losses->setVisible(!losses.empty());
    m_gradients->setVisible(!gradients.empty());
    const QString axis = main ? axisName(main->axis) : QString();
    m_losses->setAxisTitles(gradients.empty() ? axis : QString(), tr("Training loss"));
    m_losses->setTitle(tr("Training loss"));
    m_gradients->setAxisTitles(axis, tr("Gradient norm"));
    m_gradients->setTitle(tr("Gradient norm"));
    m_losses->setLogY(needsLogarithm(losses));
    m_gradients->setLogY(needsLogarithm(gradients));
    m_losses->setCurves(std::move(losses));
    m_gradients->setCurves(std::move(gradients));
    const double width = fontMetrics().horizontalAdvance(QStringLiteral("−0.00001"));
    for (CurveView* chart : {m_rates, m_losses, m_gradients})
        chart->setLeastLabelWidth(width);
}

void CurveTab::refreshLegend()
{
    std::vector<LegendStrip::Item> items;
    for (const Curve& curve : m_rates->curves())
        items.push_back({.label = curve.label, .color = curve.color, .dashed = curve.dashed});
    m_legend->setItems(std::move(items));
}

void CurveTab::refreshNote()
{
    QStringList notes;
    const RatePicturePtr main = m_lab.main();
    if (main && main->study.plan && !main->planned.missing.empty() && !m_lab.showsTried())
        notes << tr("The plan is not drawn: %1.").arg(translated(main->planned.missing));
    if (main && main->lossSignal != nullptr && !main->loss)
        notes << tr("The loss is not drawn: it counts other steps than the learning rate.");
    for (std::size_t i = 1; i < m_lab.pictures().size(); ++i) {
        if (m_lab.pictures()[i]->axis != main->axis)
            notes << tr("%1 is not drawn: it counts other steps.", "run")
                         .arg(m_lab.pictured().value(static_cast<qsizetype>(i)));
    }
    const TriedSchedulePtr& tried = m_lab.tried();
    if (tried && m_lab.showsTried() && !tried->drawn.rates && !tried->drawn.missing.empty())
        notes << tr("Your changes are not drawn: %1.").arg(translated(tried->drawn.missing));
    if (main && tried && m_lab.showsTried() && tried->fit) {
        RateStudy study = main->study;
        study.plan = tried->plan;
        study.fit = tried->fit;
        const QString proof = translated(fitProofText(*tried->fit));
        const QString logged = translated(loggedText(study));
        notes << tr("With your changes, %1.", "what the log follows then")
                     .arg(proof.isEmpty() ? logged
                                          : tr("%1; %2", "parts of a sentence").arg(logged, proof));
    }
    m_note->setText(notes.join(u' '));
    m_note->setVisible(!notes.isEmpty());
}

QString CurveTab::note() const
{
    return m_note->text();
}

void CurveTab::flush()
{
    for (CurveView* chart : {m_rates, m_losses, m_gradients})
        chart->flush();
}

void CurveTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace faultline::ui
