// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/memory_curves.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

namespace faultline::trace {

namespace {

/// Operators that only reserve memory: the one around them is what wants it.
constexpr std::array<std::string_view, 8> kReservingOps{
    "aten::empty",     "aten::empty_strided",      "aten::empty_like", "aten::resize_",
    "aten::new_empty", "aten::empty_strided_cuda", "aten::zeros",      "[memory]"};

std::uint64_t magnitude(std::int64_t bytes)
{
    return bytes < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(bytes)
                     : static_cast<std::uint64_t>(bytes);
}

/// Finds the operator around an instant of a thread.
class OpFinder {
public:
    explicit OpFinder(const TraceProfile& profile) : m_profile(profile)
    {
        m_begin.assign(profile.tracks.size() + 1, profile.events.size());
        for (std::size_t i = profile.events.size(); i-- > 0;)
            m_begin[profile.events[i].track] = i;
        for (std::size_t t = profile.tracks.size(); t-- > 0;)
            m_begin[t] = std::min(m_begin[t], m_begin[t + 1]);
    }

    /// Index of a name; 0 if no operator is open.
    [[nodiscard]] std::uint32_t opAt(std::uint16_t track, std::int64_t timeNs) const
    {
        if (track >= m_profile.tracks.size())
            return 0;
        const auto first = m_profile.events.begin() + static_cast<std::ptrdiff_t>(m_begin[track]);
        const auto last =
            m_profile.events.begin() + static_cast<std::ptrdiff_t>(m_begin[track + 1U]);
        const auto behind =
            std::upper_bound(first, last, timeNs, [](std::int64_t time, const TraceEvent& event) {
                return time < event.beginNs;
            });
        return innermost(static_cast<std::size_t>(first - m_profile.events.begin()),
                         static_cast<std::size_t>(behind - m_profile.events.begin()), timeNs);
    }

private:
    /// Goes back from the last event that began: what encloses the instant has ever smaller depth.
    [[nodiscard]] std::uint32_t innermost(std::size_t first, std::size_t behind,
                                          std::int64_t timeNs) const
    {
        constexpr std::size_t kFarthest = 4096;
        const std::size_t stop = behind - first > kFarthest ? behind - kFarthest : first;
        std::uint32_t reserving = 0;
        for (std::size_t i = behind; i-- > stop;) {
            const TraceEvent& event = m_profile.events[i];
            const bool isOpen = event.beginNs + m_profile.durationOf(i) >= timeNs;
            if (isOpen && event.category == TraceCategory::CpuOp) {
                const std::string& name = m_profile.names[event.name];
                if (std::find(kReservingOps.begin(), kReservingOps.end(), name)
                    == kReservingOps.end())
                    return event.name;
                reserving = event.name;
            }
            if (event.depth == 0)
                break;
        }
        return reserving;
    }

    const TraceProfile& m_profile;
    std::vector<std::size_t> m_begin; ///< first event of each track
};

struct Live {
    std::uint64_t bytes = 0;
    std::uint32_t owner = 0;
    std::uint32_t detail = 0;
    std::uint16_t track = 0;
    std::int64_t timeNs = 0;
};

class CurveMaker {
public:
    CurveMaker(const TraceProfile& profile, const AnalysisInput& input, const OpFinder& ops)
        : m_profile(profile), m_input(input), m_ops(ops)
    {
    }

    MemoryCurve make(std::uint16_t allocator, const std::vector<std::size_t>& calls)
    {
        m_curve = {};
        m_curve.allocator = m_input.allocators[allocator];
        m_curve.fragmentation = std::numeric_limits<double>::quiet_NaN();
        findBase(calls);
        draw(calls);
        findOwners(calls);
        return std::move(m_curve);
    }

private:
    const MemoryCall& call(std::size_t i) const { return m_input.memory[i]; }

    /// What must have been in use at the start for the sum never to fall below 0.
    void findBase(const std::vector<std::size_t>& calls)
    {
        m_base = 0;
        m_hasTotals = std::any_of(calls.begin(), calls.end(),
                                  [this](std::size_t i) { return call(i).totalAllocated >= 0; });
        m_curve.isRelative = !m_hasTotals;
        double sum = 0;
        for (const std::size_t i : calls) {
            sum += static_cast<double>(call(i).bytes);
            m_base = std::max(m_base, -sum);
        }
    }

    void draw(const std::vector<std::size_t>& calls)
    {
        ScalarSeriesBuilder allocated;
        ScalarSeriesBuilder reserved;
        double sum = m_base;
        double peak = -1;
        std::int64_t step = 0;
        for (const std::size_t i : calls) {
            const MemoryCall& c = call(i);
            sum += static_cast<double>(c.bytes);
            const double now =
                m_hasTotals && c.totalAllocated >= 0 ? static_cast<double>(c.totalAllocated) : sum;
            sum = now;
            const double time = 1e-9 * static_cast<double>(c.timeNs);
            const ScalarPoint point{.step = step++, .wallTime = time, .value = now};
            allocated.append({&point, 1});
            if (c.totalReserved >= 0) {
                const ScalarPoint r{.step = point.step,
                                    .wallTime = time,
                                    .value = static_cast<double>(c.totalReserved)};
                reserved.append({&r, 1});
            }
            if (now > peak) {
                peak = now;
                m_peakCall = i;
                m_curve.peakTime = time;
            }
            if (c.capacity > 0)
                m_curve.capacityBytes =
                    std::max(m_curve.capacityBytes, static_cast<std::uint64_t>(c.capacity));
        }
        m_curve.allocated = allocated.snapshot();
        m_curve.reserved = reserved.snapshot();
        m_curve.peakBytes = peak > 0 ? static_cast<std::uint64_t>(peak) : 0;
        if (call(m_peakCall).fragmentation >= 0)
            m_curve.fragmentation = call(m_peakCall).fragmentation;
    }

    void findOwners(const std::vector<std::size_t>& calls)
    {
        std::unordered_map<std::uint64_t, Live> live;
        for (const std::size_t i : calls) {
            const MemoryCall& c = call(i);
            if (c.address == 0)
                continue;
            if (c.bytes > 0) {
                live[c.address] = {magnitude(c.bytes), c.owner, c.detail, c.track, c.timeNs};
            } else {
                live.erase(c.address);
            }
            if (i == m_peakCall)
                break;
        }
        std::map<std::pair<std::uint32_t, std::uint32_t>, MemoryCurve::Owner> owners;
        std::uint64_t named = 0;
        for (const auto& [address, item] : live) {
            const std::uint32_t name =
                item.owner != 0 ? item.owner : m_ops.opAt(item.track, item.timeNs);
            MemoryCurve::Owner& owner = owners[{name, item.detail}];
            owner.bytes += item.bytes;
            ++owner.count;
            named += item.bytes;
        }
        for (auto& [key, owner] : owners) {
            owner.name = key.first != 0 ? m_profile.names[key.first] : "(no operator)";
            owner.detail = m_profile.names[key.second];
            m_curve.peakOwners.push_back(std::move(owner));
        }
        finishOwners(named);
    }

    void finishOwners(std::uint64_t named)
    {
        std::vector<MemoryCurve::Owner>& owners = m_curve.peakOwners;
        const bool hasOwners = !owners.empty();
        if (hasOwners && m_curve.peakBytes > named) {
            owners.push_back({.name = "(allocated before the trace)",
                              .detail = {},
                              .bytes = m_curve.peakBytes - named,
                              .count = 0});
        }
        std::stable_sort(owners.begin(), owners.end(),
                         [](const auto& a, const auto& b) { return a.bytes > b.bytes; });
        if (owners.size() <= kPeakOwners)
            return;
        MemoryCurve::Owner rest{.name = "(other)", .detail = {}, .bytes = 0, .count = 0};
        for (std::size_t i = kPeakOwners; i < owners.size(); ++i) {
            rest.bytes += owners[i].bytes;
            rest.count += owners[i].count;
        }
        owners.resize(kPeakOwners);
        owners.push_back(std::move(rest));
    }

    const TraceProfile& m_profile;
    const AnalysisInput& m_input;
    const OpFinder& m_ops;
    MemoryCurve m_curve;
    double m_base = 0;
    bool m_hasTotals = false;
    std::size_t m_peakCall = 0;
};

} // namespace

std::vector<MemoryCurve> memoryCurves(const TraceProfile& profile, const AnalysisInput& input)
{
    std::vector<MemoryCurve> curves;
    if (input.memory.empty())
        return curves;
    std::vector<std::vector<std::size_t>> byAllocator(input.allocators.size());
    for (std::size_t i = 0; i < input.memory.size(); ++i) {
        if (input.memory[i].allocator < byAllocator.size())
            byAllocator[input.memory[i].allocator].push_back(i);
    }
    const OpFinder ops(profile);
    CurveMaker maker(profile, input, ops);
    for (std::size_t a = 0; a < byAllocator.size(); ++a) {
        if (!byAllocator[a].empty())
            curves.push_back(maker.make(static_cast<std::uint16_t>(a), byAllocator[a]));
    }
    return curves;
}

} // namespace faultline::trace
