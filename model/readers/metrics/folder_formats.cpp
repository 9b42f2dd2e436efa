// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/folder_formats.h"

#include "model/core/text_marker.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/metrics/mlflow_reader.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kEarlierState =
    FAULTLINE_TR_NOOP("Sources", "an earlier state of a training whose later one was read");
constexpr std::string_view kInWandbLog =
    FAULTLINE_TR_NOOP("Sources", "the .wandb file beside it holds the same");

/// Whether a file is read by the reader of an id.
bool isReadAs(const FolderView& folder, const std::string& file, std::string_view id)
{
    const std::string head = folder.headOf(file);
    const std::string_view name = std::string_view(file).substr(file.rfind('/') + 1);
    const FormatReader* reader = readerFor(name, std::as_bytes(std::span(head)));
    return reader != nullptr && reader->info().id == id;
}

class MlflowFolder final : public FolderFormat {
public:
    const FolderFormatInfo& info() const override
    {
        static const FolderFormatInfo kInfo{.id = "mlflow-run", .page = "mlflow"};
        return kInfo;
    }
    bool sniff(const FolderView& folder) const override { return folder.has(kMeta); }
    FolderParts partsOf(const FolderView& folder) const override
    {
        // Experiments and models have a meta.yaml, too.
        if (!isMlflowRun(folder.headOf(std::string(kMeta))))
            return {};
        FolderParts parts{.reader = readerOfId("mlflow"),
                          .run = folder.filesBelow("metrics"),
                          .own = {std::string(kMeta), "metrics", "params", "tags"},
                          .notRead = {}};
        parts.run.insert(parts.run.begin(), std::string(kMeta));
        return parts;
    }

private:
    static constexpr std::string_view kMeta = "meta.yaml";
};

class WandbFolder final : public FolderFormat {
public:
    const FolderFormatInfo& info() const override
    {
        static const FolderFormatInfo kInfo{.id = "wandb-run", .page = "wandb"};
        return kInfo;
    }
    bool sniff(const FolderView& folder) const override { return folder.has("files"); }
    FolderParts partsOf(const FolderView& folder) const override
    {
        FolderParts parts;
        const auto isLog = [&folder](const std::string& name) {
            return name.ends_with(".wandb") && isReadAs(folder, name, "wandb");
        };
        if (std::any_of(folder.names().begin(), folder.names().end(), isLog))
            parts.notRead = {{"files/config.yaml", kInWandbLog}, {"files/output.log", kInWandbLog}};
        return parts;
    }
};

class TrainerCheckpointsFolder final : public FolderFormat {
public:
    const FolderFormatInfo& info() const override
    {
        static const FolderFormatInfo kInfo{.id = "trainer-checkpoints", .page = "trainer-state"};
        return kInfo;
    }
    bool sniff(const FolderView& folder) const override
    {
        return std::count_if(folder.names().begin(), folder.names().end(),
                             [](const std::string& name) { return stepOf(name).has_value(); })
               > 1;
    }
    FolderParts partsOf(const FolderView& folder) const override
    {
        std::vector<std::pair<std::uint64_t, std::string>> states; // step, file
        for (const std::string& name : folder.names()) {
            const std::string file = name + "/trainer_state.json";
            const std::optional<std::uint64_t> step = stepOf(name);
            if (step && isReadAs(folder, file, "trainer-state"))
                states.emplace_back(*step, file);
        }
        FolderParts parts;
        const auto latest = std::max_element(states.begin(), states.end());
        for (const auto& state : states) {
            if (state != *latest)
                parts.notRead.push_back({state.second, kEarlierState});
        }
        return parts;
    }

private:
    static std::optional<std::uint64_t> stepOf(std::string_view name)
    {
        constexpr std::string_view kPrefix = "checkpoint-";
        if (!name.starts_with(kPrefix))
            return std::nullopt;
        name.remove_prefix(kPrefix.size());
        std::uint64_t step = 0;
        const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), step);
        const bool isWhole = problem == std::errc() && end == name.data() + name.size();
        return isWhole ? std::optional(step) : std::nullopt;
    }
};

} // namespace

std::unique_ptr<const FolderFormat> makeMlflowFolder()
{
    return std::make_unique<MlflowFolder>();
}

std::unique_ptr<const FolderFormat> makeWandbFolder()
{
    return std::make_unique<WandbFolder>();
}

std::unique_ptr<const FolderFormat> makeTrainerCheckpointsFolder()
{
    return std::make_unique<TrainerCheckpointsFolder>();
}

} // namespace faultline
