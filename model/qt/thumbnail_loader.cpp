// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/thumbnail_loader.h"

#include "model/image/decode_image.h"
#include "model/qt/messages.h"

#include <QCoreApplication>
#include <QThread>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <deque>
#include <exception>
#include <mutex>
#include <unordered_set>

namespace faultline {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("ThumbnailLoader", source);
}

/// The decoder scales by whole factors; the rest is done here.
cv::Mat reduced(const cv::Mat& pixels, int side)
{
    const int longest = std::max(pixels.cols, pixels.rows);
    if (side <= 0 || longest <= side)
        return pixels;
    const double scale = static_cast<double>(side) / longest;
    cv::Mat small;
    cv::resize(
        pixels, small,
        {std::max(1, cvRound(pixels.cols * scale)), std::max(1, cvRound(pixels.rows * scale))}, 0,
        0, cv::INTER_AREA);
    return small;
}

DecodeOptions optionsFor(const ImageRow& row, int side)
{
    DecodeOptions options;
    const int longest = std::max<int>(row.width, row.height);
    if (side <= 0 || longest <= 0)
        return options;
    // The shorter side shrinks with the longer one; the decoder must not go below either.
    options.minWidth = std::max(1, row.width * side / longest);
    options.minHeight = std::max(1, row.height * side / longest);
    return options;
}

Thumbnail decoded(const Dataset& dataset, std::size_t image, int side)
{
    Thumbnail thumbnail;
    const Result<std::vector<std::byte>> bytes = dataset.readImage(image);
    if (!bytes) {
        thumbnail.problem = errorMessage(bytes.error());
        return thumbnail;
    }
    Result<DecodedImage> full = decodeImage(*bytes, optionsFor(dataset.image(image), side));
    if (!full) {
        thumbnail.problem = errorMessage(full.error());
        return thumbnail;
    }
    thumbnail.width = static_cast<int>(full->header.width);
    thumbnail.height = static_cast<int>(full->header.height);
    thumbnail.pixels = reduced(full->pixels, side);
    if (full->isTruncated)
        thumbnail.problem = text(QT_TRANSLATE_NOOP("ThumbnailLoader", "The image ends early."));
    return thumbnail;
}

ThumbnailPtr thumbnailOf(const Dataset& dataset, std::size_t image, int side)
{
    auto made = std::make_shared<Thumbnail>();
    try {
        *made = decoded(dataset, image, side);
    } catch (const std::exception& exception) { // OpenCV throws, and memory may be short
        made->problem = QString::fromLocal8Bit(exception.what());
    }
    return made;
}

int mostWorkers()
{
    return std::clamp(QThread::idealThreadCount(), 1, 4);
}

std::size_t bytesOf(const Thumbnail& thumbnail)
{
    return thumbnail.pixels.total() * thumbnail.pixels.elemSize() + sizeof(Thumbnail);
}

} // namespace

/// Both sides of a dataset that is shown: what waits for the workers, what waits for the GUI.
struct ThumbnailLoader::Shared {
    DatasetPtr dataset;
    int side = 0;
    std::mutex mutex;
    std::deque<std::size_t> queue;
    std::unordered_set<std::size_t> underWay; ///< begun or made, not yet taken
    std::vector<std::pair<std::size_t, ThumbnailPtr>> made;
    bool isAnnounced = false;
    int workers = 0;

    /// One worker: until the queue is empty.
    template <typename Announce>
    void work(const Announce& announce)
    {
        for (;;) {
            std::size_t image = 0;
            {
                const std::lock_guard lock(mutex);
                if (queue.empty()) {
                    --workers; // under the lock: who adds to the queue next sees it
                    return;
                }
                image = queue.front();
                queue.pop_front();
                underWay.insert(image);
            }
            ThumbnailPtr thumbnail = thumbnailOf(*dataset, image, side);
            const std::lock_guard lock(mutex);
            made.emplace_back(image, std::move(thumbnail));
            if (!std::exchange(isAnnounced, true))
                announce();
        }
    }
};

ThumbnailLoader::ThumbnailLoader(JobQueuePtr jobs, int side, std::size_t budgetBytes,
                                 QObject* parent)
    : QObject(parent), m_jobs(std::move(jobs)), m_side(side), m_budgetBytes(budgetBytes)
{
}

ThumbnailLoader::~ThumbnailLoader()
{
    setDataset(nullptr);
}

void ThumbnailLoader::setDataset(DatasetPtr dataset)
{
    if (m_shared) {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->queue.clear();
        m_shared->isAnnounced = true; // nobody listens any more
    }
    m_workers.clear();
    m_shared.reset();
    m_kept.clear();
    m_place.clear();
    m_keptBytes = 0;
    m_dataset = std::move(dataset);
    if (!m_dataset)
        return;
    m_shared = std::make_shared<Shared>();
    m_shared->dataset = m_dataset;
    m_shared->side = m_side;
}

void ThumbnailLoader::want(const std::vector<std::size_t>& images)
{
    if (!m_shared)
        return;
    int newWorkers = 0;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->queue.clear();
        for (const std::size_t image : images) {
            if (image < m_dataset->imageCount() && !m_place.contains(image)
                && !m_shared->underWay.contains(image))
                m_shared->queue.push_back(image);
        }
        const auto waiting = static_cast<int>(std::min<std::size_t>(m_shared->queue.size(), 64));
        newWorkers = std::clamp(mostWorkers() - m_shared->workers, 0, waiting);
        m_shared->workers += newWorkers;
    }
    const auto announce = [this, shared = m_shared.get(), post = m_receiver.post()] {
        post([this, shared] {
            if (m_shared.get() == shared)
                takeAll();
        });
    };
    std::erase_if(m_workers, [](const JobTicket& worker) { return worker.hasEnded(); });
    for (int i = 0; i < newWorkers; ++i)
        m_workers.push_back(m_jobs->submit(
            {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Normal, .key = {}},
            [shared = m_shared, announce](JobMonitor&) { shared->work(announce); }));
}

void ThumbnailLoader::takeAll()
{
    std::vector<std::pair<std::size_t, ThumbnailPtr>> made;
    {
        const std::lock_guard lock(m_shared->mutex);
        made.swap(m_shared->made);
        m_shared->isAnnounced = false;
        for (const auto& [image, thumbnail] : made)
            m_shared->underWay.erase(image);
    }
    for (auto& [image, thumbnail] : made)
        keep(image, std::move(thumbnail));
    const DatasetPtr dataset = m_dataset;
    for (const auto& [image, thumbnail] : made) {
        if (m_dataset == dataset) // a listener may change it
            emit loaded(image);
    }
}

void ThumbnailLoader::keep(std::size_t image, ThumbnailPtr thumbnail)
{
    if (m_place.contains(image))
        return;
    m_keptBytes += bytesOf(*thumbnail);
    m_kept.emplace_front(image, std::move(thumbnail));
    m_place[image] = m_kept.begin();
    // The newest one stays even if it is larger than the whole budget: it is being looked at.
    while (m_keptBytes > m_budgetBytes && m_kept.size() > 1) {
        m_keptBytes -= bytesOf(*m_kept.back().second);
        m_place.erase(m_kept.back().first);
        m_kept.pop_back();
    }
}

ThumbnailPtr ThumbnailLoader::thumbnail(std::size_t image) const
{
    const auto place = m_place.find(image);
    if (place == m_place.end())
        return nullptr;
    m_kept.splice(m_kept.begin(), m_kept, place->second);
    return place->second->second;
}

bool ThumbnailLoader::isBusy() const
{
    if (!m_shared)
        return false;
    const std::lock_guard lock(m_shared->mutex);
    return !m_shared->queue.empty() || !m_shared->underWay.empty();
}

void ThumbnailLoader::finish()
{
    for (const JobTicket& worker : m_workers)
        worker.wait();
    if (m_shared)
        takeAll();
}

} // namespace faultline
