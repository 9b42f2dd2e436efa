// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/pr_curves/pr_curve_card.h"

#include "model/session/open_case.h"
#include "model/summaries/value_at_step.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_header.h"
#include "widgets/views/summaries/pr_curves/pr_curve_chart.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// One value of this size is no curve any more.
constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;
constexpr int kShownRows = 4;

/// Puts the colour of its run beside each row.
class RunColorProxy final : public QSortFilterProxyModel {
public:
    RunColorProxy(const ViewContext& context, QObject* parent)
        : QSortFilterProxyModel(parent), m_context(context)
    {
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::DecorationRole && index.column() == PrCurveTableModel::RunColumn)
            return m_context.runColor(index.data().toString());
        return QSortFilterProxyModel::data(index, role);
    }

private:
    const ViewContext& m_context;
};

SummaryDecoder<PrCurveSummary> curveDecoder()
{
    SummaryDecoder<PrCurveSummary> decoder;
    decoder.decode = decodePrCurve;
    decoder.bytesOf = [](const PrCurveSummary& curve) {
        return sizeof(curve) + curve.points.capacity() * sizeof(PrCurveSummary::Point);
    };
    decoder.most = kMostBytes;
    return decoder;
}

} // namespace

PrCurveCard::PrCurveCard(ViewContext& context, QWidget* parent)
    : CardFrame(parent),
      m_context(context),
      m_header(new CardHeader(this)),
      m_chart(new PrCurveChart(this)),
      m_loader(curveDecoder(), context.opened().summaries())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    m_header->addMaximiseButton();
    connect(m_header, &CardHeader::maximiseRequested, this, [this](bool maximised) {
        emit maximiseToggled(QString::fromStdString(m_tag), maximised);
    });
    column->addWidget(m_header);
    column->addWidget(m_chart, 1);
    buildStepRow();
    buildTable();
}

PrCurveCard::~PrCurveCard() = default;

void PrCurveCard::buildStepRow()
{
    auto* row = new QHBoxLayout;
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setAccessibleName(tr("Step"));
    connect(m_slider, &QSlider::valueChanged, this, &PrCurveCard::chooseStep);
    m_stepLabel = new QLabel(this);
    m_stepLabel->setFont(tabularFont(font()));
    row->addWidget(m_slider, 1);
    row->addWidget(m_stepLabel);
    static_cast<QBoxLayout*>(layout())->addLayout(row);
}

void PrCurveCard::buildTable()
{
    m_sorted = new RunColorProxy(m_context, this);
    m_sorted->setSourceModel(&m_model);
    m_sorted->setSortRole(PrCurveTableModel::sortRole());
    m_table = new QTableView(this);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("What the curves come to"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PrCurveTableModel::AverageColumn, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kGrid);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PrCurveTableModel::RunColumn, QHeaderView::Stretch);
    m_table->setFixedHeight(header->sizeHint().height()
                            + kShownRows * m_table->verticalHeader()->defaultSectionSize());
    layout()->addWidget(m_table);
}

void PrCurveCard::setTag(const std::string& tag, std::vector<RunPtr> runs)
{
    if (tag != m_tag)
        release();
    m_tag = tag;
    m_runs = std::move(runs);
    const QString text = QString::fromStdString(tag);
    QString description;
    for (const RunPtr& run : m_runs) {
        if (const auto found = run->blobs.find(tag); found != run->blobs.end())
            description = translated(found->second.description);
    }
    m_header->setTitle(text, description);
    setAccessibleName(text);
    m_chart->setAccessibleName(tr("Precision-recall curves of %1").arg(text));
    refreshRuns();
}

void PrCurveCard::release()
{
    m_wanted.clear();
    m_tag.clear();
    m_runs.clear();
    m_steps.clear();
    m_ownStep.reset();
    m_chart->setLines({});
    m_model.setRows({});
}

void PrCurveCard::setMaximised(bool maximised)
{
    m_header->setMaximised(maximised);
}

void PrCurveCard::collectSteps()
{
    m_steps.clear();
    for (const RunPtr& run : m_runs) {
        const auto found = run->blobs.find(m_tag);
        if (found == run->blobs.end() || !m_context.isRunVisible(QString::fromStdString(run->name)))
            continue;
        for (std::size_t i = 0; i < found->second.items.size(); ++i)
            m_steps.push_back(found->second.items[i].step);
    }
    std::sort(m_steps.begin(), m_steps.end());
    m_steps.erase(std::unique(m_steps.begin(), m_steps.end()), m_steps.end());
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, m_steps.empty() ? 0 : static_cast<int>(m_steps.size()) - 1);
    m_slider->setEnabled(m_steps.size() > 1);
}

std::optional<std::int64_t> PrCurveCard::chosenStep() const
{
    const SummaryState& summaries = m_context.summaries();
    return summaries.linksSteps() ? summaries.step() : m_ownStep;
}

void PrCurveCard::chooseStep(int position)
{
    if (position < 0 || static_cast<std::size_t>(position) >= m_steps.size())
        return;
    const std::int64_t step = m_steps[static_cast<std::size_t>(position)];
    if (m_context.summaries().linksSteps()) {
        m_context.summaries().setStep(step);
        return;
    }
    m_ownStep = step;
    refreshStep();
}

void PrCurveCard::refreshRuns()
{
    collectSteps();
    refreshStep();
}

void PrCurveCard::refreshStep()
{
    if (m_steps.empty()) {
        m_stepLabel->clear();
        request();
        return;
    }
    const std::optional<std::int64_t> step = chosenStep();
    const auto after =
        step ? std::upper_bound(m_steps.begin(), m_steps.end(), *step) : m_steps.end();
    const std::size_t position =
        after == m_steps.begin() ? 0 : static_cast<std::size_t>(after - m_steps.begin()) - 1;
    const QSignalBlocker block(m_slider);
    m_slider->setValue(static_cast<int>(position));
    m_stepLabel->setText(
        tr("step %1").arg(formatted(static_cast<double>(m_steps[position]), Unit::Step)));
    request();
}

void PrCurveCard::request()
{
    m_wanted.clear(); // and their tickets: what was asked for before is not waited for
    const std::optional<std::int64_t> step = chosenStep();
    for (const RunPtr& run : m_runs) {
        const auto found = run->blobs.find(m_tag);
        if (found == run->blobs.end() || found->second.items.empty()
            || !m_context.isRunVisible(QString::fromStdString(run->name)))
            continue;
        const BlobIndex& items = found->second.items;
        m_wanted.push_back({.run = run,
                            .ref = items[valueAtStep(items, step).value_or(0)],
                            .curve = nullptr,
                            .error = {},
                            .ticket = {}});
    }
    for (std::size_t i = 0; i < m_wanted.size(); ++i) {
        m_wanted[i].ticket =
            m_loader.request(m_wanted[i].run, m_wanted[i].ref,
                             [this, i](const Result<SummaryLoader<PrCurveSummary>::Value>& result) {
                                 if (result)
                                     m_wanted[i].curve = *result;
                                 else
                                     m_wanted[i].error = result.error();
                                 showIfComplete();
                             });
    }
    if (m_wanted.empty())
        showIfComplete();
    const bool isWaiting = std::any_of(m_wanted.begin(), m_wanted.end(),
                                       [](const Wanted& w) { return w.ticket.isPending(); });
    if (isWaiting && m_chart->lines().empty())
        m_chart->setMessage(tr("Reading…"));
}

PrCurveRow PrCurveCard::rowOf(const Wanted& wanted) const
{
    PrCurveRow row;
    row.run = QString::fromStdString(wanted.run->name);
    row.step = wanted.ref.step;
    if (wanted.error) {
        row.problem = errorMessage(*wanted.error);
        return row;
    }
    const PrCurveSummary& curve = *wanted.curve;
    if (curve.empty()) {
        row.problem = tr("Nothing was judged positive at any threshold.");
        return row;
    }
    row.averagePrecision = curve.averagePrecision();
    const PrCurveSummary::Point& first = curve.points.front();
    row.positives = first.truePositives + first.falseNegatives;
    row.negatives = first.falsePositives + first.trueNegatives;
    if (const std::optional<std::size_t> best = curve.bestF1()) {
        const PrCurveSummary::Point& point = curve.points[*best];
        row.bestF1 = point.f1();
        row.bestThreshold = point.threshold;
        row.precision = point.precision;
        row.recall = point.recall;
    }
    return row;
}

void PrCurveCard::showIfComplete()
{
    const bool isComplete = std::all_of(m_wanted.begin(), m_wanted.end(), [](const Wanted& w) {
        return w.curve != nullptr || w.error.has_value();
    });
    if (!isComplete)
        return;
    std::vector<PrCurveLine> lines;
    std::vector<PrCurveRow> rows;
    for (const Wanted& wanted : m_wanted) {
        rows.push_back(rowOf(wanted));
        if (wanted.curve && !wanted.curve->empty())
            lines.push_back({.run = rows.back().run,
                             .color = m_context.runColor(rows.back().run),
                             .step = wanted.ref.step,
                             .curve = wanted.curve});
    }
    m_chart->setMessage(rows.empty() ? QString()
                                     : (rows.front().problem.isEmpty() ? tr("No curve to draw.")
                                                                       : rows.front().problem));
    m_chart->setLines(std::move(lines));
    m_model.setRows(std::move(rows));
    emit drawn();
}

} // namespace faultline::ui
