// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/repair_dialog.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <map>

namespace faultline::ui {

namespace {

constexpr int kProgressMax = 1000;
constexpr int kProgressMs = 100;
constexpr int kWidth = 76 * kGrid;

/// How many changes each repair makes.
std::map<Repair, int> countsOf(const RepairPlan& plan)
{
    std::map<Repair, int> counts;
    for (const RepairChange& change : plan.changes)
        ++counts[change.repair];
    return counts;
}

QString repairTitle(Repair repair)
{
    return QCoreApplication::translate("Repair", std::string(titleOf(repair)).c_str());
}

} // namespace

bool canRepair(const Dataset& dataset)
{
    return canWriteRepaired(dataset.source().format);
}

RepairDialog::RepairDialog(const JobQueuePtr& jobs, DatasetPtr dataset, QWidget* parent)
    : QDialog(parent), m_dataset(std::move(dataset)), m_planning(jobs), m_writing(jobs)
{
    for (const ImageRow& row : m_dataset->images())
        m_bytes += row.sizeBytes;
    setWindowTitle(tr("Write a repaired copy"));
    setMinimumWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    column->addWidget(
        makeTextLabel(tr("The dataset itself is never changed. What no repair touches "
                         "is carried over byte for byte."),
                      this));
    buildRepairs();
    buildFolder();
    m_progressTimer.setInterval(kProgressMs);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        const double share =
            m_bytes == 0 ? 0.0
                         : static_cast<double>(m_writing.progress()) / static_cast<double>(m_bytes);
        m_progress->setValue(static_cast<int>(std::min(share, 1.0) * kProgressMax));
    });
    replan();
}

RepairDialog::~RepairDialog() = default;

void RepairDialog::buildRepairs()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(makeCardHeading(tr("Repairs"), this));
    for (const Repair repair : allRepairs()) {
        auto* box = new QCheckBox(repairTitle(repair), this);
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &RepairDialog::replan);
        column->addWidget(box);
        m_repairs.emplace_back(repair, box);
    }
    m_outlook = makeMutedLabel({}, this);
    column->addWidget(m_outlook);
}

void RepairDialog::buildFolder()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(makeCardHeading(tr("New folder"), this));
    auto* row = new QHBoxLayout;
    m_folder = new QLineEdit(this);
    m_folder->setAccessibleName(tr("New folder"));
    m_folder->setPlaceholderText(tr("A folder that is new or empty, outside the dataset"));
    connect(m_folder, &QLineEdit::textChanged, this, &RepairDialog::refresh);
    row->addWidget(m_folder, 1);
    m_browse = new QPushButton(tr("Choose…"), this);
    m_browse->setAutoDefault(false);
    connect(m_browse, &QPushButton::clicked, this, &RepairDialog::chooseFolder);
    row->addWidget(m_browse);
    column->addLayout(row);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, kProgressMax);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Written so far"));
    column->addWidget(m_progress);
    m_outcome = makeTextLabel({}, this);
    column->addWidget(m_outcome);
    column->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    m_close = new QPushButton(tr("Close"), this);
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &RepairDialog::reject);
    buttons->addWidget(m_close);
    m_write = new QPushButton(tr("Write"), this);
    m_write->setDefault(true);
    connect(m_write, &QPushButton::clicked, this, &RepairDialog::write);
    buttons->addWidget(m_write);
    column->addLayout(buttons);
}

void RepairDialog::setFolder(const QString& folder)
{
    m_folder->setText(folder);
}

void RepairDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("New folder"));
    if (!folder.isEmpty())
        setFolder(folder);
}

std::set<Repair> RepairDialog::chosenRepairs() const
{
    std::set<Repair> chosen;
    for (const auto& [repair, box] : m_repairs) {
        if (box->isChecked())
            chosen.insert(repair);
    }
    return chosen;
}

void RepairDialog::replan()
{
    m_plan = nullptr;
    m_planning.start(
        [dataset = m_dataset, repairs = chosenRepairs()](WorkMonitor& monitor) {
            RepairOptions options;
            options.repairs = repairs;
            return Result<std::shared_ptr<const RepairPlan>>(
                std::make_shared<const RepairPlan>(planRepairs(*dataset, options, monitor)));
        },
        [this](const Result<std::shared_ptr<const RepairPlan>>& plan) {
            m_plan = plan ? *plan : nullptr;
            refresh();
        });
    refresh();
}

void RepairDialog::refresh()
{
    const bool isWriting = m_writing.isRunning();
    m_progress->setVisible(isWriting);
    m_folder->setEnabled(!isWriting);
    m_browse->setEnabled(!isWriting);
    m_write->setEnabled(!isWriting && m_plan && !m_folder->text().trimmed().isEmpty());
    m_close->setText(isWriting ? tr("Cancel") : tr("Close"));
    const std::map<Repair, int> counts = m_plan ? countsOf(*m_plan) : std::map<Repair, int>();
    for (const auto& [repair, box] : m_repairs) {
        box->setEnabled(!isWriting);
        const auto found = counts.find(repair);
        const QString title = repairTitle(repair);
        box->setText(found == counts.end()
                         ? title
                         : tr("%1: %n change(s)", nullptr, found->second).arg(title));
    }
    m_outlook->setText(!m_plan ? tr("Working out what would change…")
                       : m_plan->changes.empty()
                           ? tr("These repairs would change nothing.")
                           : tr("%n change(s) in all. repairs.csv will list each.", nullptr,
                                static_cast<int>(m_plan->changes.size())));
}

void RepairDialog::write()
{
    const std::string folder = QFile::encodeName(m_folder->text().trimmed()).toStdString();
    m_outcome->clear();
    m_writing.setLabel(tr("Writing the repaired copy"));
    m_writing.start(
        [dataset = m_dataset, plan = m_plan, folder](WorkMonitor& monitor) {
            return writeRepaired(*dataset, *plan, folder, monitor);
        },
        [this](const Result<RepairReport>& report) {
            m_progressTimer.stop();
            if (report) {
                QStringList lines{
                    tr("Written to %1: %n image(s),", nullptr,
                       static_cast<int>(report->picturesWritten))
                        .arg(toQString(report->folder))
                    + u' '
                    + tr("%n box(es) dropped,", nullptr, static_cast<int>(report->boxesDropped))
                    + u' '
                    + tr("%n image(s) dropped.", nullptr,
                         static_cast<int>(report->picturesDropped))};
                for (const std::string& remark : report->remarks)
                    lines << toQString(remark);
                m_outcome->setText(lines.join(u'\n'));
            } else {
                m_outcome->setText(report.error().code == ErrorCode::Cancelled
                                       ? tr("Stopped. What was written so far is not a whole copy.")
                                       : errorMessage(report.error()));
            }
            refresh();
        });
    m_progressTimer.start();
    refresh();
}

void RepairDialog::reject()
{
    if (m_writing.isRunning()) {
        m_writing.cancel();
        return;
    }
    QDialog::reject();
}

void RepairDialog::settle()
{
    m_planning.finish();
    m_writing.finish();
}

} // namespace faultline::ui
