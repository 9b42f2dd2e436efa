// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/network/folder_formats.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace faultline {

namespace {

constexpr std::string_view kWeights = FAULTLINE_TR_NOOP("Sources", "weights or a checkpoint");

class SavedModelFolder final : public FolderFormat {
public:
    const FolderFormatInfo& info() const override
    {
        static const FolderFormatInfo kInfo{.id = "saved-model", .page = "graph-def"};
        return kInfo;
    }
    bool sniff(const FolderView& folder) const override
    {
        return folder.has("variables")
               && (folder.has("saved_model.pb") || folder.has("saved_model.pbtxt"));
    }
    FolderParts partsOf(const FolderView& folder) const override
    {
        FolderParts parts;
        for (const std::string& file : folder.filesBelow("variables"))
            parts.notRead.push_back({file, kWeights});
        for (const char* file : {"fingerprint.pb", "keras_metadata.pb"}) {
            if (folder.has(file))
                parts.notRead.push_back({file, kWeights});
        }
        return parts;
    }
};

class TensorFlowCheckpointsFolder final : public FolderFormat {
public:
    const FolderFormatInfo& info() const override
    {
        static const FolderFormatInfo kInfo{.id = "tensorflow-checkpoints", .page = "graph-def"};
        return kInfo;
    }
    bool sniff(const FolderView& folder) const override
    {
        return folder.has(kLatest)
               && std::any_of(folder.names().begin(), folder.names().end(),
                              [](const std::string& name) { return name.ends_with(".index"); });
    }
    FolderParts partsOf(const FolderView& folder) const override
    {
        FolderParts parts;
        if (folder.headOf(std::string(kLatest)).find("model_checkpoint_path:") != std::string::npos)
            parts.notRead.push_back({std::string(kLatest), kWeights});
        return parts;
    }

private:
    static constexpr std::string_view kLatest = "checkpoint";
};

} // namespace

std::unique_ptr<const FolderFormat> makeSavedModelFolder()
{
    return std::make_unique<SavedModelFolder>();
}

std::unique_ptr<const FolderFormat> makeTensorFlowCheckpointsFolder()
{
    return std::make_unique<TensorFlowCheckpointsFolder>();
}

} // namespace faultline
