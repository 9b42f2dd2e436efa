// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/dataset_controller.h"

#include "model/qt/text.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

constexpr int kProgressMs = 100;

} // namespace

struct DatasetController::Entry {
    explicit Entry(const JobQueuePtr& jobs) : work(jobs) {}

    QString name;
    DatasetSourcePtr original; ///< of the case
    DatasetSourcePtr source;   ///< what is read
    DatasetState state = DatasetState::NotAsked;
    DatasetPtr dataset;
    std::optional<Error> error;
    int progress = kProgressUnknown;
    BackgroundWork<DatasetPtr> work;
};

DatasetController::Loader DatasetController::builtinLoader()
{
    return [](const DatasetSource& source, ReadMonitor& monitor) {
        return loadDataset(source, monitor,
                           {.cacheFolder = defaultDatasetCacheFolder(), .threads = 0});
    };
}

DatasetController::DatasetController(JobQueuePtr jobs, Loader loader, QObject* parent)
    : QObject(parent), m_jobs(std::move(jobs)), m_loader(std::move(loader))
{
    m_progressTimer.setInterval(kProgressMs);
    connect(&m_progressTimer, &QTimer::timeout, this, &DatasetController::reportProgress);
}

DatasetController::~DatasetController() = default;

void DatasetController::setSources(const std::vector<DatasetSourcePtr>& sources)
{
    std::vector<std::unique_ptr<Entry>> before = std::exchange(m_entries, {});
    const auto isSameAs = [&before](std::size_t i, const DatasetSourcePtr& source) {
        return i < before.size() && before[i] && before[i]->original == source;
    };
    bool isChanged = before.size() != sources.size();
    std::vector<QString> readAgain;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        isChanged = isChanged || !isSameAs(i, sources[i]);
        const QString name = toQString(sources[i]->name());
        const auto old = std::find_if(before.begin(), before.end(), [&](const auto& entry) {
            return entry && entry->name == name;
        });
        if (old != before.end() && (*old)->original == sources[i]) {
            m_entries.push_back(std::move(*old));
            continue;
        }
        if (old != before.end() && (*old)->state != DatasetState::NotAsked)
            readAgain.push_back(name);
        auto entry = std::make_unique<Entry>(m_jobs);
        entry->name = name;
        entry->original = sources[i];
        const auto replaced = m_replaced.find(name);
        entry->source = replaced == m_replaced.end() ? sources[i] : replaced->second;
        m_entries.push_back(std::move(entry));
    }
    std::erase_if(m_replaced, [this](const auto& item) { return find(item.first) == nullptr; });
    if (!isChanged)
        return;
    emit sourcesChanged();
    for (const QString& name : readAgain)
        request(name);
}

std::vector<DatasetSourcePtr> DatasetController::sources() const
{
    std::vector<DatasetSourcePtr> sources;
    for (const auto& entry : m_entries)
        sources.push_back(entry->source);
    return sources;
}

DatasetController::Entry* DatasetController::find(const QString& name) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&name](const auto& entry) { return entry->name == name; });
    return found == m_entries.end() ? nullptr : found->get();
}

DatasetSourcePtr DatasetController::source(const QString& name) const
{
    const Entry* entry = find(name);
    return entry ? entry->source : nullptr;
}

void DatasetController::replaceSource(const QString& name, DatasetSourcePtr source)
{
    Entry* entry = find(name);
    if (!entry || !source)
        return;
    m_replaced[name] = source;
    if (entry->source == source && entry->state != DatasetState::NotAsked)
        return; // the case says so already
    entry->source = std::move(source);
    start(*entry);
}

void DatasetController::request(const QString& name)
{
    Entry* entry = find(name);
    if (entry && entry->state == DatasetState::NotAsked)
        start(*entry);
}

void DatasetController::reload(const QString& name)
{
    if (Entry* entry = find(name))
        start(*entry);
}

void DatasetController::cancel(const QString& name)
{
    if (Entry* entry = find(name))
        entry->work.cancel();
}

void DatasetController::start(Entry& entry)
{
    entry.state = DatasetState::Loading;
    entry.dataset = nullptr;
    entry.error.reset();
    entry.progress = kProgressUnknown;
    entry.work.setLabel(tr("Reading %1").arg(entry.name));
    entry.work.start(
        [loader = m_loader, source = entry.source](WorkMonitor& monitor) {
            monitor.expect(source->file.sizeBytes);
            return loader(*source, monitor);
        },
        [this, &entry](const Result<DatasetPtr>& result) { take(entry, result); });
    m_progressTimer.start();
    emit stateChanged(entry.name);
}

void DatasetController::take(Entry& entry, const Result<DatasetPtr>& result)
{
    if (result) {
        entry.dataset = result.value();
        entry.state = entry.dataset->isComplete() ? DatasetState::Ready : DatasetState::Cancelled;
    } else if (result.error().code == ErrorCode::Cancelled) {
        entry.state = DatasetState::Cancelled;
    } else {
        entry.state = DatasetState::Failed;
        entry.error = result.error();
    }
    emit stateChanged(QString(entry.name)); // a listener may change the sources
}

void DatasetController::reportProgress()
{
    bool isAnyLoading = false;
    std::vector<std::pair<QString, int>> changed;
    for (const auto& entry : m_entries) {
        if (entry->state != DatasetState::Loading)
            continue;
        isAnyLoading = true;
        const std::uint64_t total = entry->source->file.sizeBytes;
        if (total == 0)
            continue;
        const double share =
            static_cast<double>(entry->work.progress()) / static_cast<double>(total);
        const int progress = static_cast<int>(std::min(share, 1.0) * kProgressMax);
        if (std::exchange(entry->progress, progress) != progress)
            changed.emplace_back(entry->name, progress);
    }
    if (!isAnyLoading)
        m_progressTimer.stop();
    for (const auto& [name, progress] : changed)
        emit progressChanged(name, progress);
}

DatasetState DatasetController::state(const QString& name) const
{
    const Entry* entry = find(name);
    return entry ? entry->state : DatasetState::NotAsked;
}

DatasetPtr DatasetController::dataset(const QString& name) const
{
    const Entry* entry = find(name);
    return entry ? entry->dataset : nullptr;
}

std::optional<Error> DatasetController::error(const QString& name) const
{
    const Entry* entry = find(name);
    return entry ? entry->error : std::nullopt;
}

int DatasetController::progress(const QString& name) const
{
    const Entry* entry = find(name);
    return entry ? entry->progress : kProgressUnknown;
}

void DatasetController::finish()
{
    // By index: what is delivered may change the list.
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_entries[i]->work.finish();
}

} // namespace faultline
