// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/curves_pane.h"

#include "model/compare/explain/explain.h"
#include "model/qt/compare_words.h"
#include "model/qt/text.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/compare/compared_curves.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kOverlayHeight = 18 * kGrid; ///< at least
constexpr int kDifferenceHeight = 14 * kGrid;
constexpr int kLegendRows = 2;

/// The tag of a loss or metric; empty for what Scalars has no chart of.
QString tagOf(const Effect& effect)
{
    const QString id = toQString(effect.id);
    const qsizetype colon = id.indexOf(u':');
    return colon < 0 ? QString() : id.mid(colon + 1);
}

/// Wishes for no more than it needs: a small window is not to scroll for charts that can be lower.
class LowChart final : public CurveView {
public:
    LowChart(int height, QWidget* parent) : CurveView(parent)
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

CurvesPane::CurvesPane(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_work(context.opened().jobs(), JobLane::Long)
{
    m_work.setLabel(tr("Laying curves over each other"));
    m_stack = new QStackedLayout(this);
    m_nothing = new EmptyState(QStringLiteral("scalars"), this);
    m_nothing->setTexts(tr("No outcome of these runs is a curve"),
                        tr("Neither a loss or metric under one name nor the time of steps nor "
                           "memory over time is recorded on both sides."));
    m_stack->addWidget(m_nothing);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setAccessibleName(tr("Curves"));
    m_scroll->setWidget(buildContent());
    m_stack->addWidget(m_scroll);
}

QWidget* CurvesPane::buildContent()
{
    auto* content = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, kGrid, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    m_effects = new QComboBox(content);
    setFocusProxy(m_effects);
    m_effects->setAccessibleName(tr("Outcome whose curves are shown"));
    m_effects->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_effects->setMinimumContentsLength(24);
    row->addWidget(m_effects, 1);
    m_toScalars = new QPushButton(tr("Open in Scalars"), content);
    row->addWidget(m_toScalars);
    column->addLayout(row);
    m_sentence = makeTextLabel({}, content);
    column->addWidget(m_sentence);
    m_overlay = new LowChart(kOverlayHeight, content);
    column->addWidget(m_overlay, 4);
    m_legend = new LegendStrip(content);
    m_legend->setMostRows(kLegendRows);
    column->addWidget(m_legend);
    m_difference = new LowChart(kDifferenceHeight, content);
    column->addWidget(m_difference, 3);
    m_why = makeTextLabel({}, content);
    column->addWidget(m_why);
    m_note = makeMutedLabel({}, content);
    column->addWidget(m_note);
    column->addStretch(0);
    connect(m_effects, &QComboBox::currentIndexChanged, this, &CurvesPane::compute);
    connect(m_toScalars, &QPushButton::clicked, this, [this] {
        if (const Effect* effect = chosen())
            m_context.openTag(tagOf(*effect));
    });
    linkCharts();
    return content;
}

/// One zoom and one cursor for both; the lower chart always shows the stretch of the upper one.
void CurvesPane::linkCharts()
{
    for (CurveView* chart : {m_overlay, m_difference}) {
        connect(chart, &CurveView::xRangeRequested, m_overlay, &CurveView::setXRange);
        for (CurveView* other : {m_overlay, m_difference}) {
            if (other != chart)
                connect(chart, &CurveView::cursorMoved, other, &CurveView::setCursorX);
        }
    }
    connect(m_overlay, &CurveView::drawn, m_difference,
            [this] { m_difference->setXRange(m_overlay->extras().shown().x); });
}

void CurvesPane::setComparison(const RunComparisonPtr& comparison)
{
    m_comparison = comparison;
    fillEffects();
    compute();
}

/// What differs first. The one that was looked at stays, else the most telling is chosen.
void CurvesPane::fillEffects()
{
    const QString before = effect();
    const QSignalBlocker blocker(m_effects);
    m_effects->clear();
    if (!m_comparison)
        return;
    for (const EffectState state : {EffectState::Differs, EffectState::Unsure,
                                    EffectState::WithinNoise, EffectState::Unknown}) {
        for (const Effect& one : m_comparison->effects) {
            if (one.state == state && canHaveCurves(one))
                m_effects->addItem(tr("%1: %2", "outcome, its state")
                                       .arg(translated(one.label), effectStateName(one)),
                                   toQString(one.id));
        }
    }
    int index = before.isEmpty() ? -1 : m_effects->findData(before);
    if (index < 0) {
        const Effect* primary = primaryEffectOf(*m_comparison);
        index = primary ? m_effects->findData(toQString(primary->id)) : -1;
    }
    m_effects->setCurrentIndex(std::max(index, 0));
}

void CurvesPane::showEffect(const QString& effect)
{
    if (const int index = m_effects->findData(effect); index >= 0)
        m_effects->setCurrentIndex(index);
}

QString CurvesPane::effect() const
{
    return m_effects->currentData().toString();
}

const Effect* CurvesPane::chosen() const
{
    if (!m_comparison)
        return nullptr;
    const std::string id = effect().toStdString();
    const auto found = std::find_if(m_comparison->effects.begin(), m_comparison->effects.end(),
                                    [&id](const Effect& one) { return one.id == id; });
    return found == m_comparison->effects.end() ? nullptr : &*found;
}

void CurvesPane::compute()
{
    m_work.drop();
    m_curves.reset();
    m_isStale = true;
    const bool isAnyKnown =
        m_comparison
        && std::any_of(m_comparison->effects.begin(), m_comparison->effects.end(),
                       [](const Effect& one) {
                           return canHaveCurves(one) && one.state != EffectState::Unknown;
                       });
    m_stack->setCurrentWidget(isAnyKnown ? m_scroll : static_cast<QWidget*>(m_nothing));
    const Effect* effect = chosen();
    if (!isAnyKnown || effect == nullptr || !isVisible())
        return;
    m_isStale = false;
    m_work.start(
        [comparison = m_comparison, effect](WorkMonitor&) -> Result<EffectCurves> {
            return effectCurves(*comparison, *effect); // which `comparison` keeps
        },
        [this](const Result<EffectCurves>& made) {
            m_curves = std::make_shared<const EffectCurves>(made ? *made : EffectCurves{});
            showCurves();
        });
}

void CurvesPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        compute();
}

void CurvesPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_curves)
        showCurves(); // the muted colour is another
}

void CurvesPane::finish()
{
    m_work.finish();
    m_overlay->flush();
    m_difference->flush();
}

void CurvesPane::showCurves()
{
    const Effect* effect = chosen();
    if (effect == nullptr || !m_curves)
        return;
    m_overlay->setVisible(!m_curves->runs.empty());
    m_difference->setVisible(!m_curves->blocks.empty());
    showOverlay(*effect);
    showDifference(*effect);
    showWords(*effect);
}

void CurvesPane::showWords(const Effect& effect)
{
    QStringList parts{effectValues(effect)};
    const bool isParting = effect.onset && effect.state == EffectState::Differs;
    if (isParting)
        parts << onsetName(effect);
    QString why = translated(m_curves->whyNone);
    const QString reason = translated(effect.reason);
    if (!reason.isEmpty())
        parts << reason;
    else if (!isParting)
        parts << effectStateName(effect);
    QString sentence = parts.takeFirst();
    for (const QString& part : parts)
        sentence = tr("%1; %2", "parts of a sentence").arg(sentence, part);
    sentence = tr("%1.", "a sentence").arg(sentence);
    m_sentence->setText(sentence);
    if (!why.isEmpty())
        why = m_curves->runs.empty() ? tr("There is no curve: %1.").arg(why)
                                     : tr("There is no difference to draw: %1.").arg(why);
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    const QString note = noiseSentence(*m_comparison, *m_curves);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    const QString tag = tagOf(effect);
    m_toScalars->setVisible(!tag.isEmpty());
    // The descriptions of charts are their own: what curves there are.
    const QString name = translated(effect.label);
    m_overlay->setAccessibleName(tr("Curves of %1 over %2: %3", "outcome, axis and why, sentence")
                                     .arg(name, axisTitle(*m_curves), sentence));
    m_difference->setAccessibleName(tr("%1 of %2. %3", "how runs differ, outcome, what a band is")
                                        .arg(differenceName(*m_curves), name, note));
}

/// Of usual numbers: the plots begin at the same place.
double CurvesPane::labelWidth() const
{
    const QFontMetricsF metrics(font());
    return std::ceil(metrics.horizontalAdvance(
        m_curves->unit == Unit::Bytes ? QStringLiteral("−999.9 MiB") : QStringLiteral("−10,000")));
}

void CurvesPane::showOverlay(const Effect& effect)
{
    std::vector<QColor> colors;
    for (const DrawnCurve& curve : m_curves->runs)
        colors.push_back(
            m_context.runColor(toQString(m_comparison->runs[curve.run].of().runs.front()->name)));
    ComparedCurves drawn =
        overlaidCurves(*m_comparison, *m_curves, colors, mutedTextColor(palette()));
    const QString name = translated(effect.label);
    m_overlay->setTitle(name);
    m_overlay->setXAxis(axisKind(m_curves->axis), false);
    const bool isLast = m_curves->blocks.empty();
    m_overlay->setAxisTitles(isLast ? axisTitle(*m_curves) : QString(), name);
    m_overlay->setLeastLabelWidth(labelWidth());
    m_overlay->setValueFormat(valueFormat(m_curves->unit));
    m_overlay->setLogY(needsLogAxis(*m_curves));
    m_overlay->setXRange(std::nullopt);
    std::vector<LegendStrip::Item> items;
    for (std::size_t i = 0; i < drawn.curves.size(); ++i) {
        const bool hasBand = std::any_of(drawn.bands.begin(), drawn.bands.end(),
                                         [i](const CurveBand& band) { return band.curve == i; });
        items.push_back({.label = drawn.curves[i].label,
                         .color = drawn.curves[i].color,
                         .dashed = drawn.curves[i].dashed,
                         .hasBand = hasBand});
    }
    m_legend->setItems(std::move(items));
    m_overlay->extras().setBands(std::move(drawn.bands));
    m_overlay->setCurves(std::move(drawn.curves));
}

void CurvesPane::showDifference(const Effect& effect)
{
    const QColor ofBad =
        m_context.runColor(toQString(m_comparison->runs.back().of().runs.front()->name));
    ComparedCurves drawn = differenceCurves(*m_curves, ofBad, mutedTextColor(palette()));
    const QString name = differenceName(*m_curves);
    m_difference->setTitle(name);
    m_difference->setXAxis(axisKind(m_curves->axis), false);
    m_difference->setAxisTitles(axisTitle(*m_curves), name);
    m_difference->setLeastLabelWidth(labelWidth());
    m_difference->setValueFormat(m_curves->isRatio ? ValueFormat::Plain
                                                   : valueFormat(m_curves->unit));
    m_difference->setLogY(needsLogRatio(*m_curves));
    m_difference->setYRange(differenceRange(*m_curves));
    m_difference->extras().setBands(std::move(drawn.bands));
    m_difference->setCurves(std::move(drawn.curves));
    std::vector<ShadedRange> shades;
    if (effect.onset && effect.state == EffectState::Differs)
        shades.push_back(
            {.range = {effect.onset->first, effect.onset->second},
             .role = effect.isWorse ? ShadedRange::Role::Warning : ShadedRange::Role::Info,
             .label = tr("runs part", "mark of the place where curves do")});
    m_overlay->setShadedRanges(shades);
    m_difference->setShadedRanges(std::move(shades));
}

} // namespace faultline::ui
