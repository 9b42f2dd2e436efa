// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/pipeline_panel.h"

#include "model/augment/pipeline_files.h"
#include "model/qt/messages.h"
#include "model/qt/pipeline_words.h"
#include "model/qt/text.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/message_bar.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/catalogue_popup.h"
#include "widgets/views/batches/parameter_form.h"
#include "widgets/views/batches/remark_notice.h"
#include "widgets/views/batches/step_delegate.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSaveFile>
#include <QShortcut>
#include <QSplitter>
#include <QTemporaryFile>
#include <QTreeView>

#include <utility>

namespace faultline::ui {

namespace {

IconButton* addButton(QHBoxLayout& row, const char* iconName, const QString& name, QWidget* parent)
{
    auto* button = new IconButton(QLatin1String(iconName), name, parent);
    row.addWidget(button);
    return button;
}

/// Of a file that would hold this text.
QString suffixOf(const QByteArray& text)
{
    const QByteArray trimmed = text.trimmed();
    if (trimmed.startsWith('{') || trimmed.startsWith('['))
        return QStringLiteral("json");
    if (trimmed.contains('('))
        return QStringLiteral("py");
    return trimmed.contains('{') ? QStringLiteral("config") : QStringLiteral("yaml");
}

} // namespace

PipelinePanel::PipelinePanel(const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_import(jobs)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    buildHeader();
    m_message = new MessageBar(this);
    column->addWidget(m_message);
    m_notice = new RemarkNotice(this);
    column->addWidget(m_notice);
    buildTree();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_tree);
    m_form = new ParameterForm(m_document, splitter);
    splitter->addWidget(m_form);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({300, 300});
    column->addWidget(splitter, 1);
    m_catalogue = new CataloguePopup(this);
    connect(m_catalogue, &CataloguePopup::chosen, this, &PipelinePanel::addTransform);
    connect(&m_document, &PipelineDocument::changed, this, &PipelinePanel::followChange);
    connect(&m_document, &PipelineDocument::historyChanged, this, &PipelinePanel::refreshActions);
    refreshActions();
}

void PipelinePanel::buildHeader()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    m_chooser = new QComboBox(this);
    m_chooser->setAccessibleName(tr("Pipeline to begin with"));
    m_chooser->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(12);
    connect(m_chooser, &QComboBox::activated, this, [this](int number) {
        if (static_cast<std::size_t>(number) < m_pipelines.size()) {
            m_chosen = number;
            choosePipeline(number);
            return;
        }
        m_chooser->setCurrentIndex(m_chosen); // the entry below all pipelines is no pipeline
        chooseImport();
    });
    column->addWidget(m_chooser);

    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    m_add = addButton(*row, "add", tr("Add a transform (Insert)"), this);
    m_remove = addButton(*row, "remove", tr("Remove the step (Delete)"), this);
    m_duplicate = addButton(*row, "copy", tr("Duplicate the step (Ctrl+D)"), this);
    m_up = addButton(*row, "chevron-up", tr("Move the step up (Alt+Up)"), this);
    m_down = addButton(*row, "chevron-down", tr("Move the step down (Alt+Down)"), this);
    row->addStretch(1);
    m_undo = addButton(*row, "undo", tr("Undo"), this);
    m_redo = addButton(*row, "redo", tr("Redo"), this);
    auto* more = addButton(*row, "more", tr("Import, export, reset"), this);
    auto* menu = new QMenu(this);
    connect(menu->addAction(tr("Import…")), &QAction::triggered, this,
            &PipelinePanel::chooseImport);
    connect(menu->addAction(tr("Paste code or configuration")), &QAction::triggered, this,
            &PipelinePanel::importClipboard);
    m_exportMenu = menu->addMenu(tr("Export as"));
    connect(m_exportMenu, &QMenu::aboutToShow, this, &PipelinePanel::fillExportMenu);
    menu->addSeparator();
    m_reset = menu->addAction(tr("Reset to the run's configuration"));
    connect(m_reset, &QAction::triggered, this,
            [this] { m_document.replace(m_document.original(), tr("Reset the pipeline")); });
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    column->addLayout(row);

    connect(m_add, &QToolButton::clicked, this, [this] { m_catalogue->openBelow(*m_add); });
    connect(m_remove, &QToolButton::clicked, this, &PipelinePanel::removeCurrent);
    connect(m_duplicate, &QToolButton::clicked, this, &PipelinePanel::duplicateCurrent);
    connect(m_up, &QToolButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_undo, &QToolButton::clicked, &m_document, &PipelineDocument::undo);
    connect(m_redo, &QToolButton::clicked, &m_document, &PipelineDocument::redo);
}

void PipelinePanel::buildTree()
{
    m_tree = new QTreeView(this);
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new StepDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(2 * kGrid);
    m_tree->setRootIsDecorated(false);
    m_tree->setAccessibleName(tr("Steps of the pipeline"));
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    m_tree->setDragEnabled(true);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setMinimumHeight(12 * kGrid);
    m_nothing = makeMutedLabel(
        tr("No steps: images reach the network as they are stored.\nAdd a transform with +."),
        m_tree->viewport());
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* over = new QVBoxLayout(m_tree->viewport());
    over->addWidget(m_nothing);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_form->setStep(currentPath());
        refreshActions();
    });
    const auto addShortcut = [this](const QKeySequence& keys, auto action) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    const auto addTreeShortcut = [this](const QKeySequence& keys, auto action) {
        auto* shortcut = new QShortcut(keys, m_tree);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    addTreeShortcut(Qt::Key_Insert, [this] { m_catalogue->openBelow(*m_add); });
    addTreeShortcut(QKeySequence::Delete, [this] { removeCurrent(); });
    addTreeShortcut(Qt::CTRL | Qt::Key_D, [this] { duplicateCurrent(); });
    addTreeShortcut(Qt::ALT | Qt::Key_Up, [this] { moveCurrent(-1); });
    addTreeShortcut(Qt::ALT | Qt::Key_Down, [this] { moveCurrent(1); });
    addShortcut(QKeySequence::Undo, [this] { m_document.undo(); });
    addShortcut(QKeySequence::Redo, [this] { m_document.redo(); });
}

void PipelinePanel::setPipelines(std::vector<CasePipeline> pipelines)
{
    const QString shown = m_chooser->currentText();
    m_pipelines = std::move(pipelines);
    m_chooser->clear();
    for (const CasePipeline& one : m_pipelines)
        m_chooser->addItem(one.title);
    m_chooser->addItem(tr("Open a file…"));
    const int same = shown.isEmpty() ? -1 : m_chooser->findText(shown);
    const bool isKept =
        same >= 0
        && isSamePipeline(m_pipelines[static_cast<std::size_t>(same)].pipeline,
                          m_document.original())
        && (m_document.isModified() || m_pipelines[static_cast<std::size_t>(same)].isFromCase
            || !m_pipelines.front().isFromCase);
    m_chosen = isKept ? same : 0;
    m_chooser->setCurrentIndex(m_chosen);
    if (!isKept)
        choosePipeline(0);
}

void PipelinePanel::choosePipeline(int number)
{
    if (number < 0 || static_cast<std::size_t>(number) >= m_pipelines.size())
        return;
    const CasePipeline& chosen = m_pipelines[static_cast<std::size_t>(number)];
    m_reset->setText(chosen.isFromCase ? tr("Reset to the run's configuration")
                                       : tr("Reset to no steps"));
    m_runRemarks.clear();
    m_catalogue->setLibrary(chosen.pipeline.library);
    m_document.open(chosen.pipeline);
    select({0});
}

void PipelinePanel::followChange(const PipelineChange& change)
{
    using Kind = PipelineChange::Kind;
    m_nothing->setVisible(m_document.pipeline().steps.empty());
    if (change.kind == Kind::Whole)
        m_tree->expandAll();
    if (change.kind == Kind::Insert) {
        m_tree->expandAll();
        select(change.path);
    }
    if (change.kind == Kind::Move)
        select(landingOf(change));
    if (change.kind == Kind::Whole || change.kind == Kind::Remove) {
        m_form->setStep(currentPath());
        if (m_catalogue != nullptr)
            m_catalogue->setLibrary(m_document.pipeline().library);
    }
    refreshRemarks();
    emit pipelineChanged();
}

void PipelinePanel::setRunRemarks(const std::vector<augment::PipelineRemark>& remarks)
{
    m_runRemarks = remarks;
    refreshRemarks();
}

void PipelinePanel::refreshRemarks()
{
    std::vector<augment::PipelineRemark> all = m_document.pipeline().remarks;
    all.insert(all.end(), m_runRemarks.begin(), m_runRemarks.end());
    m_notice->setRemarks(all);
}

void PipelinePanel::refreshActions()
{
    const StepPath path = currentPath();
    const bool hasStep = !path.empty();
    m_remove->setEnabled(hasStep);
    m_duplicate->setEnabled(hasStep);
    const auto* siblings =
        hasStep ? stepsBelow(m_document.pipeline(), StepPath(path.begin(), path.end() - 1))
                : nullptr;
    m_up->setEnabled(hasStep && path.back() > 0);
    m_down->setEnabled(siblings != nullptr
                       && static_cast<std::size_t>(path.back()) + 1 < siblings->size());
    m_undo->setEnabled(m_document.canUndo());
    m_redo->setEnabled(m_document.canRedo());
    m_undo->setName(m_document.canUndo() ? tr("Undo: %1").arg(m_document.undoText()) : tr("Undo"));
    m_redo->setName(m_document.canRedo() ? tr("Redo: %1").arg(m_document.redoText()) : tr("Redo"));
    m_reset->setEnabled(m_document.isModified());
}

StepPath PipelinePanel::currentPath() const
{
    return m_model.pathOf(m_tree->currentIndex());
}

void PipelinePanel::select(const StepPath& path)
{
    m_tree->setCurrentIndex(m_model.indexOf(path));
    m_form->setStep(currentPath());
    refreshActions();
}

void PipelinePanel::addTransform(const QString& transform)
{
    augment::PipelineStep step;
    step.transform = transform.toStdString();
    const StepPath current = currentPath();
    // Into what is chosen if it holds such steps, else behind it.
    if (const augment::PipelineStep* holder = m_document.step(current)) {
        StepPath below = current;
        below.push_back(static_cast<int>(holder->children.size()));
        if (m_document.insert(below, step))
            return;
    }
    StepPath behind =
        current.empty() ? StepPath{static_cast<int>(m_document.pipeline().steps.size())} : current;
    if (!current.empty())
        ++behind.back();
    if (!m_document.insert(behind, step))
        m_document.insert({static_cast<int>(m_document.pipeline().steps.size())}, std::move(step));
}

void PipelinePanel::removeCurrent()
{
    const StepPath path = currentPath();
    if (!path.empty())
        m_document.remove(path);
}

void PipelinePanel::duplicateCurrent()
{
    const StepPath path = currentPath();
    if (!path.empty())
        m_document.duplicate(path);
}

void PipelinePanel::moveCurrent(int by)
{
    const StepPath path = currentPath();
    if (path.empty())
        return;
    StepPath to = path;
    to.back() += by > 0 ? 2 : -1;
    m_document.move(path, to);
}

void PipelinePanel::chooseImport()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a pipeline"), QString(),
        tr("Pipelines (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

void PipelinePanel::importFile(const QString& path)
{
    import(path, tr("Import %1").arg(QFileInfo(path).fileName()), nullptr);
}

void PipelinePanel::importClipboard()
{
    // Readers open files, and tell them apart by their text: what was copied becomes one.
    const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
    if (text.trimmed().isEmpty()) {
        m_message->showMessage(tr("The clipboard holds no text."), false);
        return;
    }
    auto file = std::make_shared<QTemporaryFile>(
        QDir::temp().filePath(QStringLiteral("faultline-pipeline-XXXXXX.") + suffixOf(text)));
    if (!file->open() || file->write(text) != text.size() || !file->flush()) {
        m_message->showMessage(
            tr("%1 could not be written: %2").arg(file->fileName(), file->errorString()), false);
        return;
    }
    import(file->fileName(), tr("Paste the pipeline"), file);
}

void PipelinePanel::import(const QString& path, const QString& what,
                           const std::shared_ptr<QTemporaryFile>& keep)
{
    m_import.start([file = QFile::encodeName(path).toStdString(),
                    keep](WorkMonitor&) { return augment::readPipeline(file); },
                   [this, what](const Result<augment::Pipeline>& result) {
                       if (!result) {
                           m_message->showMessage(errorMessage(result.error()), false);
                           return;
                       }
                       m_document.replace(*result, what);
                       select({0});
                   });
}

void PipelinePanel::fillExportMenu()
{
    m_exportMenu->clear();
    for (const augment::PipelineFileForm& form :
         augment::pipelineFileForms(m_document.pipeline().library)) {
        const QAction* action = m_exportMenu->addAction(augmentText(form.title) + u'…');
        connect(action, &QAction::triggered, this,
                [this, id = std::string(form.id), extension = toQString(form.extension)] {
                    chooseExport(id, extension);
                });
    }
    if (m_exportMenu->isEmpty())
        m_exportMenu->addAction(tr("No export format for this library"))->setEnabled(false);
}

void PipelinePanel::chooseExport(const std::string& form, const QString& extension)
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the pipeline"), QStringLiteral("pipeline.") + extension,
        tr("Pipelines (*.%1);;All files (*)").arg(extension));
    if (!path.isEmpty())
        exportFile(path, form);
}

bool PipelinePanel::exportFile(const QString& path, const std::string& form)
{
    std::vector<augment::PipelineRemark> remarks;
    const std::string text = augment::writePipeline(m_document.pipeline(), form, remarks);
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly)
                           && file.write(text.data(), static_cast<qint64>(text.size()))
                                  == static_cast<qint64>(text.size())
                           && file.commit();
    if (!isWritten) {
        m_message->showMessage(tr("%1 could not be written: %2").arg(path, file.errorString()),
                               false);
        return false;
    }
    if (remarks.empty()) {
        m_message->showMessage(tr("Written to %1").arg(path), true);
    } else {
        QStringList lost;
        for (const augment::PipelineRemark& remark : remarks)
            lost << remarkSentence(remark);
        m_message->showMessage(
            tr("Written to %1, but not all of it: %2").arg(path, lost.join(QStringLiteral("; "))),
            false);
    }
    return true;
}

} // namespace faultline::ui
