// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/text_edits.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

using Kind = SourceField::Kind;
using Style = SourceField::Style;

std::string spliced(std::string_view text, std::size_t begin, std::size_t end,
                    std::string_view with)
{
    std::string out(text.substr(0, begin));
    out += with;
    out += text.substr(end);
    return out;
}

bool isBlankBetween(std::string_view text, std::size_t begin, std::size_t end)
{
    return text.substr(begin, end - begin).find_first_not_of(kLineBlanks) == std::string_view::npos;
}

std::string indentAt(std::string_view text, std::size_t at)
{
    const std::size_t start = lineStart(text, at);
    const std::size_t end = std::min(text.find_first_not_of(kLineBlanks, start), text.size());
    return std::string(text.substr(start, end - start));
}

bool isGroupText(std::string_view value)
{
    return value.starts_with('{') || value.starts_with("dict(");
}

bool isComment(std::string_view text, std::size_t at, SourceSyntax syntax)
{
    return syntax == SourceSyntax::Json ? text.substr(at).starts_with("//") : text[at] == '#';
}

/// The comma that follows a place, blanks and comments aside; npos if none does.
std::size_t commaAfter(std::string_view text, std::size_t at, std::size_t end, SourceSyntax syntax)
{
    while (at < end) {
        const char c = text[at];
        if (c == ',')
            return at;
        if (isComment(text, at, syntax))
            at = std::min(text.find('\n', at), end);
        else if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            ++at;
        else
            break;
    }
    return std::string_view::npos;
}

/// How a field is written in one of the languages.
class Writer {
public:
    Writer(SourceSyntax syntax, Style style, bool isTop)
        : m_syntax(syntax), m_style(style), m_isTop(isTop)
    {
    }

    /// "name: value" on one line; missing groups in between are made.
    [[nodiscard]] std::string inLine(const std::vector<std::string>& names,
                                     std::string_view value) const
    {
        std::string text(value);
        for (std::size_t i = names.size(); i-- > 0;)
            text = i > 0 ? groupOf(pair(names[i], text, false)) : pair(names[i], text, true);
        return text;
    }

private:
    [[nodiscard]] std::string pair(const std::string& name, const std::string& value,
                                   bool isOutermost) const
    {
        if (name.starts_with('['))
            return value;
        switch (m_syntax) {
        case SourceSyntax::TextProto: return name + (value.starts_with('{') ? " " : ": ") + value;
        case SourceSyntax::Yaml: return name + ": " + value;
        case SourceSyntax::Json: return "\"" + name + "\": " + value;
        case SourceSyntax::Python: break;
        }
        if (isOutermost && m_isTop)
            return name + " = " + value;
        return m_style == Style::Braces ? "'" + name + "': " + value : name + "=" + value;
    }

    [[nodiscard]] std::string groupOf(const std::string& member) const
    {
        if (m_syntax == SourceSyntax::Python && m_style != Style::Braces)
            return "dict(" + member + ")";
        return m_syntax == SourceSyntax::TextProto ? "{ " + member + " }" : "{" + member + "}";
    }

    SourceSyntax m_syntax;
    Style m_style;
    bool m_isTop;
};

/// The same in lines, each begun by `indent`; ends with a line end.
std::string inLines(SourceSyntax syntax, const std::vector<std::string>& names,
                    std::string_view value, const std::string& indent, std::string_view lineEnd)
{
    const bool isProto = syntax == SourceSyntax::TextProto;
    std::string text;
    std::string margin = indent;
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        text += margin + names[i] + (isProto ? " {" : ":") + std::string(lineEnd);
        margin += "  ";
    }
    const std::string& last = names.back();
    if (last.starts_with('['))
        text += margin + "- " + std::string(value);
    else
        text +=
            margin + last + (isProto && value.starts_with('{') ? " " : ": ") + std::string(value);
    text += lineEnd;
    for (std::size_t i = 0; isProto && i + 1 < names.size(); ++i) {
        margin.resize(margin.size() - 2);
        text += margin + "}" + std::string(lineEnd);
    }
    return text;
}

/// Lines behind the present last line of a block.
Result<std::string> insertLines(std::string_view text, const ConfigSource& source,
                                std::size_t group, const std::vector<std::string>& names,
                                std::string_view value)
{
    const SourceField& into = source.fields[group];
    const std::string_view lineEnd = lineEndOf(text);
    std::string indent(into.childIndent, ' ');
    std::size_t last = into.children.empty() ? into.end : source.fields[into.children.back()].end;
    if (into.kind != Kind::Map && into.kind != Kind::List) // "name:" without a value
        indent = std::string(into.begin - lineStart(text, into.begin) + 2, ' ');
    if (group == 0 && source.syntax == SourceSyntax::TextProto)
        last = text.size();
    const std::size_t at = last == 0 ? 0 : nextLine(text, last - 1);
    std::string lines = inLines(source.syntax, names, value, indent, lineEnd);
    if (at > 0 && text[at - 1] != '\n')
        lines.insert(0, lineEnd);
    return spliced(text, at, at, lines);
}

/// Between brackets that stand on lines of their own: a line before the closing one.
std::string insertBeforeCloser(std::string_view text, const ConfigSource& source, std::size_t group,
                               const std::vector<std::string>& names, std::string_view value)
{
    const SourceField& into = source.fields[group];
    const std::size_t closerLine = lineStart(text, into.bodyEnd);
    std::string indent = indentAt(text, into.bodyEnd) + "  ";
    if (!into.children.empty()) {
        const std::size_t first = source.fields[into.children.front()].begin;
        if (isBlankBetween(text, lineStart(text, first), first))
            indent = indentAt(text, first);
    }
    const std::string lineEnd(lineEndOf(text));
    if (source.syntax == SourceSyntax::TextProto)
        return spliced(text, closerLine, closerLine,
                       inLines(source.syntax, names, value, indent, lineEnd));

    std::string line = indent + Writer(source.syntax, into.style, false).inLine(names, value);
    std::string out(text);
    const std::size_t last =
        into.children.empty() ? into.bodyBegin : source.fields[into.children.back()].end;
    const bool hasComma =
        commaAfter(text, last, into.bodyEnd, source.syntax) != std::string_view::npos;
    if (hasComma && source.syntax == SourceSyntax::Python)
        line += ',';
    out.insert(closerLine, line + lineEnd);
    if (!hasComma && !into.children.empty())
        out.insert(last, ",");
    return out;
}

std::string insertInLine(std::string_view text, const ConfigSource& source, std::size_t group,
                         const std::vector<std::string>& names, std::string_view value)
{
    const SourceField& into = source.fields[group];
    const std::string entry = Writer(source.syntax, into.style, false).inLine(names, value);
    const bool isProto = source.syntax == SourceSyntax::TextProto;
    if (into.children.empty())
        return spliced(text, into.bodyBegin, into.bodyEnd, isProto ? " " + entry + " " : entry);
    const std::size_t last = source.fields[into.children.back()].end;
    const std::size_t comma = commaAfter(text, last, into.bodyEnd, source.syntax);
    if (comma != std::string_view::npos)
        return spliced(text, comma + 1, comma + 1, " " + entry);
    const bool isList = into.kind == Kind::List;
    return spliced(text, last, last, (isProto && !isList ? " " : ", ") + entry);
}

/// Names that a path may still make; an Error for an index that is not the next one.
Result<std::vector<std::string>> makeable(const ConfigSource& source, std::size_t group,
                                          std::vector<std::string> missing)
{
    const SourceField& into = source.fields[group];
    const auto indexOf = [](std::size_t index) { return "[" + std::to_string(index) + "]"; };
    if (source.syntax == SourceSyntax::TextProto && missing.size() > 1
        && missing[1].starts_with('[')) {
        std::size_t count = 0;
        for (const std::size_t child : into.children) {
            const SourceField& item = source.fields[child];
            if (item.name == missing[0])
                count += item.kind == Kind::List ? item.children.size() : 1;
        }
        if (missing[1] != indexOf(count))
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "there is no item %1"), {missing[1]}});
        missing.erase(missing.begin() + 1);
    } else if (missing.front().starts_with('[')) {
        if (into.kind != Kind::List || missing.size() > 1
            || missing.front() != indexOf(into.children.size()))
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "there is no item %1"), {missing.front()}});
        return missing;
    }
    const bool hasIndex = std::any_of(missing.begin(), missing.end(), [](const std::string& part) {
        return part.starts_with('[');
    });
    if (hasIndex)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a list in it would have to be made"));
    return missing;
}

} // namespace

Text cannotBeChanged(std::string_view path, std::uint32_t line, Text why)
{
    if (line == 0)
        return {FAULTLINE_TR_NOOP("Errors", "\"%1\" cannot be changed: %2"),
                {std::string(path), std::move(why)}};
    return {FAULTLINE_TR_NOOP("Errors", "\"%1\" (line %2) cannot be changed: %3"),
            {std::string(path), std::to_string(line), std::move(why)}};
}

std::string_view lineEndOf(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end != std::string_view::npos && end > 0 && text[end - 1] == '\r' ? "\r\n" : "\n";
}

std::size_t lineStart(std::string_view text, std::size_t at)
{
    if (at == 0)
        return 0;
    const std::size_t before = text.rfind('\n', at - 1);
    return before == std::string_view::npos ? 0 : before + 1;
}

std::size_t nextLine(std::string_view text, std::size_t at)
{
    const std::size_t end = text.find('\n', at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

Result<std::string> replaceField(std::string_view text, const ConfigSource& source,
                                 std::size_t field, std::string_view value)
{
    const SourceField& changed = source.fields[field];
    if (changed.isOpaque)
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "its value is an alias, an anchor, an expression or a block of text"));
    if (changed.kind == Kind::Map && !isGroupText(value))
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "it is a group of fields, not a value"));
    if (changed.kind != Kind::Scalar && changed.style == Style::Block)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "it is written in several lines"));
    const bool isEmpty = changed.valueBegin >= changed.end; // "name:" of YAML
    const std::size_t begin = isEmpty ? changed.end : changed.valueBegin;
    return spliced(text, begin, changed.end, (isEmpty ? " " : "") + std::string(value));
}

Result<std::string> removeField(std::string_view text, const ConfigSource& source,
                                std::size_t field)
{
    const SourceField& removed = source.fields[field];
    const SourceField& parent = source.fields[removed.parent];
    const bool isYamlBlock = source.syntax == SourceSyntax::Yaml && parent.style == Style::Block;
    if (removed.isOpaque && source.syntax == SourceSyntax::Yaml)
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "its value is an alias, an anchor or a block of text"));
    if (isYamlBlock && removed.parent != 0 && parent.children.size() == 1)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "it is the only field of its group"));

    const std::size_t start = lineStart(text, removed.begin);
    std::size_t end = removed.end;
    const std::size_t comma = commaAfter(text, removed.end, text.size(), source.syntax);
    const bool hasComma = comma != std::string_view::npos;
    const std::size_t lineStop = std::min(text.find('\n', end), text.size());
    std::size_t rest = hasComma && comma < lineStop ? comma + 1 : end;
    rest = std::min(text.find_first_not_of(" \t\r;", rest), lineStop);
    const bool isAlone = isBlankBetween(text, start, removed.begin)
                         && (rest >= lineStop || isComment(text, rest, source.syntax));
    const auto self = std::find(parent.children.begin(), parent.children.end(), field);
    const bool isFirst = self == parent.children.begin();
    std::string out;
    if (isAlone) {
        out = spliced(text, start, nextLine(text, removed.end), {});
        // JSON allows no comma behind what is now the last.
        if (source.syntax == SourceSyntax::Json && !hasComma && !isFirst) {
            const std::size_t before = source.fields[*(self - 1)].end;
            const std::size_t stray = commaAfter(text, before, removed.begin, source.syntax);
            if (stray != std::string_view::npos)
                out.erase(stray, 1);
        }
        return out;
    }
    if (isYamlBlock)
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "it shares its line with something else"));
    std::size_t begin = removed.begin;
    if (hasComma && comma < parent.bodyEnd)
        end = std::min(text.find_first_not_of(kLineBlanks, comma + 1), text.size());
    else if (!isFirst)
        begin = source.fields[*(self - 1)].end;
    return spliced(text, begin, end, {});
}

Result<std::string> insertField(std::string_view text, const ConfigSource& source,
                                std::size_t group, const std::vector<std::string>& missing,
                                std::string_view value)
{
    const SourceField& into = source.fields[group];
    const bool isEmptyYaml = source.syntax == SourceSyntax::Yaml && into.kind == Kind::Scalar
                             && into.valueBegin >= into.end;
    if (into.isOpaque)
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "its group is an alias, an anchor or an expression"));
    if (into.kind == Kind::Scalar && !isEmptyYaml)
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "\"%1\" is a value, not a group"), {into.name}});
    const Result<std::vector<std::string>> names = makeable(source, group, missing);
    if (!names)
        return names.error();
    if (into.style == Style::Block) {
        if (source.syntax != SourceSyntax::Python)
            return insertLines(text, source, group, *names, value);
        std::string out(text);
        if (!out.empty() && out.back() != '\n')
            out += lineEndOf(text);
        return out + Writer(source.syntax, Style::Call, true).inLine(*names, value)
               + std::string(lineEndOf(text));
    }
    const bool closesOwnLine = isBlankBetween(text, lineStart(text, into.bodyEnd), into.bodyEnd)
                               && lineStart(text, into.bodyEnd) > into.bodyBegin;
    if (closesOwnLine)
        return insertBeforeCloser(text, source, group, *names, value);
    return insertInLine(text, source, group, *names, value);
}

} // namespace faultline
