// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/training_list.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/qt/text.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QHeaderView>

#include <algorithm>
#include <map>
#include <optional>

namespace faultline::ui {

namespace {

constexpr std::size_t kFewest = 3;
constexpr int kMostRows = 8; ///< that are shown at once; more scroll
constexpr int kPositionRole = Qt::UserRole;

/// The cause that stands first among those of each training.
std::map<RunId, std::size_t> firstCauses(const Diagnosis& diagnosis)
{
    std::map<RunId, std::size_t> first;
    for (const Cause& cause : diagnosis.causes)
        first.try_emplace(diagnosis.findings[cause.finding].run, cause.finding);
    return first;
}

} // namespace

TrainingList::TrainingList(QWidget* parent) : QTreeWidget(parent)
{
    setColumnCount(3);
    setHeaderLabels({tr("Training"), tr("Verdict"), tr("Cause")});
    setAccessibleName(tr("Trainings of this case"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideMiddle);
    header()->setStretchLastSection(true);
    header()->resizeSection(0, 36 * kGrid);
    header()->resizeSection(1, 14 * kGrid);
    connect(this, &QTreeWidget::itemActivated, this, &TrainingList::openItem);
    connect(this, &QTreeWidget::itemClicked, this, &TrainingList::openItem);
    hide();
}

void TrainingList::openItem(const QTreeWidgetItem* item)
{
    const QVariant position = item->data(0, kPositionRole);
    if (position.isValid())
        emit findingActivated(position.value<std::size_t>());
}

void TrainingList::show(const CasePtr& opened, const CaseAnalysisPtr& judged,
                        const DiagnosisPtr& diagnosis)
{
    clear();
    const bool isWanted = opened && judged && diagnosis && judged->trainings.size() >= kFewest;
    setVisible(isWanted);
    if (!isWanted)
        return;
    struct Row {
        const Training* training;
        std::optional<std::size_t> cause;
    };
    std::vector<Row> rows;
    const std::map<RunId, std::size_t> causes = firstCauses(*diagnosis);
    for (const Training& training : judged->trainings) {
        const auto cause = causes.find(training.runs.front()->id);
        rows.push_back(
            {&training, cause == causes.end() ? std::nullopt : std::optional(cause->second)});
    }
    const auto rank = [&](const Row& row) {
        constexpr int kNothing = 3; // after what only informs
        return row.cause ? static_cast<int>(diagnosis->findings[*row.cause].severity) : kNothing;
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const Row& a, const Row& b) { return rank(a) < rank(b); });
    std::map<Severity, QIcon> signs; // drawing one takes longer than a line does
    for (const Severity severity : {Severity::Critical, Severity::Warning, Severity::Info})
        signs[severity] = icon(severityIconName(severity), severityColor(severity, palette()));
    QList<QTreeWidgetItem*> items;
    for (const Row& row : rows) {
        auto* item = new QTreeWidgetItem;
        items << item;
        const QString name = toQString(opened->nameOf(row.training->runs.front()->id));
        item->setText(0, name);
        item->setToolTip(0, name);
        if (!row.cause) {
            item->setText(1, tr("Nothing found"));
            item->setForeground(1, mutedTextColor(palette()));
            continue;
        }
        const Finding& finding = diagnosis->findings[*row.cause];
        item->setIcon(1, signs.at(finding.severity));
        item->setText(1, severityName(finding.severity));
        item->setText(2, translated(toldTitle(finding)));
        item->setToolTip(2, item->text(2));
        item->setData(0, kPositionRole, QVariant::fromValue(*row.cause));
    }
    addTopLevelItems(items);
    fitHeight();
}

void TrainingList::fitHeight()
{
    const int rows = std::min(topLevelItemCount(), kMostRows);
    setFixedHeight(header()->sizeHint().height() + rows * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace faultline::ui
