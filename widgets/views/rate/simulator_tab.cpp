// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/simulator_tab.h"

#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/rate/rate_names.h"
#include "widgets/views/rate/value_field.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kKnobsWidth = 33 * kGrid;
constexpr int kLossHeight = 24 * kGrid;
constexpr int kRateHeight = 14 * kGrid;

// Of the knobs.
constexpr double kLeastRate = 1e-5;
constexpr double kMostRate = 10.0;
constexpr double kLeastCurvature = 0.01;
constexpr double kMostCurvature = 100.0;

enum class Member { Expected, Low, High };

/// Every so manieth point: a chart thins them anyway.
RateSeriesPtr seriesOf(const Simulation& simulation, Member member)
{
    constexpr double kLeast = 1e-12; // of a logarithmic axis
    std::vector<ScalarPoint> points;
    const std::size_t count = simulation.loss.diverged.value_or(simulation.loss.expected.size());
    points.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double spread = simulation.loss.deviation[i];
        const double value = simulation.loss.expected[i]
                             + (member == Member::Low    ? -spread
                                : member == Member::High ? spread
                                                         : 0.0);
        const auto step = static_cast<std::int64_t>(i);
        points.push_back({.step = step,
                          .wallTime = static_cast<double>(step),
                          .value = std::max(value, kLeast)});
    }
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

RateSeriesPtr ratesOf(const Simulation& simulation)
{
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < simulation.rates.size(); ++i)
        points.push_back({.step = static_cast<std::int64_t>(i),
                          .wallTime = static_cast<double>(i),
                          .value = simulation.rates[i]});
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

Curve simulatedCurve(const QString& label, const QColor& color, const RateSeriesPtr& series,
                     bool isDashed)
{
    return {.id = label,
            .label = label,
            .color = color,
            .series = series,
            .original = {},
            .origin = 0.0,
            .dashed = isDashed};
}

CurveBand bandOf(std::size_t curve, const Simulation& simulation)
{
    return {.curve = curve,
            .kind = CurveBand::Kind::StandardDeviation,
            .lower = seriesOf(simulation, Member::Low),
            .upper = seriesOf(simulation, Member::High),
            .counts = {},
            .spoiled = {},
            .runs = 0};
}

/// To the digits that a slider shows.
double rounded(double value)
{
    constexpr int kDigits = 3;
    return QString::number(value, 'g', kDigits).toDouble();
}

class SimulatorChart final : public CurveView {
public:
    SimulatorChart(int height, QWidget* parent) : CurveView(parent)
    {
        setMinimumHeight(height);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {CurveView::sizeHint().width(), minimumHeight()};
    }
};

} // namespace

SimulatorTab::SimulatorTab(const JobQueuePtr& jobs, RateLab& lab, QWidget* parent)
    : QWidget(parent), m_lab(lab), m_work(jobs, JobLane::Short)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kGrid, 0, 0);
    row->setSpacing(2 * kGrid);
    auto* side = new QScrollArea(this);
    side->setFrameShape(QFrame::NoFrame);
    side->setWidgetResizable(true);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setFixedWidth(kKnobsWidth);
    side->setAccessibleName(tr("Settings of the simulation"));
    side->setWidget(buildKnobs());
    row->addWidget(side);
    auto* main = new QScrollArea(this);
    main->setFrameShape(QFrame::NoFrame);
    main->setWidgetResizable(true);
    main->setAccessibleName(tr("Simulation"));
    main->setWidget(buildPicture());
    row->addWidget(main, 1);
    connect(&m_lab, &RateLab::picturesChanged, this, &SimulatorTab::takeRangeTest);
    takeRangeTest();
    refreshKnobs();
}

QWidget* SimulatorTab::buildKnobs()
{
    auto* host = new QWidget(this);
    auto* column = new QVBoxLayout(host);
    column->setContentsMargins(0, 0, kGrid, kGrid);
    column->setSpacing(kGrid);
    using S = SimulationSettings;
    addChoices(*column);
    addKnob(*column, tr("Learning rate"), &S::rate, kLeastRate, kMostRate, true, false);
    m_rows.back().fromTest = &S::rate;
    addKnob(*column, tr("Batch size"), &S::batch, 1.0, 4096.0, true, true);
    addKnob(*column, tr("Momentum"), &S::momentum, 0.0, 0.99, false, false);
    addKnob(*column, tr("Steps"), &S::steps, 100.0, 10000.0, true, true);
    addKnob(*column, tr("Largest curvature"), &S::curvature, kLeastCurvature, kMostCurvature, true,
            false);
    m_rows.back().fromTest = &S::curvature;
    addKnob(*column, tr("Decay of curvatures"), &S::decay, 0.2, 2.0, false, false);
    column->addStretch(1);
    return host;
}

void SimulatorTab::addChoices(QVBoxLayout& column)
{
    const auto add = [&](const QString& name, const auto& names, auto member) {
        auto* box = new QComboBox(column.parentWidget());
        for (const auto& [value, text] : names)
            box->addItem(text, static_cast<int>(value));
        auto* field = new ValueField(name, box, column.parentWidget());
        column.addWidget(field);
        using Value = std::remove_reference_t<decltype(m_settings.*member)>;
        const auto set = [this, member](Value value) {
            SimulationSettings settings = m_settings;
            settings.*member = value;
            setSettings(settings);
        };
        connect(box, &QComboBox::activated, this,
                [box, set] { set(static_cast<Value>(box->currentData().toInt())); });
        m_rows.push_back(
            {.field = field,
             .show =
                 [this, box, member] {
                     box->setCurrentIndex(box->findData(static_cast<int>(m_settings.*member)));
                 },
             .isUsers = [this, member] { return m_settings.*member != m_defaults.*member; },
             .reset = [this, set, member] { set(m_defaults.*member); }});
        connect(field, &ValueField::resetRequested, this, m_rows.back().reset);
    };
    add(tr("Optimizer"),
        std::vector<std::pair<SimulatedOptimizer, QString>>{
            {SimulatedOptimizer::Momentum, tr("SGD with momentum")},
            {SimulatedOptimizer::Nesterov, tr("SGD with Nesterov momentum")},
            {SimulatedOptimizer::Adam, tr("Adam")}},
        &SimulationSettings::optimizer);
    add(tr("Schedule"),
        std::vector<std::pair<SimulatedShape, QString>>{
            {SimulatedShape::Constant, tr("Constant")},
            {SimulatedShape::Cosine, tr("Cosine to 0")},
            {SimulatedShape::Linear, tr("Linear to 0")},
            {SimulatedShape::Steps, tr("Drops to 1/10 at 60 % and 85 %")}},
        &SimulationSettings::shape);
}

void SimulatorTab::addKnob(QVBoxLayout& column, const QString& name,
                           double SimulationSettings::*member, double low, double high,
                           bool isLogarithmic, bool isWhole)
{
    auto* knob =
        new Knob(name, low, high, isLogarithmic ? Knob::Scale::Logarithmic : Knob::Scale::Linear,
                 column.parentWidget());
    if (isWhole)
        knob->setWhole();
    auto* field = new ValueField(name, knob, column.parentWidget());
    column.addWidget(field);
    const auto set = [this, member](double value) {
        SimulationSettings settings = m_settings;
        settings.*member = value;
        setSettings(settings);
    };
    connect(knob, &Knob::valueChanged, this, set);
    m_rows.push_back(
        {.field = field,
         .show =
             [this, knob, member] {
                 if (knob->value() != m_settings.*member)
                     knob->setValue(m_settings.*member);
             },
         .isUsers = [this, member] { return m_settings.*member != m_defaults.*member; },
         .reset = [this, set, member] { set(m_defaults.*member); }});
    connect(field, &ValueField::resetRequested, this, m_rows.back().reset);
}

QWidget* SimulatorTab::buildPicture()
{
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    auto* heading = makeCardHeading(tr("Illustration, not forecast"), content);
    heading->setWordWrap(true); // beside the button of a small window
    top->addWidget(heading, 1);
    m_keep = new QPushButton(tr("Keep this curve"), content);
    m_keep->setToolTip(tr("Stays in the picture, to compare other settings with"));
    m_keep->setEnabled(false);
    connect(m_keep, &QPushButton::clicked, this, &SimulatorTab::keepCurve);
    top->addWidget(m_keep);
    column->addLayout(top);
    m_sentence = makeTextLabel({}, content);
    column->addWidget(m_sentence);
    m_losses = new SimulatorChart(kLossHeight, content);
    m_losses->setTitle(tr("Loss"));
    m_losses->setAccessibleName(tr("Loss"));
    m_losses->setAxisTitles({}, tr("Loss"));
    m_losses->setLogY(true);
    column->addWidget(m_losses, 3);
    m_legend = new LegendStrip(content);
    column->addWidget(m_legend);
    m_rates = new SimulatorChart(kRateHeight, content);
    m_rates->setTitle(tr("Learning rate"));
    m_rates->setAccessibleName(tr("Learning rate"));
    m_rates->setAxisTitles(tr("Step"), tr("Rate"));
    column->addWidget(m_rates, 1);
    const double width = fontMetrics().horizontalAdvance(QStringLiteral("−0.00001"));
    for (CurveView* chart : {m_losses, m_rates}) {
        chart->setLeastLabelWidth(width);
        connect(chart, &CurveView::xRangeRequested, m_losses, &CurveView::setXRange);
        connect(chart, &CurveView::xRangeRequested, m_rates, &CurveView::setXRange);
    }
    connect(m_losses, &CurveView::cursorMoved, m_rates, &CurveView::setCursorX);
    connect(m_rates, &CurveView::cursorMoved, m_losses, &CurveView::setCursorX);
    column->addWidget(makeMutedLabel(
        tr("A noisy quadratic with 10,000 directions: its curvatures are fixed and its gradient is "
           "as noisy as its batch is small. It shows the largest stable learning rate, the noise "
           "floor that a smaller rate or a larger batch lowers, and why a decay pays at the end. "
           "It "
           "cannot show what a warm-up is good for, how a network recovers after its loss jumped, "
           "batch normalization, gradient clipping, half precision, plateaus, or how well a model "
           "generalizes."),
        content));
    return content;
}

SimulationSettings SimulatorTab::defaultsOf(SimulatedOptimizer optimizer) const
{
    constexpr double kOfAdam = 0.01;
    SimulationSettings defaults = m_measured;
    // Those of SGD, with and without Nesterov, are one.
    defaults.optimizer = SimulationSettings().optimizer;
    if (optimizer == SimulatedOptimizer::Adam)
        defaults.rate = kOfAdam;
    return defaults;
}

void SimulatorTab::takeRangeTest()
{
    const bool wasDefault = m_settings == m_defaults;
    const RatePicturePtr main = m_lab.main();
    m_measured = {};
    m_isMeasured = false;
    // The edge of a range test is where heavy ball loses its stability; of Adam it is not.
    if (main && main->study.rangeTest && !main->isAdaptive) {
        const double edge = main->study.rangeTest->reading.edge;
        const double ofLimit = 2.0 + 2.0 * m_measured.momentum;
        const double curvature = rounded(ofLimit / edge);
        const double rate = rounded(m_measured.rate / ofLimit * edge);
        m_isMeasured = edge > 0.0 && curvature >= kLeastCurvature && curvature <= kMostCurvature
                       && rate >= kLeastRate && rate <= kMostRate;
        if (m_isMeasured) {
            m_measured.curvature = curvature;
            m_measured.rate = rate;
        }
    }
    m_defaults = defaultsOf(m_settings.optimizer);
    if (wasDefault)
        setSettings(m_defaults);
    refreshKnobs();
}

void SimulatorTab::setSettings(const SimulationSettings& settings)
{
    if (settings == m_settings && m_result)
        return;
    const double wasDefault = m_defaults.rate;
    m_defaults = defaultsOf(settings.optimizer);
    const bool isOther = settings.optimizer != m_settings.optimizer;
    const bool keepsDefault =
        isOther && settings.rate == m_settings.rate && m_settings.rate == wasDefault;
    m_settings = settings;
    if (keepsDefault)
        m_settings.rate = m_defaults.rate;
    m_isOutdated = true;
    refreshKnobs();
    if (isVisible())
        simulate();
}

void SimulatorTab::refreshKnobs()
{
    for (const Row& row : m_rows) {
        row.show();
        const bool isUsers = row.isUsers();
        const bool isMeasured = m_isMeasured && row.fromTest != nullptr
                                && m_defaults.*row.fromTest == m_measured.*row.fromTest;
        row.field->setOrigin(isUsers      ? tr("given by you")
                             : isMeasured ? tr("range test")
                                          : tr("default"),
                             isUsers);
    }
}

void SimulatorTab::simulate()
{
    if (m_work.isRunning() || !m_isOutdated)
        return; // it is started when that is done
    m_isOutdated = false;
    m_work.start(
        [settings = m_settings](WorkMonitor&) {
            std::optional<Simulation> made = faultline::simulate(settings);
            return Result<SimulationPtr>(made ? std::make_shared<const Simulation>(*std::move(made))
                                              : nullptr);
        },
        [this](const Result<SimulationPtr>& made) {
            m_result = made ? *made : nullptr;
            showResult();
            simulate();
        });
}

void SimulatorTab::keepCurve()
{
    m_kept = m_result;
    showResult();
}

void SimulatorTab::showResult()
{
    m_keep->setEnabled(m_result != nullptr);
    if (!m_result)
        return;
    const Simulation& now = *m_result;
    std::vector<Curve> losses;
    std::vector<Curve> rates;
    std::vector<CurveBand> bands;
    const auto add = [&](const Simulation& one, const QString& label, const QColor& color,
                         bool isDashed) {
        bands.push_back(bandOf(losses.size(), one));
        losses.push_back(simulatedCurve(label, color, seriesOf(one, Member::Expected), isDashed));
        rates.push_back(simulatedCurve(label, color, ratesOf(one), isDashed));
    };
    if (m_kept && m_kept != m_result)
        add(*m_kept,
            tr("kept: rate %1, batch %2")
                .arg(shownRate(m_kept->settings.rate), shownRate(m_kept->settings.batch)),
            mutedTextColor(palette()), true);
    add(now, tr("now, with the spread of single runs"), accentColor(palette()), false);
    std::vector<LegendStrip::Item> items;
    for (const Curve& curve : losses)
        items.push_back(
            {.label = curve.label, .color = curve.color, .dashed = curve.dashed, .hasBand = true});
    m_legend->setItems(std::move(items));
    m_losses->extras().setBands(std::move(bands));
    m_losses->setCurves(std::move(losses));
    m_rates->setCurves(std::move(rates));
    QStringList said;
    if (now.loss.diverged)
        said << tr("The loss diverges at step %1.")
                    .arg(formatted(static_cast<double>(*now.loss.diverged), Unit::Step));
    else
        said << tr("The loss ends at %1 ± %2 (standard deviation of single runs).")
                    .arg(formatted(now.loss.expected.back(), Unit::None),
                         formatted(now.loss.deviation.back(), Unit::None));
    if (now.largestStable)
        said << (now.settings.rate > *now.largestStable
                     ? tr("Learning rate %1 is above the largest stable one, %2.")
                     : tr("Learning rate %1; the largest stable one is %2."))
                    .arg(shownRate(now.settings.rate), shownRate(*now.largestStable));
    m_sentence->setText(said.join(u' '));
}

QString SimulatorTab::sentence() const
{
    return m_sentence->text();
}

void SimulatorTab::finish()
{
    simulate();
    m_work.finish();
    m_losses->flush();
    m_rates->flush();
}

void SimulatorTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    simulate();
}

void SimulatorTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showResult();
}

} // namespace faultline::ui
