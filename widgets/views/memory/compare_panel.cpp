// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/compare_panel.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/waterfall_delegate.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr std::size_t kCausesNamed = 3;
constexpr std::size_t kMostKept = 20;
/// A waterfall that begins at 0 hides small steps of a large sum; so much of the sum stays.
constexpr double kShownBelow = 0.5;

} // namespace

QString planTitle(const VramPlan& plan)
{
    const QLocale locale;
    const vram::TrainingSetup& setup = plan.estimate.setup;
    return ComparePanel::tr("%1, batch %2, %3 × %4, %5")
        .arg(toQString(plan.model.name), locale.toString(qlonglong{setup.batchPerReplica}),
             QString::number(setup.imageWidth), QString::number(setup.imageHeight),
             precisionName(setup.precision.value_or(vram::Precision::Float32)));
}

ComparePanel::ComparePanel(const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_work(jobs, JobLane::Long)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildSides());
    m_sentence = makePageHeading({}, this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_sentence);
    m_words = makeMutedLabel({}, this);
    column->addWidget(m_words);
    m_table = new CopyTable(m_model, tr("Differences"), this);
    m_table->setSortingEnabled(false);
    m_bars = new WaterfallDelegate(m_table);
    m_table->setItemDelegateForColumn(ChangeTableModel::BarColumn, m_bars);
    column->addWidget(m_table, 1);
}

QWidget* ComparePanel::buildSides()
{
    auto* sides = new QWidget(this);
    auto* row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    const auto addSide = [&](const QString& caption) {
        auto* label = new QLabel(caption, sides);
        row->addWidget(label);
        auto* box = new QComboBox(sides);
        box->setAccessibleName(caption);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        label->setBuddy(box);
        connect(box, &QComboBox::activated, this, &ComparePanel::refresh);
        row->addWidget(box, 1);
        return box;
    };
    m_before = addSide(tr("Before"));
    m_after = addSide(tr("Now"));
    m_keep = new QPushButton(tr("Keep this plan"), sides);
    m_keep->setToolTip(tr("Keeps the present plan for comparison with later ones"));
    connect(m_keep, &QPushButton::clicked, this, &ComparePanel::remember);
    row->addWidget(m_keep);
    return sides;
}

QString ComparePanel::sentence() const
{
    return m_sentence->text();
}

void ComparePanel::remember()
{
    if (!m_plan || m_kept.size() >= kMostKept)
        return;
    PlanRequest request = m_plan->request;
    request.setup = m_plan->estimate.setup;
    m_kept.push_back({.title = planTitle(*m_plan), .request = std::move(request)});
    refreshChoices();
    m_before->setCurrentIndex(
        m_before->findText(m_kept.back().title, Qt::MatchExactly | Qt::MatchCaseSensitive));
    refresh();
}

void ComparePanel::setPlan(const VramPlanPtr& plan)
{
    m_plan = plan;
    refreshChoices();
    refresh();
}

void ComparePanel::setCasePlans(std::vector<ComparedPlan> plans)
{
    m_fromCase = std::move(plans);
    refreshChoices();
    refresh();
}

void ComparePanel::setDatasets(std::vector<ComparedDataset> datasets)
{
    m_datasets = std::move(datasets);
    refreshChoices();
    refresh();
}

ComparedPlan ComparePanel::planOn(const ComparedDataset& dataset) const
{
    ComparedPlan plan{.title = tr("The plan above on %1").arg(dataset.name),
                      .request = m_plan->request};
    const auto file =
        std::find_if(m_fromCase.begin(), m_fromCase.end(), [this](const ComparedPlan& one) {
            return one.request.file && one.request.file == m_plan->request.file;
        });
    plan.rule = file == m_fromCase.end() ? vram::inputRuleOf(m_plan->estimate.setup) : file->rule;
    const vram::TrainingSetup made =
        vram::withDataset(m_plan->estimate.setup, plan.rule, dataset.facts);
    plan.request.setup.boxesPerImage = made.boxesPerImage;
    plan.request.setup.imageWidth = made.imageWidth;
    plan.request.setup.imageHeight = made.imageHeight;
    return plan;
}

void ComparePanel::refreshChoices()
{
    m_choices.clear();
    if (m_plan) {
        PlanRequest usual = m_plan->request;
        usual.setup = {};
        usual.setup.framework = m_plan->estimate.setup.framework;
        usual.setup.measure = m_plan->estimate.setup.measure;
        m_choices.push_back({.title = tr("%1 with its defaults").arg(toQString(m_plan->model.name)),
                             .request = std::move(usual)});
        m_choices.push_back({.title = tr("The plan above"), .request = m_plan->request});
    }
    m_choices.insert(m_choices.end(), m_fromCase.begin(), m_fromCase.end());
    for (const ComparedDataset& dataset : m_datasets) {
        if (m_plan)
            m_choices.push_back(planOn(dataset));
    }
    m_choices.insert(m_choices.end(), m_kept.begin(), m_kept.end());
    const bool isFirst = m_before->count() == 0;
    int usual = 0;
    for (QComboBox* box : {m_before, m_after}) {
        const QSignalBlocker quiet(box);
        const QString title = box->currentText();
        const int index = box->currentIndex();
        box->clear();
        for (const ComparedPlan& choice : m_choices)
            box->addItem(choice.title);
        // The same by name; the first of all changes its name with the model.
        const int same = box->findText(title, Qt::MatchExactly | Qt::MatchCaseSensitive);
        box->setCurrentIndex(isFirst ? usual : same >= 0 ? same : index);
        ++usual;
    }
    m_keep->setEnabled(m_plan != nullptr);
}

std::optional<ComparedPlan> ComparePanel::side(const QComboBox& box) const
{
    const int at = box.currentIndex();
    if (at < 0 || static_cast<std::size_t>(at) >= m_choices.size())
        return std::nullopt;
    return m_choices[static_cast<std::size_t>(at)];
}

void ComparePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ComparePanel::refresh()
{
    const std::optional<ComparedPlan> before = side(*m_before);
    const std::optional<ComparedPlan> after = side(*m_after);
    const auto isShown = [](const std::optional<PlanRequest>& shown,
                            const std::optional<ComparedPlan>& wanted) {
        return shown && wanted && shown->isSameAs(wanted->request);
    };
    if (isShown(m_comparedBefore, before) && isShown(m_comparedAfter, after))
        return;
    m_work.drop();
    m_comparedBefore.reset();
    m_comparedAfter.reset();
    // Some dozens of estimates: only for who looks.
    if (!isVisible() || !before || !after)
        return;
    m_comparedBefore = before->request;
    m_comparedAfter = after->request;
    m_sentence->setText(tr("Calculating…"));
    m_work.start([first = before->request,
                  second = after->request](WorkMonitor&) { return comparePlans(first, second); },
                 [this](const Result<PlanComparison>& compared) { take(compared); });
}

void ComparePanel::take(const Result<PlanComparison>& compared)
{
    if (!compared) {
        m_sentence->setText(errorMessage(compared.error()));
        m_words->clear();
        m_model.clear();
        return;
    }
    const vram::Explanation& explanation = compared->explanation;
    std::vector<MemoryChange> changes;
    for (const vram::Attribution& change : explanation.changes) {
        changes.push_back({.what = setupFieldName(change.field),
                           .before = toQString(change.before),
                           .after = toQString(change.after),
                           .bytes = change.bytes});
    }
    m_model.setChanges(m_before->currentText(), explanation.beforeBytes, std::move(changes),
                       m_after->currentText(), explanation.afterBytes);
    const auto lowest = static_cast<double>(m_model.lowest());
    m_bars->setRange(lowest * kShownBelow, static_cast<double>(m_model.highest()));
    m_sentence->setText(sentenceOf(*compared));
    m_words->setText(
        explanation.changes.empty()
            ? tr("Change something above, or choose another training for one of the sides.")
            : tr("The effect of a change depends on the other changes: each row is the mean over "
                 "all "
                 "orders of the changes. The rows sum to the difference."));
    m_table->fitColumns();
}

QString ComparePanel::sentenceOf(const PlanComparison& compared) const
{
    const vram::Explanation& explanation = compared.explanation;
    if (explanation.changes.empty())
        return tr("Both are the same.");
    const std::int64_t difference = explanation.afterBytes - explanation.beforeBytes;
    QStringList causes;
    for (const vram::Attribution& change : explanation.changes) {
        if (static_cast<std::size_t>(causes.size()) == kCausesNamed)
            break;
        causes << tr("%1 %2 → %3: %4")
                      .arg(setupFieldName(change.field), toQString(change.before),
                           toQString(change.after), bytesText(change.bytes, true));
    }
    const QString made = causes.join(tr("; "));
    const VramPlan& before = *compared.before;
    const VramPlan& after = *compared.after;
    const bool fitted = before.gpu && explanation.beforeBytes <= before.gpu->usableBytes();
    const bool fits = after.gpu && explanation.afterBytes <= after.gpu->usableBytes();
    if (fitted && after.gpu && !fits)
        return tr("It fit %1 before and no longer does: %2 more. %3.")
            .arg(toQString(after.gpu->name), bytesText(difference), made);
    if (before.gpu && !fitted && fits)
        return tr("It did not fit %1 before but does now: %2 less. %3.")
            .arg(toQString(before.gpu->name), bytesText(-difference), made);
    return difference >= 0 ? tr("Needs %1 more. %2.").arg(bytesText(difference), made)
                           : tr("Needs %1 less. %2.").arg(bytesText(-difference), made);
}

void ComparePanel::settle()
{
    m_work.finish();
}

} // namespace faultline::ui
