// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/framework_memory.h"

#include "model/data/data_files.h"
#include "model/vram/simulated_allocator.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace faultline::vram {

namespace {

using nlohmann::json;

constexpr std::string_view kFolder = "architectures/simulation/";

template <typename Enum, std::size_t N>
using Names = std::array<std::pair<std::string_view, Enum>, N>;

constexpr Names<Engine, 2> kEngines{
    {{"pytorch", Engine::PyTorch}, {"tensorflow", Engine::TensorFlow}}};
constexpr Names<GradientLife, 3> kGradientLives{{{"until-update", GradientLife::UntilUpdate},
                                                 {"until-backward", GradientLife::UntilBackward},
                                                 {"always", GradientLife::Always}}};
constexpr Names<MixedStyle, 3> kMixedStyles{{{"autocast", MixedStyle::Autocast},
                                             {"keras", MixedStyle::Keras},
                                             {"model", MixedStyle::Model}}};

/// Takes members out of an object one by one and keeps the first thing that is wrong with them.
class Members {
public:
    Members(const json& object, std::string place) : m_object(object), m_place(std::move(place)) {}

    void read(const char* name, std::string& value)
    {
        if (const json* const member = find(name, json::value_t::string))
            value = member->get<std::string>();
    }

    void read(const char* name, bool& value)
    {
        if (const json* const member = find(name, json::value_t::boolean))
            value = member->get<bool>();
    }

    /// A size or share: never negative, never beyond what arithmetic can take.
    void read(const char* name, double& value)
    {
        constexpr double kLargest = 1e6;
        if (const json* const member = find(name, json::value_t::number_float)) {
            const double number = member->get<double>();
            if (number >= 0.0 && number <= kLargest)
                value = number;
            else
                fail(name, FAULTLINE_TR_NOOP("Errors", "is out of range"));
        }
    }

    void readMegabytes(const char* name, std::int64_t& bytes)
    {
        double megabytes = static_cast<double>(bytes) / (1 << 20);
        read(name, megabytes);
        bytes = static_cast<std::int64_t>(megabytes * (1 << 20));
    }

    template <typename Enum, std::size_t N>
    void read(const char* name, const Names<Enum, N>& names, Enum& value)
    {
        std::string text;
        read(name, text);
        const auto known = std::find_if(names.begin(), names.end(),
                                        [&](const auto& entry) { return entry.first == text; });
        if (known != names.end())
            value = known->second;
        else if (!text.empty())
            fail(name, {FAULTLINE_TR_NOOP("Errors", "is not known: %1"), {text}});
    }

    void fail(const std::string& name, Text what)
    {
        if (!m_error)
            m_error =
                Error{.code = ErrorCode::Corrupt,
                      .detail = {FAULTLINE_TR_NOOP("Errors", "%1%2 %3"), {m_place, name, what}}};
    }

    /// What was wrong, or a member that nobody asked for.
    [[nodiscard]] std::optional<Error> finish()
    {
        for (const auto& member : m_object.items()) {
            if (std::find(m_seen.begin(), m_seen.end(), member.key()) == m_seen.end())
                fail(member.key(), FAULTLINE_TR_NOOP("Errors", "is not a known field"));
        }
        return m_error;
    }

    /// An object in the object; an empty one if there is none.
    [[nodiscard]] const json& object(const char* name)
    {
        static const json kEmpty = json::object();
        const json* const member = find(name, json::value_t::object);
        return member != nullptr ? *member : kEmpty;
    }

private:
    const json* find(const char* name, json::value_t type)
    {
        m_seen.emplace_back(name);
        const auto member = m_object.find(name);
        if (member == m_object.end())
            return nullptr;
        const bool fits =
            type == json::value_t::number_float ? member->is_number() : member->type() == type;
        if (!fits)
            fail(name, FAULTLINE_TR_NOOP("Errors", "is of the wrong type"));
        return fits ? &*member : nullptr;
    }

    const json& m_object;
    std::string m_place;
    std::vector<std::string> m_seen;
    std::optional<Error> m_error;
};

std::optional<Error> readWorkspace(const json& object, WorkspaceRules& rules)
{
    Members members(object, "workspace.");
    members.read("winograd", rules.winograd);
    members.read("fourier", rules.fourier);
    members.read("general", rules.general);
    members.read("pointwise", rules.pointwise);
    members.read("half", rules.half);
    members.readMegabytes("limit_mib", rules.limitBytes);
    return members.finish();
}

std::optional<Error> readBand(const json& object, ErrorBand& band)
{
    Members members(object, "band.");
    members.read("low", band.low);
    members.read("high", band.high);
    members.read("figures", band.figures);
    if (band.low >= 1.0)
        members.fail("low", FAULTLINE_TR_NOOP("Errors", "must be below 1"));
    return members.finish();
}

std::vector<FrameworkMemory> readAll()
{
    std::vector<FrameworkMemory> all;
    for (const DataFile& file : dataFiles()) {
        if (!file.path.starts_with(kFolder))
            continue;
        // The files ship with the program and a test reads each of them: none is left out here.
        if (Result<FrameworkMemory> framework = parseFrameworkMemory(file.text))
            all.push_back(std::move(*framework));
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return all;
}

} // namespace

Result<FrameworkMemory> parseFrameworkMemory(std::string_view text)
{
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return Error{.code = ErrorCode::Corrupt,
                     .detail = FAULTLINE_TR_NOOP("Errors", "not a JSON object")};
    FrameworkMemory framework;
    Members members(object, "");
    std::string about;
    members.read("about", about);
    members.read("id", framework.id);
    members.read("title", framework.title);
    members.read("engine", kEngines, framework.engine);
    framework.allocator = framework.engine == Engine::TensorFlow ? "bfc" : "caching";
    members.read("allocator", framework.allocator);
    members.read("gradients", kGradientLives, framework.gradients);
    framework.mixed =
        framework.engine == Engine::TensorFlow ? MixedStyle::Keras : MixedStyle::Autocast;
    members.read("mixed", kMixedStyles, framework.mixed);
    members.read("gradient_buckets", framework.hasGradientBuckets);
    members.read("frozen_norm_arithmetic", framework.isFrozenNormArithmetic);
    members.read("unfused_group_norm", framework.isGroupNormUnfused);
    members.read("update_temporaries", framework.updateTemporaries);
    members.read("foreach", framework.isForeach);
    members.readMegabytes("fixed_mib", framework.fixedBytes);
    members.readMegabytes("context_mib", framework.contextBytes);
    members.readMegabytes("replica_mib", framework.replicaBytes);
    members.read("measure", framework.measure);
    const json& workspace = members.object("workspace");
    const json& band = members.object("band");
    if (framework.id.empty())
        members.fail("id", FAULTLINE_TR_NOOP("Errors", "is missing"));
    const std::vector<std::string_view>& known = allocatorNames();
    if (std::find(known.begin(), known.end(), framework.allocator) == known.end())
        members.fail("allocator",
                     {FAULTLINE_TR_NOOP("Errors", "is not known: %1"), {framework.allocator}});
    for (const std::optional<Error>& error : {readWorkspace(workspace, framework.workspace),
                                              readBand(band, framework.band), members.finish()}) {
        if (error)
            return *error;
    }
    return framework;
}

std::span<const FrameworkMemory> frameworks()
{
    static const std::vector<FrameworkMemory> kFrameworks = readAll();
    return kFrameworks;
}

const FrameworkMemory* frameworkMemory(std::string_view id)
{
    const std::span<const FrameworkMemory> all = frameworks();
    const auto it = std::find_if(all.begin(), all.end(),
                                 [id](const FrameworkMemory& one) { return one.id == id; });
    return it == all.end() ? nullptr : &*it;
}

} // namespace faultline::vram
