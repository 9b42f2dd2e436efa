// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"

namespace faultline::augment {

bool describesUltralyticsPipeline(const ConfigDocument&)
{
    return false;
}

Result<Pipeline> ultralyticsPipeline(const ConfigDocument& config)
{
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = config.file.path,
                 .offsetBytes = {},
                 .detail = "not read yet"};
}

std::string writeUltralytics(const Pipeline&, std::vector<PipelineRemark>&)
{
    return {};
}

} // namespace faultline::augment
