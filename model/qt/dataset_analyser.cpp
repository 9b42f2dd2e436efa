// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/dataset_analyser.h"

#include "model/qt/picture_check.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace faultline {

namespace {

constexpr int kAnalysisProgressMs = 100;

} // namespace

DatasetAnalyser::DatasetAnalyser(const JobQueuePtr& jobs, std::string cacheFolder, QObject* parent)
    : QObject(parent), m_cacheFolder(std::move(cacheFolder)), m_work(jobs), m_pictureWork(jobs)
{
    m_work.setLabel(tr("Counting what the dataset holds"));
    m_pictureWork.setLabel(tr("Checking the images"));
    m_progressTimer.setInterval(kAnalysisProgressMs);
    connect(&m_progressTimer, &QTimer::timeout, this,
            [this] { emit pictureProgressChanged(pictureProgress()); });
}

DatasetAnalyser::~DatasetAnalyser() = default;

void DatasetAnalyser::analyse(DatasetPtr dataset, const DefectOptions& options)
{
    m_work.drop();
    m_pictureWork.drop();
    m_dataset = std::move(dataset);
    m_options = options;
    m_statistics = nullptr;
    m_defects = nullptr;
    setPictures(Pictures::NotChecked);
    emit changed();
    if (!m_dataset)
        return;
    m_work.start(
        [dataset = m_dataset, options, folder = m_cacheFolder](WorkMonitor& monitor) {
            Analysis analysis;
            WorkerPool pool(std::max(1U, std::thread::hardware_concurrency()));
            analysis.statistics = std::make_shared<const DatasetStatistics>(
                computeStatistics(*dataset, options.resizer, pool, monitor));
            DefectReport defects = findDefects(*dataset, options, pool, monitor);
            analysis.hasPictures = isPictureCheckCached(*dataset, folder);
            if (analysis.hasPictures)
                defects.append(faultline::checkPictures(*dataset, options, folder, monitor));
            analysis.defects = std::make_shared<const DefectReport>(std::move(defects));
            if (monitor.isCancelled()) // statistics of a part of it would be wrong
                return Result<Analysis>(Error{
                    .code = ErrorCode::Cancelled, .path = {}, .offsetBytes = {}, .detail = {}});
            return Result<Analysis>(std::move(analysis));
        },
        [this](const Result<Analysis>& analysis) { takeAnalysis(analysis); });
}

void DatasetAnalyser::takeAnalysis(const Result<Analysis>& analysis)
{
    if (analysis) {
        m_statistics = analysis->statistics;
        m_defects = analysis->defects;
        if (analysis->hasPictures)
            setPictures(Pictures::Checked);
    }
    emit changed();
}

void DatasetAnalyser::checkPictures()
{
    if (!m_defects || m_pictures != Pictures::NotChecked)
        return;
    m_pictureBytes = 0;
    for (const ImageRow& row : m_dataset->images())
        m_pictureBytes += row.sizeBytes;
    m_pictureWork.start(
        [dataset = m_dataset, options = m_options, folder = m_cacheFolder,
         total = m_pictureBytes](WorkMonitor& monitor) {
            monitor.expect(total);
            return Result<DefectReport>(
                faultline::checkPictures(*dataset, options, folder, monitor));
        },
        [this](const Result<DefectReport>& pictures) { takePictures(pictures); });
    setPictures(Pictures::Checking);
    m_progressTimer.start();
}

void DatasetAnalyser::cancelPictures()
{
    m_pictureWork.cancel();
}

void DatasetAnalyser::takePictures(const Result<DefectReport>& pictures)
{
    const bool isWhole = pictures && pictures->isComplete;
    if (isWhole) {
        DefectReport all = *m_defects;
        all.append(*pictures);
        m_defects = std::make_shared<const DefectReport>(std::move(all));
    }
    setPictures(isWhole ? Pictures::Checked : Pictures::NotChecked);
    if (isWhole)
        emit changed();
}

void DatasetAnalyser::setPictures(Pictures state)
{
    if (state != Pictures::Checking)
        m_progressTimer.stop();
    if (std::exchange(m_pictures, state) != state)
        emit picturesChanged();
}

int DatasetAnalyser::pictureProgress() const
{
    if (m_pictures != Pictures::Checking || m_pictureBytes == 0)
        return 0;
    const double share =
        static_cast<double>(m_pictureWork.progress()) / static_cast<double>(m_pictureBytes);
    return static_cast<int>(std::min(share, 1.0) * kProgressMax);
}

void DatasetAnalyser::finish()
{
    m_work.finish();
    m_pictureWork.finish();
}

} // namespace faultline
