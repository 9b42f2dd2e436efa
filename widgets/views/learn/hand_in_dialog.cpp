// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/hand_in_dialog.h"

#include "model/qt/lesson_hand_in.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace faultline::ui {

HandInDialog::HandInDialog(Lesson lesson, LessonAttempt attempt, std::string person,
                           const JobQueuePtr& jobs, QWidget* parent)
    : QDialog(parent),
      m_lesson(std::move(lesson)),
      m_attempt(std::move(attempt)),
      m_person(std::move(person)),
      m_writing(jobs)
{
    setWindowTitle(tr("Hand in"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kGrid + kGrid / 2);
    column->addWidget(makeTextLabel(
        tr("Two files are written into a folder of your choice: answers.json for the lecturer's "
           "program, and answers.html to be read. They hold your answers and a random number, and "
           "your name only if you type it here. Nothing is sent."),
        this));
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Name (may stay empty)"), this);
    m_name = new QLineEdit(this);
    constexpr int kMostName = 200;
    m_name->setMaxLength(kMostName);
    label->setBuddy(m_name);
    row->addWidget(label);
    row->addWidget(m_name, 1);
    column->addLayout(row);
    m_message = makeTextLabel({}, this);
    m_message->hide();
    column->addWidget(m_message);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_write = buttons->addButton(tr("Choose a folder…"), QDialogButtonBox::ActionRole);
    m_write->setDefault(true);
    connect(m_write, &QPushButton::clicked, this, &HandInDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    setMinimumWidth(60 * kGrid);
}

void HandInDialog::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Folder for your answers"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &HandInDialog::writeTo);
    dialog->open();
}

void HandInDialog::writeTo(const QString& folder)
{
    const HandedIn handed{
        .person = m_person, .name = m_name->text().trimmed().toStdString(), .attempt = m_attempt};
    m_write->setEnabled(false);
    m_writing.submit<std::string>(
        {},
        [folder = folder.toStdString(), handed, page = handInPage(m_lesson, handed)](JobMonitor&) {
            return writeHandIn(folder, handed, page.toStdString());
        },
        [this](const Result<std::string>& written) {
            m_write->setEnabled(true);
            m_message->setText(written ? tr("Written: %1").arg(toQString(*written))
                                       : errorMessage(written.error()));
            m_message->show();
        });
}

QString HandInDialog::message() const
{
    return m_message->text();
}

void HandInDialog::finish()
{
    m_writing.finish();
}

} // namespace faultline::ui
