// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"

namespace faultline::augment {

bool describesAlbumentationsPipeline(const ConfigDocument&)
{
    return false;
}

Result<Pipeline> albumentationsPipeline(const ConfigDocument& config)
{
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = config.file.path,
                 .offsetBytes = {},
                 .detail = "not read yet"};
}

std::string writeAlbumentations(const Pipeline&, std::string_view, std::vector<PipelineRemark>&)
{
    return {};
}

} // namespace faultline::augment
