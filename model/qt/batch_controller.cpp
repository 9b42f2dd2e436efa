// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/batch_controller.h"

#include "model/qt/pipeline_document.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>
#include <utility>

namespace faultline {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr double kReportSeconds = 0.2;

unsigned coreCount()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

double secondsSince(SteadyClock::time_point begin)
{
    return std::chrono::duration<double>(SteadyClock::now() - begin).count();
}

/// Whether totals over many samples would be the same.
bool drawsAlike(const BatchRequest& a, const BatchRequest& b)
{
    return a.dataset == b.dataset && a.seed == b.seed && a.split == b.split
           && a.shuffle == b.shuffle && isSamePipeline(a.pipeline, b.pipeline);
}

bool isSameRequest(const BatchRequest& a, const BatchRequest& b)
{
    return drawsAlike(a, b) && a.size == b.size && a.number == b.number
           && a.onlyImage == b.onlyImage;
}

} // namespace

/// What worker threads leave for the GUI thread. Whoever finds it empty rings.
struct BatchController::Inbox {
    std::mutex mutex;
    std::vector<BatchPicturePtr> pictures;
    std::optional<PipelineTotals> totals;
    double firstSeconds = 0.0;
};

PipelineTotals countTotals(const BatchRequest& request, std::size_t samples, ReadMonitor& monitor,
                           const std::function<void(const PipelineTotals& soFar)>& report)
{
    BatchRequest many = request;
    many.size = samples;
    many.number = 0;
    many.onlyImage.reset();
    many.keepOriginals = false;
    std::vector<augment::PipelineRemark> remarks;
    const augment::CompiledPipeline pipeline = compiledPipeline(many, remarks);
    std::mutex mutex;
    PipelineTotals totals;
    SteadyClock::time_point reported = SteadyClock::now();
    WorkerPool pool(coreCount());
    makeBatch(many, pool, monitor, [&](std::size_t, const BatchItem& item) {
        const std::lock_guard lock(mutex);
        totals.add(item, pipeline.stepIndices());
        if (report && secondsSince(reported) > kReportSeconds) {
            reported = SteadyClock::now();
            report(totals);
        }
    });
    return totals;
}

BatchController::BatchController(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent), m_batchWork(jobs), m_totalsWork(jobs), m_speedWork(jobs), m_stepWork(jobs)
{
    m_speedWork.setLabel(tr("Measuring the speed of workers"));
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &BatchController::beginPending);
}

BatchController::~BatchController() = default;

void BatchController::setRequest(BatchRequest request)
{
    request.keepOriginals = false; // makePicture() sees to it
    if (isSameRequest(request, m_request))
        return;
    if (!drawsAlike(request, m_request)) {
        m_totalsAreOld = true;
        m_totalsWork.drop();
        m_totalsInbox.reset();
    }
    if (request.dataset != m_request.dataset
        || !isSamePipeline(request.pipeline, m_request.pipeline)) {
        m_speedWork.drop();
        m_speeds.clear();
        emit speedsChanged();
    }
    m_request = std::move(request);
    restart();
}

void BatchController::setWithNetwork(bool with)
{
    if (with == m_withNetwork)
        return;
    m_withNetwork = with;
    restart();
}

void BatchController::restart()
{
    // What is under way is of no use any more.
    m_batchWork.drop();
    m_inbox.reset();
    m_isPending = true;
    const bool isBurst = m_debounce.isActive();
    m_debounce.start();
    if (!isBurst)
        beginPending();
}

void BatchController::cancel()
{
    m_isPending = false;
    m_batchWork.drop();
    m_totalsWork.drop();
    m_speedWork.drop();
    m_inbox.reset();
    m_totalsInbox.reset();
    emit finished();
    emit totalsChanged();
    emit speedsChanged();
}

bool BatchController::isRunning() const
{
    return m_isPending || m_batchWork.isRunning();
}

bool BatchController::isCounting() const
{
    return m_totalsWork.isRunning();
}

void BatchController::beginPending()
{
    if (!std::exchange(m_isPending, false))
        return;
    m_outcome.reset();
    m_doneCount = 0;
    const bool isEmpty = !m_request.dataset || m_request.dataset->imageCount() == 0;
    if (isEmpty)
        m_pictures.clear();
    else
        m_pictures.resize(m_request.size);
    if (m_totalsAreOld)
        m_totals.reset();
    emit started();
    if (isEmpty) {
        m_outcome.emplace();
        emit finished();
        return;
    }
    begin();
    if (m_stepPosition)
        openSteps(*m_stepPosition);
}

void BatchController::begin()
{
    m_inbox = std::make_shared<Inbox>();
    m_batchWork.start(
        [this, post = m_receiver.post(), request = m_request, inbox = m_inbox,
         withNetwork = m_withNetwork](WorkMonitor& monitor) -> Result<BatchOutcome> {
            const SteadyClock::time_point start = SteadyClock::now();
            BatchOutcome outcome;
            const augment::CompiledPipeline pipeline = compiledPipeline(request, outcome.remarks);
            outcome.stepIndices.assign(pipeline.stepIndices().begin(),
                                       pipeline.stepIndices().end());
            const std::vector<std::size_t> images = imagesOfBatch(request);
            std::vector<BatchPicturePtr> all(images.size());
            WorkerPool pool(coreCount());
            pool.parallelFor(images.size(), [&](std::size_t position) {
                if (monitor.isCancelled())
                    return;
                all[position] =
                    makePicture(request, pipeline, position, images[position], withNetwork);
                monitor.advance(1);
                const std::lock_guard lock(inbox->mutex);
                if (inbox->firstSeconds == 0.0)
                    inbox->firstSeconds = secondsSince(start);
                inbox->pictures.push_back(all[position]);
                if (inbox->pictures.size() == 1)
                    post([this, inbox] { takePictures(inbox); });
            });
            outcome.shape = shapeOf(all);
            outcome.channels = channelsOf(all);
            outcome.failures = static_cast<std::size_t>(
                std::count_if(all.begin(), all.end(), [](const BatchPicturePtr& picture) {
                    return picture && !picture->error.empty();
                }));
            outcome.firstSeconds = inbox->firstSeconds;
            outcome.seconds = secondsSince(start);
            return outcome;
        },
        [this](const Result<BatchOutcome>& result) {
            takePictures(m_inbox);
            m_outcome = result ? *result : BatchOutcome();
            emit finished();
            beginTotals();
        });
}

void BatchController::takePictures(const std::shared_ptr<Inbox>& inbox)
{
    if (!inbox || inbox != m_inbox)
        return;
    std::vector<BatchPicturePtr> arrived;
    {
        const std::lock_guard lock(inbox->mutex);
        arrived.swap(inbox->pictures);
    }
    for (BatchPicturePtr& picture : arrived) {
        const std::size_t position = picture->position;
        if (position >= m_pictures.size())
            continue;
        m_pictures[position] = std::move(picture);
        ++m_doneCount;
        emit pictureReady(position);
    }
}

void BatchController::setSampleCount(std::size_t samples)
{
    if (samples == m_sampleCount)
        return;
    m_sampleCount = samples;
    m_totalsAreOld = true;
    m_totalsWork.drop();
    m_totalsInbox.reset();
    if (!isRunning())
        beginTotals();
}

void BatchController::beginTotals()
{
    if (!m_totalsAreOld || m_sampleCount == 0 || !m_request.dataset
        || m_request.dataset->imageCount() == 0)
        return;
    m_totalsInbox = std::make_shared<Inbox>();
    m_totalsWork.start(
        [this, post = m_receiver.post(), request = m_request, samples = m_sampleCount,
         inbox = m_totalsInbox](WorkMonitor& monitor) -> Result<PipelineTotals> {
            return countTotals(request, samples, monitor, [&](const PipelineTotals& soFar) {
                const std::lock_guard lock(inbox->mutex);
                const bool isNew = !inbox->totals;
                inbox->totals = soFar;
                if (isNew)
                    post([this, inbox] { takeTotals(inbox); });
            });
        },
        [this](const Result<PipelineTotals>& result) {
            m_totalsInbox.reset();
            m_totalsAreOld = false;
            if (result)
                m_totals = *result;
            emit totalsChanged();
        });
    emit totalsChanged();
}

void BatchController::takeTotals(const std::shared_ptr<Inbox>& inbox)
{
    if (inbox != m_totalsInbox)
        return;
    {
        const std::lock_guard lock(inbox->mutex);
        m_totals = std::exchange(inbox->totals, std::nullopt);
    }
    emit totalsChanged();
}

void BatchController::measureSpeed()
{
    if (!m_request.dataset || m_request.dataset->imageCount() == 0)
        return;
    // Both would take cores from what is measured.
    m_totalsWork.drop();
    m_totalsInbox.reset();
    m_speedWork.start(
        [request = m_request](WorkMonitor& monitor) -> Result<std::vector<WorkerSpeed>> {
            BatchRequest any = request;
            any.onlyImage.reset();
            return measureWorkers(any, monitor);
        },
        [this](const Result<std::vector<WorkerSpeed>>& result) {
            if (result)
                m_speeds = *result;
            emit speedsChanged();
            beginTotals();
        });
    emit speedsChanged();
}

void BatchController::openSteps(std::size_t position)
{
    m_stepPosition = position;
    m_stepWork.start(
        [request = m_request,
         position](WorkMonitor&) -> Result<std::shared_ptr<const StepSequence>> {
            const std::vector<std::size_t> images = imagesOfBatch(request);
            if (position >= images.size())
                return std::make_shared<const StepSequence>();
            return std::make_shared<const StepSequence>(
                makeSteps(request, position, images[position]));
        },
        [this](const Result<std::shared_ptr<const StepSequence>>& result) {
            m_steps = result ? *result : nullptr;
            emit stepsChanged();
        });
}

void BatchController::closeSteps()
{
    m_stepPosition.reset();
    m_stepWork.drop();
    m_steps.reset();
}

void BatchController::finish()
{
    m_debounce.stop();
    beginPending();
    m_batchWork.finish();
    m_totalsWork.finish();
    m_stepWork.finish();
}

} // namespace faultline
