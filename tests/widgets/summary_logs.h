// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace faultline::samples {

/// Event files in a folder of their own, a run for each name. Copies share the folder.
class Logs {
public:
    explicit Logs(const std::map<std::string, test::EventWriter>& runs)
        : m_folder(std::make_shared<test::TempFolder>())
    {
        for (const auto& [name, events] : runs)
            m_folder->write(name + "/events.out.tfevents.1.host", events.data());
    }
    /// Null if nothing could be read.
    [[nodiscard]] CasePtr load() const
    {
        SilentMonitor monitor;
        const std::vector<std::string> paths{m_folder->path()};
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        return loaded ? *loaded : nullptr;
    }

private:
    std::shared_ptr<test::TempFolder> m_folder;
};

/// A tensor of doubles with that many rows.
inline std::string numberTensor(const std::vector<double>& numbers, std::uint64_t rows)
{
    using test::ProtoWriter;
    const std::string shape = ProtoWriter()
                                  .bytes(2, ProtoWriter().varint(1, rows).data())
                                  .bytes(2, ProtoWriter().varint(1, numbers.size() / rows).data())
                                  .data();
    const std::string bytes(reinterpret_cast<const char*>(numbers.data()),
                            numbers.size() * sizeof(double));
    return ProtoWriter().varint(1, 2).bytes(2, shape).bytes(4, bytes).data();
}

} // namespace faultline::samples
