// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_dialog.h"

#include "app/shell_words.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace faultline::ui {

namespace {

constexpr int kRecordWidth = 80 * kGrid;
constexpr double kShortestInterval = 0.1;
constexpr double kLongestInterval = 60.0;

} // namespace

RecordDialog::RecordDialog(const QString& command, const QString& workingFolder, QWidget* parent)
    : QDialog(parent),
      m_command(new QLineEdit(command, this)),
      m_workingFolder(
          new QLineEdit(workingFolder.isEmpty() ? QDir::homePath() : workingFolder, this)),
      m_folder(new QLineEdit(this)),
      m_interval(new QDoubleSpinBox(this)),
      m_understood(makeMutedLabel(QString(), this)),
      m_start(nullptr)
{
    setWindowTitle(tr("Record a run"));
    resize(kRecordWidth, sizeHint().height());
    buildForm();
    connect(m_command, &QLineEdit::textChanged, this, &RecordDialog::refresh);
    connect(m_workingFolder, &QLineEdit::textChanged, this, [this] {
        suggestFolder();
        refresh();
    });
    connect(m_folder, &QLineEdit::textEdited, this, [this] { m_isFolderChosen = true; });
    connect(m_folder, &QLineEdit::textChanged, this, &RecordDialog::refresh);
    suggestFolder();
    refresh();
    m_command->setFocus();
    m_command->selectAll();
}

void RecordDialog::buildForm()
{
    m_command->setPlaceholderText(QStringLiteral("python train.py --epochs 100"));
    m_command->setClearButtonEnabled(true);
    m_interval->setRange(kShortestInterval, kLongestInterval);
    m_interval->setDecimals(1);
    m_interval->setSuffix(tr(" s"));
    m_interval->setValue(1.0);
    m_understood->setWordWrap(true);
    m_understood->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_understood->setMinimumHeight(2 * m_understood->fontMetrics().lineSpacing());
    m_understood->setAlignment(Qt::AlignTop);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(kGrid);
    form->addRow(tr("&Command"), m_command);
    form->addRow(QString(), m_understood);
    addFolderRow(*form, tr("Run it &in"), m_workingFolder);
    addFolderRow(*form, tr("&Write to"), m_folder);
    form->addRow(tr("Sample &every"), m_interval);
    m_interval->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    column->addWidget(makeTextLabel(
        tr("Runs the command in a process of its own and keeps what it prints with times, how it "
           "ended, its packages, and samples of GPU, CPU, memory, disk and network, as plain "
           "files. Environment variables: only those of an allow-list are kept. The recording "
           "continues if you close this window."),
        this));
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
}

void RecordDialog::addFolderRow(QFormLayout& form, const QString& caption, QLineEdit* line)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid / 2);
    row->addWidget(line, 1);
    auto* choose = new IconButton(QStringLiteral("folder"), tr("Choose a folder"), this);
    row->addWidget(choose);
    form.addRow(caption, row);
    qobject_cast<QLabel*>(form.labelForField(row))->setBuddy(line);
    line->setAccessibleName(QString(caption).remove(u'&'));
    connect(choose, &QToolButton::clicked, this, [this, line] {
        auto* dialog = new QFileDialog(this, tr("Choose a folder"), line->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, [this, line](const QString& path) {
            // The recorder makes its folder itself: inside the one that was chosen.
            m_isFolderChosen = m_isFolderChosen || line == m_folder;
            line->setText(line == m_folder
                              ? QDir(path).filePath(QFileInfo(m_folder->text()).fileName())
                              : path);
        });
        dialog->open();
    });
}

void RecordDialog::suggestFolder()
{
    if (m_isFolderChosen)
        return;
    const QString name =
        QStringLiteral("faultline-record-%1")
            .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    m_folder->setText(QDir(m_workingFolder->text()).filePath(name));
}

QString RecordDialog::commandLine() const
{
    return m_command->text().trimmed();
}

RecordRequest RecordDialog::request() const
{
    return {.command = splitShellWords(commandLine()).words,
            .workingFolder = m_workingFolder->text(),
            .folder = QDir(m_workingFolder->text()).absoluteFilePath(m_folder->text()),
            .intervalSeconds = m_interval->value()};
}

QString RecordDialog::problem() const
{
    const RecordRequest asked = request();
    if (asked.command.isEmpty())
        return tr("Type the command that starts the training.");
    if (splitShellWords(commandLine()).isUnclosed)
        return tr("A quote is not closed, or a backslash stands at the end.");
    if (!QFileInfo(asked.workingFolder).isDir())
        return tr("There is no folder %1.").arg(asked.workingFolder);
    if (m_folder->text().isEmpty())
        return tr("Say where to write the record.");
    if (QFileInfo::exists(asked.folder))
        return tr("%1 is there already; the record needs a new folder.").arg(asked.folder);
    const QFileInfo above(QFileInfo(asked.folder).absolutePath());
    if (!above.isDir())
        return tr("There is no folder %1.").arg(above.filePath());
    if (!above.isWritable())
        return tr("%1 cannot be written.").arg(above.filePath());
    return {};
}

void RecordDialog::refresh()
{
    const QString why = problem();
    QStringList words;
    for (const QString& word : request().command)
        words << QStringLiteral("[%1]").arg(word);
    QString text = why;
    if (why.isEmpty()) {
        text = tr("Understood as %1").arg(words.join(u' '));
        if (splitShellWords(commandLine()).needsShell)
            text += u'\n'
                    + tr("No shell is used: pipes, variables and patterns do nothing here. If you "
                         "need them, write sh -c '…'.");
    }
    m_understood->setText(text);
    m_start->setEnabled(why.isEmpty());
}

} // namespace faultline::ui
