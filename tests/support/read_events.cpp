// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/read_events.h"

#include "model/readers/run_builder.h"
#include "tests/support/event_writer.h"

namespace faultline::test {

ReadEvents readEvents(std::string_view bytes, unsigned threads, std::uint64_t stretchBytes,
                      std::uint64_t checkedUpTo)
{
    const auto source = openMemory("test.tfevents", asBytes(bytes));
    RunBuilder builder(".", "test");
    FileReport report;
    report.path = "test.tfevents";
    report.displayName = report.path;
    report.id = ArtifactId(report.displayName);
    report.sizeBytes = bytes.size();
    builder.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(threads);
    ReadArtifacts artifacts;
    ReadContext context{.run = builder,
                        .file = builder.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = artifacts};
    const Result<ReadEnd> end =
        makeTfEventsReader(stretchBytes, checkedUpTo)->read(*source, context);
    builder.currentFile().end = end ? *end : ReadEnd::Failed;
    return {.run = builder.snapshot(), .failed = !end.has_value()};
}

} // namespace faultline::test
