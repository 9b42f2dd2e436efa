// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_vram_plan.h"

#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "app/cli_vram_setup.h"
#include "model/dataset/load_dataset.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/readers/tfevents/event_models.h"
#include "model/report/dataset_facts.h"
#include "model/report/plain_text.h"
#include "model/vram/architectures.h"
#include "model/vram/sources/file_model.h"
#include "model/vram/sources/measured_peaks.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <variant>

namespace faultline::cli {

namespace {

using vram::TrainingSetup;

Quantity count(std::int64_t value)
{
    return {static_cast<double>(value), Unit::Count};
}

/// What the facts say where the user says nothing.
void applyFacts(PlannedTraining& planned, const vram::InputRule& rule, const TrainingSetup& wishes,
                const std::optional<vram::DatasetFacts>& facts)
{
    if (!facts)
        return;
    const TrainingSetup before = planned.setup;
    planned.setup = vram::withDataset(planned.setup, rule, *facts);
    if (wishes.boxesPerImage > 0)
        planned.setup.boxesPerImage = before.boxesPerImage;
    if (wishes.imageWidth > 0) {
        planned.setup.imageWidth = before.imageWidth;
        planned.setup.imageHeight = before.imageHeight;
    }
    planned.remarks.push_back(
        {FAULTLINE_TR_NOOP("Vram", "The dataset has %1 images, 99 of 100 with at most %2 boxes "
                                   "(most: %3); planned for %4 boxes and images of %5."),
         {count(facts->pictures), count(facts->boxesPerImage), count(facts->mostBoxes),
          count(planned.setup.boxesPerImage),
          std::to_string(planned.setup.imageWidth) + "x"
              + std::to_string(planned.setup.imageHeight)}});
}

/// Expands the network of a plan whose other fields are set.
OrExit<PlannedTraining> expanded(PlannedTraining planned)
{
    Result<vram::LayerGraph> graph = planned.expand(planned.setup);
    if (!graph) {
        complain(printable(graph.error().message()));
        return ExitCode::NothingReadable;
    }
    planned.graph = *std::move(graph);
    return planned;
}

OrExit<PlannedTraining> planModel(const std::string& name, const TrainingSetup& wishes,
                                  const std::optional<vram::DatasetFacts>& facts)
{
    TrainingSetup setup = wishes;
    const auto found = vram::findArchitecture(name, wishes.framework, setup);
    if (!found)
        return complainUsage("vram", printable(toEnglish(found.error().detail)));
    const Result<TrainingSetup> complete = vram::resolveSetup(*found, setup);
    if (!complete)
        return complainUsage("vram", printable(toEnglish(complete.error().detail)));
    PlannedTraining planned;
    planned.model = found->name;
    planned.family = found->family;
    planned.expand = [model = *found](const TrainingSetup& with) {
        return vram::expandArchitecture(model, with);
    };
    planned.setup = *complete;
    applyFacts(planned, vram::inputRuleOf(*complete), wishes, facts);
    return expanded(std::move(planned));
}

/// Why a file's model was not planned, and what to exit with.
struct Refusal {
    std::string reason;
    bool isUsage = false; ///< an option would help
};

std::variant<PlannedTraining, Refusal> planFile(const vram::FileModelPtr& model,
                                                const ConfigDocument& config,
                                                const TrainingSetup& wishes,
                                                const std::optional<vram::DatasetFacts>& facts)
{
    const Result<TrainingSetup> complete = vram::completeSetup(*model, wishes);
    if (!complete)
        return Refusal{printable(toEnglish(complete.error().detail)), true};
    PlannedTraining planned;
    planned.model = model->info().name;
    planned.family = model->info().family;
    planned.expand = [model](const TrainingSetup& with) { return model->expand(with); };
    planned.setup = *complete;
    const bool isPipeline = config.kind == ConfigKind::PipelineConfig;
    applyFacts(planned, isPipeline ? vram::inputRuleOf(config) : vram::inputRuleOf(*complete),
               wishes, facts);
    Result<vram::LayerGraph> graph = planned.expand(planned.setup);
    if (!graph)
        return Refusal{printable(graph.error().message())};
    planned.graph = *std::move(graph);
    return planned;
}

/// A plan and the measurements of it; a plan without any is as good as before.
OrExit<PlannedTraining> calibratedBy(PlannedTraining planned, const TrainingSetup& ofTheRun,
                                     const std::vector<vram::MeasuredPeak>& peaks)
{
    if (peaks.empty())
        return planned;
    const Result<vram::LayerGraph> graph = planned.expand(ofTheRun);
    if (!graph) {
        complain(printable(graph.error().message()));
        return ExitCode::Usage;
    }
    const Result<vram::Calibration> made = vram::calibrate(*graph, ofTheRun, peaks);
    if (made)
        planned.calibration = std::make_shared<const vram::Calibration>(*made);
    else
        complain(printable(toEnglish(made.error().detail)));
    return planned;
}

Loaded loadAt(const std::string& path, const Arguments& arguments)
{
    Arguments files = arguments;
    files.paths = {path};
    return loadPaths("vram", files);
}

/// Plans the first of the configurations that are tried; remembers why the first one was not.
class ConfigPlanner {
public:
    ConfigPlanner(const std::string& path, const TrainingSetup& wishes,
                  const std::optional<vram::DatasetFacts>& facts)
        : m_wishes(wishes),
          m_facts(facts),
          m_refusal{printable(path) + ": holds no configuration of a model"}
    {
    }

    /// `origin` is told where the configuration is not the file itself.
    std::optional<PlannedTraining> attempt(const ConfigDocument& config,
                                           std::string_view origin = {})
    {
        const auto model = vram::modelFromConfig(config, std::max(m_wishes.replicas, 1));
        if (!model) {
            refuse({printable(model.error().message())});
            return std::nullopt;
        }
        auto planned = planFile(*model, config, m_wishes, m_facts);
        if (auto* refusal = std::get_if<Refusal>(&planned)) {
            refuse(std::move(*refusal));
            m_hasModel = true;
            return std::nullopt;
        }
        auto& made = std::get<PlannedTraining>(planned);
        if (!origin.empty())
            made.remarks.push_back(
                {FAULTLINE_TR_NOOP("Vram", "Planned from %1."), {std::string(origin)}});
        m_model = *model;
        return std::move(made);
    }

    /// The one that was planned.
    [[nodiscard]] const vram::FileModelPtr& model() const { return m_model; }

    [[nodiscard]] ExitCode complainOfAll() const
    {
        if (m_refusal.isUsage)
            return complainUsage("vram", m_refusal.reason);
        complain(m_refusal.reason);
        return ExitCode::NothingReadable;
    }

private:
    void refuse(Refusal refusal)
    {
        if (!m_hasModel)
            m_refusal = std::move(refusal);
    }

    const TrainingSetup& m_wishes;
    const std::optional<vram::DatasetFacts>& m_facts;
    Refusal m_refusal;
    bool m_hasModel = false; ///< m_refusal is of a model
    vram::FileModelPtr m_model;
};

/// The networks that the event files of a run tell of.
std::optional<PlannedTraining> planRun(const Run& run, ConfigPlanner& planner)
{
    if (!mayHoldModels(run))
        return std::nullopt;
    for (const FileReport& file : run.files) {
        SilentMonitor monitor;
        const Result<EventModels> models = eventModels(file, monitor);
        if (!models) {
            complain(printable(models.error().message()));
            continue;
        }
        for (const Error& error : models->errors)
            complain(printable(error.message()));
        for (const ConfigDocumentPtr& document : models->documents) {
            const std::string origin = std::string(toString(document->kind)) + " in " + file.path;
            if (auto planned = planner.attempt(*document, origin))
                return planned;
        }
    }
    return std::nullopt;
}

/// The first configuration that describes a network, then what event files tell.
std::optional<PlannedTraining> planCase(const CaseData& data, ConfigPlanner& planner)
{
    for (const auto& config : data.configs) {
        const bool isTheFile = data.configs.size() == 1 && data.runs.empty();
        const std::string_view origin = isTheFile ? std::string_view() : config->file.path;
        if (auto planned = planner.attempt(*config, origin))
            return planned;
    }
    for (const RunPtr& run : data.runs) {
        if (auto planned = planRun(*run, planner))
            return planned;
    }
    return std::nullopt;
}

OrExit<PlannedTraining> planConfig(const std::string& path, const TrainingSetup& wishes,
                                   const std::optional<vram::DatasetFacts>& facts,
                                   const Arguments& arguments)
{
    const Loaded loaded = loadAt(path, arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CaseData& data = *std::get<CasePtr>(loaded);
    ConfigPlanner planner(path, wishes, facts);
    std::optional<PlannedTraining> planned = planCase(data, planner);
    if (!planned)
        return planner.complainOfAll();
    std::error_code ignored;
    if (!std::filesystem::is_directory(path, ignored))
        return *std::move(planned);
    // What its logs tell is of the run as its configuration has it, whatever is asked for now.
    TrainingSetup asRun;
    asRun.framework = wishes.framework;
    asRun.replicas = wishes.replicas;
    const Result<TrainingSetup> complete = vram::completeSetup(*planner.model(), asRun);
    if (!complete)
        return *std::move(planned);
    return calibratedBy(*std::move(planned), *complete, vram::measuredPeaks(data));
}

} // namespace

OrExit<PlannedTraining> planTraining(const Arguments& arguments,
                                     const std::optional<std::string>& config,
                                     const TrainingSetup& wishes,
                                     const std::optional<vram::DatasetFacts>& facts)
{
    if (config)
        return planConfig(*config, wishes, facts, arguments);
    return planModel(arguments.value("--model").value_or(""), wishes, facts);
}

OrExit<PlannedTraining> withMeasurements(PlannedTraining planned, const Arguments& arguments)
{
    OrExit<std::vector<vram::MeasuredPeak>> given = readMeasured(arguments, planned.setup.measure);
    if (const auto* code = std::get_if<ExitCode>(&given))
        return *code;
    auto peaks = std::get<std::vector<vram::MeasuredPeak>>(std::move(given));
    const std::optional<std::string> batch = arguments.value("--measured-batch");
    const auto measuredBatch = batch ? parseNumber(*batch, 1, kMostImages) : std::optional(0U);
    if (!measuredBatch)
        return complainUsage("vram", "--measured-batch takes a number from 1 to "
                                         + std::to_string(kMostImages));
    if (const auto path = arguments.value("--calibrate")) {
        const Loaded loaded = loadAt(*path, arguments);
        if (const auto* code = std::get_if<ExitCode>(&loaded))
            return *code;
        const std::vector<vram::MeasuredPeak> found =
            vram::measuredPeaks(*std::get<CasePtr>(loaded));
        if (found.empty()) {
            complain(printable(*path) + ": tells no peak of GPU memory");
            return ExitCode::NothingReadable;
        }
        peaks.insert(peaks.end(), found.begin(), found.end());
    }
    for (vram::MeasuredPeak& peak : peaks) {
        if (peak.batchPerReplica == 0)
            peak.batchPerReplica = *measuredBatch;
    }
    const TrainingSetup asPlanned = planned.setup;
    return calibratedBy(std::move(planned), asPlanned, peaks);
}

OrExit<std::optional<vram::DatasetFacts>> readFacts(const Arguments& arguments,
                                                    const std::optional<std::string>& path)
{
    if (!path)
        return std::optional<vram::DatasetFacts>();
    const InterruptGuard guard;
    std::optional<ProgressMonitor> monitor(std::in_place, arguments.has("--quiet"));
    const std::vector<std::string> paths{*path};
    const auto sources = findDatasets(paths, *monitor);
    DatasetLoadOptions options;
    options.cacheFolder = defaultDatasetCacheFolder();
    const Result<DatasetPtr> dataset =
        sources.empty()
            ? Result<DatasetPtr>(Error{.code = ErrorCode::UnknownFormat,
                                       .path = *path,
                                       .detail = FAULTLINE_TR_NOOP("Errors", "holds no dataset")})
            : loadDataset(*sources.front(), *monitor, options);
    monitor.reset(); // wipes the progress line before anything else is written
    if (InterruptGuard::wasInterrupted()) {
        complain("interrupted");
        return ExitCode::Interrupted;
    }
    if (!dataset) {
        complain(printable(dataset.error().message()));
        return ExitCode::NothingReadable;
    }
    return std::optional(datasetFacts(**dataset));
}

} // namespace faultline::cli
