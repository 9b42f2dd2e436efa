// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/histograms/histogram_card.h"

#include "model/qt/run_label.h"
#include "model/session/open_case.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_header.h"
#include "widgets/views/cards/legend_strip.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Of one tag of one run; more than a card has pixels for.
constexpr std::size_t kMostSteps = 501;
/// One value of this size is no histogram any more.
constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;

QString numberText(std::size_t count)
{
    return formatted(static_cast<double>(count), Unit::Count);
}

SummaryDecoder<HistogramSummary> histogramDecoder()
{
    SummaryDecoder<HistogramSummary> decoder;
    decoder.decode = decodeHistogram;
    decoder.bytesOf = [](const HistogramSummary& histogram) {
        return sizeof(histogram) + histogram.buckets.capacity() * sizeof(HistogramBucket);
    };
    decoder.most = kMostBytes;
    return decoder;
}

std::vector<const BlankSlice*> blanksOf(const HistogramSeries& series, BlankSlice::Reason reason)
{
    std::vector<const BlankSlice*> found;
    for (const BlankSlice& blank : series.blanks) {
        if (blank.reason == reason)
            found.push_back(&blank);
    }
    return found;
}

} // namespace

HistogramCard::HistogramCard(ViewContext& context, QWidget* parent)
    : CardFrame(parent),
      m_context(context),
      m_chart(new HistogramChart(this)),
      m_legend(new LegendStrip(this)),
      m_footer(makeCardFooter(this)),
      m_loader(histogramDecoder(), context.opened().summaries())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    column->setSpacing(2);
    buildHeader();
    column->addWidget(m_legend);
    column->addWidget(m_chart, 1);
    column->addWidget(m_footer);
    connect(m_chart, &HistogramChart::stepRequested, this, [this](std::optional<qint64> step) {
        chooseStep(step ? std::optional<std::int64_t>(*step) : std::nullopt);
    });
    connect(m_chart, &HistogramChart::resized, this, &HistogramCard::refreshFooter);
}

HistogramCard::~HistogramCard() = default;

void HistogramCard::buildHeader()
{
    m_header = new CardHeader(this);
    m_header->addMaximiseButton();
    connect(m_header, &CardHeader::maximiseRequested, this,
            [this](bool maximised) { emit maximiseToggled(QString(m_key), maximised); });
    m_menuButton = new IconButton(QStringLiteral("more"), tr("How this card is drawn"), this);
    connect(m_menuButton, &QToolButton::clicked, this, &HistogramCard::showMenu);
    m_header->addButton(*m_menuButton);
    layout()->addWidget(m_header);
}

void HistogramCard::showMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* group = new QActionGroup(menu);
    const struct {
        HistogramView view;
        QString text;
    } views[] = {
        {HistogramView::Offset, tr("Offset")},
        {HistogramView::Overlay, tr("Overlay")},
        {HistogramView::Distribution, tr("Distribution")},
    };
    for (const auto& entry : views) {
        QAction* action = menu->addAction(entry.text, this, [this, view = entry.view] {
            HistogramSettings settings = m_settings;
            settings.view = view;
            emit settingsChosen(QString(m_key), settings);
        });
        action->setCheckable(true);
        action->setChecked(entry.view == m_settings.view);
        group->addAction(action);
    }
    menu->addSeparator();
    QAction* log = menu->addAction(tr("Logarithmic counts"), this, [this](bool checked) {
        HistogramSettings settings = m_settings;
        settings.logCounts = checked;
        emit settingsChosen(QString(m_key), settings);
    });
    log->setCheckable(true);
    log->setChecked(m_settings.logCounts);
    log->setEnabled(m_settings.view != HistogramView::Distribution);
    menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height())));
}

void HistogramCard::setSource(const QString& key, RunPtr run, const std::string& tag)
{
    const bool isOther = key != m_key;
    if (isOther)
        release();
    m_key = key;
    m_tag = tag;
    const bool isSame = !isOther && run == m_run;
    m_run = std::move(run);
    const QString runName = QString::fromStdString(m_run->name);
    const QString tagText = QString::fromStdString(m_tag);
    const auto found = m_run->blobs.find(m_tag);
    m_header->setTitle(
        tagText, found == m_run->blobs.end() ? QString() : translated(found->second.description));
    m_legend->setItems(
        {{.label = runLabel(*m_run), .color = m_context.runColor(runName), .dashed = false}});
    setAccessibleName(tr("%1 of %2", "tag, run").arg(tagText, runName));
    m_chart->setAccessibleName(tr("Histograms of %1 of %2", "tag, run").arg(tagText, runName));
    refreshStep();
    if (!isSame)
        read();
}

void HistogramCard::release()
{
    m_loader.drop();
    m_key.clear();
    m_run.reset();
    m_history = {};
    m_hasRead = false;
    m_isStale = false;
    m_ownStep.reset();
    m_chart->setSeries({});
    m_chart->setMessage({});
    m_footer->setText({});
    m_legend->setItems({});
}

void HistogramCard::setSettings(const HistogramSettings& settings)
{
    m_settings = settings;
    refreshOptions();
}

void HistogramCard::setMaximised(bool maximised)
{
    m_header->setMaximised(maximised);
}

void HistogramCard::read()
{
    if (m_loader.isPending()) { // a growing run asks faster than a slow disk answers
        m_isStale = true;
        return;
    }
    m_isStale = false;
    const auto found = m_run->blobs.find(m_tag);
    if (found == m_run->blobs.end())
        return;
    if (!m_hasRead)
        m_chart->setMessage(tr("Reading…"));
    m_loader.request(m_run, found->second.items, kMostSteps, [this](HistogramHistory history) {
        m_history = std::move(history);
        m_hasRead = true;
        showHistory();
        if (m_isStale)
            read();
    });
}

void HistogramCard::showHistory()
{
    const double origin = m_run->startTime().value_or(
        m_history.items.empty() ? 0.0 : m_history.items.front().ref.wallTime);
    m_chart->setSeries(
        makeHistogramSeries(m_history, m_context.xAxis(), origin,
                            m_context.runColor(QString::fromStdString(m_run->name))));
    m_chart->setMessage(emptyText());
    refreshFooter();
    emit drawn();
}

QString HistogramCard::emptyText() const
{
    const HistogramSeries& series = m_chart->series();
    if (!series.slices.empty())
        return {};
    if (m_history.failed > 0)
        return m_history.errors.empty() ? tr("None of these histograms could be read.")
                                        : errorMessage(m_history.errors.front());
    if (!blanksOf(series, BlankSlice::Reason::NonFinite).empty())
        return tr("Every histogram holds NaN or infinity: there is nothing else to draw.");
    return tr("Every histogram is empty: it was logged without a value.");
}

QString HistogramCard::footerText() const
{
    QStringList parts;
    const HistogramSeries& series = m_chart->series();
    const std::size_t drawn = series.slices.empty() ? 0 : m_chart->frame().drawnSlices;
    parts.push_back(
        drawn == m_history.logged
            ? tr("%n step(s)", nullptr, static_cast<int>(drawn))
            : tr("%1 of %2 steps drawn").arg(numberText(drawn), numberText(m_history.logged)));
    const auto add = [&](BlankSlice::Reason reason, const QString& text) {
        const std::vector<const BlankSlice*> blanks = blanksOf(series, reason);
        if (!blanks.empty())
            parts.push_back(
                text.arg(numberText(blanks.size()),
                         formatted(static_cast<double>(blanks.front()->step), Unit::Step)));
    };
    add(BlankSlice::Reason::NonFinite, tr("%1 hold NaN or infinity alone, the first at step %2"));
    add(BlankSlice::Reason::NoValues, tr("%1 without values, the first at step %2"));
    add(BlankSlice::Reason::Unreadable, tr("%1 could not be read, the first at step %2"));
    const auto partly =
        std::find_if(series.slices.begin(), series.slices.end(),
                     [](const HistogramSlice& slice) { return slice.histogram->holdsNonFinite; });
    if (partly != series.slices.end())
        parts.push_back(tr("NaN or infinity among the values from step %1 on")
                            .arg(formatted(static_cast<double>(partly->step), Unit::Step)));
    return parts.join(tr(" · "));
}

void HistogramCard::refreshFooter()
{
    m_footer->setText(m_hasRead ? footerText() : QString());
}

void HistogramCard::refreshOptions()
{
    m_chart->setOptions(m_settings.view, m_context.xAxis(), m_settings.logCounts);
    if (m_run && m_hasRead)
        showHistory();
}

void HistogramCard::refreshStep()
{
    const SummaryState& summaries = m_context.summaries();
    m_chart->setChosenStep(summaries.linksSteps() ? summaries.step() : m_ownStep);
}

void HistogramCard::chooseStep(std::optional<std::int64_t> step)
{
    SummaryState& summaries = m_context.summaries();
    if (summaries.linksSteps()) {
        summaries.setStep(step);
        return;
    }
    m_ownStep = step;
    refreshStep();
}

void HistogramCard::finish()
{
    m_loader.store().finish();
    refreshFooter();
}

} // namespace faultline::ui
