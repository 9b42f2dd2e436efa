// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/identity.h"
#include "model/core/text.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace faultline {

// What compare() says of two sides: side A is what things are measured against (it worked), side B
// what is asked about. Immutable once made; texts are untranslated (model/core/text.h).

enum class RunSide : std::uint8_t { A, B };
[[nodiscard]] std::string_view toString(RunSide side); ///< "a", "b"

/// One training of the comparison. Points into `analysis`, which it keeps alive.
struct ComparedRun {
    CaseAnalysisPtr analysis;
    std::shared_ptr<const Diagnosis> diagnosis; ///< of that case; null: rules were not asked
    std::size_t training = 0;                   ///< index into analysis->trainings
    std::string name;                           ///< shown; unlike the names of the others
    RunSide side = RunSide::A;

    [[nodiscard]] const Training& of() const { return analysis->trainings[training]; }
};

/// By what the curves of both sides are laid over each other.
enum class CompareAxis : std::uint8_t { Steps, Images, Epochs, ActiveTime };
[[nodiscard]] std::string_view toString(CompareAxis axis); ///< "steps", "images", "epochs", "time"

enum class EffectState : std::uint8_t {
    Differs,     ///< beyond what healthy runs of other seeds differ by
    Unsure,      ///< differs, but one good run cannot say whether that is the seed
    WithinNoise, ///< no difference that means anything
    Unknown,     ///< a side has not recorded it
};
[[nodiscard]] std::string_view toString(EffectState state); ///< "within-noise"

/// One way in which the outcomes may differ.
struct Effect {
    /// "end", "peak-memory", "step-time", "input-wait", "copy", "compute", "communication",
    /// "save-and-eval", "idle", "images-per-second", "gpu-busy", "lost-work", "loss:TAG",
    /// "metric:TAG".
    std::string id;
    Text label; ///< "Peak GPU memory"
    Text a;     ///< the value, or how the run ended; empty: not recorded
    Text b;
    std::optional<double> valueA; ///< in `unit`; none of an effect that is no number
    std::optional<double> valueB;
    Unit unit = Unit::None;
    std::optional<double> difference; ///< B - A, in `unit`
    std::optional<double> noise;      ///< in `unit`: less than this says nothing
    EffectState state = EffectState::Unknown;
    bool isOfHost = false; ///< "peak-memory": of the host, not of the GPU
    bool isWorse = false;  ///< B is worse off; only where the state is Differs or Unsure
    std::optional<CompareAxis> axis;
    Text axisReason; ///< why that axis
    /// Where the sides part, on `axis`: it lies between these.
    std::optional<std::pair<double, double>> onset;
    Text reason; ///< why it is unsure or unknown
};

/// A side has not recorded it.
[[nodiscard]] bool isOneSided(const Effect& effect);

enum class ChangeArea : std::uint8_t { Configuration, Environment, Data, Code, Console };
[[nodiscard]] std::string_view toString(ChangeArea area); ///< "configuration"

/// What a change is about, whatever a framework calls it.
enum class Facet : std::uint8_t {
    LearningRate,
    Schedule,
    Optimizer,
    Batch,
    InputSize,
    Precision,
    Classes,
    Checkpoint,
    AnchorsAndLoss,
    Regularisation,
    Augmentation,
    InputPipeline,
    Intervals,
    Distribution,
    Data,
    Seed,
    Cosmetic, ///< names, folders, ports, times: acts on nothing
};
[[nodiscard]] std::string_view toString(Facet facet); ///< "learning-rate"

enum class ChangeKind : std::uint8_t {
    Value,
    DefaultChanged, ///< neither side states it, and the versions have other defaults
    Renamed,        ///< the same value under another name
    Added,          ///< only B has it
    Removed,        ///< only A has it
    Moved,          ///< of a sequence: the same at another place
    Unrecorded,     ///< a side has not recorded it, so it may be equal
    Cosmetic,
};
[[nodiscard]] std::string_view toString(ChangeKind kind); ///< "default-changed"

/// None: missing.
using ChangeValue = std::variant<std::monostate, bool, double, std::string>;

/// Where a side states it.
struct ChangeSource {
    RunSide side = RunSide::A;
    ArtifactId artifact;
    std::string file;       ///< shown
    std::uint32_t line = 0; ///< 1-based; 0: not from a line (a default)
};

/// One difference between what went into the two sides.
struct RunChange {
    std::string id; ///< unique in the comparison: "configuration:train_config.batch_size"
    ChangeArea area = ChangeArea::Configuration;
    std::optional<Facet> facet;
    std::string path;  ///< as B's file writes the field (A's if B has none); the package; "gpu"
    std::string pathA; ///< where A calls it otherwise; else empty
    ChangeValue a;
    ChangeValue b;
    ChangeKind kind = ChangeKind::Value;
    std::vector<ChangeSource> sources;
    Text note;           ///< what is to be said besides: "known to break", "the label of 12 boxes"
    double weight = 0.0; ///< 0..1, by which changes of an area are listed
    /// Known to break or to be reported as broken (1: checked, 0.3: reported); 0: nothing known.
    double knownBad = 0.0;
};

/// It is no difference to who looks for a cause: the same under another name, or what acts on
/// nothing. Reports and pages fold it away and count it.
[[nodiscard]] bool isFolded(const RunChange& change);

/// The differences of one area, and what was found equal.
struct ChangeSet {
    std::vector<RunChange> changes;
    std::size_t equal = 0;
    std::vector<Text> notRecorded; ///< "The packages of run-0805"
};

struct WeighedEvidence {
    Text text;
    double factor = 1.0; ///< of the odds; above 1 speaks for the candidate
};

/// One answer to what brought an effect about.
struct Candidate {
    std::string effect;               ///< Effect::id
    std::vector<std::string> changes; ///< RunChange::id; those that act as one; empty: "not
                                      ///< recorded, or chance"
    double share = 0.0;               ///< 0..1; those of an effect sum to 1
    Text sentence;                    ///< "explains 9.1 of 9.4 GiB": never "caused"
    std::vector<WeighedEvidence> evidence;
    std::optional<double> amount; ///< of Effect::difference, where a model splits it
};

/// The one experiment that decides most.
struct NextRun {
    std::vector<std::string> changes; ///< RunChange::id: what is taken back in B (or applied to A)
    RunSide start = RunSide::B;       ///< from whose settings
    std::string patch;                ///< unified diff of that side's file; empty: no such file
    std::string patchedFile;          ///< shown
    std::string command;              ///< empty if none is known
    std::optional<double> steps;      ///< how long it has to run
    std::optional<double> gpuHours;   ///< from the speed of that side
    std::vector<Text> expectations;   ///< "If the peak stays above 14.1 GiB, it is not the batch."
    std::size_t runsLeft = 1;         ///< at worst, this one included
};

/// Another run that is as B but for some of the changes, which it takes back: what a NextRun asks
/// for, made later.
struct TriedRun {
    std::string name;
    std::vector<std::string> changes; ///< RunChange::id: those in which it is as A
    /// As which side it came out, by Effect::id; an effect that lies between is not in it.
    std::map<std::string, RunSide> outcomes;
};

struct RunComparison {
    std::vector<ComparedRun> runs; ///< the baseline (A) first, then the others of A, then of B
    bool isComparable = true;      ///< the same kind of task
    Text comparableReason;         ///< why not
    Text verdict;
    std::vector<Effect> effects;
    std::vector<RunChange> changes; ///< most consequential first; cosmetic ones last
    std::vector<Candidate> candidates;
    bool isSeparable = true;     ///< false: the evidence does not tell the candidates apart
    std::vector<TriedRun> tried; ///< experiments among the runs that were opened
    std::optional<NextRun> nextRun;
    std::size_t equal = 0; ///< settings that are equal
    std::size_t cosmetic = 0;
    std::vector<Text> notRecorded;

    [[nodiscard]] const RunChange* change(std::string_view id) const;
    [[nodiscard]] bool hasDifference() const; ///< an effect differs
};

} // namespace faultline
