// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Where a step stands: its place in Pipeline::steps, then in children, and so on. Empty: nowhere.
using StepPath = std::vector<int>;

/// What one edit changes in the tree of steps.
struct PipelineChange {
    enum class Kind {
        Insert, ///< a step, with what is below it, now stands at `path`
        Remove, ///< the step at `path` goes
        Move,   ///< the step at `path` goes before what stood at `to`, in places of before the move
        Step,   ///< the step at `path` has other parameters or another switch; same children
        Whole,  ///< anything
    };
    Kind kind = Kind::Whole;
    StepPath path;
    StepPath to;
};

/// Where a moved step stands after the move.
[[nodiscard]] StepPath landingOf(const PipelineChange& move);
[[nodiscard]] PipelineChange inverseOf(const PipelineChange& change);
/// What a step stands in: empty for those of the pipeline itself.
[[nodiscard]] StepPath parentOf(const StepPath& path);
/// The step at a path, or nullptr.
[[nodiscard]] const augment::PipelineStep* stepAt(const augment::Pipeline& pipeline,
                                                  const StepPath& path);
/// The list that holds what is below `parent` (empty: the pipeline itself); nullptr if that is no
/// step.
[[nodiscard]] const std::vector<augment::PipelineStep>* stepsBelow(
    const augment::Pipeline& pipeline, const StepPath& parent);
/// Whether they run the same. Lines and remarks do not count.
[[nodiscard]] bool isSamePipeline(const augment::Pipeline& a, const augment::Pipeline& b);

/// A pipeline that is edited, with undo and redo without end. GUI thread only. Edits that make no
/// sense (no such place, a step below itself, a child that its parent does not take) do nothing and
/// return false.
class PipelineDocument : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const augment::Pipeline& pipeline() const { return m_pipeline; }
    [[nodiscard]] const augment::PipelineStep* step(const StepPath& path) const
    {
        return stepAt(m_pipeline, path);
    }
    /// What open() was given: what "reset" goes back to.
    [[nodiscard]] const augment::Pipeline& original() const { return m_original; }
    [[nodiscard]] bool isModified() const { return !isSamePipeline(m_pipeline, m_original); }

    /// Begins with another pipeline; forgets the history.
    void open(augment::Pipeline pipeline);

    /// Before what stands at `at`, or behind the last of its siblings.
    bool insert(const StepPath& at, augment::PipelineStep step);
    bool remove(const StepPath& path);
    bool duplicate(const StepPath& path); ///< the copy stands behind it
    bool move(const StepPath& from, const StepPath& to);
    bool setEnabled(const StepPath& path, bool enabled);
    /// nullopt: as if it were not written. Consecutive edits of one parameter are one in history.
    bool setParameter(const StepPath& path, const std::string& name,
                      std::optional<augment::Value> value);
    /// All parameters of a step to their defaults.
    bool resetParameters(const StepPath& path);
    /// Another pipeline that can be undone. `action` is what the history calls it, translated.
    bool replace(augment::Pipeline pipeline, const QString& action);
    /// What follows is no longer joined with the edit before.
    void endMerge() { m_mergeKey.clear(); }

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_history.size(); }
    [[nodiscard]] QString undoText() const; ///< "Move RandomCrop"; empty if there is nothing
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] std::size_t historySize() const { return m_history.size(); }

public slots:
    void undo();
    void redo();

signals:
    void aboutToChange(const faultline::PipelineChange& change);
    void changed(const faultline::PipelineChange& change);
    void historyChanged();

private:
    struct Edit {
        PipelineChange change;
        augment::Pipeline before;
        augment::Pipeline after;
        QString text;
    };

    void apply(const PipelineChange& change, const augment::Pipeline& pipeline);
    void commit(PipelineChange change, augment::Pipeline after, const QString& text,
                const std::string& mergeKey = {});
    [[nodiscard]] QString nameOf(const StepPath& path) const;

    augment::Pipeline m_pipeline;
    augment::Pipeline m_original;
    std::vector<Edit> m_history;
    std::size_t m_done = 0; ///< edits of m_history that are in effect
    std::string m_mergeKey; ///< of the last edit, while another may join it
};

/// What people call a transform: its name in the library, or what stands in the file.
[[nodiscard]] QString transformName(const std::string& id);
/// Whether a step of the one may stand below one of the other.
[[nodiscard]] bool mayStandBelow(const std::string& parent, const std::string& child);

} // namespace faultline
