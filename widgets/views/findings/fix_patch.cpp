// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/fix_patch.h"

#include "model/casefile/patch_files.h"
#include "model/qt/text.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/message_bar.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace faultline::ui {

namespace {

/// "pipeline.config" to "pipeline.patched.config", beside it.
QString proposedPath(const PatchedFile& file)
{
    const QFileInfo opened(QFile::decodeName(file.path.c_str()));
    const QString suffix = opened.suffix();
    const QString name = suffix.isEmpty()
                             ? opened.fileName() + QStringLiteral(".patched")
                             : opened.completeBaseName() + QStringLiteral(".patched.") + suffix;
    return opened.dir().filePath(name);
}

} // namespace

FixPatch::FixPatch(const JobQueuePtr& jobs, CasePtr opened, std::vector<ConfigEdit> edits,
                   QWidget* parent)
    : QWidget(parent),
      m_case(std::move(opened)),
      m_patching(jobs),
      m_saving(jobs),
      m_column(new QVBoxLayout(this)),
      m_message(new MessageBar(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid / 2);
    m_column->addWidget(m_message);
    m_patching.start([files = m_case,
                      edits = std::move(edits)](WorkMonitor&) { return patchFiles(*files, edits); },
                     [this](const Result<std::vector<PatchedFile>>& patched) { show(patched); });
}

void FixPatch::show(const Result<std::vector<PatchedFile>>& patched)
{
    if (!patched) {
        m_column->addWidget(makeMutedLabel(
            tr("It cannot be written as a patch: %1").arg(errorMessage(patched.error())), this));
        return;
    }
    m_patched = *patched;
    for (std::size_t i = 0; i < m_patched.size(); ++i)
        addFile(i);
}

void FixPatch::addFile(std::size_t file)
{
    const PatchedFile& patched = m_patched[file];
    const QString name = toQString(patched.name);
    m_column->addWidget(new CodeBlock(tr("Patch of %1").arg(name), toQString(patched.diff),
                                      CodeBlock::Syntax::Diff, this));
    auto* row = new QHBoxLayout;
    auto* save = new QPushButton(icon(QStringLiteral("export"), palette()),
                                 tr("Save patched copy as…"), this);
    save->setAccessibleName(tr("Save patched copy of %1 as…").arg(name));
    save->setToolTip(tr("Writes a new file; %1 stays as it is").arg(name));
    connect(save, &QPushButton::clicked, this, [this, file] { askWhere(file); });
    row->addWidget(save);
    row->addStretch(1);
    m_column->addLayout(row);
}

void FixPatch::askWhere(std::size_t file)
{
    auto* dialog = new QFileDialog(this, tr("Save patched copy"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QFileInfo proposed(proposedPath(m_patched[file]));
    dialog->setDirectory(proposed.path());
    dialog->selectFile(proposed.fileName());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, file](const QString& path) { saveCopy(file, path); });
    dialog->open();
}

void FixPatch::saveCopy(std::size_t file, const QString& path)
{
    m_saving.submit<QString>(
        tr("Writing %1").arg(path),
        [files = m_case, patched = m_patched.at(file), path](JobMonitor&) -> Result<QString> {
            const Result<void> saved =
                savePatched(*files, patched, QFile::encodeName(path).toStdString());
            if (!saved)
                return saved.error();
            return path;
        },
        [this](const Result<QString>& saved) {
            m_message->showMessage(saved ? tr("Saved as %1").arg(*saved)
                                         : errorMessage(saved.error()),
                                   saved.has_value());
        });
}

void FixPatch::settle()
{
    m_patching.finish();
    m_saving.finish();
}

} // namespace faultline::ui
