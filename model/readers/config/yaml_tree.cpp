// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/yaml_tree.h"

#include "model/core/ascii.h"
#include "model/readers/config/yaml_places.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

namespace faultline {

namespace {

constexpr Translatable kNoKey = FAULTLINE_TR_NOOP("Errors", "\"key: value\" expected");

/// Builds the source while yaml-cpp reads: no graph of its own, and an alias is one field.
class YamlHandler final : public YAML::EventHandler {
public:
    YamlHandler(std::string_view text, const LineIssueSink& issues)
        : m_builder(SourceSyntax::Yaml, text.size(), issues), m_places(text)
    {
    }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        m_stack.clear();
        m_anchors.clear();
        if (m_hasDocument)
            setUncertain(lineOf(mark), FAULTLINE_TR_NOOP("Errors", "it holds several documents"));
        m_hasDocument = true;
        m_places.passDocumentStart();
        if (m_places.peek() == '%')
            setUncertain(lineOf(mark),
                         FAULTLINE_TR_NOOP("Errors", "a directive stands before the document"));
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        passSeparator(mark);
        const std::size_t begin = m_places.ofMark(mark.pos);
        if (takesKey()) {
            if (!m_places.passNull(begin, least()))
                setUncertain(lineOf(mark), kNoKey);
            setKey(mark, "null");
            return;
        }
        const std::size_t behind = m_places.at();
        const std::uint32_t line = m_places.isLost() ? lineOf(mark) : m_places.line();
        const bool isWritten = m_places.passNull(begin, least());
        const bool isOpaque = anchor != 0;
        const std::size_t field = place(isWritten || isOpaque ? begin : behind,
                                        isWritten || isOpaque ? lineOf(mark) : line);
        if (isOpaque) {
            m_places.passTo(begin);
            if (m_places.passProperties(least()))
                m_places.passNull(m_places.at(), least());
            m_anchors[anchor] = field;
        }
        m_builder.at(field).value = "null";
        m_builder.at(field).isOpaque = isOpaque;
        m_builder.at(field).end = m_places.at();
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        passSeparator(mark);
        m_places.passTo(m_places.ofMark(mark.pos));
        if (takesKey()) {
            if (hasProperties())
                setUncertain(lineOf(mark), kNoKey);
            passText(value);
            setKey(mark, shortened(value, 200));
            return;
        }
        const std::size_t field = place(m_places.ofMark(mark.pos), lineOf(mark));
        bool isOpaque = hasProperties();
        if (!isOpaque || m_places.passProperties(least()))
            isOpaque = passText(value) || isOpaque;
        SourceField& made = m_builder.at(field);
        made.value = value;
        made.type = typeOf(tag);
        made.isOpaque = isOpaque;
        made.end = m_places.at();
        if (anchor != 0)
            m_anchors[anchor] = field;
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        passSeparator(mark);
        m_places.passTo(m_places.ofMark(mark.pos));
        if (takesKey()) {
            setUncertain(lineOf(mark), kNoKey);
            setKey(mark, "*");
            return;
        }
        m_places.passAlias();
        SourceField& made = m_builder.at(place(m_places.ofMark(mark.pos), lineOf(mark)));
        made.kind = SourceField::Kind::Alias;
        made.isOpaque = true;
        made.end = m_places.at();
        const auto it = m_anchors.find(anchor);
        if (it == m_anchors.end() || it->second == SourceField::npos)
            return;
        if (isOpen(it->second))
            made.value = "(itself)";
        else
            made.target = it->second;
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(mark, tag, anchor, true, style == YAML::EmitterStyle::Flow);
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        if (style == YAML::EmitterStyle::Default) // ": value" without a key
            setUncertain(lineOf(mark), kNoKey);
        open(mark, tag, anchor, false, style == YAML::EmitterStyle::Flow);
    }
    void OnMapEnd() override
    {
        m_builder.reportRepeated(m_stack.back().field);
        close();
    }

    void setCut(std::uint32_t line, Text why)
    {
        m_builder.setCut();
        m_builder.report(IssueCode::SyntaxError, line, std::move(why));
    }

    /// No list that is open is summed up.
    void setOpen()
    {
        for (const Frame& frame : m_stack)
            m_builder.at(frame.field).isOpen = true;
    }

    [[nodiscard]] bool isFull() const { return m_builder.isFull(); }

    ConfigSource take()
    {
        if (m_builder.isFull())
            m_builder.report(IssueCode::CountLimit, 0,
                             FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        if (m_places.isLost() || !m_places.isAtEnd())
            setUncertain(m_places.line(),
                         FAULTLINE_TR_NOOP("Errors", "what stands here was not understood"));
        return m_builder.take();
    }

private:
    struct Frame {
        std::size_t field = 0; ///< npos: left out
        bool isSequence = false;
        bool isInBrackets = false;
        char closer = '\0';     ///< '\0' in a block, and of the pair in [a: b]
        std::size_t column = 0; ///< of a block: of its dashes or keys
        std::size_t count = 0;  ///< of items or keys
        std::size_t dash = 0;   ///< of the present item of a block
        bool hasKey = false;
        std::string key;
        std::size_t keyBegin = 0;
        std::uint32_t keyLine = 0;
    };

    static std::uint32_t lineOf(const YAML::Mark& mark)
    {
        return static_cast<std::uint32_t>(mark.line + 1);
    }

    static std::string typeOf(const std::string& tag)
    {
        return tag == "?" || tag == "!" ? std::string() : shortened(tag, 80);
    }

    [[nodiscard]] bool takesKey() const
    {
        return !m_stack.empty() && !m_stack.back().isSequence && !m_stack.back().hasKey;
    }

    [[nodiscard]] bool isOpen(std::size_t field) const
    {
        return std::any_of(m_stack.begin(), m_stack.end(),
                           [field](const Frame& frame) { return frame.field == field; });
    }

    [[nodiscard]] bool hasProperties() const
    {
        const char c = m_places.peek();
        return c == '&' || c == '!' || c == '*';
    }

    /// The least column of what belongs to the value that comes.
    [[nodiscard]] std::size_t least() const
    {
        return m_stack.empty()               ? 0
               : m_stack.back().isInBrackets ? YamlPlaces::kInBrackets
                                             : m_stack.back().column + 1;
    }

    void setUncertain(std::uint32_t line, Translatable why)
    {
        m_builder.setUncertain(line, why);
        m_places.lose();
    }

    /// The sign that parts what comes from what was before.
    void passSeparator(const YAML::Mark& mark)
    {
        if (m_places.isLost())
            m_builder.setUncertain(
                lineOf(mark),
                FAULTLINE_TR_NOOP("Errors", "what stands before it was not understood"));
        if (m_stack.empty() || m_places.isLost())
            return;
        Frame& frame = m_stack.back();
        const bool isNext = frame.isSequence || !frame.hasKey;
        if (!isNext) {
            if (m_places.passSign(':') == YamlPlaces::npos) // yaml-cpp takes "key" for "key:"
                setUncertain(lineOf(mark), kNoKey);
        } else if (frame.isInBrackets) {
            if (frame.count > 0 && frame.closer != '\0'
                && m_places.passSign(',') == YamlPlaces::npos)
                m_places.lose();
        } else if (frame.isSequence) {
            frame.dash = m_places.passSign('-');
            if (frame.dash == YamlPlaces::npos)
                m_places.lose();
        }
    }

    /// A text in any style but a plain null. True if it is a block that must not be edited.
    bool passText(const std::string& value)
    {
        const char c = m_places.peek();
        const bool isBlock = (c == '|' || c == '>') && least() != YamlPlaces::kInBrackets;
        const bool isQuoted = c == '"' || c == '\'';
        if (isBlock)
            m_places.passBlockText(least());
        else if (!isQuoted)
            m_places.passPlain(value);
        else if (const std::uint32_t line = m_places.line(); !m_places.passQuoted())
            setCut(line, FAULTLINE_TR_NOOP("Errors", "a string has no closing quote"));
        return isBlock;
    }

    void setKey(const YAML::Mark& mark, std::string key)
    {
        Frame& frame = m_stack.back();
        frame.key = std::move(key);
        frame.keyLine = lineOf(mark);
        frame.keyBegin = m_places.ofMark(mark.pos);
        frame.hasKey = true;
        ++frame.count;
    }

    /// Adds a field where the next value belongs, whose value begins at `begin`.
    std::size_t place(std::size_t begin, std::uint32_t line)
    {
        std::size_t field = SourceField::npos;
        if (m_stack.empty()) { // a document that is one value
            setUncertain(line, kNoKey);
            field = m_builder.add(0, "[" + std::to_string(m_values++) + "]", begin, line);
        } else if (Frame& frame = m_stack.back(); frame.isSequence) {
            field = m_builder.add(frame.field, "[" + std::to_string(frame.count++) + "]",
                                  frame.isInBrackets ? begin : frame.dash, line);
        } else {
            field = m_builder.add(frame.field, frame.key, frame.keyBegin, frame.keyLine);
            frame.hasKey = false;
        }
        m_builder.at(field).valueBegin = begin;
        return field;
    }

    void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
              bool isSequence, bool isFlow)
    {
        using Kind = SourceField::Kind;
        passSeparator(mark);
        m_places.passTo(m_places.ofMark(mark.pos));
        std::size_t field = SourceField::npos;
        if (m_stack.empty()) {
            field = 0;           // fields of all documents stand side by side
        } else if (takesKey()) { // a key that is a list or a map
            setUncertain(lineOf(mark), kNoKey);
            setKey(mark, "?");
        } else {
            field = place(m_places.ofMark(mark.pos), lineOf(mark));
            m_builder.at(field).type = typeOf(tag);
            m_builder.at(field).kind = isSequence ? Kind::List : Kind::Map;
            if (m_stack.size() >= SourceBuilder::kMaxDepth) {
                if (!m_isTooDeep)
                    m_builder.report(IssueCode::CountLimit, lineOf(mark),
                                     FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
                m_isTooDeep = true;
                m_places.lose();
                field = SourceField::npos;
            }
        }
        SourceField& made = m_builder.at(field);
        made.kind = isSequence ? Kind::List : Kind::Map;
        made.isOpaque = hasProperties();
        if (made.isOpaque)
            m_places.passProperties(least());
        Frame frame;
        frame.field = field;
        frame.isSequence = isSequence;
        frame.isInBrackets = isFlow;
        if (isFlow) {
            const char opener = isSequence ? '[' : '{';
            made.style = SourceField::Style::Braces;
            if (m_places.peek() == opener) {
                made.bodyBegin = m_places.passSign(opener) + 1;
                frame.closer = isSequence ? ']' : '}';
            } else if (isSequence || m_stack.empty() || !m_stack.back().isInBrackets) {
                m_places.lose();
            } else {
                made.isOpaque = true; // [a: b]
            }
        } else {
            m_places.passBlanks();
            frame.column = m_places.column();
            made.childIndent = frame.column;
            made.valueBegin = field == 0 ? 0 : m_places.at();
        }
        if (anchor != 0)
            m_anchors[anchor] = field;
        m_stack.push_back(std::move(frame));
    }

    void close()
    {
        const Frame frame = std::move(m_stack.back());
        m_stack.pop_back();
        SourceField& closed = m_builder.at(frame.field);
        if (frame.closer != '\0') {
            m_places.passSign(',');
            closed.bodyEnd = m_places.passSign(frame.closer);
            if (closed.bodyEnd == YamlPlaces::npos)
                m_places.lose();
        }
        if (frame.field != 0 || frame.isInBrackets)
            closed.end = m_places.at();
    }

    SourceBuilder m_builder;
    YamlPlaces m_places;
    std::vector<Frame> m_stack;
    std::map<YAML::anchor_t, std::size_t> m_anchors;
    std::size_t m_values = 0; ///< documents that are no group
    bool m_hasDocument = false;
    bool m_isTooDeep = false;
};

/// The text as yaml-cpp can read it: it loses its way at the tag of a block of text in a list, as
/// PyYAML writes it for the bytes of NumPy's numbers. Every character keeps its place.
std::string withoutBinaryTags(std::string text)
{
    constexpr std::string_view kTag = "!!binary";
    for (std::size_t at = text.find(kTag); at != std::string::npos; at = text.find(kTag, at))
        text.replace(at, kTag.size(), kTag.size(), ' ');
    return text;
}

} // namespace

ConfigSource parseYaml(const std::string& text, const LineIssueSink& issues)
{
    YamlHandler handler(text, issues);
    std::istringstream stream(withoutBinaryTags(text));
    try {
        YAML::Parser parser(stream);
        while (!handler.isFull() && parser.HandleNextDocument(handler)) {
        }
    } catch (const YAML::Exception& error) {
        handler.setOpen();
        handler.setCut(
            error.mark.is_null() ? 0 : static_cast<std::uint32_t>(error.mark.line + 1),
            {FAULTLINE_TR_NOOP("Errors", "%1; the rest of the file was left out"), {error.msg}});
    }
    return handler.take();
}

bool addYaml(const std::string& text, ConfigTree& tree, const LineIssueSink& issues)
{
    const ConfigSource source = parseYaml(text, issues);
    const bool wasFull = tree.isFull();
    addFields(source, tree);
    if (tree.isFull() && !wasFull && source.fields.size() < SourceBuilder::kMaxFields)
        issues(IssueCode::CountLimit, 0,
               FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields")); // copies made it so many
    return !source.isCut;
}

void blankMergeMarkers(std::string& text, const LineIssueSink& issues)
{
    static constexpr std::string_view kMarkers = "<|=>";
    bool isInside = false;
    std::uint32_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
        ++line;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isRun = end - at >= 7 && kMarkers.find(text[at]) != std::string_view::npos
                           && text.find_first_not_of(text[at], at) >= at + 7
                           && (end == at + 7 || text[at + 7] == ' ' || text[at + 7] == '\r');
        if (isRun && (text[at] == '<' || isInside)) {
            if (text[at] == '<')
                issues(IssueCode::MergeConflict, line,
                       FAULTLINE_TR_NOOP("Errors", "a conflict begins"));
            isInside = text[at] != '>';
            std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                      text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        }
        at = end + 1;
    }
}

std::vector<std::string> firstYamlKeys(std::string_view head)
{
    std::vector<std::string> keys;
    for (std::size_t at = 0; at < head.size();) {
        const std::size_t end = std::min(head.find('\n', at), head.size());
        std::string_view line = head.substr(at, end - at);
        at = end + 1;
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        line.remove_prefix(indent);
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || colon == 0)
            continue;
        const std::string_view key = line.substr(0, colon);
        const bool isKey =
            std::all_of(
                key.begin(), key.end(),
                [](char c) { return isWordCharacter(c) || c == '-' || c == '.' || c == '/'; })
            && (colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\r');
        if (isKey)
            keys.push_back((indent > 0 ? "  " : "") + std::string(key));
    }
    return keys;
}

} // namespace faultline
