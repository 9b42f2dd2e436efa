// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/input_lab.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace faultline {

namespace {

using pipeline::InferredPipeline;
using pipeline::LabValues;
using pipeline::LoaderKind;

constexpr int kRestMs = 150;
constexpr std::size_t kFewestLabSteps = 100;
constexpr std::size_t kMostElementsAtOnce = 60'000; // of one picture, unless more steps are asked

bool holds(const LabValues& values, std::string_view key)
{
    return std::any_of(values.begin(), values.end(),
                       [key](const auto& one) { return one.first == key; });
}

void put(LabValues& values, std::string_view key, std::string_view value)
{
    for (auto& [known, text] : values) {
        if (known == key) {
            text = value;
            return;
        }
    }
    values.emplace_back(key, value);
}

bool remove(LabValues& values, std::string_view key)
{
    return std::erase_if(values, [key](const auto& one) { return one.first == key; }) > 0;
}

Error wrongValue(std::string_view key, std::string_view value, std::string allowed)
{
    return {.code = ErrorCode::Corrupt,
            .detail = {FAULTLINE_TR_NOOP("Pipeline", "%1 takes %2, not %3"),
                       {std::string(key), std::move(allowed), std::string(value)}}};
}

/// The facts that costs and epochs are of; the others are asked for when a training is looked at.
LabValues costFacts(const LabValues& facts)
{
    LabValues kept;
    std::copy_if(facts.begin(), facts.end(), std::back_inserter(kept),
                 [](const auto& fact) { return pipeline::isFactKey(fact.first); });
    return kept;
}

LabPicturePtr simulatedPicture(const InferredPipeline& known, const pipeline::Setting& setting,
                               std::size_t steps, const WorkMonitor& monitor)
{
    auto picture = std::make_shared<LabPicture>();
    picture->setting = setting;
    picture->hasNoGpu = known.hasNoGpu;
    std::optional<pipeline::Costs> costs = pipeline::costsOf(known, setting);
    if (!costs) {
        picture->isCostUnknown = true;
        return picture;
    }
    picture->simulated = pipeline::simulate(setting, *costs, {.steps = steps, .monitor = &monitor});
    if (picture->isEmpty())
        return picture; // cancelled
    picture->flow = pipeline::flowOf(setting, *costs, picture->simulated);
    picture->bytes = pipeline::bufferBytes(setting, *costs);
    picture->traps = pipeline::trapsOf(setting, *costs, picture->simulated, picture->bytes);
    if (costs->elementReadBytes)
        picture->batchBytesRead = *costs->elementReadBytes * std::max(1, setting.batch);
    return picture;
}

/// So many that a picture comes at once; the default is left alone where elements are few.
std::size_t stepsAtOnce(const pipeline::Setting& setting, std::size_t wanted)
{
    constexpr std::size_t kUsual = 10'000;
    if (setting.kind == LoaderKind::DataLoader || wanted != kUsual)
        return wanted;
    const std::size_t most =
        kMostElementsAtOnce / static_cast<std::size_t>(std::max(1, setting.batch));
    return std::clamp(most, kFewestLabSteps, wanted);
}

} // namespace

InputLab::InputLab(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent),
      m_measuring(jobs, JobLane::Long, JobPriority::Urgent),
      m_inferring(jobs, JobLane::Long, JobPriority::Urgent),
      m_simulating(jobs, JobLane::Short, JobPriority::Urgent),
      m_reporting(jobs, JobLane::Long),
      m_trying(jobs, JobLane::Long)
{
    m_measuring.setLabel(tr("Measuring images and augmentation"));
    m_reporting.setLabel(tr("Simulating the input pipeline"));
    for (QTimer* timer : {&m_reportSoon, &m_trySoon}) {
        timer->setSingleShot(true);
        timer->setInterval(kRestMs);
    }
    connect(&m_reportSoon, &QTimer::timeout, this, &InputLab::makeReport);
    connect(&m_trySoon, &QTimer::timeout, this, &InputLab::tryChanges);
}

const Training* InputLab::training() const
{
    return m_analysis ? &m_analysis->trainings[m_training] : nullptr;
}

void InputLab::beginByHand()
{
    m_inferring.drop();
    forgetMeasured();
    m_analysis = nullptr;
    m_inferred.reset();
    m_stated.clear();
    m_hasNoEvidence = false;
    m_facts.clear();
    m_changes.clear();
    rebuild();
}

void InputLab::setTraining(CaseAnalysisPtr analysis, std::size_t training)
{
    const Training* before = this->training();
    const bool isSame =
        before != nullptr
        && before->runs.front()->id == analysis->trainings[training].runs.front()->id;
    m_analysis = std::move(analysis);
    m_training = training;
    if (!isSame) {
        forgetMeasured();
        m_facts.clear();
        m_changes.clear();
        m_known.reset();
        m_stated.clear();
        m_hasNoEvidence = false;
        m_picture.reset();
        m_report.reset();
        m_tried.reset();
        m_simulating.drop();
        m_reportSoon.stop();
        m_reporting.drop();
        m_trySoon.stop();
        m_trying.drop();
        emit valuesChanged();
        emit pictureChanged();
        emit reportChanged();
    }
    infer();
}

void InputLab::infer()
{
    m_inferring.start(
        [analysis = m_analysis, at = m_training, facts = m_facts,
         preview = preview()](WorkMonitor& monitor) {
            const Training& training = analysis->trainings[at];
            LabValues settings;
            std::copy_if(facts.begin(), facts.end(), std::back_inserter(settings),
                         [](const auto& fact) { return !pipeline::isFactKey(fact.first); });
            auto known = pipeline::inferPipeline(
                training, {.preview = preview, .given = settings, .monitor = &monitor});
            const auto kind = known ? known->setting.kind : pipeline::LoaderKind::DataLoader;
            return Result<Inferred>(
                {.known = std::move(known), .stated = pipeline::statedInLab(training, kind)});
        },
        [this](const Result<Inferred>& found) {
            m_inferred = found ? found->known : std::nullopt;
            m_stated = found ? found->stated : std::map<std::string, StatedSetting>();
            m_hasNoEvidence = !m_inferred;
            rebuild();
        });
}

void InputLab::measure(BatchRequest request)
{
    m_measuring.start(
        [asked = std::move(request)](WorkMonitor& monitor) -> Result<MeasuredElements> {
            MeasuredElements measured;
            measured.times = measureElements(asked, monitor);
            if (!monitor.isCancelled())
                measured.decodesPerSecond = probeDecoding().imagesPerSecond;
            return measured;
        },
        [this](const Result<MeasuredElements>& measured) {
            if (measured)
                m_measured = *measured;
            emit measuringChanged();
            if (m_analysis)
                infer();
        });
    emit measuringChanged();
}

void InputLab::stopMeasuring()
{
    m_measuring.drop();
    emit measuringChanged();
}

void InputLab::forgetMeasured()
{
    m_measuring.drop();
    m_measured.reset();
    m_targetDecodes = 0.0;
    emit measuringChanged();
}

void InputLab::setTargetDecodes(double imagesPerSecond)
{
    if (imagesPerSecond == m_targetDecodes)
        return;
    m_targetDecodes = imagesPerSecond;
    emit measuringChanged();
    if (m_measured && m_analysis)
        infer();
}

std::optional<pipeline::PreviewCosts> InputLab::preview() const
{
    if (!m_measured || m_measured->times.seconds.empty())
        return std::nullopt;
    pipeline::PreviewCosts costs{.elementSeconds = m_measured->times.seconds,
                                 .decodeShare = m_measured->times.decodeShare,
                                 .targetFactor = {}};
    if (m_targetDecodes > 0.0)
        costs.targetFactor = m_measured->decodesPerSecond / m_targetDecodes;
    return costs;
}

/// What is known now that facts were said or a training was looked at, and all that follows.
void InputLab::rebuild()
{
    if (m_inferred) {
        m_known = m_inferred;
        pipeline::applyFacts(*m_known, costFacts(m_facts));
    } else {
        m_known = pipeline::examplePipeline(m_kind);
        pipeline::applyFacts(*m_known, m_facts);
    }
    refreshSetting();
    startPicture();
    startReport();
}

void InputLab::refreshSetting()
{
    m_setting = m_known ? m_known->setting : pipeline::Setting();
    for (const auto& [key, value] : m_changes)
        static_cast<void>(pipeline::set(m_setting, key, value)); // was tried before
    emit valuesChanged();
}

bool InputLab::isFact(std::string_view key) const
{
    return holds(m_facts, key);
}

bool InputLab::isChanged(std::string_view key) const
{
    return holds(m_changes, key);
}

std::string InputLab::value(std::string_view key) const
{
    if (key == "steps")
        return std::to_string(m_steps);
    if (key == "loader")
        return std::string(toString(m_known ? m_known->setting.kind : m_kind));
    for (const LabValues* values : {&m_changes, &m_facts}) {
        for (const auto& [known, text] : *values) {
            if (known == key)
                return text;
        }
    }
    return m_known ? pipeline::labValue(*m_known, key) : std::string();
}

/// Whether a value that is turned says what is, rather than what is tried.
bool InputLab::saysWhatIs(std::string_view key) const
{
    return !m_inferred || pipeline::isFactKey(key) || isFact(key)
           || (m_known && pipeline::labValue(*m_known, key).empty() && key != "storage");
}

Result<void> InputLab::turn(std::string_view key, std::string_view value)
{
    if (key == "steps") {
        const auto range =
            std::to_string(kFewestLabSteps) + " to " + std::to_string(pipeline::kMostSteps);
        double number = 0.0;
        const auto [end, error] =
            std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc() || end != value.data() + value.size()
            || !(number >= static_cast<double>(kFewestLabSteps))
            || !(number <= static_cast<double>(pipeline::kMostSteps)))
            return wrongValue(key, value, range);
        m_steps = static_cast<std::size_t>(number);
        emit valuesChanged();
        startPicture();
        return {};
    }
    if (key == "loader") {
        const bool isTfData = value == toString(LoaderKind::TfData);
        if (!isTfData && value != toString(LoaderKind::DataLoader))
            return wrongValue(key, value, "dataloader or tf.data");
        m_kind = isTfData ? LoaderKind::TfData : LoaderKind::DataLoader;
        m_facts.clear();
        m_changes.clear();
        rebuild();
        return {};
    }
    if (!m_known)
        return {};
    pipeline::Setting turned = m_known->setting;
    Result<void> done = pipeline::set(turned, key, value);
    if (!done)
        return done;
    if (!saysWhatIs(key)) {
        const bool isAsItWas = key != "step_ms" && turned == m_known->setting;
        if (isAsItWas)
            remove(m_changes, key);
        else
            put(m_changes, key, value);
        refreshSetting();
        startPicture();
        startTrying();
        return done;
    }
    put(m_facts, key, value);
    remove(m_changes, key);
    if (m_inferred && !pipeline::isFactKey(key)) {
        emit valuesChanged();
        infer();
    } else {
        rebuild();
    }
    return done;
}

void InputLab::setBack(std::string_view key)
{
    if (remove(m_changes, key)) {
        refreshSetting();
        startPicture();
        startTrying();
        return;
    }
    if (!remove(m_facts, key))
        return;
    if (m_inferred && !pipeline::isFactKey(key))
        infer();
    else
        rebuild();
}

void InputLab::setAllBack()
{
    const bool hadFacts = !m_facts.empty();
    m_changes.clear();
    m_facts.clear();
    if (hadFacts && m_inferred)
        infer();
    else
        rebuild();
}

void InputLab::tryOut(const LabValues& changes)
{
    m_changes = changes;
    refreshSetting();
    startPicture();
    startTrying();
}

void InputLab::startPicture()
{
    // One picture after the other, so that a knob that is dragged shows what it passes.
    if (m_simulating.isRunning()) {
        m_isPictureOld = true;
        return;
    }
    m_isPictureOld = false;
    if (!m_known || m_known->costs.work.empty() || m_known->costs.step.empty()
        || !m_known->refused.empty()) {
        m_picture.reset();
        emit pictureChanged();
        return;
    }
    m_simulating.start(
        [known = *m_known, setting = m_setting, steps = m_steps](WorkMonitor& monitor) {
            return Result<LabPicturePtr>(
                simulatedPicture(known, setting, stepsAtOnce(setting, steps), monitor));
        },
        [this](const Result<LabPicturePtr>& picture) {
            m_picture = picture ? *picture : nullptr;
            emit pictureChanged();
            if (m_isPictureOld)
                startPicture();
        });
}

void InputLab::startReport()
{
    m_report.reset();
    m_tried.reset();
    m_trySoon.stop();
    m_trying.drop();
    m_reporting.drop();
    emit reportChanged();
    if (m_known)
        m_reportSoon.start();
}

void InputLab::makeReport()
{
    m_reporting.start(
        [known = *m_known](WorkMonitor& monitor) {
            return Result<PipelineReportPtr>(std::make_shared<const pipeline::PipelineReport>(
                pipeline::reportPipeline(known, {}, &monitor)));
        },
        [this](const Result<PipelineReportPtr>& report) {
            m_report = report ? *report : nullptr;
            emit reportChanged();
            startTrying();
        });
}

void InputLab::startTrying()
{
    m_trySoon.stop();
    m_trying.drop();
    m_tried.reset();
    emit triedChanged();
    // Where the present speed is not understood, nothing is promised.
    if (m_changes.empty() || !m_report || !m_report->present || !m_report->refused.empty())
        return;
    m_trySoon.start();
}

void InputLab::tryChanges()
{
    m_trying.start(
        [report = m_report, changes = m_changes](WorkMonitor& monitor) {
            return Result<std::optional<pipeline::WhatIf>>(
                pipeline::tryChange(report->inferred, *report->present, changes, &monitor));
        },
        [this](const Result<std::optional<pipeline::WhatIf>>& tried) {
            m_tried = tried ? *tried : std::nullopt;
            emit triedChanged();
        });
}

void InputLab::finish()
{
    m_measuring.finish();
    m_inferring.finish();
    m_simulating.finish();
    if (m_reportSoon.isActive()) {
        m_reportSoon.stop();
        makeReport();
    }
    m_reporting.finish();
    if (m_trySoon.isActive()) {
        m_trySoon.stop();
        tryChanges();
    }
    m_trying.finish();
}

} // namespace faultline
