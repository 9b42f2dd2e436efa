// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_fault.h"

#include "model/core/ascii.h"
#include "model/diagnosis/environment/xid_table.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/device_samples.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::gpu_fault {

namespace {

using Kind = XidInfo::Kind;
using Action = XidInfo::Action;

constexpr std::size_t kMostShown = 8;
constexpr double kBeforeSeconds = 60.0; // clocks of kernel and console differ by less

/// A sign that the GPU, its driver or the program failed on it.
struct Fault {
    int xid = 0; ///< 0: told in other words
    Kind kind = Kind::Hardware;
    Action action = Action::Reset;
    std::string bus; ///< as normalBus(); empty: not told
    std::string pid;
    Text what;
    Evidence evidence;
    bool endedTheRun = false;
};

/// "00000000:2D:00.0" and "0000:2d:00" as "2d:00".
std::string normalBus(std::string_view bus)
{
    std::string lower = lowerAscii(bus);
    if (const std::size_t dot = lower.find('.'); dot != std::string::npos)
        lower.resize(dot);
    if (std::count(lower.begin(), lower.end(), ':') == 2)
        lower.erase(0, lower.find(':') + 1);
    return lower;
}

Fault faultOfXid(int number)
{
    Fault fault;
    fault.xid = number;
    if (const XidInfo* info = findXid(number)) {
        fault.kind = info->kind;
        fault.action = info->action;
        fault.what = storedText("Diagnosis", info->meaning, {});
    } else {
        fault.kind = Kind::Note; // a number that nobody explained is no proof
        fault.action = Action::Watch;
        fault.what = FAULTLINE_TR_NOOP("Diagnosis", "not in the table");
    }
    return fault;
}

Fault faultOf(const LoggedEvent& one)
{
    const std::string_view id = one.event->signature;
    const bool isXid = id == "xid.new" || id == "xid.old";
    Fault fault;
    if (isXid) {
        fault = faultOfXid(static_cast<int>(std::min(numberOf(one.event->field("xid")), 1e6)));
        fault.pid = std::string(one.event->field("pid"));
    } else if (id == "gpu.bus" || id == "cuda.lost") {
        fault.what = FAULTLINE_TR_NOOP("Diagnosis", "it has fallen off the bus");
        fault.action = Action::Reboot;
    } else if (id == "cuda.ecc") {
        fault.what = FAULTLINE_TR_NOOP("Diagnosis", "an uncorrectable error of its memory");
    } else {
        fault.what = FAULTLINE_TR_NOOP("Diagnosis", "the driver could not start it");
        fault.action = Action::Reboot;
    }
    fault.bus = normalBus(one.event->field("bus"));
    fault.endedTheRun = one.isCause();
    fault.evidence = one.evidence(text::driverReports());
    return fault;
}

void addOfSeries(const HardwareLog& log, std::vector<Fault>& faults)
{
    for (const HardwareSeries& series : log.series) {
        const bool isXid = series.quantity == HardwareQuantity::GpuXid;
        if ((!isXid && series.quantity != HardwareQuantity::GpuEccUncorrected)
            || series.series.size() < 2)
            continue;
        // Counters keep what happened before: only a change belongs to this run.
        for (std::size_t i = 1; i < series.series.size(); ++i) {
            const double before = series.series.value(i - 1);
            const double now = series.series.value(i);
            if (!(now > 0.0) || !std::isfinite(before) || (isXid ? now == before : now <= before))
                continue;
            Fault fault;
            if (isXid)
                fault = faultOfXid(static_cast<int>(std::min(now, 1e6)));
            else
                fault.what = FAULTLINE_TR_NOOP("Diagnosis",
                                               "uncorrectable errors of its memory were counted");
            const HardwareDevice& device = log.devices[series.device];
            if (device.id.find(':') != std::string::npos)
                fault.bus = normalBus(device.id);
            fault.evidence =
                HardwareEvidence{.log = log.id(),
                                 .quantity = std::string(hardwareQuantityInfo(series.quantity).id),
                                 .device = device.index,
                                 .firstTime = series.series.wallTime(i - 1),
                                 .lastTime = series.series.wallTime(i),
                                 .caption = text::counterChanged()};
            faults.push_back(std::move(fault));
            if (!isXid)
                break; // one is enough: the count goes on
        }
    }
}

void addOfNotices(const HardwareLog& log, std::vector<Fault>& faults)
{
    for (const HardwareNotice& notice : log.notices) {
        const std::string text = lowerAscii(notice.text);
        if (text.find("lost") == std::string::npos && text.find("fallen") == std::string::npos)
            continue; // "Unknown Error" also comes from a driver that was updated
        Fault fault;
        fault.what = FAULTLINE_TR_NOOP("Diagnosis", "it was lost");
        fault.action = Action::Reboot;
        const HardwareDevice& device = log.devices[notice.device];
        if (device.id.find(':') != std::string::npos)
            fault.bus = normalBus(device.id);
        fault.evidence = HardwareEvidence{
            .log = log.id(),
            .quantity = std::string(hardwareQuantityInfo(HardwareQuantity::GpuUtilization).id),
            .device = device.index,
            .firstTime = notice.wallTime,
            .lastTime = notice.wallTime,
            .caption = text::toolSays(firstLineOf(notice.text))};
        faults.push_back(std::move(fault));
        return; // it stays lost
    }
}

/// Whether the line was written before the training began, where both are dated.
bool isEarlier(const LoggedEvent& one, const Training& training)
{
    if (one.log->timeKind != TimeKind::Absolute || training.phases.attempts.empty()
        || !std::isfinite(one.time()) || one.isCause())
        return false;
    return one.time() < training.phases.attempts.front().beginTime - kBeforeSeconds;
}

/// Buses of the GPUs of the machine that did no work while they were watched.
std::set<std::string> idleBuses(const Training& training)
{
    std::set<std::string> buses;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const std::size_t gpu : gpusOf(*log)) {
            const std::string& id = log->devices[gpu].id;
            if (id.find(':') == std::string::npos)
                continue;
            const std::vector<double> busy =
                DeviceSamples(*log, gpu).of(HardwareQuantity::GpuUtilization);
            const bool isIdle =
                !busy.empty() && std::none_of(busy.begin(), busy.end(), [](double v) {
                    constexpr double kSomeWork = 0.05;
                    return v >= kSomeWork;
                });
            if (isIdle)
                buses.insert(normalBus(id));
        }
    }
    return buses;
}

int gravity(const Fault& fault)
{
    switch (fault.kind) {
    case Kind::Hardware: return 0;
    case Kind::Driver: return 1;
    case Kind::Application: return 2;
    case Kind::Note: return 3;
    case Kind::Consequence: return 4;
    }
    return 4;
}

Severity severityOf(const RuleInput& input, const Fault& worst, const std::vector<Fault>& faults)
{
    const bool ended =
        std::any_of(faults.begin(), faults.end(), [](const Fault& f) { return f.endedTheRun; });
    if (worst.kind == Kind::Hardware) {
        const std::optional<LoggedEvent> cause = causeOf(input.training);
        const bool diedOnGpu =
            cause && cause->event->info != nullptr
            && (cause->event->info->family == "cuda" || cause->event->info->family == "hardware"
                || cause->event->info->family == "distributed");
        return ended || diedOnGpu ? Severity::Critical : Severity::Warning;
    }
    if (worst.kind == Kind::Driver)
        return Severity::Warning;
    if (worst.kind == Kind::Note)
        return Severity::Info;
    std::set<std::string> processes;
    for (const Fault& fault : faults) {
        if (fault.kind == Kind::Application && !fault.pid.empty() && fault.bus == worst.bus)
            processes.insert(fault.pid);
    }
    const Thresholds thresholds(input.settings);
    return static_cast<double>(processes.size()) >= thresholds.processes ? Severity::Warning
                                                                         : Severity::Info;
}

Fix fixFor(Action action, const std::string& card)
{
    switch (action) {
    case Action::Code: return fix::findBadAccess();
    case Action::Restart: return fix::restartJob(card);
    case Action::Driver: return fix::updateDriver(card);
    case Action::Reboot: return fix::coldRestart(card);
    case Action::Replace: return fix::replaceCard(card);
    case Action::Reset:
    case Action::Watch:
    case Action::None: break;
    }
    return fix::resetCard(card);
}

Text explain(Kind kind, bool suspectsCard)
{
    if (suspectsCard)
        return text::cardSuspectedExplained();
    switch (kind) {
    case Kind::Hardware: return text::ofCardExplained();
    case Kind::Driver: return text::ofDriverExplained();
    case Kind::Application: return text::ofProgramExplained();
    case Kind::Note:
    case Kind::Consequence: break;
    }
    return text::notedExplained();
}

void report(const RuleInput& input, std::vector<Fault> faults, FindingSink& sink)
{
    std::stable_sort(faults.begin(), faults.end(),
                     [](const Fault& a, const Fault& b) { return gravity(a) < gravity(b); });
    const Fault& worst = faults.front();
    Finding finding;
    finding.severity = severityOf(input, worst, faults);
    const bool suspectsCard =
        worst.kind == Kind::Application && finding.severity == Severity::Warning;
    finding.confidence = worst.kind == Kind::Hardware ? confidence::ofHardware
                         : suspectsCard               ? confidence::cardSuspected
                                                      : confidence::notOfHardware;
    finding.cost = finding.severity == Severity::Critical  ? cost::runEnded
                   : finding.severity == Severity::Warning ? cost::runSurvived
                                                           : cost::noted;
    const std::string card = worst.bus.empty() ? std::string("GPU") : "GPU " + worst.bus;
    finding.title = worst.xid > 0 ? text::reportedXid(
                        {.card = card, .xid = std::to_string(worst.xid), .meaning = worst.what})
                                  : text::failed({.card = card, .meaning = worst.what});
    finding.explanation = explain(worst.kind, suspectsCard);
    for (const Fault& fault : faults) {
        if (finding.evidence.size() < kMostShown)
            finding.evidence.push_back(fault.evidence);
    }
    finding.evidence.emplace_back(number::gpuErrors(Count(faults.size())));
    Fix fix = fixFor(suspectsCard ? Action::Reset : worst.action,
                     worst.bus.empty() ? std::string("0") : worst.bus);
    fix.check = text::noXid();
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.logs.empty() && training.hardwareLogs.empty()) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Console));
        return;
    }
    std::vector<Fault> faults;
    std::size_t earlier = 0;
    for (const LoggedEvent& one : findEvents(
             training, {"xid.new", "xid.old", "gpu.bus", "cuda.lost", "cuda.ecc", "gpu.rminit"})) {
        if (isEarlier(one, training))
            ++earlier;
        else
            faults.push_back(faultOf(one));
    }
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        addOfSeries(*log, faults);
        addOfNotices(*log, faults);
    }
    const std::set<std::string> idle = idleBuses(training);
    std::erase_if(faults, [&idle](const Fault& fault) {
        return fault.kind == Kind::Consequence || idle.contains(fault.bus);
    });
    sink.computed(number::gpuErrors(Count(faults.size())));
    sink.computed(number::earlierGpuErrors(Count(earlier)));
    tellLines(training, sink);
    if (!faults.empty())
        report(input, std::move(faults), sink);
}

} // namespace faultline::rules::gpu_fault
