// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/session/jobs/job_runner.h"

#include <QObject>
#include <QString>

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline {

/// A picture made small, or why there is none.
struct Thumbnail {
    cv::Mat pixels; ///< CV_8UC3, RGB, as stored: not turned by EXIF; empty if `problem` is set
    int width = 0;  ///< of the picture itself
    int height = 0;
    QString problem; ///< translated; also beside pixels, when only part of them could be had
};
using ThumbnailPtr = std::shared_ptr<const Thumbnail>;

/// Reads and decodes pictures of a dataset in worker threads, reduced to what is shown. Keeps the
/// latest, up to a number of bytes. GUI thread only.
class ThumbnailLoader : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kDefaultBudgetBytes = std::size_t{96} << 20;

    /// Pictures fit in a square of `side` physical pixels; 0: as large as they are.
    ThumbnailLoader(JobQueuePtr jobs, int side, std::size_t budgetBytes = kDefaultBudgetBytes,
                    QObject* parent = nullptr);
    ~ThumbnailLoader() override;

    /// Forgets everything of the one before. May be null.
    void setDataset(DatasetPtr dataset);
    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }
    /// What is to be loaded, most urgent first. Replaces what was wanted before and has not begun:
    /// what was scrolled away is not read.
    void want(const std::vector<std::size_t>& images);
    /// Null until it is loaded. Never starts anything.
    [[nodiscard]] ThumbnailPtr thumbnail(std::size_t image) const;
    [[nodiscard]] bool isBusy() const;
    /// Waits for everything wanted. For pictures and tests.
    void finish();

signals:
    void loaded(std::size_t image);

private:
    struct Shared;
    using Kept = std::list<std::pair<std::size_t, ThumbnailPtr>>;

    void takeAll();
    void keep(std::size_t image, ThumbnailPtr thumbnail);

    JobQueuePtr m_jobs;
    int m_side;
    std::size_t m_budgetBytes;
    std::size_t m_keptBytes = 0;
    DatasetPtr m_dataset;
    std::shared_ptr<Shared> m_shared; ///< of the present dataset
    mutable Kept m_kept;              ///< used last first
    std::unordered_map<std::size_t, Kept::iterator> m_place;
    std::vector<JobTicket> m_workers; ///< those that run among them
    JobReceiver m_receiver;
};

} // namespace faultline
