// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/late_shortage.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/memory/memory_fragments.h"
#include "model/diagnosis/memory/memory_leak.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// Steps of the session that ended, by its log or by the events of the training.
std::int64_t stepsOfSession(const Training& training, const Crash& crash)
{
    std::int64_t steps = 0;
    if (crash.firstStep && crash.lastStep)
        steps = *crash.lastStep - *crash.firstStep;
    const Progress& progress = training.progress;
    if (!progress.attempts.empty()) {
        const MarkRange& last = progress.attempts.back();
        steps = std::max(steps, progress.lastOf(last).step - progress.firstOf(last).step);
    }
    return steps;
}

class Variations {
public:
    Variations(const Training& training, const Crash& crash)
        : m_training(training), m_crash(crash), m_config(training.config())
    {
    }

    std::vector<MemoryVariation> all()
    {
        if (m_config) {
            ofPipeline();
            ofTrainers();
        }
        ofEvaluation();
        ofRetracing();
        return std::move(m_found);
    }

private:
    void addField(MemoryVariation::Kind kind, const std::string& path, const std::string& shown,
                  std::string value, Text caption)
    {
        const std::size_t node = m_config->find(path);
        const ConfigEvidence evidence{.config = m_config->id(),
                                      .path = path,
                                      .line =
                                          node == ConfigNode::npos ? 0 : m_config->nodes[node].line,
                                      .value = shown,
                                      .caption = std::move(caption)};
        m_found.push_back({kind, evidence, path, std::move(value)});
    }

    [[nodiscard]] bool is(const std::string& path, std::string_view value) const
    {
        return m_config->value(path).value_or("") == value;
    }

    void ofPipeline()
    {
        for (const char* meta : {"ssd", "faster_rcnn", "center_net"}) {
            const std::string resizer =
                std::string("model.") + meta + ".image_resizer.keep_aspect_ratio_resizer";
            const std::size_t node = m_config->find(resizer);
            const bool isSet =
                node != ConfigNode::npos && m_config->nodes[node].state == FieldState::Set;
            if (isSet && !is(resizer + ".pad_to_max_dimension", "true"))
                addField(
                    MemoryVariation::Kind::ImageShape, resizer + ".pad_to_max_dimension", "false",
                    "true",
                    {FAULTLINE_TR_NOOP("Diagnosis", "Images keep their shape and are not padded"),
                     {}});
        }
        if (is("train_config.unpad_groundtruth_tensors", "true") && boxesVary())
            addField(
                MemoryVariation::Kind::BoxCount, "train_config.unpad_groundtruth_tensors", "true",
                "false",
                {FAULTLINE_TR_NOOP("Diagnosis", "The number of boxes varies with the image"), {}});
    }

    /// Boxes are not padded by default, which matters where some images have very many.
    [[nodiscard]] bool boxesVary() const
    {
        constexpr double kMany = 100.0;
        const std::size_t node = m_config->find("train_config.unpad_groundtruth_tensors");
        if (m_config->nodes[node].state == FieldState::Set)
            return true;
        return std::any_of(m_training.datasets.begin(), m_training.datasets.end(),
                           [](const DatasetEvidencePtr& evidence) {
                               return evidence->statistics.all.boxesPerImage.max() >= kMany;
                           });
    }

    void ofTrainers()
    {
        if (is("multi_scale", "True") || is("multi_scale", "true"))
            addField(MemoryVariation::Kind::ImageShape, "multi_scale", "True", "False",
                     {FAULTLINE_TR_NOOP("Diagnosis", "The size of the images is drawn anew"), {}});
    }

    /// The program was in its evaluation when memory ran out.
    void ofEvaluation()
    {
        if (m_crash.traceback == nullptr)
            return;
        static constexpr std::array<std::string_view, 3> kWords{"evaluat", "validat", "eval_"};
        const auto& frames = m_crash.traceback->frames;
        const bool isEvaluating = std::any_of(frames.begin(), frames.end(), [](const auto& frame) {
            return std::any_of(kWords.begin(), kWords.end(), [&frame](std::string_view word) {
                return frame.function.find(word) != std::string::npos;
            });
        });
        if (isEvaluating)
            m_found.push_back(
                {MemoryVariation::Kind::Evaluation,
                 lineEvidence(*m_crash.log, m_crash.traceback->firstLine,
                              m_crash.traceback->lastLine,
                              {FAULTLINE_TR_NOOP("Diagnosis", "It was in an evaluation"), {}}),
                 {},
                 {}});
    }

    void ofRetracing()
    {
        const std::vector<LoggedEvent> events = findEvents(m_training, {"data.retrace"});
        if (!events.empty())
            m_found.push_back(
                {MemoryVariation::Kind::Retracing,
                 events.front().evidence(
                     {FAULTLINE_TR_NOOP("Diagnosis", "A function is compiled again and again"),
                      {}}),
                 {},
                 {}});
    }

    const Training& m_training;
    const Crash& m_crash;
    ConfigDocumentPtr m_config;
    std::vector<MemoryVariation> m_found;
};

} // namespace

std::optional<LateShortage> lateShortage(const Training& training, const Crash& crash,
                                         std::int64_t fewestSteps)
{
    LateShortage late;
    late.steps = stepsOfSession(training, crash);
    if (late.steps <= fewestSteps)
        return std::nullopt;
    const std::optional<MemoryFragments> fragments = fragmentsOf(training, crash);
    if (fragments && fragments->explains(kFullPressure))
        return std::nullopt;
    if (findGpuLeak(training).leak)
        return std::nullopt;
    late.variations = Variations(training, crash).all();
    return late;
}

} // namespace faultline
