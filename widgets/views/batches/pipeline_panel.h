// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/pipeline_document.h"
#include "model/qt/pipeline_step_model.h"
#include "model/session/jobs/background_work.h"
#include "widgets/views/batches/case_pipelines.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QTemporaryFile;
class QTreeView;

namespace faultline::ui {

class CataloguePopup;
class IconButton;
class MessageBar;
class ParameterForm;
class RemarkNotice;

/// The editor of a pipeline: where it comes from, its steps with switches, the parameters of the
/// chosen one, and what of it is not reproduced.
class PipelinePanel : public QWidget {
    Q_OBJECT

public:
    explicit PipelinePanel(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// What can be chosen. Keeps what is edited if a pipeline of the same title is still there and
    /// says the same.
    void setPipelines(std::vector<CasePipeline> pipelines);
    /// What making the pipeline ready had to say; shown with the pipeline's own remarks.
    void setRunRemarks(const std::vector<augment::PipelineRemark>& remarks);

    [[nodiscard]] PipelineDocument& document() { return m_document; }
    [[nodiscard]] QTreeView& tree() { return *m_tree; }
    [[nodiscard]] ParameterForm& form() { return *m_form; }
    [[nodiscard]] RemarkNotice& notice() { return *m_notice; }
    [[nodiscard]] QComboBox& chooser() { return *m_chooser; }
    [[nodiscard]] CataloguePopup& catalogue() { return *m_catalogue; }
    [[nodiscard]] MessageBar& message() { return *m_message; }
    /// Reads and replaces in the background; says in the panel if that fails.
    void importFile(const QString& path);
    /// The same with what was copied: code in Python, JSON, YAML or a pipeline.config.
    void importClipboard();
    /// Waits for an import that was begun. For tests.
    void finishImport() { m_import.finish(); }
    /// False if it could not be written, which the panel says.
    bool exportFile(const QString& path, const std::string& form);

signals:
    void pipelineChanged();

private:
    void buildHeader();
    void buildTree();
    void choosePipeline(int number);
    void followChange(const PipelineChange& change);
    void refreshActions();
    void refreshRemarks();
    void addTransform(const QString& transform);
    void removeCurrent();
    void duplicateCurrent();
    void moveCurrent(int by);
    void chooseImport();
    /// `keep` lives until the file was read.
    void import(const QString& path, const QString& what,
                const std::shared_ptr<QTemporaryFile>& keep);
    void fillExportMenu();
    void chooseExport(const std::string& form, const QString& extension);
    [[nodiscard]] StepPath currentPath() const;
    void select(const StepPath& path);

    PipelineDocument m_document;
    PipelineStepModel m_model{m_document};
    std::vector<CasePipeline> m_pipelines;
    std::vector<augment::PipelineRemark> m_runRemarks;
    BackgroundWork<augment::Pipeline> m_import;
    int m_chosen = 0; ///< of m_pipelines

    QComboBox* m_chooser = nullptr;
    QLabel* m_library = nullptr;
    IconButton* m_add = nullptr;
    IconButton* m_remove = nullptr;
    IconButton* m_duplicate = nullptr;
    IconButton* m_up = nullptr;
    IconButton* m_down = nullptr;
    IconButton* m_undo = nullptr;
    IconButton* m_redo = nullptr;
    QMenu* m_exportMenu = nullptr;
    QAction* m_reset = nullptr;
    QTreeView* m_tree = nullptr;
    QLabel* m_nothing = nullptr;
    ParameterForm* m_form = nullptr;
    RemarkNotice* m_notice = nullptr;
    MessageBar* m_message = nullptr;
    CataloguePopup* m_catalogue = nullptr;
};

} // namespace faultline::ui
