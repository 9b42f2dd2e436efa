// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/relocate_dataset.h"

#include "model/readers/dataset/config_datasets.h"
#include "model/readers/dataset/path_remap.h"

#include <memory>

namespace faultline {

namespace {

Result<DatasetSourcePtr> fromConfig(const DatasetSource& source, const ConfigDocument& config,
                                    const std::string& folder)
{
    PathRemap remap;
    remap.pairs = suggestRemap(source.missing, folder);
    if (!remap.pairs.empty()) {
        for (const std::shared_ptr<DatasetSource>& found : datasetsOfConfig(config, remap)) {
            if (found->missing.size() >= source.missing.size())
                continue;
            found->file.id = source.id(); // it stays what it is in the case
            found->file.displayName = source.file.displayName;
            return DatasetSourcePtr(found);
        }
    }
    return Error{.code = ErrorCode::Io,
                 .path = folder,
                 .detail =
                     FAULTLINE_TR_NOOP("Errors", "none of the missing files is below this folder")};
}

} // namespace

Result<DatasetSourcePtr> relocatedDataset(const DatasetSource& source, const ConfigDocument* config,
                                          const std::string& folder)
{
    if (config != nullptr && !source.missing.empty())
        return fromConfig(source, *config, folder);
    auto moved = std::make_shared<DatasetSource>(source);
    moved->root = folder;
    for (DatasetSplit& split : moved->splits)
        split.imageRoot = folder;
    return DatasetSourcePtr(std::move(moved));
}

} // namespace faultline
