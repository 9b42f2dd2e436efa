// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_arguments.h"

#include "model/core/edit_distance.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <charconv>

namespace faultline::cli {

namespace {

const OptionSpec* findOption(std::span<const OptionSpec> options, std::string_view name)
{
    const auto it = std::find_if(options.begin(), options.end(), [name](const OptionSpec& option) {
        return option.name == name || (!option.shortName.empty() && option.shortName == name);
    });
    return it == options.end() ? nullptr : &*it;
}

UsageError unknownOption(std::span<const OptionSpec> options, std::string_view name)
{
    std::vector<std::string_view> names;
    for (const OptionSpec& option : options)
        names.push_back(option.name);
    std::string message = "there is no option " + printable(name);
    if (const std::string_view close = closestMatch(name, names); !close.empty())
        message += "; did you mean " + std::string(close);
    return {message};
}

} // namespace

bool Arguments::has(std::string_view name) const
{
    return values.contains(std::string(name));
}

std::optional<std::string> Arguments::value(std::string_view name) const
{
    const auto it = values.find(std::string(name));
    return it == values.end() ? std::nullopt : std::optional(it->second);
}

std::vector<std::string> Arguments::list(std::string_view name) const
{
    const auto it = lists.find(std::string(name));
    return it == lists.end() ? std::vector<std::string>() : it->second;
}

std::variant<Arguments, UsageError> parseArguments(std::span<const OptionSpec> options,
                                                   std::span<const std::string_view> words)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (optionsEnded || word.size() < 2 || word.front() != '-') {
            arguments.paths.emplace_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const OptionSpec* option = findOption(options, name);
        if (option == nullptr)
            return unknownOption(options, name);
        std::string value;
        if (option->valueName.empty()) {
            if (equals != std::string_view::npos)
                return UsageError{std::string(option->name) + " takes no value"};
        } else if (equals != std::string_view::npos) {
            value = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            return UsageError{std::string(option->name) + " needs a value: "
                              + std::string(option->name) + " " + std::string(option->valueName)};
        }
        if (option->takesMany) {
            std::vector<std::string>& list = arguments.lists[std::string(option->name)];
            list.push_back(value);
            while (i + 1 < words.size() && !words[i + 1].starts_with('-'))
                list.emplace_back(words[++i]);
            continue;
        }
        if (!arguments.values.try_emplace(std::string(option->name), value).second)
            return UsageError{std::string(option->name) + " is given twice"};
    }
    return arguments;
}

std::string_view closestMatch(std::string_view word, std::span<const std::string_view> candidates)
{
    constexpr std::size_t kMostWrong = 2;
    constexpr std::size_t kLongestWord = 40;
    std::string_view best;
    std::size_t bestDistance = kMostWrong + 1;
    if (word.size() > kLongestWord)
        return best;
    for (const std::string_view candidate : candidates) {
        const std::size_t distance = editDistance(word, candidate);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}

std::optional<unsigned> parseNumber(std::string_view text, unsigned smallest, unsigned largest)
{
    unsigned number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc() || stop != end || number < smallest || number > largest)
        return std::nullopt;
    return number;
}

} // namespace faultline::cli
