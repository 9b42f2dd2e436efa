// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/config_edit.h"

#include "model/diagnosis/fixes/text_edits.h"
#include "model/diagnosis/fixes/unified_diff.h"
#include "model/readers/config/config_source.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace faultline {

namespace {

/// Errors of one document, with the field that is meant in front.
class Refusal {
public:
    explicit Refusal(const ConfigDocument& document) : m_path(document.file.path) {}

    [[nodiscard]] Error of(Text detail) const
    {
        return {.code = ErrorCode::Corrupt, .path = m_path, .detail = std::move(detail)};
    }
    [[nodiscard]] Error of(const ConfigEdit& edit, std::uint32_t line, Text detail) const
    {
        return of(cannotBeChanged(edit.path, line, std::move(detail)));
    }

private:
    std::string m_path;
};

/// Empty if every byte of the file stands in the text.
Translatable whyNotWhole(const ConfigDocument& document)
{
    struct Reason {
        IssueCode code;
        Translatable text;
    };
    static constexpr std::array kReasons{
        Reason{IssueCode::TextNotKept,
               FAULTLINE_TR_NOOP("Errors", "it is too long to be kept whole")},
        Reason{IssueCode::CompressedCut, FAULTLINE_TR_NOOP("Errors", "it is cut short")},
        Reason{IssueCode::CompressedDamaged, FAULTLINE_TR_NOOP("Errors", "it is damaged")},
        Reason{IssueCode::UnpackLimit, FAULTLINE_TR_NOOP("Errors", "it was not read whole")},
        Reason{IssueCode::CountLimit, FAULTLINE_TR_NOOP("Errors", "it was not read whole")},
        Reason{IssueCode::MergeConflict,
               FAULTLINE_TR_NOOP("Errors", "a merge in it is not resolved")},
        Reason{IssueCode::SyntaxError,
               FAULTLINE_TR_NOOP("Errors", "some of it could not be understood")},
        Reason{IssueCode::WrongEncoding,
               FAULTLINE_TR_NOOP("Errors", "it contains bytes that are not UTF-8")},
        Reason{IssueCode::NulBytes, FAULTLINE_TR_NOOP("Errors", "it contains NUL bytes")},
    };
    if (document.file.end == ReadEnd::TruncatedTail)
        return FAULTLINE_TR_NOOP("Errors", "it is cut short");
    if (document.file.end != ReadEnd::Complete)
        return FAULTLINE_TR_NOOP("Errors", "it was not read whole");
    for (const Reason& reason : kReasons) {
        if (document.file.issues.count(reason.code) > 0)
            return reason.text;
    }
    return document.text.empty() ? FAULTLINE_TR_NOOP("Errors", "it has no text") : Translatable();
}

std::optional<SourceSyntax> syntaxOf(const ConfigDocument& document)
{
    switch (document.kind) {
    case ConfigKind::PipelineConfig:
    case ConfigKind::LabelMap: return SourceSyntax::TextProto;
    case ConfigKind::RunFacts:
    case ConfigKind::Onnx: return std::nullopt;
    default: break;
    }
    const std::string name = document.name();
    if (name.ends_with(".py"))
        return SourceSyntax::Python;
    if (name.ends_with(".json"))
        return SourceSyntax::Json;
    if (name.ends_with(".yaml") || name.ends_with(".yml"))
        return SourceSyntax::Yaml;
    const std::size_t first = document.text.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && document.text[first] == '{')
        return SourceSyntax::Json;
    return document.kind == ConfigKind::MmDetection ? SourceSyntax::Python : SourceSyntax::Yaml;
}

std::string severalLines(const ConfigSource& source, const std::vector<std::size_t>& fields)
{
    std::string lines;
    for (const std::size_t field : fields)
        lines += (lines.empty() ? "" : ", ") + std::to_string(source.fields[field].line);
    return lines;
}

/// Whether a field of the document has a name that a path cannot hold: then "a.b" may be one field
/// or two.
bool isNameWithDots(const ConfigDocument& document, std::string_view path)
{
    return std::any_of(document.nodes.begin(), document.nodes.end(),
                       [path](const ConfigNode& node) {
                           return node.name.find_first_of(".[", 1) != std::string::npos
                                  && path.find(node.name) != std::string_view::npos;
                       });
}

/// Whether reader and editor mean the same place; empty if they do.
Text disagreement(const ConfigDocument& document, const std::string& path,
                  const ConfigSource& source, const SourcePlace& place, bool isThere)
{
    const std::size_t index = document.find(path);
    if (index == ConfigNode::npos)
        return isThere && source.fields[place.field].kind == SourceField::Kind::Scalar
                       && !source.fields[place.field].isOpaque
                   ? FAULTLINE_TR_NOOP("Errors", "it was not read as a field")
                   : Translatable();
    const ConfigNode& node = document.nodes[index];
    for (std::size_t at = index; at != ConfigNode::npos; at = document.nodes[at].parent) {
        if (document.nodes[at].state == FieldState::Conflict)
            return {FAULTLINE_TR_NOOP("Errors", "\"%1\" occurs several times"),
                    {document.nodes[at].name}};
    }
    if (node.isGroup)
        return {};
    const bool isWritten =
        node.line != 0 && node.state != FieldState::Default && node.state != FieldState::Unset;
    if (isWritten != isThere)
        return isWritten ? FAULTLINE_TR_NOOP("Errors", "its place could not be found")
                         : FAULTLINE_TR_NOOP("Errors", "it was not read as a field");
    if (isThere && source.fields[place.field].line != node.line)
        return {FAULTLINE_TR_NOOP("Errors", "it was read from line %1"),
                {std::to_string(node.line)}};
    return {};
}

/// Every field but `except` and what is in it, with its value unless it is `into`; 0: none is.
std::string othersThan(const ConfigSource& source, std::size_t except, std::size_t into)
{
    std::string others;
    std::vector<std::size_t> depths(source.fields.size(), 0); // npos: left out
    for (std::size_t at = 1; at < source.fields.size(); ++at) {
        const SourceField& field = source.fields[at];
        const std::size_t outer = depths[field.parent];
        depths[at] = at == except || outer == SourceField::npos ? SourceField::npos : outer + 1;
        if (depths[at] == SourceField::npos)
            continue;
        others += std::to_string(depths[at]) + (field.name.starts_with('[') ? "-" : field.name);
        if (field.kind == SourceField::Kind::Scalar && at != into)
            others += '=' + field.value;
        others += '\0';
    }
    return others;
}

/// The outermost field that an edit of `path` has made below a place, or changed there.
std::size_t editedField(const ConfigSource& after, const std::vector<std::string>& path,
                        std::size_t found)
{
    std::size_t field = locate(after, path).field;
    const auto isName = [](const std::string& part) { return !part.starts_with('['); };
    const auto missing = path.begin() + static_cast<std::ptrdiff_t>(found);
    for (auto made = std::count_if(missing, path.end(), isName); made > 1; --made)
        field = after.fields[field].parent;
    return field;
}

/// Empty if the edit says what it should, and nothing else.
Text readBack(const ConfigSource& before, const SourcePlace& place, const std::string& text,
              const ConfigSource& source, const ConfigEdit& edit)
{
    if (!source.problem.empty())
        return {FAULTLINE_TR_NOOP("Errors", "the result would not be readable: %1"),
                {source.problem}};
    const std::vector<std::string> parts = pathParts(edit.path);
    const SourcePlace now = locate(source, parts);
    const bool isThere = now.found == parts.size() && now.candidates.empty();
    const bool isRemoval = edit.value.empty();
    if (isRemoval && (isThere || !now.candidates.empty()))
        return FAULTLINE_TR_NOOP("Errors", "it would still be there");
    const SourceField& field = source.fields[now.field];
    if (!isRemoval
        && (!isThere || text.substr(field.valueBegin, field.end - field.valueBegin) != edit.value))
        return FAULTLINE_TR_NOOP("Errors", "the value would not read back as it is");
    const bool wasThere = place.found == parts.size();
    const bool isSame =
        othersThan(before, wasThere ? place.field : 0, wasThere ? 0 : place.field)
        == othersThan(source, isRemoval ? 0 : editedField(source, parts, place.found),
                      wasThere ? 0 : place.field);
    return isSame ? Translatable()
                  : FAULTLINE_TR_NOOP("Errors", "other fields would change with it");
}

Result<std::string> apply(const ConfigDocument& document, const std::string& text,
                          SourceSyntax syntax, const ConfigEdit& edit)
{
    const Refusal refusal(document);
    const ConfigSource source = parseConfigSource(text, syntax);
    if (!source.problem.empty())
        return refusal.of(edit, 0,
                          {FAULTLINE_TR_NOOP("Errors", "line %1 of the file: %2"),
                           {std::to_string(source.problemLine), source.problem}});
    const std::vector<std::string> parts = pathParts(edit.path);
    const SourcePlace place = locate(source, parts);
    const std::uint32_t line = source.fields[place.field].line;
    const bool hasEmptyPart = std::any_of(parts.begin(), parts.end(),
                                          [](const std::string& part) { return part.empty(); });
    if (parts.empty() || hasEmptyPart)
        return refusal.of(edit, 0, FAULTLINE_TR_NOOP("Errors", "it names no field"));
    if (isNameWithDots(document, edit.path))
        return refusal.of(edit, 0,
                          FAULTLINE_TR_NOOP("Errors", "a name in it contains a dot or bracket"));
    if (!place.candidates.empty())
        return refusal.of(edit, source.fields[place.candidates.front()].line,
                          {FAULTLINE_TR_NOOP("Errors", "\"%1\" is in lines %2"),
                           {parts[place.found], severalLines(source, place.candidates)}});
    const bool isThere = place.found == parts.size();
    if (const Text why = text == document.text
                             ? disagreement(document, edit.path, source, place, isThere)
                             : Text();
        !why.empty())
        return refusal.of(edit, line, why);
    if (!isThere && edit.value.empty())
        return text; // it is out already

    const std::vector<std::string> missing(parts.begin() + static_cast<std::ptrdiff_t>(place.found),
                                           parts.end());
    Result<std::string> changed =
        !isThere             ? insertField(text, source, place.field, missing, edit.value)
        : edit.value.empty() ? removeField(text, source, place.field)
                             : replaceField(text, source, place.field, edit.value);
    if (!changed)
        return refusal.of(edit, line, changed.error().detail);
    if (const Text why =
            readBack(source, place, *changed, parseConfigSource(*changed, syntax), edit);
        !why.empty())
        return refusal.of(edit, line, why);
    return changed;
}

} // namespace

Result<PatchedFile> patchConfig(const ConfigDocument& document, std::span<const ConfigEdit> edits)
{
    const Refusal refusal(document);
    const std::optional<SourceSyntax> syntax = syntaxOf(document);
    if (!syntax)
        return refusal.of(FAULTLINE_TR_NOOP("Errors", "is not a file that is written by hand"));
    if (const Translatable why = whyNotWhole(document); !why.empty())
        return refusal.of(
            {FAULTLINE_TR_NOOP("Errors", "cannot be changed: %1; its text ends in line %2"),
             {why,
              std::to_string(1 + std::count(document.text.begin(), document.text.end(), '\n'))}});
    PatchedFile patched;
    patched.file = document.id();
    patched.name = document.name();
    patched.path = document.file.path;
    patched.text = document.text;
    for (const ConfigEdit& edit : edits) {
        if (edit.config != document.id())
            continue;
        Result<std::string> changed = apply(document, patched.text, *syntax, edit);
        if (!changed)
            return changed.error();
        patched.text = std::move(*changed);
    }
    patched.diff = unifiedDiff(patched.name, document.text, patched.text);
    return patched;
}

} // namespace faultline
