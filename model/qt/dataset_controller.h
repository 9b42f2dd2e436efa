// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/load_dataset.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

enum class DatasetState {
    NotAsked, ///< nobody needed it yet
    Loading,
    Ready,
    Failed,
    Cancelled, ///< dataset() holds what had been read by then, or nothing
};

/// The datasets of a case: reads those that are asked for in the background and keeps them, for all
/// pages. Known by Artifact::name(). Never shows anything itself. GUI thread only; its destructor
/// cancels and waits.
class DatasetController : public QObject {
    Q_OBJECT

public:
    static constexpr int kProgressMax = 1000;
    static constexpr int kProgressUnknown = -1;

    /// In a worker thread.
    using Loader = std::function<Result<DatasetPtr>(const DatasetSource&, ReadMonitor&)>;
    /// loadDataset() with the user's cache folder.
    [[nodiscard]] static Loader builtinLoader();

    explicit DatasetController(JobQueuePtr jobs, Loader loader = builtinLoader(),
                               QObject* parent = nullptr);
    ~DatasetController() override;

    /// What the case holds now. What is the very same object as before stays as it is; what was
    /// read from another is read again.
    void setSources(const std::vector<DatasetSourcePtr>& sources);
    [[nodiscard]] std::vector<DatasetSourcePtr> sources() const; ///< in the order of the case
    /// As it is read: what the case says, or what replaceSource() put in its place.
    [[nodiscard]] DatasetSourcePtr source(const QString& name) const; ///< null: not of this case
    /// The user said where its files are: reads that instead, as long as the case is open.
    void replaceSource(const QString& name, DatasetSourcePtr source);

    /// Starts reading unless that was done, failed, was cancelled or is under way.
    void request(const QString& name);
    /// Reads again, whatever came of it before.
    void reload(const QString& name);
    void cancel(const QString& name);

    [[nodiscard]] DatasetState state(const QString& name) const;
    [[nodiscard]] DatasetPtr dataset(const QString& name) const; ///< null until it is there
    [[nodiscard]] std::optional<Error> error(const QString& name) const;
    /// 0..kProgressMax while Loading, or kProgressUnknown.
    [[nodiscard]] int progress(const QString& name) const;
    /// Waits for everything that was asked for. For pictures and tests.
    void finish();

signals:
    void sourcesChanged();
    /// Also when a dataset came or went.
    void stateChanged(const QString& name);
    void progressChanged(const QString& name, int progress);

private:
    struct Entry;

    [[nodiscard]] Entry* find(const QString& name) const;
    void start(Entry& entry);
    void take(Entry& entry, const Result<DatasetPtr>& result);
    void reportProgress();

    JobQueuePtr m_jobs;
    Loader m_loader;
    std::vector<std::unique_ptr<Entry>> m_entries;
    std::map<QString, DatasetSourcePtr> m_replaced;
    QTimer m_progressTimer;
};

} // namespace faultline
