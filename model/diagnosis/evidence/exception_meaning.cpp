// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/exception_meaning.h"

#include "model/core/ascii.h"
#include "model/data/data_rows.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using nlohmann::json;

constexpr std::size_t kLongestShownValue = 64;
constexpr std::size_t kLongestExceptionMessage = 4096; // looked at
constexpr std::size_t kLongestSource = 240;            // of a line of code

/// What a part of a package does.
struct RunComponent {
    Translatable name;
    /// Names of functions of the user's own that do the same: "__getitem__".
    std::vector<std::string> functions;
    std::unique_ptr<RE2> source; ///< lines of the user's own code that do; may be null
    Translatable failed;         ///< "A batch could not be loaded"
    /// Says little ("arrays"): a frame above it that says more is preferred.
    bool isGeneral = false;
};

struct KnownModule {
    std::string path; ///< "torch/utils/data/"
    std::string package;
    const RunComponent* component = nullptr;
};

/// A row of exceptions.jsonl: all that is not empty must hold.
struct ExceptionKind {
    std::vector<std::string> types;
    std::vector<const RunComponent*> components;
    std::unique_ptr<RE2> message;
    std::unique_ptr<RE2> source;   ///< of the deepest line of the user's own code
    std::unique_ptr<RE2> raisedIn; ///< of the path of the deepest frame, as modules.jsonl has it
    bool isOfOwnCode = false;      ///< the deepest frame is of the user's own code
    Translatable title;
    Translatable titleWithValues;
    std::vector<std::string> values;
    Translatable meaning;
    Translatable advice;
    bool isVague = false;   ///< its wording tells little
    bool isGeneral = false; ///< it fits many messages: the title wants their values
};

/// The three tables, read when the first exception is looked up.
class ExceptionTables {
public:
    static const ExceptionTables& builtin()
    {
        static const ExceptionTables kExceptionTables;
        return kExceptionTables;
    }

    /// Of a path below the folder of packages; null if no part of a known package.
    [[nodiscard]] const KnownModule* moduleOf(std::string_view path) const
    {
        const KnownModule* best = nullptr;
        for (const KnownModule& module : m_modules) {
            if (path.starts_with(module.path)
                && (best == nullptr || module.path.size() > best->path.size()))
                best = &module;
        }
        return best;
    }

    [[nodiscard]] const RunComponent* componentOfFunction(std::string_view function) const
    {
        const std::string lower = lowerAscii(function);
        for (const auto& [id, component] : m_components) {
            if (std::find(component.functions.begin(), component.functions.end(), lower)
                != component.functions.end())
                return &component;
        }
        return nullptr;
    }

    /// Of a line of code, in the order of the table; null if it says nothing.
    [[nodiscard]] const RunComponent* componentOfSource(const std::string& source) const
    {
        for (const RunComponent* component : m_componentsWithSource) {
            if (RE2::PartialMatch(source, *component->source))
                return component;
        }
        return nullptr;
    }

    [[nodiscard]] const std::deque<ExceptionKind>& kinds() const { return m_kinds; }
    [[nodiscard]] const std::vector<std::string>& problems() const { return m_problems; }

private:
    ExceptionTables()
    {
        forEachDataRow("signatures/components.jsonl", [this](const json& row) {
            RunComponent& component = m_components[row.value("id", "")];
            component.name = textOf(row, "name");
            component.functions = row.value("functions", std::vector<std::string>());
            component.source = patternOf(row, "source");
            component.failed = textOf(row, "failed");
            component.isGeneral = row.value("general", false);
            if (component.source != nullptr)
                m_componentsWithSource.push_back(&component);
        });
        forEachDataRow("signatures/modules.jsonl", [this](const json& row) {
            m_modules.push_back({.path = row.value("path", ""),
                                 .package = row.value("package", ""),
                                 .component = componentOf(row.value("component", ""))});
        });
        forEachDataRow("signatures/exceptions.jsonl", [this](const json& row) {
            ExceptionKind kind;
            kind.types = row.value("types", std::vector<std::string>());
            for (const std::string& id : row.value("components", std::vector<std::string>()))
                kind.components.push_back(componentOf(id));
            kind.message = patternOf(row, "message");
            kind.source = patternOf(row, "source");
            kind.raisedIn = patternOf(row, "raisedIn");
            kind.isOfOwnCode = row.value("own", false);
            kind.title = textOf(row, "title");
            kind.titleWithValues = textOf(row, "titleWithValues");
            kind.values = row.value("values", std::vector<std::string>());
            for (const std::string& value : kind.values) {
                const auto has = [&value](const std::unique_ptr<RE2>& pattern) {
                    return pattern != nullptr && pattern->NamedCapturingGroups().contains(value);
                };
                if (!has(kind.message) && !has(kind.source))
                    m_problems.push_back(row.value("id", "") + ": no group " + value);
            }
            kind.meaning = textOf(row, "meaning");
            kind.advice = textOf(row, "advice");
            kind.isVague = row.value("vague", false);
            kind.isGeneral = row.value("general", false);
            m_kinds.push_back(std::move(kind));
        });
    }

    const RunComponent* componentOf(const std::string& id) const
    {
        const auto it = m_components.find(id);
        return it == m_components.end() ? nullptr : &it->second;
    }

    /// Null if the row has none, or one that cannot be read.
    std::unique_ptr<RE2> patternOf(const json& row, const char* key)
    {
        const std::string pattern = row.value(key, "");
        if (pattern.empty())
            return nullptr;
        RE2::Options options;
        options.set_log_errors(false);
        auto made = std::make_unique<RE2>(pattern, options);
        if (made->ok())
            return made;
        m_problems.push_back(row.value("id", "") + ": " + made->error());
        return nullptr;
    }

    Translatable textOf(const json& row, const char* key)
    {
        const auto it = row.find(key);
        if (it == row.end() || !it->is_string())
            return {};
        return {"Signatures", m_texts.emplace_back(it->get<std::string>())};
    }

    std::deque<std::string> m_texts; // what Translatables point into
    std::vector<std::string> m_problems;
    std::map<std::string, RunComponent> m_components;
    std::vector<const RunComponent*> m_componentsWithSource; ///< in the order of the table
    std::vector<KnownModule> m_modules;
    std::deque<ExceptionKind> m_kinds;
};

/// A frame as the tables have paths: "torch/nn/modules/loss.py", of Python itself
/// "python/json/decoder.py". Of the user's own code the path as it is.
struct FramePlace {
    std::string path;
    bool isInstalled = false;
};

FramePlace framePlaceOf(const Traceback::Frame& frame)
{
    std::string file = frame.file;
    std::replace(file.begin(), file.end(), '\\', '/');
    for (const std::string_view mark : {"site-packages/", "dist-packages/"}) {
        const std::size_t at = file.rfind(mark);
        if (at != std::string::npos)
            return {.path = file.substr(at + mark.size()), .isInstalled = true};
    }
    if (file.starts_with('<'))
        return {.path = "python/" + file, .isInstalled = true};
    // ".../lib/python3.10/json/decoder.py", "C:/Python310/Lib/json/decoder.py"
    static const RE2 kStandard(
        R"((?i)(?:/lib/python\d[\d.]*|/python\d[\d.]*/lib|/envs/[^/]+/lib)/(.*))");
    std::string rest;
    if (RE2::PartialMatch(file, kStandard, &rest))
        return {.path = "python/" + rest, .isInstalled = true};
    // A checkout of a framework in the user's folder: two parts of its path must be known.
    for (std::size_t at = 0; at != std::string::npos; at = file.find('/', at + 1)) {
        const std::string below = file.substr(at == 0 && !file.starts_with('/') ? 0 : at + 1);
        const KnownModule* module = ExceptionTables::builtin().moduleOf(below);
        if (module != nullptr && std::count(module->path.begin(), module->path.end(), '/') > 1)
            return {.path = below, .isInstalled = true};
    }
    const bool isCompiled = frame.file.ends_with(".pyx") || frame.file.ends_with(".pxi");
    return {.path = std::move(file), .isInstalled = isCompiled};
}

std::string packageOfPlace(const FramePlace& place)
{
    if (const KnownModule* module = ExceptionTables::builtin().moduleOf(place.path))
        return module->package;
    const std::string root = place.path.substr(0, place.path.find_first_of("/."));
    return root == "python" ? std::string("Python") : root;
}

/// What was going on, by the deepest frame that says so. `source`: the line of the frame `own`.
const RunComponent* componentOf(std::span<const Traceback::Frame> frames,
                                const Traceback::Frame* own, const std::string& source)
{
    const ExceptionTables& tables = ExceptionTables::builtin();
    const RunComponent* general = nullptr;
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
        const FramePlace place = framePlaceOf(*frame);
        const RunComponent* found = nullptr;
        if (!place.isInstalled) {
            found = tables.componentOfFunction(frame->function);
            const bool saysLittle = found == nullptr || found->isGeneral;
            const RunComponent* bySource =
                saysLittle && &*frame == own ? tables.componentOfSource(source) : nullptr;
            found = bySource != nullptr ? bySource : found;
        } else if (const KnownModule* module = tables.moduleOf(place.path))
            found = module->component;
        if (found != nullptr && !found->isGeneral)
            return found;
        if (general == nullptr)
            general = found;
    }
    return general;
}

/// What the frames of an exception say.
struct Place {
    const RunComponent* component = nullptr;
    const Traceback::Frame* own = nullptr;
    FramePlace deepest;
    bool isOfOwnCode = false; ///< the deepest frame is own
};

Place placeOf(const RaisedException& exception)
{
    const std::span<const Traceback::Frame> frames = exception.frames;
    Place place{.own = ownFrame(frames)};
    place.component = componentOf(frames, place.own, exception.ownSource);
    if (!frames.empty()) {
        place.deepest = framePlaceOf(frames.back());
        place.isOfOwnCode = !place.deepest.isInstalled;
    }
    return place;
}

bool holdsFor(const ExceptionKind& kind, std::string_view type, const Place& place)
{
    if ((kind.isOfOwnCode && !place.isOfOwnCode)
        || (kind.raisedIn != nullptr && !RE2::PartialMatch(place.deepest.path, *kind.raisedIn)))
        return false;
    const RunComponent* component = place.component;
    const bool isType =
        kind.types.empty()
        || std::find(kind.types.begin(), kind.types.end(), type) != kind.types.end();
    const bool isComponent = kind.components.empty()
                             || std::find(kind.components.begin(), kind.components.end(), component)
                                    != kind.components.end();
    return isType && isComponent;
}

constexpr const char* kWholeMatch = ""; // no group has an empty name

/// The groups of a pattern by name; nothing if it does not match.
std::optional<std::map<std::string, std::string>> matchedGroups(const RE2& pattern,
                                                                std::string_view message)
{
    const re2::StringPiece text(message.data(), message.size());
    const std::map<std::string, int>& names = pattern.NamedCapturingGroups();
    std::vector<re2::StringPiece> groups(static_cast<std::size_t>(pattern.NumberOfCapturingGroups())
                                         + 1);
    if (!pattern.Match(text, 0, text.size(), RE2::UNANCHORED, groups.data(),
                       static_cast<int>(groups.size())))
        return std::nullopt;
    std::map<std::string, std::string> values{
        {kWholeMatch, std::string(groups.front().data(), groups.front().size())}};
    for (const auto& [name, index] : names) {
        const re2::StringPiece& group = groups[static_cast<std::size_t>(index)];
        values[name] = std::string(group.data() == nullptr ? "" : group.data(), group.size());
    }
    return values;
}

Text titledWith(Translatable plain, Translatable withValues, const std::vector<std::string>& values)
{
    const bool areAllShown =
        !values.empty()
        && std::none_of(values.begin(), values.end(), [](const auto& one) { return one.empty(); });
    if (withValues.empty() || !areAllShown)
        return {plain, {}};
    return {withValues, std::vector<Text::Argument>(values.begin(), values.end())};
}

} // namespace

std::vector<std::string> exceptionTableProblems()
{
    return ExceptionTables::builtin().problems();
}

std::string_view shortType(std::string_view type)
{
    return type.substr(type.rfind('.') + 1);
}

const Traceback::Frame* ownFrame(std::span<const Traceback::Frame> frames)
{
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
        if (!framePlaceOf(*frame).isInstalled)
            return &*frame;
    }
    return nullptr;
}

std::string shownValue(std::string_view value)
{
    value = trimmed(value);
    const bool isQuoted =
        value.size() >= 2 && value.front() == value.back()
        && (value.front() == '\'' || value.front() == '"' || value.front() == '`');
    if (isQuoted)
        value = value.substr(1, value.size() - 2);
    if (value.find('\n') != std::string_view::npos)
        return {};
    if (value.size() <= kLongestShownValue)
        return std::string(value);
    // Of a path the end says which file it is.
    const std::string_view end = value.substr(value.size() - kLongestShownValue);
    const std::size_t slash = end.find_first_of("/\\");
    const bool isPath =
        value.find(' ') == std::string_view::npos && slash != std::string_view::npos;
    if (isPath)
        return "…" + std::string(end.substr(slash));
    // Of words the first are shown.
    const std::size_t blank = value.substr(0, kLongestShownValue).rfind(' ');
    return blank == std::string_view::npos ? std::string()
                                           : std::string(value.substr(0, blank)) + " …";
}

Text titleOf(const LogEvent& event)
{
    if (event.info == nullptr)
        return {};
    std::vector<std::string> values;
    for (const std::string_view name : event.info->values)
        values.push_back(shownValue(event.field(name)));
    return titledWith({"Signatures", event.info->title},
                      {"Signatures", event.info->titleWithValues}, values);
}

ExceptionMeaning meaningOf(const RaisedException& exception)
{
    const std::string_view type = shortType(exception.type);
    const std::string_view message = exception.message.substr(0, kLongestExceptionMessage);
    const Place place = placeOf(exception);

    ExceptionMeaning meaning;
    meaning.own = place.own;
    meaning.isOfOwnCode = place.isOfOwnCode;
    if (place.component != nullptr) {
        meaning.component = {place.component->name, {}};
        if (!place.component->failed.empty())
            meaning.failed = {place.component->failed, {}};
    }
    if (place.deepest.isInstalled)
        meaning.package = packageOfPlace(place.deepest);
    for (const ExceptionKind& kind : ExceptionTables::builtin().kinds()) {
        if (!holdsFor(kind, type, place))
            continue;
        std::map<std::string, std::string> groups;
        if (kind.source != nullptr) {
            auto matched = exception.ownSource.empty()
                               ? std::nullopt
                               : matchedGroups(*kind.source, exception.ownSource);
            if (!matched)
                continue;
            groups = std::move(*matched);
        }
        bool saysSo = kind.source != nullptr && !kind.isVague;
        if (kind.message != nullptr) {
            auto matched = matchedGroups(*kind.message, message);
            if (!matched)
                continue;
            // A pattern may only look for values.
            saysSo = saysSo || (!(*matched)[kWholeMatch].empty() && !kind.isVague);
            groups.merge(*matched);
        }
        std::vector<std::string> values;
        for (const std::string& name : kind.values)
            values.push_back(shownValue(groups[name]));
        meaning.isByLine = kind.source != nullptr;
        meaning.isByComponent = !kind.components.empty();
        const bool hasValues = !values.empty()
                               && std::none_of(values.begin(), values.end(),
                                               [](const auto& one) { return one.empty(); });
        meaning.isGeneral = kind.isGeneral && !hasValues;
        meaning.source = saysSo                       ? MeaningSource::Message
                         : place.component == nullptr ? MeaningSource::Type
                                                      : MeaningSource::TypeAndModule;
        meaning.title = titledWith(kind.title, kind.titleWithValues, values);
        meaning.meaning = {kind.meaning, {}};
        meaning.advice = {kind.advice, {}};
        break;
    }
    return meaning;
}

namespace {

/// A look-up that failed: programs catch these and say in words what was not found.
bool isLookUp(std::string_view type)
{
    constexpr std::array kLookUps{
        std::string_view("KeyError"),           std::string_view("AttributeError"),
        std::string_view("IndexError"),         std::string_view("StopIteration"),
        std::string_view("LookupError"),        std::string_view("ImportError"),
        std::string_view("ValueError"),         std::string_view("TypeError"),
        std::string_view("QueueEmpty"),         std::string_view("Empty"),
        std::string_view("ModuleNotFoundError")};
    return std::find(kLookUps.begin(), kLookUps.end(), shortType(type)) != kLookUps.end();
}

/// Raised on purpose, by a statement that says so, and in words.
bool isAnswer(const RaisedException& exception)
{
    constexpr std::size_t kFewestWords = 4;
    const std::string_view line = exception.message.substr(0, exception.message.find('\n'));
    return exception.lastSource.starts_with("raise")
           && static_cast<std::size_t>(std::count(line.begin(), line.end(), ' ')) + 1
                  >= kFewestWords;
}

/// The line of code that the log shows below a frame; empty if it shows none.
std::string sourceBelow(const ConsoleLog& log, const Traceback& traceback,
                        const Traceback::Frame& frame)
{
    constexpr std::string_view kMargin = " \t|+"; // with the marks of exception groups
    const std::string head =
        "File \"" + frame.file + "\", line " + std::to_string(frame.line) + ", in ";
    const std::size_t last = std::min(traceback.lastLine, log.lines.size() - 1);
    for (std::size_t line = traceback.firstLine; line < last; ++line) {
        if (!trimmedStart(log.text(line), kMargin).starts_with(head))
            continue;
        const std::string_view below = log.text(line + 1);
        const std::string_view source = trimmed(trimmedStart(below, kMargin));
        const bool isSource = below.starts_with(' ') && !source.starts_with("File \"");
        return isSource ? std::string(source.substr(0, kLongestSource)) : std::string();
    }
    return {};
}

RaisedException exceptionWithSource(const ConsoleLog& log, const Traceback& traceback,
                                    RaisedException exception)
{
    if (exception.frames.empty() || log.lines.empty())
        return exception;
    if (const Traceback::Frame* own = ownFrame(exception.frames))
        exception.ownSource = sourceBelow(log, traceback, *own);
    exception.lastSource = sourceBelow(log, traceback, exception.frames.back());
    return exception;
}

} // namespace

RaisedException firstException(const ConsoleLog& log, const Traceback& traceback)
{
    return exceptionWithSource(log, traceback,
                               {.type = traceback.exceptionType,
                                .message = traceback.message,
                                .frames = traceback.frames});
}

RaisedException tellingException(const ConsoleLog& log, const Traceback& traceback)
{
    RaisedException best = firstException(log, traceback);
    MeaningSource source = meaningOf(best).source;
    for (const Traceback::Later& later : traceback.later) {
        const RaisedException one = exceptionWithSource(
            log, traceback,
            {.type = later.exceptionType, .message = later.message, .frames = later.frames});
        const MeaningSource itsSource = meaningOf(one).source;
        const bool isAnswered =
            itsSource <= source && isLookUp(best.type) && !isAnswer(best) && isAnswer(one);
        // Raised again where the package calls itself: only then the user's own code is seen.
        const bool isSeenFromOwn = itsSource <= source && later.message == best.message
                                   && ownFrame(best.frames) == nullptr
                                   && ownFrame(one.frames) != nullptr;
        if ((itsSource < source || isAnswered || isSeenFromOwn) && !later.exceptionType.empty()) {
            best = one;
            source = itsSource;
        }
    }
    return best;
}

} // namespace faultline
