// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/config_source.h"

#include "model/readers/config/literals.h"
#include "model/readers/config/text_proto.h"
#include "model/readers/config/yaml_tree.h"

#include <algorithm>
#include <charconv>

namespace faultline {

namespace {

bool isIndex(const std::string& part)
{
    return part.starts_with('[');
}

std::size_t indexOf(const std::string& part)
{
    std::size_t index = SourceField::npos;
    std::from_chars(part.data() + 1, part.data() + part.size(), index);
    return index;
}

std::vector<std::size_t> childrenNamed(const ConfigSource& source, std::size_t parent,
                                       const std::string& name)
{
    std::vector<std::size_t> found;
    if (source.fields[parent].isOpaque)
        return found;
    for (const std::size_t child : source.fields[parent].children) {
        if (source.fields[child].name == name)
            found.push_back(child);
    }
    return found;
}

/// The items of a repeated field of textproto, those of its lists one by one.
std::vector<std::size_t> itemsOf(const ConfigSource& source,
                                 const std::vector<std::size_t>& occurrences)
{
    std::vector<std::size_t> items;
    for (const std::size_t occurrence : occurrences) {
        const SourceField& field = source.fields[occurrence];
        if (field.kind == SourceField::Kind::List)
            items.insert(items.end(), field.children.begin(), field.children.end());
        else
            items.push_back(occurrence);
    }
    return items;
}

/// Without fields if they must not be edited.
ConfigSource editable(ConfigSource source)
{
    if (!source.problem.empty())
        source.fields.resize(1);
    return source;
}

} // namespace

ConfigSource parseConfigSource(std::string_view text, SourceSyntax syntax)
{
    const LineIssueSink ignored = [](IssueCode, std::uint32_t, const Text&) {};
    if (syntax == SourceSyntax::TextProto)
        return editable(parseTextProto(text, ignored));
    // The reader goes on behind markers of a merge; what it then finds is of both sides.
    SourceBuilder merged(syntax, text.size(), ignored);
    std::string unmarked(text);
    blankMergeMarkers(unmarked, [&](IssueCode code, std::uint32_t line, Text detail) {
        merged.report(code, line, std::move(detail));
    });
    if (ConfigSource source = merged.take(); !source.problem.empty())
        return source;
    return editable(syntax == SourceSyntax::Yaml ? parseYaml(unmarked, ignored)
                                                 : parseLiterals(text, syntax, ignored));
}

std::vector<std::string> pathParts(std::string_view path)
{
    std::vector<std::string> parts;
    while (!path.empty()) {
        const std::size_t end = std::min({path.find('.'), path.find('[', 1), path.size()});
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
        if (path.starts_with('.'))
            path.remove_prefix(1);
    }
    return parts;
}

SourcePlace locate(const ConfigSource& source, const std::vector<std::string>& path)
{
    SourcePlace place;
    while (place.found < path.size()) {
        std::vector<std::size_t> found = childrenNamed(source, place.field, path[place.found]);
        std::size_t taken = 1;
        if (source.syntax == SourceSyntax::TextProto && place.found + 1 < path.size()
            && isIndex(path[place.found + 1])) {
            const std::vector<std::size_t> items = itemsOf(source, found);
            const std::size_t index = indexOf(path[place.found + 1]);
            taken = 2;
            found.clear();
            if (index < items.size())
                found.push_back(items[index]);
        }
        if (found.size() > 1) {
            place.candidates = std::move(found);
            return place;
        }
        if (found.empty())
            return place;
        place.field = found.front();
        place.found += taken;
    }
    return place;
}

} // namespace faultline
