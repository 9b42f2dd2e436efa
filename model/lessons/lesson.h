// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A lesson as docs/lessons.md describes it (faultline/lesson/1).

/// Something wrong with a lesson. "lesson.md:12: ..."
struct LessonProblem {
    std::string file = {};  ///< below the folder of the lesson
    std::uint32_t line = 0; ///< 1-based; 0: of the whole file or folder
    Text what = {};
};
/// "path:line: sentence" in English, printable. `path`: where the file is shown to be.
[[nodiscard]] std::string toEnglish(const LessonProblem& problem, std::string_view path);

enum class LessonLevel : std::uint8_t {
    Guided, ///< what to look at is named
    Gaps,   ///< parts of it
    Blind,  ///< nothing is
};
[[nodiscard]] std::string_view toString(LessonLevel level);

/// A place that proves a cause, as `prove:` lists it.
struct ProofTarget {
    enum class Kind : std::uint8_t {
        Point,    ///< point [RUN:]TAG@STEP or TAG@FIRST..LAST
        Line,     ///< line FILE N
        Config,   ///< config [FILE:]KEY
        Dataset,  ///< dataset FIELD
        Picture,  ///< picture [RUN:]TAG@STEP
        Hardware, ///< hardware QUANTITY
    };
    Kind kind = Kind::Point;
    std::string where = {}; ///< run or file; empty: any
    std::string name = {};  ///< tag, key, field or quantity
    std::int64_t first = 0; ///< step, or number of the line
    std::int64_t last = 0;
    std::string source = {}; ///< as it was written
    std::uint32_t line = 0;
};
[[nodiscard]] std::string_view toString(ProofTarget::Kind kind);

/// An answer that can be chosen.
struct LessonOption {
    bool isRight = false;
    std::string text = {};
    std::string feedback = {}; ///< told when it was chosen
    std::string shows = {};    ///< what would be seen if it were this
    std::uint32_t line = 0;
};

/// What a knob turns: docs/lessons.md lists the parameters of each.
enum class KnobKind : std::uint8_t {
    Vram,      ///< the memory plan
    Pipeline,  ///< the simulated input pipeline
    Schedule,  ///< a parameter of a learning-rate schedule
    Simulator, ///< the noisy quadratic model
    View,      ///< what a page has anyway: smoothing, axis, ...
    Runs,      ///< a choice among recorded runs, folders of the lesson
};
[[nodiscard]] std::string_view toString(KnobKind kind);

/// What a knob plans: keys and values of docs/lessons.md.
using LessonPlan = std::map<std::string, std::string>;

struct LessonKnob {
    KnobKind kind = KnobKind::View;
    std::string parameter = {};
    double low = 0.0; ///< of a range; both 0 where there are choices
    double high = 0.0;
    std::vector<std::string> choices = {};
    LessonPlan plan = {}; ///< of `plan:`, what stays as it is
};

/// {{value [RUN:]TAG@STEP}} in a text.
struct LessonValue {
    std::string run = {}; ///< empty: any
    std::string tag = {};
    std::int64_t step = 0;
    std::uint32_t line = 0;
};

/// A stretch of a lesson: text between blocks, or what a ::: block holds.
struct LessonBlock {
    enum class Kind : std::uint8_t {
        Text,
        Ask,
        Reveal,
        Knob,
        Contrast,
        Check,
        Principle,
        Unknown, ///< of a newer Faultline or mistyped: kept as it is
    };
    Kind kind = Kind::Text;
    std::string name = {};     ///< as it was written: "ask"
    std::string argument = {}; ///< the rest of its first line: "cause", the folder of a twin
    std::uint32_t line = 0;
    std::string text = {}; ///< Markdown; of an unknown block all of it
    std::uint32_t textLine = 0;
    std::vector<LessonOption> options = {};
    std::vector<ProofTarget> proofs = {}; ///< any of them proves it
    bool asksSureness = false;
    std::optional<LessonKnob> knob = {};
    std::vector<LessonValue> values = {}; ///< that its texts, options included, show
};
[[nodiscard]] std::string_view toString(LessonBlock::Kind kind);

/// One language of a lesson. What could not be read has its default; the problems say so.
struct Lesson {
    std::string id = {};
    std::string title = {};
    std::string theme = {};
    LessonLevel level = LessonLevel::Guided;
    int minutes = 0;
    std::vector<std::string> after = {}; ///< ids of lessons
    std::vector<std::string> rules = {}; ///< codes or ids of rules
    std::string cause = {}; ///< id or code of the rule that is the answer; "none": nothing
    std::string engineDiffers =
        {};                      ///< why the first cause of the engine is another; empty: it is not
    std::string caseFolder = {}; ///< below the lesson; "demo:"; empty: a plan without a run
    std::vector<std::string> show = {}; ///< pages
    std::string licence = {};
    std::string source = {};
    std::map<std::string, std::uint32_t> keyLines = {}; ///< where the keys of the front matter are
    std::vector<LessonBlock> blocks = {};

    [[nodiscard]] std::uint32_t lineOf(std::string_view key) const; ///< 1 if it is not there
};

/// A lesson and what is wrong with its text.
struct ParsedLesson {
    Lesson lesson = {};
    std::vector<LessonProblem> problems = {}; ///< by line
};

inline constexpr std::string_view kLessonSchema = "faultline/lesson/1";
inline constexpr std::size_t kMostLessonText = std::size_t{1} << 20; ///< bytes
inline constexpr std::size_t kMostFrontMatter = std::size_t{1} << 15;

/// Reads the text of a lesson; `file` is what problems name. Never fails: a text that is cut or is
/// no lesson gives what was read of it. Linear in the text; at most the first 200 problems are
/// kept.
[[nodiscard]] ParsedLesson parseLesson(std::string_view text, const std::string& file);

} // namespace faultline
