// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/qt/dataset_analyser.h"
#include "model/qt/dataset_controller.h"
#include "model/qt/thumbnail_loader.h"
#include "model/session/jobs/background_work.h"
#include "widgets/view_factory.h"

#include <QString>

class QStackedWidget;
class QTabWidget;

namespace faultline::ui {

class DataHeader;
class DataOverviewPanel;
class DefectsPanel;
class EmptyState;
class MessageBar;
class PicturesPanel;
class ViewContext;

/// The Data page: what a dataset of the case holds, what is wrong with it, every picture of it.
class DataView : public View {
    Q_OBJECT

public:
    DataView(ViewContext& context, QWidget* parent);
    ~DataView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] QTabWidget& tabs() { return *m_tabs; }
    [[nodiscard]] DataOverviewPanel& overview() { return *m_overview; }
    [[nodiscard]] DefectsPanel& defects() { return *m_defects; }
    [[nodiscard]] PicturesPanel& pictures() { return *m_pictures; }
    /// The files of the shown dataset are below this folder.
    void readFrom(const QString& folder);

private:
    void buildPage();
    void connectParts();
    void refreshCase();
    [[nodiscard]] QString wantedName() const;
    void showDataset(const QString& name);
    void refreshDataset();
    void refreshAnalysis();
    [[nodiscard]] ConfigDocumentPtr configOfDataset() const; ///< null: none names it
    /// What the configuration of the dataset says about sizes, classes and limits.
    [[nodiscard]] DefectOptions optionsOfCase() const;
    void openPicture(quint32 picture, int box);
    /// The records that prove a finding, if some of the shown dataset were asked for.
    void showProof();
    void locate();
    void allowOutside();
    void replace(const QString& name, const DatasetSourcePtr& source);

    ViewContext& m_context;
    DatasetController& m_controller;
    DatasetAnalyser m_analyser;
    ThumbnailLoader m_thumbnails;
    BackgroundWork<DatasetSourcePtr> m_locating;
    QString m_name; ///< of the dataset that is shown
    DatasetPtr m_dataset;
    bool m_isProofShown = true; ///< false: asked for, and the dataset is not read yet

    QStackedWidget* m_stack = nullptr;
    QWidget* m_page = nullptr;
    EmptyState* m_empty = nullptr;
    DataHeader* m_header = nullptr;
    MessageBar* m_message = nullptr;
    QStackedWidget* m_content = nullptr;
    QTabWidget* m_tabs = nullptr;
    EmptyState* m_failed = nullptr;
    DataOverviewPanel* m_overview = nullptr;
    DefectsPanel* m_defects = nullptr;
    PicturesPanel* m_pictures = nullptr;
};

} // namespace faultline::ui
