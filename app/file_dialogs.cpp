// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace faultline::ui {

namespace {

class FileDialogs {
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

QFileDialog* makeDialog(QWidget* parent, const QString& title, const QString& folder)
{
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

void askForFolder(QWidget* parent, const QString& folder,
                  const std::function<void(const QString&)>& chosen)
{
    QFileDialog* dialog = makeDialog(parent, FileDialogs::tr("Open a folder of runs"), folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askForFiles(QWidget* parent, const QString& folder,
                 const std::function<void(const QStringList&)>& chosen)
{
    QFileDialog* dialog = makeDialog(parent, FileDialogs::tr("Open files"), folder);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, chosen);
    dialog->open();
}

void askForReportFile(QWidget* parent, const QString& folder, const QString& name,
                      const std::function<void(const QString& path, bool withAppendix)>& chosen)
{
    QFileDialog* dialog = makeDialog(parent, FileDialogs::tr("Export report"), folder);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    const QString brief = FileDialogs::tr("PDF: verdict, proof and fixes (*.pdf)");
    dialog->setNameFilters({brief, FileDialogs::tr("PDF with everything that was checked (*.pdf)"),
                            FileDialogs::tr("Web page (*.html)"),
                            FileDialogs::tr("Markdown (*.md)"), FileDialogs::tr("JSON (*.json)"),
                            FileDialogs::tr("Plain text (*.txt)")});
    dialog->selectFile(name + QStringLiteral(".pdf"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const QString suffix = filter.section(u'.', -1).chopped(1);
        dialog->setDefaultSuffix(suffix);
        const QString typed = QFileInfo(dialog->selectedFiles().value(0)).completeBaseName();
        if (!typed.isEmpty())
            dialog->selectFile(typed + u'.' + suffix);
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [dialog, brief, chosen](const QString& path) {
                         chosen(path, dialog->selectedNameFilter() != brief);
                     });
    dialog->open();
}

void askForCaseFile(QWidget* parent, const QString& path,
                    const std::function<void(const QString&)>& chosen)
{
    QFileDialog* dialog = makeDialog(parent, FileDialogs::tr("Save case"), {});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("faultline"));
    dialog->setNameFilter(FileDialogs::tr("Faultline case (*.faultline)"));
    const QFileInfo proposed(path);
    dialog->setDirectory(proposed.path());
    dialog->selectFile(proposed.fileName());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askForMissingSource(QWidget* parent, const QString& missing,
                         const std::function<void(const QString&)>& chosen)
{
    // A file or a folder, as what is missing was: its name tells.
    const QFileInfo known(missing);
    QFileDialog* dialog =
        makeDialog(parent, FileDialogs::tr("Where is %1 now?").arg(known.fileName()), {});
    if (known.suffix().isEmpty()) {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace faultline::ui
