// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"
#include "model/dataset/statistics/decode_cost.h"
#include "model/qt/dataset_analyser.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/profile_table_model.h"
#include "model/session/jobs/background_work.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace faultline::ui {

class BarDelegate;
class BoxSizeMap;
class CardFrame;
class CopyTable;
class FlowLayout;
class HeatMapView;
class Histogram;

/// What a dataset holds: classes, splits, sizes, places, and what differs from another dataset of
/// the case.
class DataOverviewPanel : public QWidget {
    Q_OBJECT

public:
    DataOverviewPanel(const JobQueuePtr& jobs, DatasetController& controller,
                      QWidget* parent = nullptr);

    /// Null statistics: still counting, or nothing to count.
    void setAnalysis(const QString& name, const DatasetPtr& dataset,
                     const DatasetStatisticsPtr& statistics, const DefectReportPtr& defects);
    /// Waits for what is compared.
    void settle();

    [[nodiscard]] Histogram& boxSizes() { return *m_boxSizes; }
    [[nodiscard]] BoxSizeMap& sizeMap() { return *m_sizeMap; }
    [[nodiscard]] QComboBox& compareWith() { return *m_compareWith; }

signals:
    void classChosen(int classIndex);
    void defectsRequested();
    /// A field of the dataset was pointed at, as lessons name them: "box_width".
    void fieldPicked(const QString& field);
    /// The limits of the resizer that sizes are to be shown after.
    void resizerChosen(const faultline::ResizerGeometry& resizer);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CardFrame* addCard(const QString& title, QWidget* content, QWidget* beside = nullptr);
    void pickFieldAt(QWidget* content, const char* field);
    void buildCards();
    QWidget* buildCompare();
    QWidget* buildSizes();
    void measureDecoding();
    void placeCards();
    void refresh();
    void refreshSentence();
    void refreshHistograms();
    void refreshTables();
    void refreshClassColumns();
    void refreshLegend();
    void listOthers();
    void compare();
    void fitRows(CopyTable& table, int mostRows);

    DatasetController& m_controller;
    QString m_name;
    DatasetPtr m_dataset;
    DatasetStatisticsPtr m_statistics;
    DefectReportPtr m_defects;
    BackgroundWork<std::vector<QString>> m_compareWork;
    BackgroundWork<DecodeCost> m_decodeWork;
    QString m_compared; ///< name of the dataset that the sentences are about

    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_verdict = nullptr;
    QWidget* m_legend = nullptr;
    FlowLayout* m_legendFlow = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<CardFrame*> m_cards; ///< in reading order
    int m_columns = 0;

    ProfileTableModel m_classModel;
    ProfileTableModel m_splitModel;
    ProfileTableModel m_sizeModel;
    CopyTable* m_classes = nullptr;
    CopyTable* m_splits = nullptr;
    CopyTable* m_sizes = nullptr;
    BarDelegate* m_classBars = nullptr;
    BarDelegate* m_sizeBars = nullptr;
    Histogram* m_boxesPerPicture = nullptr;
    Histogram* m_boxSizes = nullptr;
    Histogram* m_boxAspects = nullptr;
    QComboBox* m_resizer = nullptr;
    HeatMapView* m_places = nullptr;
    BoxSizeMap* m_sizeMap = nullptr;
    QPushButton* m_measure = nullptr;
    QLabel* m_decodeCost = nullptr;
    QComboBox* m_compareWith = nullptr;
    QLabel* m_differences = nullptr;
};

} // namespace faultline::ui
