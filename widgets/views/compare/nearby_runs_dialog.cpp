// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/nearby_runs_dialog.h"

#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr QSize kUsualSize(90 * kGrid, 54 * kGrid);
constexpr QSize kRowSize(0, 3 * kGrid);
constexpr int kKey = Qt::UserRole;

enum NearbyColumn { Name, Begun, End };

/// Knows a row however many come before it.
QString keyOf(const NearbyRun& run)
{
    return toQString(run.folder) + QChar(u'\0') + toQString(run.run.text());
}

QString timeOf(const NearbyRun& run)
{
    return run.begun ? formatted(*run.begun, Unit::WallTime) : NearbyRunsDialog::tr("not recorded");
}

QString endOf(const NearbyRun& run)
{
    const QString end = translated(run.end);
    if (run.isFailed)
        return end.isEmpty() ? NearbyRunsDialog::tr("failed")
                             : NearbyRunsDialog::tr("failed: %1").arg(end);
    return end.isEmpty() ? NearbyRunsDialog::tr("no failure found") : end;
}

QStringList placeNames(const NearbyFolders& folders)
{
    QStringList names;
    for (const std::string& place : folders.places)
        names << toQString(place);
    return names;
}

} // namespace

NearbyRunsDialog::NearbyRunsDialog(const OpenCase& opened, const RunId& asked, QWidget* parent)
    : QDialog(parent), m_search(opened, asked)
{
    setWindowTitle(tr("Compare with a run beside it"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kGrid);
    m_status = makeTextLabel({}, this);
    column->addWidget(m_status);
    auto* row = new QHBoxLayout;
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Folders looked at"));
    m_progress->setTextVisible(false);
    row->addWidget(m_progress, 1);
    m_stop = new QPushButton(tr("Stop"), this);
    m_stop->setAutoDefault(false);
    connect(m_stop, &QPushButton::clicked, &m_search, &NearbyRunSearch::cancel);
    row->addWidget(m_stop);
    column->addLayout(row);
    buildList();
    column->addWidget(m_list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_compare = buttons->addButton(tr("Open and compare"), QDialogButtonBox::AcceptRole);
    m_compare->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NearbyRunsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(&m_search, &NearbyRunSearch::changed, this, &NearbyRunsDialog::refresh);
    connect(&m_search, &NearbyRunSearch::ended, this, &NearbyRunsDialog::refresh);
    resize(kUsualSize);
    refresh();
}

void NearbyRunsDialog::buildList()
{
    m_list = new QTreeWidget(this);
    m_list->setAccessibleName(tr("Runs beside it"));
    m_list->setHeaderLabels({tr("Run"), tr("Begun"), tr("How it ended")});
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Begun, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this] { m_compare->setEnabled(current().has_value()); });
    connect(m_list, &QTreeWidget::itemActivated, this, &NearbyRunsDialog::choose);
}

void NearbyRunsDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!std::exchange(m_isStarted, true)) {
        m_search.start();
        refresh();
    }
}

/// Which row is chosen stays, however many come before it.
void NearbyRunsDialog::refresh()
{
    const QTreeWidgetItem* chosenItem = m_list->currentItem();
    const QVariant before = chosenItem ? chosenItem->data(Name, kKey) : QVariant();
    const bool wasOpen = m_list->topLevelItemCount() > 0
                         && m_list->topLevelItem(m_list->topLevelItemCount() - 1)->isExpanded();
    m_list->clear();
    fillProposed();
    fillOthers();
    if (wasOpen && m_list->topLevelItemCount() > 0)
        m_list->topLevelItem(m_list->topLevelItemCount() - 1)->setExpanded(true);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const QVariant key = item->data(Name, kKey);
        if (key.isValid() && (!before.isValid() || key == before)) {
            m_list->setCurrentItem(item);
            break;
        }
    }
    m_compare->setEnabled(current().has_value());
    refreshStatus();
}

void NearbyRunsDialog::fillProposed()
{
    for (const NearbyRun& run : m_search.found()) {
        if (!run.isProposed())
            continue;
        auto* item = new QTreeWidgetItem(m_list, {toQString(run.name), timeOf(run), endOf(run)});
        item->setData(Name, kKey, keyOf(run));
        item->setSizeHint(Name, kRowSize);
        item->setToolTip(Name, toQString(run.folder));
        item->setToolTip(End, endOf(run));
    }
}

void NearbyRunsDialog::fillOthers()
{
    const std::vector<NearbyRun>& found = m_search.found();
    const auto others = std::count_if(found.begin(), found.end(),
                                      [](const NearbyRun& run) { return !run.isProposed(); });
    if (others == 0)
        return;
    auto* group =
        new QTreeWidgetItem(m_list, {tr("Not proposed: %n", nullptr, static_cast<int>(others))});
    group->setSizeHint(Name, kRowSize);
    group->setFirstColumnSpanned(true);
    group->setFlags(Qt::ItemIsEnabled);
    for (const NearbyRun& run : found) {
        if (run.isProposed())
            continue;
        const QString reason = translated(run.reason);
        auto* item = new QTreeWidgetItem(
            group, {toQString(run.name), run.begun ? timeOf(run) : QString(), reason});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setToolTip(Name, toQString(run.folder));
        item->setToolTip(End, reason);
        for (const int column : {Name, Begun, End})
            item->setForeground(column, mutedTextColor(palette()));
    }
}

void NearbyRunsDialog::refreshStatus()
{
    const NearbyFolders& folders = m_search.folders();
    const auto all = static_cast<int>(folders.folders.size());
    const auto looked = static_cast<int>(m_search.looked());
    m_progress->setVisible(m_search.isRunning());
    m_stop->setVisible(m_search.isRunning());
    m_progress->setRange(0, all);
    m_progress->setValue(looked);
    const QString places = placeNames(folders).join(QStringLiteral(", "));
    QStringList parts;
    if (m_search.isRunning()) {
        parts << (all == 0 ? tr("Looking for folders beside %1…").arg(m_search.askedName())
                           : tr("Looked at %1 of %n folder(s) in %2…", nullptr, all)
                                 .arg(looked)
                                 .arg(places));
    } else {
        const bool hasAny = std::any_of(m_search.found().begin(), m_search.found().end(),
                                        [](const NearbyRun& run) { return run.isProposed(); });
        if (!hasAny)
            parts << tr("No run of the same task was found beside %1.").arg(m_search.askedName());
        if (!places.isEmpty())
            parts << tr("Looked at %n folder(s) in %1.", nullptr, looked).arg(places);
        if (m_search.wasCancelled())
            parts << tr("Stopped before all were looked at.");
    }
    if (folders.leftOut > 0)
        parts << tr("%n older folder(s) are left out.", nullptr, static_cast<int>(folders.leftOut));
    if (folders.isCut)
        parts << tr("Of each place only the first %n entries are listed.", nullptr,
                    static_cast<int>(NearbyFolders::kMostEntries));
    m_status->setText(parts.join(u' '));
}

QString NearbyRunsDialog::statusText() const
{
    return m_status->text();
}

std::optional<NearbyRun> NearbyRunsDialog::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    const QVariant key = item ? item->data(Name, kKey) : QVariant();
    const std::vector<NearbyRun>& found = m_search.found();
    const auto run = std::find_if(found.begin(), found.end(), [&key](const NearbyRun& one) {
        return one.isProposed() && keyOf(one) == key.toString();
    });
    return !key.isValid() || run == found.end() ? std::nullopt : std::optional(*run);
}

void NearbyRunsDialog::choose()
{
    const std::optional<NearbyRun> run = current();
    if (!run)
        return;
    emit chosen(*run);
    accept();
}

} // namespace faultline::ui
