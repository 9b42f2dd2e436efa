// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/environment/console_environment.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <set>
#include <tuple>

namespace faultline {

namespace {

/// A way of saying a version. Up to two groups: the version, then the detail.
struct Saying {
    std::string_view needle; ///< a line without it is not tried
    std::string_view pattern;
    std::string_view component;
    VersionRole role;
};

using enum VersionRole;

constexpr std::array kSayings{
    Saying{"ensor",
           R"((?i)\btensor ?flow(?:[- ]gpu)?(?: version)?[ :=v]{1,4}(\d+\.\d+(?:\.\d+)?\S*))",
           "tensorflow", Runtime},
    Saying{"TF", R"(\bTF(?: version)?[ :=]{1,3}(\d+\.\d+\.\d+\S*))", "tensorflow", Runtime},
    Saying{"orch", R"((?i)\b(?:py)?torch(?: version)?[ :=-]{1,30}v?(\d+\.\d+(?:\.\d+)?[\w.+]*))",
           "torch", Runtime},
    Saying{"orchvision", R"((?i)\btorchvision[ :=-]{1,30}(\d+\.\d+(?:\.\d+)?[\w.+]*))",
           "torchvision", Runtime},
    Saying{"eras", R"((?i)\bkeras(?: version)?[ :=]{1,3}(\d+\.\d+\.\d+))", "keras", Runtime},
    Saying{"ython", R"(\bPython(?: version)?[- :=]{1,3}(\d\.\d+\.\d+))", "python", Runtime},
    Saying{"-packages", R"([/\\]python(\d\.\d+)[/\\](?:site|dist)-packages)", "python", Runtime},
    Saying{"libcudart.so.", R"(Successfully opened dynamic library (?:libcudart\.so\.)(\d+\.\d+))",
           "cuda", Runtime},
    Saying{"cudart64_", R"(Successfully opened dynamic library (cudart64_\d+)\.dll)", "cuda",
           Runtime},
    Saying{"libcudnn.so.", R"(Successfully opened dynamic library (?:libcudnn\.so\.)(\d+))",
           "cudnn", Runtime},
    Saying{"cuDNN version", R"(Loaded cuDNN version (\d+))", "cudnn", Runtime},
    Saying{"uDNN", R"(\b[cC]uDNN(?: version)?[ :=]{1,20}(\d+\.\d+(?:\.\d+)*))", "cudnn", Runtime},
    Saying{"CUDA Runtime", R"(CUDA Runtime(?: version)?[ :=]{1,3}(\d+\.\d+))", "cuda", Runtime},
    Saying{"river Version", R"(Driver Version: *(\d+\.\d+(?:\.\d+)?))", "nvidia-driver", Runtime},
    Saying{"CUDA Version", R"(CUDA Version: *(\d+\.\d+))", "cuda", Supported},
    Saying{"kernel reported version is", R"(kernel reported version is: *(\d+\.\d+(?:\.\d+)?))",
           "nvidia-driver", Runtime},
    Saying{"found version", R"(driver on your system is too old \(found version (\d+)\))", "cuda",
           Supported},
    Saying{"CUDA:0", R"(CUDA:\d+ \(([^,()]+), [\d.]+ ?MiB\))", "gpu", Runtime},
    Saying{"compute capability",
           R"(name: ([^,]+), pci bus id: [^,]+, compute capability: ([\d.]+))", "gpu", Runtime},
    Saying{"computeCapability", R"(name: (.+?) computeCapability: ([\d.]+))", "gpu", Runtime},
    Saying{"CUDA capability", R"((\S[^\r\n]*?) with CUDA capability (sm_\d+) is not compatible)",
           "gpu", Runtime},
    Saying{"supports CUDA capabilities",
           R"(PyTorch install(?:ation)? supports CUDA capabilities ((?:sm_\d+[a-z]? ?)+))",
           "torch-sm", BuiltWith},
    Saying{"Loaded runtime CuDNN", R"(Loaded runtime CuDNN library: (\d+\.\d+\.?\d*))", "cudnn",
           Runtime},
    Saying{"source was compiled with", R"(source was compiled with: (\d+\.\d+\.?\d*))", "cudnn",
           BuiltWith},
    Saying{"dynamic library",
           R"(Could not load dynamic library '(?:lib)?cudart(?:\.so\.|64_)([\d.]+?)\.?(?:dll)?')",
           "cuda", BuiltWith},
    Saying{"dynamic library",
           R"(Could not load dynamic library '(?:lib)?cudnn(?:\.so\.|64_)([\d.]+?)\.?(?:dll)?')",
           "cudnn", BuiltWith},
    Saying{"ImportError", R"(ImportError: libcudart\.so\.([\d.]+): cannot open)", "cuda",
           BuiltWith},
    Saying{"dynamic library", R"(Could not load dynamic library '([^']+)')", "missing-library",
           Runtime},
    Saying{"cannot open shared object", R"(ImportError: (lib[^:\s]+): cannot open shared object)",
           "missing-library", Runtime},
};

struct Compiled {
    Saying saying;
    std::unique_ptr<re2::RE2> pattern;
};

const std::vector<Compiled>& compiled()
{
    static const std::vector<Compiled> kCompiled = [] {
        std::vector<Compiled> all;
        for (const Saying& saying : kSayings)
            all.push_back({saying, std::make_unique<re2::RE2>(re2::StringPiece(
                                       saying.pattern.data(), saying.pattern.size()))});
        return all;
    }();
    return kCompiled;
}

/// cuDNN and the driver say their versions as one number: 8100 is 8.1.0, 90300 is 9.3.0, 11040 is
/// CUDA 11.4.
std::string readable(std::string_view component, std::string version)
{
    if (version.starts_with("cudart64_"))
        version.erase(0, std::string_view("cudart64_").size());
    while (!version.empty()
           && std::string_view(".,;)\"' \r").find(version.back()) != std::string_view::npos)
        version.pop_back();
    std::uint32_t number = 0;
    const auto end = std::from_chars(version.data(), version.data() + version.size(), number).ptr;
    if (end != version.data() + version.size() || number < 100)
        return version;
    if (component == "cudnn" && number >= 1000) {
        const std::uint32_t major = number >= 10000 ? number / 10000 : number / 1000;
        const std::uint32_t rest = number >= 10000 ? number % 10000 : number % 1000;
        return std::to_string(major) + "." + std::to_string(rest / 100) + "."
               + std::to_string(rest % 100);
    }
    if (component == "cuda" && number >= 1000)
        return std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10);
    if (component == "cuda" && number < 1000) // cudart64_110
        return std::to_string(number / 10) + "." + std::to_string(number % 10);
    return version;
}

class Collector {
public:
    explicit Collector(const ConsoleLog& log) : m_log(log) {}

    void line(std::size_t index)
    {
        constexpr std::size_t kLongest = 4096;
        const std::string_view text = m_log.text(index).substr(0, kLongest);
        for (const Compiled& one : compiled()) {
            if (text.find(one.saying.needle) == std::string_view::npos)
                continue;
            std::array<re2::StringPiece, 3> found{};
            const int groups = std::min(one.pattern->NumberOfCapturingGroups(), 2);
            if (one.pattern->Match(re2::StringPiece(text.data(), text.size()), 0, text.size(),
                                   re2::RE2::UNANCHORED, found.data(), groups + 1))
                add(one.saying, std::string(found[1].data(), found[1].size()),
                    groups > 1 ? std::string(found[2].data(), found[2].size()) : std::string(),
                    index);
        }
    }

    std::vector<EnvironmentFact> take() { return std::move(m_facts); }

private:
    void add(const Saying& saying, const std::string& version, const std::string& detail,
             std::size_t index)
    {
        constexpr std::size_t kMost = 1000;
        const std::string shown = readable(saying.component, version);
        if (m_facts.size() >= kMost
            || !m_seen.emplace(std::string(saying.component), shown, saying.role).second)
            return;
        const std::uint32_t line = m_log.lines[index].sourceLine;
        const bool isGpu = saying.component == "gpu";
        m_facts.push_back({std::string(saying.component), shown, saying.role, line,
                           isGpu ? std::string() : detail});
        if (isGpu && !detail.empty())
            m_facts.push_back({"compute-capability", capability(detail), Runtime, line, shown});
    }

    /// "sm_86" is "8.6", "sm_120" is "12.0".
    static std::string capability(const std::string& text)
    {
        if (!text.starts_with("sm_") || text.size() < 5)
            return text;
        return text.substr(3, text.size() - 4) + "." + text.back();
    }

    const ConsoleLog& m_log;
    std::vector<EnvironmentFact> m_facts;
    std::set<std::tuple<std::string, std::string, VersionRole>> m_seen;
};

} // namespace

std::optional<Environment> environmentOfConsole(const ConsoleLog& log)
{
    Collector collector(log);
    const std::size_t first = std::min(log.lines.size(), kVersionLines);
    for (std::size_t index = 0; index < first; ++index)
        collector.line(index);
    for (const LogEvent& event : log.events) {
        // A mismatch or a missing library may come up long after the start.
        for (std::size_t index = std::max(event.firstLine, first);
             index <= event.lastLine && index < log.lines.size() && index < event.firstLine + 4;
             ++index)
            collector.line(index);
    }
    Environment environment;
    environment.source = EnvironmentSource::Console;
    environment.facts = collector.take();
    if (environment.facts.empty())
        return std::nullopt;
    return environment;
}

} // namespace faultline
