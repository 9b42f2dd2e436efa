// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/check_records.h"

#include "model/core/unchecked_records.h"
#include "model/io/worker_pool.h"
#include "model/readers/open_source.h"
#include "model/readers/tfevents/read_record.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <thread>

namespace faultline {

namespace {

class FileCheck {
public:
    FileCheck(const FileReport& file, ReadMonitor& monitor) : m_file(file), m_monitor(monitor) {}

    ImportLog run(std::span<const UncheckedRecord> records, WorkerPool& pool)
    {
        const Result<std::unique_ptr<ByteSource>> source = openSource(m_file.path);
        if (!source) {
            add(IssueCode::Unreadable, records.front().record, 0, source.error().detail);
        } else {
            pool.parallelFor(records.size(), [&](std::size_t i) { check(**source, records[i]); });
        }
        return inOrder();
    }

private:
    void check(const ByteSource& source, const UncheckedRecord& record)
    {
        if (m_monitor.isCancelled())
            return;
        const Result<std::uint64_t> size = tfevents::checkRecord(source, record.record, m_monitor);
        m_monitor.advance(record.bytes);
        if (size || size.error().code == ErrorCode::Cancelled)
            return;
        const bool isDamaged = size.error().code == ErrorCode::Corrupt;
        add(isDamaged ? IssueCode::BadDataChecksum : IssueCode::Unreadable, record.record,
            record.bytes, {});
    }

    void add(IssueCode code, std::uint64_t offset, std::uint64_t lost, Text detail)
    {
        ImportIssue issue{.code = code,
                          .path = m_file.path,
                          .offsetBytes = offset,
                          .bytesLost = lost,
                          .detail = std::move(detail)};
        const std::lock_guard lock(m_mutex);
        m_found.push_back(std::move(issue));
    }

    ImportLog inOrder()
    {
        std::sort(m_found.begin(), m_found.end(), [](const ImportIssue& a, const ImportIssue& b) {
            return a.offsetBytes < b.offsetBytes;
        });
        ImportLog log;
        for (ImportIssue& issue : m_found)
            log.add(std::move(issue));
        return log;
    }

    const FileReport& m_file;
    ReadMonitor& m_monitor;
    std::mutex m_mutex;
    std::vector<ImportIssue> m_found;
};

} // namespace

std::uint64_t uncheckedBytes(const CaseData& data)
{
    std::uint64_t bytes = 0;
    for (const RunPtr& run : data.runs) {
        for (const UncheckedTotal& total : uncheckedTotals(*run))
            bytes += total.bytes;
    }
    return bytes;
}

CasePtr checkLongRecords(const CasePtr& data, ReadMonitor& monitor, unsigned threads)
{
    auto checked = std::make_shared<CaseData>(*data);
    WorkerPool pool(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency()));
    for (RunPtr& run : checked->runs) {
        const std::vector<UncheckedRecord> records = uncheckedRecords(*run);
        std::shared_ptr<Run> changed;
        for (auto begin = records.begin(); begin != records.end();) {
            const auto end = std::find_if(begin, records.end(), [&](const UncheckedRecord& one) {
                return one.file != begin->file;
            });
            if (begin->file < run->files.size()) {
                const ImportLog found =
                    FileCheck(run->files[begin->file], monitor).run(std::span(begin, end), pool);
                if (!found.empty()) {
                    if (!changed)
                        changed = std::make_shared<Run>(*run);
                    changed->files[begin->file].issues.append(found);
                    checked->issues.append(found);
                }
            }
            begin = end;
        }
        if (changed)
            run = std::move(changed);
    }
    return checked;
}

} // namespace faultline
