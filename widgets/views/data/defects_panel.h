// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/dataset_analyser.h"
#include "model/qt/defect_table_model.h"
#include "model/qt/thumbnail_loader.h"
#include "model/session/jobs/background_work.h"
#include "model/session/jobs/write_queue.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace faultline::ui {

class DefectChips;
class EmptyState;
class MessageBar;
class PictureGrid;

/// What is wrong with a dataset: kinds as chips, each occurrence in a table with its picture beside
/// it; checks of the pixels, export and repair.
class DefectsPanel : public QWidget {
    Q_OBJECT

public:
    DefectsPanel(JobQueuePtr jobs, DatasetAnalyser& analyser, ThumbnailLoader& loader,
                 QWidget* parent = nullptr);

    /// What the analyser knows now.
    void refresh();
    void settle();
    [[nodiscard]] QString countText() const;

    [[nodiscard]] DefectTableModel& model() { return m_model; }
    [[nodiscard]] QTableView& table() { return *m_table; }
    [[nodiscard]] PictureGrid& grid() { return *m_grid; }
    void setKind(std::optional<DefectId> kind);
    /// Writes what is listed now; nothing if `path` is empty.
    void exportCsv(const QString& path);
    void exportRecords(const QString& path);

signals:
    void pictureRequested(quint32 picture, int box);
    void countChanged();

private:
    QWidget* buildFilters();
    QWidget* buildActions();
    void buildTable();
    void fillSplits();
    void refreshPictures();
    void refreshExplanation();
    void refilter();
    void takeListed(std::vector<std::uint32_t> listed);
    void save(const QString& path, std::function<std::string()> makeText);
    void openRepair();
    [[nodiscard]] DefectFilter wantedFilter() const;

    DatasetAnalyser& m_analyser;
    ThumbnailLoader& m_loader;
    DefectTableModel m_model;
    DatasetPtr m_dataset;
    DefectReportPtr m_report;
    std::optional<DefectId> m_kind;
    JobQueuePtr m_jobs;
    BackgroundWork<std::vector<std::uint32_t>> m_work;
    WriteQueue m_saving;

    DefectChips* m_chips = nullptr;
    QComboBox* m_severities = nullptr;
    QComboBox* m_splits = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_check = nullptr;
    QPushButton* m_cancelCheck = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_checked = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_repair = nullptr;
    MessageBar* m_message = nullptr;
    QStackedWidget* m_stack = nullptr;
    QSplitter* m_splitter = nullptr;
    QTableView* m_table = nullptr;
    PictureGrid* m_grid = nullptr;
    QLabel* m_why = nullptr;
    EmptyState* m_none = nullptr;
};

} // namespace faultline::ui
