// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/pipeline/buffers.h"
#include "model/pipeline/evidence/lab.h"
#include "model/pipeline/flow.h"
#include "model/pipeline/traps.h"
#include "model/preview/measure_elements.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// A pipeline as it is turned, simulated.
struct LabPicture {
    pipeline::Setting setting;
    pipeline::Simulation simulated;
    std::vector<pipeline::FlowStage> flow;
    pipeline::BufferBytes bytes;
    std::vector<pipeline::Trap> traps;
    double batchBytesRead = 0.0; ///< from storage for a batch; 0: not known
    bool hasNoGpu = false;       ///< the training computes on the processor
    /// Nothing tells what of the work the changes affect: nothing is simulated.
    bool isCostUnknown = false;

    [[nodiscard]] bool isEmpty() const { return simulated.timeline.done.empty(); }
};
/// What this machine took to make elements of the training.
struct MeasuredElements {
    ElementTimes times;
    double decodesPerSecond = 0.0; ///< DecodeProbe::imagesPerSecond
};

using LabPicturePtr = std::shared_ptr<const LabPicture>;
using PipelineReportPtr = std::shared_ptr<const pipeline::PipelineReport>;

/// The input pipeline of a training, or one made up, and what the user turns of it. Everything is
/// worked out off the GUI thread: the picture at once, the report of the present pipeline and the
/// band of what was turned after it; the latest values win. GUI thread only.
class InputLab : public QObject {
    Q_OBJECT

public:
    explicit InputLab(const JobQueuePtr& jobs, QObject* parent = nullptr);

    /// Nothing was measured: an example, all of whose values can be typed.
    void beginByHand();
    /// `training` of `analysis`. The values that were turned stay if it is the same one as before.
    void setTraining(CaseAnalysisPtr analysis, std::size_t training);
    [[nodiscard]] bool isByHand() const { return m_analysis == nullptr; }
    [[nodiscard]] const Training* training() const;

    /// What is known: of the training, or typed. Nothing while that is looked for, and where the
    /// training left neither steps in time nor a trace (hasNoEvidence()): an example then.
    [[nodiscard]] const std::optional<pipeline::InferredPipeline>& known() const { return m_known; }
    [[nodiscard]] bool hasNoEvidence() const { return m_hasNoEvidence; }
    /// Where its files state what the keys stand for.
    [[nodiscard]] const std::map<std::string, StatedSetting>& stated() const { return m_stated; }

    /// What the user says of the training, and what is tried instead of what it had.
    [[nodiscard]] const pipeline::LabValues& facts() const { return m_facts; }
    [[nodiscard]] const pipeline::LabValues& changes() const { return m_changes; }
    [[nodiscard]] bool isFact(std::string_view key) const;
    [[nodiscard]] bool isChanged(std::string_view key) const;
    /// What a key stands at, as set() takes it; empty: not known.
    [[nodiscard]] std::string value(std::string_view key) const;
    [[nodiscard]] const pipeline::Setting& setting() const { return m_setting; }

    /// Turns one of settingKeys(), "steps" (how many are simulated) or, by hand, "loader". Fails,
    /// and changes nothing, for a value that is none.
    Result<void> turn(std::string_view key, std::string_view value);
    /// Takes back what was tried of a key; if nothing was, what was said of it.
    void setBack(std::string_view key);
    void setAllBack();
    /// Tries these changes, and no others.
    void tryOut(const pipeline::LabValues& changes);

    /// Of the values as they are turned; null: something is missing, or it is being worked out.
    [[nodiscard]] const LabPicturePtr& picture() const { return m_picture; }
    /// Of known(), without the changes; null while it is worked out.
    [[nodiscard]] const PipelineReportPtr& report() const { return m_report; }
    /// The changes, with their band; nothing without changes or while they are worked out.
    [[nodiscard]] const std::optional<pipeline::WhatIf>& tried() const { return m_tried; }

    /// Makes elements of `request` on this machine, some seconds long, and takes what they took
    /// where nothing else tells the work of the training.
    void measure(BatchRequest request);
    void stopMeasuring();
    [[nodiscard]] bool isMeasuring() const { return m_measuring.isRunning(); }
    [[nodiscard]] const std::optional<MeasuredElements>& measured() const { return m_measured; }
    /// DecodeProbe::imagesPerSecond of the machine of the training; 0: not known.
    void setTargetDecodes(double imagesPerSecond);
    [[nodiscard]] double targetDecodes() const { return m_targetDecodes; }

    void finish(); ///< waits. For pictures and tests

signals:
    void valuesChanged(); ///< known(), facts() or changes()
    void pictureChanged();
    void reportChanged();
    void triedChanged();
    void measuringChanged(); ///< isMeasuring(), measured() or targetDecodes()

private:
    void infer();
    void forgetMeasured();
    [[nodiscard]] std::optional<pipeline::PreviewCosts> preview() const;
    void rebuild();
    void startPicture();
    void startReport();
    void makeReport();
    void startTrying();
    void tryChanges();
    void refreshSetting();
    [[nodiscard]] bool saysWhatIs(std::string_view key) const;

    CaseAnalysisPtr m_analysis;
    std::size_t m_training = 0;
    pipeline::LoaderKind m_kind = pipeline::LoaderKind::DataLoader; ///< of an example
    std::size_t m_steps = 10'000;
    pipeline::LabValues m_facts;
    pipeline::LabValues m_changes;
    std::optional<pipeline::InferredPipeline> m_inferred; ///< of the training, before lab facts
    std::optional<pipeline::InferredPipeline> m_known;
    bool m_hasNoEvidence = false;
    std::map<std::string, StatedSetting> m_stated;
    pipeline::Setting m_setting;
    LabPicturePtr m_picture;
    PipelineReportPtr m_report;
    std::optional<pipeline::WhatIf> m_tried;
    struct Inferred {
        std::optional<pipeline::InferredPipeline> known;
        std::map<std::string, StatedSetting> stated;
    };
    std::optional<MeasuredElements> m_measured;
    double m_targetDecodes = 0.0;
    BackgroundWork<MeasuredElements> m_measuring;
    BackgroundWork<Inferred> m_inferring;
    BackgroundWork<LabPicturePtr> m_simulating;
    bool m_isPictureOld = false; ///< values were turned since it began
    // What takes long begins when the hand rests: it would take the processor from the picture.
    QTimer m_reportSoon;
    QTimer m_trySoon;
    BackgroundWork<PipelineReportPtr> m_reporting;
    BackgroundWork<std::optional<pipeline::WhatIf>> m_trying;
};

} // namespace faultline
