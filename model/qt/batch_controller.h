// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"
#include "model/qt/batch_picture.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

/// How a batch came out.
struct BatchOutcome {
    BatchShape shape;
    std::vector<ChannelFigures> channels;
    std::vector<augment::PipelineRemark> remarks; ///< of making the pipeline ready
    std::vector<std::size_t> stepIndices;         ///< of BatchPicture::steps, in Pipeline::steps
    std::size_t failures = 0;                     ///< pictures that could not be made
    double firstSeconds = 0.0;                    ///< until the first picture was there
    double seconds = 0.0;                         ///< until all were
};

/// Makes what the Batches page shows, off the GUI thread: the batch, figures over many samples, the
/// speed of this machine, the steps of one picture. A new request stops what the one before began;
/// nothing of an old request is heard once a new one was set. GUI thread only; its destructor
/// cancels and waits.
class BatchController : public QObject {
    Q_OBJECT

public:
    /// Requests that follow each other faster than this are made once.
    static constexpr int kDebounceMs = 50;
    static constexpr std::size_t kDefaultSamples = 256;

    explicit BatchController(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~BatchController() override;

    /// An equal request does nothing. Without a dataset there is no batch.
    void setRequest(BatchRequest request);
    [[nodiscard]] const BatchRequest& request() const { return m_request; }
    /// Whether BatchPicture::network is made too.
    void setWithNetwork(bool with);
    [[nodiscard]] bool isWithNetwork() const { return m_withNetwork; }
    /// Makes the batch again.
    void restart();
    void cancel();

    [[nodiscard]] bool isRunning() const;
    /// By position; while a batch is being made what is not new yet is of the one before, if there
    /// was one of the same size. Null: none yet.
    [[nodiscard]] const std::vector<BatchPicturePtr>& pictures() const { return m_pictures; }
    /// Pictures of the present request that are there.
    [[nodiscard]] std::size_t doneCount() const { return m_doneCount; }
    /// Of the present request; nullopt until it is finished.
    [[nodiscard]] const std::optional<BatchOutcome>& outcome() const { return m_outcome; }

    /// How many samples totals() are over; 0: none are counted.
    void setSampleCount(std::size_t samples);
    [[nodiscard]] std::size_t sampleCount() const { return m_sampleCount; }
    /// Counted after the batch, unless only `number` or `onlyImage` changed. Grow while counting.
    [[nodiscard]] const std::optional<PipelineTotals>& totals() const { return m_totals; }
    [[nodiscard]] bool isCounting() const;

    void measureSpeed();
    [[nodiscard]] bool isMeasuring() const { return m_speedWork.isRunning(); }
    /// Of the present pipeline; empty until it was measured.
    [[nodiscard]] const std::vector<WorkerSpeed>& speeds() const { return m_speeds; }

    /// Makes the steps of a picture of the present batch.
    void openSteps(std::size_t position);
    void closeSteps();
    /// Null until they are there.
    [[nodiscard]] const std::shared_ptr<const StepSequence>& steps() const { return m_steps; }

    /// Waits for the batch, its totals and steps. For pictures and tests.
    void finish();

signals:
    /// The old pictures stand for the new ones until these are there; or all are gone.
    void started();
    void pictureReady(std::size_t position);
    void finished();
    void totalsChanged();
    void speedsChanged();
    void stepsChanged();

private:
    struct Inbox;

    void beginPending();
    void begin();
    void beginTotals();
    void takePictures(const std::shared_ptr<Inbox>& inbox);
    void takeTotals(const std::shared_ptr<Inbox>& inbox);

    BatchRequest m_request;
    bool m_withNetwork = false;
    bool m_isPending = false;
    bool m_totalsAreOld = true;
    std::size_t m_sampleCount = kDefaultSamples;
    QTimer m_debounce;

    std::vector<BatchPicturePtr> m_pictures;
    std::size_t m_doneCount = 0;
    std::optional<BatchOutcome> m_outcome;
    std::optional<PipelineTotals> m_totals;
    std::vector<WorkerSpeed> m_speeds;
    std::shared_ptr<const StepSequence> m_steps;
    std::optional<std::size_t> m_stepPosition;

    std::shared_ptr<Inbox> m_inbox;       ///< of the present batch
    std::shared_ptr<Inbox> m_totalsInbox; ///< of the present totals
    JobReceiver m_receiver;               ///< of what workers send while they go on
    BackgroundWork<BatchOutcome> m_batchWork;
    BackgroundWork<PipelineTotals> m_totalsWork;
    BackgroundWork<std::vector<WorkerSpeed>> m_speedWork;
    BackgroundWork<std::shared_ptr<const StepSequence>> m_stepWork;
};

/// What the pipeline of a request does to `samples` pictures, on all cores; `report` is called now
/// and then, from any thread, with what there is so far. Blocks.
[[nodiscard]] PipelineTotals countTotals(
    const BatchRequest& request, std::size_t samples, ReadMonitor& monitor,
    const std::function<void(const PipelineTotals& soFar)>& report = {});

} // namespace faultline
