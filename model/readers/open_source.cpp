// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/open_source.h"

#include "model/demo/demo_files.h"
#include "model/readers/load_case.h"

#include <algorithm>
#include <string_view>

namespace faultline {

Result<std::unique_ptr<ByteSource>> openSource(const std::string& path)
{
    if (!path.starts_with(kDemoPath))
        return openFile(path);
    const std::string_view name = std::string_view(path).substr(std::string_view(kDemoPath).size());
    const auto files = demoFiles();
    const auto file = std::find_if(files.begin(), files.end(),
                                   [name](const DemoFile& one) { return one.path == name; });
    if (file == files.end())
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is not part of the demo case")};
    return openMemory(path, file->bytes);
}

} // namespace faultline
