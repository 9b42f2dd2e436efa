// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/dataset_evidence.h"

#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/picture_scan.h"
#include "model/io/worker_pool.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <thread>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

constexpr Translatable kCancelled = FAULTLINE_TR_NOOP("Errors", "reading was cancelled");

/// Encoded bytes of the pictures that may be equal: those that share size and checksum.
std::uint64_t bytesToCompare(const Dataset& dataset)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint16_t, std::uint16_t>;
    std::vector<Key> keys;
    keys.reserve(dataset.imageCount());
    for (const ImageRow& row : dataset.images())
        keys.emplace_back(row.sizeBytes, row.checksum, row.width, row.height);
    std::sort(keys.begin(), keys.end());
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool isAlone =
            (i == 0 || keys[i - 1] != keys[i]) && (i + 1 == keys.size() || keys[i + 1] != keys[i]);
        if (!isAlone)
            bytes += std::get<0>(keys[i]);
    }
    return bytes;
}

/// The file in which a scan of the pixels is kept; the same as the dataset command uses.
std::string scanFile(const std::string& folder, std::uint64_t key)
{
    return folder.empty() ? std::string() : folder + "/scan-" + std::to_string(key) + ".bin";
}

class Measuring {
public:
    Measuring(ReadMonitor& monitor, const DatasetLoadOptions& options, PixelScan pixels)
        : m_monitor(monitor),
          m_options(options),
          m_pixels(pixels),
          m_pool(options.threads > 0 ? options.threads
                                     : std::max(1U, std::thread::hardware_concurrency()))
    {
    }

    DatasetEvidencePtr measure(const DatasetSourcePtr& source, const ConfigDocumentPtr& config,
                               const ConfigDocumentPtr& labelMap)
    {
        auto evidence = std::make_shared<DatasetEvidence>();
        evidence->source = withLabelMap(source, labelMap);
        evidence->config = config ? config->id() : ArtifactId();
        evidence->options = defectOptionsFor(config.get());
        const Result<DatasetPtr> dataset = load(*evidence->source);
        if (!dataset)
            evidence->problem = dataset.error().text();
        else if (!(*dataset)->isComplete() || !look(*dataset, *evidence))
            evidence->problem = kCancelled;
        return evidence;
    }

private:
    /// The label map of the training, where the dataset names none.
    static DatasetSourcePtr withLabelMap(const DatasetSourcePtr& source,
                                         const ConfigDocumentPtr& labelMap)
    {
        if (!source->labelMapPath.empty() || !labelMap || labelMap->file.path.empty())
            return source;
        auto completed = std::make_shared<DatasetSource>(*source);
        completed->labelMapPath = labelMap->file.path;
        return completed;
    }

    Result<DatasetPtr> load(const DatasetSource& source)
    {
        const auto key = std::pair(source.id(), source.labelMapPath);
        if (const auto known = m_loaded.find(key); known != m_loaded.end())
            return known->second;
        Result<DatasetPtr> dataset = loadDataset(source, m_monitor, m_options);
        if (dataset && (*dataset)->isComplete())
            m_loaded.emplace(key, *dataset);
        return dataset;
    }

    /// False if it was cancelled on the way.
    bool look(const DatasetPtr& dataset, DatasetEvidence& evidence)
    {
        evidence.statistics =
            computeStatistics(*dataset, evidence.options.resizer, m_pool, m_monitor);
        evidence.defects = findDefects(*dataset, evidence.options, m_pool, m_monitor);
        lookAtPictures(*dataset, evidence);
        if (m_monitor.isCancelled())
            return false;
        evidence.dataset = dataset;
        return true;
    }

    void lookAtPictures(const Dataset& dataset, DatasetEvidence& evidence)
    {
        const std::uint64_t key = datasetKey(dataset);
        const std::string file = scanFile(m_options.cacheFolder, key);
        PictureScan scan;
        if (Result<PictureScan> kept = loadPictureScan(file, key); !file.empty() && kept)
            scan = std::move(*kept);
        const bool isKnown = scan.isComplete && scan.pictures.size() == dataset.imageCount()
                             && !scan.pictures.empty();
        evidence.comparedFiles = bytesToCompare(dataset) <= kMostComparedBytes;
        if (isKnown || m_pixels == PixelScan::Decode) {
            evidence.defects.append(
                findPictureDefects(dataset, evidence.options, m_pool, m_monitor, scan));
            evidence.comparedFiles = true;
            evidence.hasPixels = true;
            // Without a cache the next call takes longer; that is no reason to stop.
            if (!isKnown && scan.isComplete && !file.empty())
                static_cast<void>(savePictureScan(file, key, scan));
        } else if (evidence.comparedFiles) {
            const std::vector<PicturePair> equal = findEqualPairs(dataset, m_pool, m_monitor);
            evidence.defects.append(duplicateDefects(dataset, equal, {}, evidence.options));
        }
    }

    ReadMonitor& m_monitor;
    const DatasetLoadOptions& m_options;
    PixelScan m_pixels;
    WorkerPool m_pool;
    std::map<std::pair<ArtifactId, std::string>, DatasetPtr> m_loaded; ///< with its label map
};

std::optional<double> numberOf(const ConfigDocument& config, std::string_view path)
{
    const std::optional<std::string_view> text = config.value(path);
    if (!text)
        return std::nullopt;
    double value = 0.0;
    const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), value);
    return problem == std::errc() ? std::optional(value) : std::nullopt;
}

} // namespace

DefectOptions defectOptionsFor(const ConfigDocument* config)
{
    constexpr double kLargestInput = 16'384.0;
    DefectOptions options;
    if (config == nullptr)
        return options;
    if (config->kind == ConfigKind::PipelineConfig)
        return defectOptionsOfConfig(*config);
    if (config->kind == ConfigKind::Ultralytics) {
        const std::optional<double> side = numberOf(*config, "imgsz");
        if (side && *side >= 1.0 && *side <= kLargestInput) {
            const auto pixels = static_cast<float>(*side);
            options.resizer = ResizerGeometry::letterbox(pixels, pixels);
        }
        options.trainerAppliesOrientation = true; // its loader turns pictures by their EXIF
    }
    return options;
}

std::vector<DatasetEvidencePtr> measureDatasets(std::span<const Training> trainings,
                                                ReadMonitor& monitor,
                                                const DatasetLoadOptions& options, PixelScan pixels)
{
    Measuring measuring(monitor, options, pixels);
    std::vector<DatasetEvidencePtr> all;
    for (const Training& training : trainings) {
        const ConfigDocumentPtr config = training.config();
        const ArtifactId name = config ? config->id() : ArtifactId();
        for (const DatasetSourcePtr& source : training.datasetSources) {
            if (evidenceFor({source}, name, all).empty())
                all.push_back(measuring.measure(source, config, training.labelMap()));
        }
    }
    return all;
}

std::vector<DatasetEvidencePtr> evidenceFor(const std::vector<DatasetSourcePtr>& sources,
                                            const ArtifactId& config,
                                            const std::vector<DatasetEvidencePtr>& all)
{
    std::vector<DatasetEvidencePtr> found;
    for (const DatasetSourcePtr& source : sources) {
        for (const DatasetEvidencePtr& evidence : all) {
            if (evidence->source->id() == source->id() && evidence->config == config)
                found.push_back(evidence);
        }
    }
    return found;
}

} // namespace faultline
