// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/find_defects.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <string>

namespace faultline {

using DatasetStatisticsPtr = std::shared_ptr<const DatasetStatistics>;
using DefectReportPtr = std::shared_ptr<const DefectReport>;

/// Counts a dataset and looks for its defects in the background: what the index shows at once, what
/// needs the pixels when it is asked to. GUI thread only; its destructor cancels and waits.
class DatasetAnalyser : public QObject {
    Q_OBJECT

public:
    static constexpr int kProgressMax = 1000;
    enum class Pictures { NotChecked, Checking, Checked };

    /// `cacheFolder` keeps what pixels showed; empty: nothing is kept.
    DatasetAnalyser(const JobQueuePtr& jobs, std::string cacheFolder, QObject* parent = nullptr);
    ~DatasetAnalyser() override;

    /// Forgets what it knew and begins. `dataset` may be null. Pictures that are known from before
    /// are taken from the cache.
    void analyse(DatasetPtr dataset, const DefectOptions& options);
    void checkPictures();
    void cancelPictures();

    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }
    [[nodiscard]] const DefectOptions& options() const { return m_options; }
    [[nodiscard]] const DatasetStatisticsPtr& statistics() const { return m_statistics; }
    /// Of the index, and of the pictures once they are checked.
    [[nodiscard]] const DefectReportPtr& defects() const { return m_defects; }
    [[nodiscard]] Pictures pictures() const { return m_pictures; }
    [[nodiscard]] int pictureProgress() const; ///< 0..kProgressMax
    void finish();

signals:
    /// Statistics or defects came, grew or went.
    void changed();
    void picturesChanged();
    void pictureProgressChanged(int progress);

private:
    struct Analysis {
        DatasetStatisticsPtr statistics;
        DefectReportPtr defects;
        bool hasPictures = false;
    };

    void takeAnalysis(const Result<Analysis>& analysis);
    void takePictures(const Result<DefectReport>& pictures);
    void setPictures(Pictures state);

    std::string m_cacheFolder;
    DatasetPtr m_dataset;
    DefectOptions m_options;
    DatasetStatisticsPtr m_statistics;
    DefectReportPtr m_defects;
    Pictures m_pictures = Pictures::NotChecked;
    std::uint64_t m_pictureBytes = 0; ///< of all
    QTimer m_progressTimer;
    BackgroundWork<Analysis> m_work;
    BackgroundWork<DefectReport> m_pictureWork;
};

} // namespace faultline
