// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/data/data_files.h"
#include "model/readers/environment/environment_parsers.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <memory>

namespace faultline::environment {

namespace {

using nlohmann::json;

/// A row of images.jsonl: its named groups are versions.
struct ImagePattern {
    std::unique_ptr<re2::RE2> pattern;
};

const std::vector<ImagePattern>& imagePatterns()
{
    static const std::vector<ImagePattern> kPatterns = [] {
        std::vector<ImagePattern> patterns;
        for (const Line& line : linesOf(dataFile("compatibility/images.jsonl"))) {
            const json row = json::parse(line.text, nullptr, false);
            ImagePattern pattern;
            pattern.pattern = std::make_unique<re2::RE2>(row.at("pattern").get<std::string>());
            patterns.push_back(std::move(pattern));
        }
        return patterns;
    }();
    return kPatterns;
}

/// What a group is a version of: names of groups have no hyphens, and "tensorflow_dash" stands for
/// a version that is written 2-11.
std::pair<std::string, std::string> factOfGroup(std::string name, std::string version)
{
    constexpr std::string_view kDash = "_dash";
    if (name.ends_with(kDash)) {
        name.resize(name.size() - kDash.size());
        std::replace(version.begin(), version.end(), '-', '.');
    }
    std::replace(name.begin(), name.end(), '_', '-');
    return {std::move(name), std::move(version)};
}

/// An instruction with its continued lines joined by blanks. Each word keeps its line.
struct Word {
    std::string text;
    std::uint32_t line = 0;
};
using Instruction = std::vector<Word>;

std::vector<Instruction> instructionsOf(std::string_view text)
{
    std::vector<Instruction> instructions;
    bool isContinued = false;
    for (const Line& line : linesOf(text)) {
        if (line.text.front() == '#')
            continue;
        if (!isContinued)
            instructions.emplace_back();
        std::string_view rest = line.text;
        isContinued = rest.ends_with('\\') || rest.ends_with('`');
        if (isContinued)
            rest.remove_suffix(1);
        for (std::size_t at = 0; at < rest.size();) {
            const std::size_t begin = rest.find_first_not_of(" \t", at);
            if (begin == std::string_view::npos)
                break;
            std::size_t end = begin;
            char quote = '\0';
            while (end < rest.size()
                   && (quote != '\0' || (rest[end] != ' ' && rest[end] != '\t'))) {
                if (rest[end] == quote)
                    quote = '\0';
                else if (quote == '\0' && (rest[end] == '"' || rest[end] == '\''))
                    quote = rest[end];
                ++end;
            }
            std::string word(rest.substr(begin, end - begin));
            std::erase_if(word, [](char c) { return c == '"' || c == '\''; });
            if (!word.empty())
                instructions.back().push_back({std::move(word), line.number});
            at = end;
        }
    }
    return instructions;
}

class Dockerfile {
public:
    explicit Dockerfile(std::vector<EnvironmentFact>& facts) : m_facts(facts) {}

    void add(const Instruction& instruction)
    {
        if (instruction.size() < 2)
            return;
        std::string keyword = instruction.front().text;
        std::transform(keyword.begin(), keyword.end(), keyword.begin(), upperAscii);
        if (keyword == "FROM")
            from(instruction);
        else if (keyword == "ARG" || keyword == "ENV")
            variable(instruction, keyword == "ENV");
        else if (keyword == "RUN")
            run(instruction);
    }

private:
    void from(const Instruction& instruction)
    {
        std::size_t at = 1;
        while (at < instruction.size() && instruction[at].text.starts_with("--"))
            ++at;
        if (at == instruction.size())
            return;
        const std::string image = expanded(instruction[at].text);
        if (std::find(m_stages.begin(), m_stages.end(), image) == m_stages.end())
            addImageFacts(image, instruction[at].line, m_facts);
        if (at + 2 < instruction.size())
            m_stages.push_back(instruction[at + 2].text);
    }

    void variable(const Instruction& instruction, bool isEnv)
    {
        for (std::size_t at = 1; at < instruction.size(); ++at) {
            const std::string& word = instruction[at].text;
            const std::size_t equals = word.find('=');
            const bool isOldForm =
                isEnv && at == 1 && equals == std::string::npos && instruction.size() > 2;
            std::string name = word.substr(0, equals);
            const std::string value = isOldForm                     ? instruction[2].text
                                      : equals == std::string::npos ? std::string()
                                                                    : word.substr(equals + 1);
            if (isEnv)
                versionVariable(name, expanded(value), instruction[at].line);
            if (m_variables.size() < kMaxVariables)
                m_variables.emplace_back(std::move(name), value);
            if (isOldForm)
                return;
        }
    }

    void versionVariable(const std::string& name, const std::string& value, std::uint32_t line)
    {
        static const std::vector<std::pair<std::string, std::string>> kNames{
            {"CUDA_VERSION", "cuda"},
            {"CUDNN_VERSION", "cudnn"},
            {"PYTHON_VERSION", "python"},
            {"TF_VERSION", "tensorflow"},
            {"TENSORFLOW_VERSION", "tensorflow"},
            {"PYTORCH_VERSION", "torch"},
            {"TORCH_VERSION", "torch"},
            {"NV_CUDNN_VERSION", "cudnn"}};
        for (const auto& [variable, component] : kNames) {
            if (variable == name && !value.empty() && isDigit(value.front()))
                m_facts.push_back({component, value, VersionRole::Required, line, name});
        }
    }

    /// Packages of pip, conda and apt in the commands of a RUN.
    void run(const Instruction& instruction)
    {
        enum class Tool { None, Pip, Conda, Apt };
        Tool tool = Tool::None;
        bool isInstall = false;
        for (std::size_t at = 1; at < instruction.size(); ++at) {
            std::string word = expanded(instruction[at].text);
            const std::uint32_t line = instruction[at].line;
            if (word == "&&" || word == ";" || word == "||" || word == "|") {
                tool = Tool::None;
                isInstall = false;
                continue;
            }
            const bool ends = word.ends_with(';');
            if (ends)
                word.pop_back();
            if (tool == Tool::None) {
                tool = isPip(word)                          ? Tool::Pip
                       : word == "conda" || word == "mamba" ? Tool::Conda
                       : word == "apt-get" || word == "apt" ? Tool::Apt
                                                            : Tool::None;
            } else if (!isInstall) {
                isInstall = word == "install" || word == "create";
            } else if (word.starts_with('-')) {
                at += takesArgument(word) ? 1 : 0;
            } else {
                package(tool == Tool::Pip, tool == Tool::Apt, word, line);
            }
            if (ends) {
                tool = Tool::None;
                isInstall = false;
            }
        }
    }

    static bool isPip(const std::string& word)
    {
        const std::size_t slash = word.rfind('/');
        const std::string name = slash == std::string::npos ? word : word.substr(slash + 1);
        return name == "pip" || name.starts_with("pip3") || name.starts_with("pip2");
    }

    static bool takesArgument(const std::string& option)
    {
        static const std::vector<std::string> kOptions{"-r",
                                                       "-c",
                                                       "-f",
                                                       "-i",
                                                       "-n",
                                                       "-p",
                                                       "-t",
                                                       "--find-links",
                                                       "--index-url",
                                                       "--extra-index-url",
                                                       "--name",
                                                       "--requirement",
                                                       "--constraint",
                                                       "--channel",
                                                       "--trusted-host",
                                                       "--file",
                                                       "--target",
                                                       "--timeout",
                                                       "-o"};
        return std::find(kOptions.begin(), kOptions.end(), option) != kOptions.end();
    }

    void package(bool isPip, bool isApt, const std::string& word, std::uint32_t line)
    {
        if (m_facts.size() >= kMaxFacts)
            return;
        if (isPip) {
            if (auto fact = pipRequirement(word, VersionRole::Required, line))
                m_facts.push_back(std::move(*fact));
            return;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const std::string version =
            equals == std::string::npos
                ? ""
                : word.substr(std::min(word.find_first_not_of('=', equals), word.size()));
        if (!isApt) {
            m_facts.push_back(packageFact(name, version, VersionRole::Required, line));
            return;
        }
        // Of the system's packages those of CUDA and Python matter, which have the version in
        // their names.
        static const re2::RE2 kCuda(
            R"(^(?:cuda|cuda-(?:toolkit|runtime|cudart|libraries)(?:-dev)?)-(\d+)-(\d+)$)");
        static const re2::RE2 kCudnn(R"(^(?:lib)?cudnn(\d+)?(?:-(?:dev|cuda-\d+))*$)");
        static const re2::RE2 kPython(R"(^python(\d\.\d+)$)");
        std::string first;
        std::string second;
        if (re2::RE2::PartialMatch(name, kCuda, &first, &second))
            m_facts.push_back({"cuda", first + "." + second, VersionRole::Required, line, name});
        else if (re2::RE2::PartialMatch(name, kCudnn, &first))
            m_facts.push_back({"cudnn",
                               version.empty() ? first : version.substr(0, version.find('-')),
                               VersionRole::Required, line, name});
        else if (re2::RE2::PartialMatch(name, kPython, &first))
            m_facts.push_back({"python", first, VersionRole::Required, line, name});
    }

    /// Fills in variables that ARG and ENV have set. Once: a value does not refer to others.
    [[nodiscard]] std::string expanded(const std::string& text) const
    {
        std::string out;
        for (std::size_t at = 0; at < text.size();) {
            if (text[at] != '$' || out.size() > kLongestWord) {
                out += text[at++];
                continue;
            }
            const bool isBraced = at + 1 < text.size() && text[at + 1] == '{';
            const std::size_t begin = at + (isBraced ? 2 : 1);
            std::size_t end = begin;
            while (end < text.size() && isWordCharacter(text[end]))
                ++end;
            const std::string name = text.substr(begin, end - begin);
            const auto it = std::find_if(m_variables.rbegin(), m_variables.rend(),
                                         [&name](const auto& v) { return v.first == name; });
            const std::size_t close = isBraced ? std::min(text.find('}', end), text.size()) : end;
            std::string value = it == m_variables.rend() ? std::string() : it->second;
            if (value.empty() && isBraced && text.compare(end, 2, ":-") == 0)
                value = text.substr(end + 2, close - end - 2);
            out += value.empty() && name.empty() ? "$" : value;
            at = std::max(isBraced ? close + 1 : end, at + 1);
        }
        return out;
    }

    static constexpr std::size_t kMaxVariables = 1000;
    static constexpr std::size_t kLongestWord = 10'000;
    std::vector<EnvironmentFact>& m_facts;
    std::vector<std::pair<std::string, std::string>> m_variables;
    std::vector<std::string> m_stages; ///< names of earlier stages: no images
};

} // namespace

void addImageFacts(std::string_view image, std::uint32_t line, std::vector<EnvironmentFact>& facts)
{
    if (image.empty() || image == "scratch")
        return;
    facts.push_back({"base-image", std::string(image), VersionRole::Required, line, {}});
    const re2::StringPiece input(image.data(), image.size());
    for (const ImagePattern& row : imagePatterns()) {
        const int groups = row.pattern->NumberOfCapturingGroups();
        std::vector<re2::StringPiece> found(static_cast<std::size_t>(groups) + 1);
        if (!row.pattern->ok()
            || !row.pattern->Match(input, 0, input.size(), re2::RE2::UNANCHORED, found.data(),
                                   groups + 1))
            continue;
        for (const auto& [name, index] : row.pattern->NamedCapturingGroups()) {
            const re2::StringPiece& value = found[static_cast<std::size_t>(index)];
            if (value.empty())
                continue;
            const auto [component, version] =
                factOfGroup(name, std::string(value.data(), value.size()));
            facts.push_back({component, version, VersionRole::Required, line, std::string(image)});
        }
        return;
    }
}

std::size_t readDockerfile(std::string_view text, std::vector<EnvironmentFact>& facts)
{
    Dockerfile file(facts);
    for (const Instruction& instruction : instructionsOf(text))
        file.add(instruction);
    return 0;
}

} // namespace faultline::environment
