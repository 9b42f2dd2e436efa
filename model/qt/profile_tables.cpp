// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/profile_tables.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/trace_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <utility>

namespace faultline {

namespace {

struct ProfileTables {
    Q_DECLARE_TR_FUNCTIONS(ProfileTables)
};

using RowNumber = std::function<double(std::size_t)>;
using RowCount = std::function<std::uint64_t(std::size_t)>;
using RowName = std::function<const std::string&(std::size_t)>;

ProfileColumn nameColumn(const QString& title, const RowName& name)
{
    return {.title = title,
            .isNumber = false,
            .value = [name](std::size_t row) { return QVariant(toQString(name(row))); },
            .text = [name](std::size_t row) { return toQString(name(row)); }};
}

ProfileColumn countColumn(const QString& title, const RowCount& count)
{
    return {
        .title = title,
        .isNumber = true,
        .value = [count](std::size_t row) { return QVariant(static_cast<qulonglong>(count(row))); },
        .text =
            [count](std::size_t row) {
                return QLocale().toString(static_cast<qulonglong>(count(row)));
            }};
}

ProfileColumn durationColumn(const QString& title, double largest, const RowNumber& seconds)
{
    return {.title = title,
            .isNumber = true,
            .value = [seconds](std::size_t row) { return QVariant(seconds(row)); },
            .text = [seconds, format = DurationColumn(largest)](
                        std::size_t row) { return format.text(seconds(row)); }};
}

ProfileColumn durationColumn(const QString& title, std::size_t rowCount, const RowNumber& seconds)
{
    double largest = 0.0;
    for (std::size_t row = 0; row < rowCount; ++row)
        largest = std::max(largest, seconds(row));
    return durationColumn(title, largest, seconds);
}

ProfileColumn shareColumn(const QString& title, const RowNumber& share)
{
    return {.title = title,
            .isNumber = true,
            .value = [share](std::size_t row) { return QVariant(share(row)); },
            .text = [share](std::size_t row) { return traceShare(share(row)); }};
}

/// Bytes; empty for 0, which readers use for "not said".
ProfileColumn bytesColumn(const QString& title, const RowCount& bytes)
{
    return {
        .title = title,
        .isNumber = true,
        .value = [bytes](std::size_t row) { return QVariant(static_cast<qulonglong>(bytes(row))); },
        .text =
            [bytes](std::size_t row) {
                const auto size = static_cast<double>(bytes(row));
                return size > 0.0 ? formatted(size, Unit::Bytes) : QString();
            }};
}

/// Bytes per second; empty for 0.
ProfileColumn rateColumn(const QString& title, const RowNumber& rate)
{
    return {.title = title,
            .isNumber = true,
            .value = [rate](std::size_t row) { return QVariant(rate(row)); },
            .text =
                [rate](std::size_t row) {
                    return rate(row) > 0.0 ? formatted(rate(row), Unit::BytesPerSecond) : QString();
                }};
}

QString tensorCoreWord(const KernelTotal& kernel)
{
    if (kernel.usesTensorCores)
        return ProfileTables::tr("yes", "tensor cores are used");
    return kernel.isTensorCoreEligible ? ProfileTables::tr("could", "tensor cores could be used")
                                       : QString();
}

} // namespace

std::vector<StepCategory> usedStepCategories(const TraceProfile& profile)
{
    std::vector<StepCategory> used;
    for (std::size_t i = 0; i < kStepCategoryCount; ++i) {
        if (std::any_of(profile.steps.begin(), profile.steps.end(),
                        [i](const TraceStep& step) { return step.seconds[i] > 0.0; }))
            used.push_back(static_cast<StepCategory>(i));
    }
    return used;
}

ProfileTable stepTable(const TraceProfilePtr& profile)
{
    ProfileTable table;
    if (!profile)
        return table;
    table.rowCount = profile->steps.size();
    table.columns.push_back(
        {.title = ProfileTables::tr("Step"),
         .isNumber = true,
         .value =
             [profile](std::size_t row) {
                 return QVariant(static_cast<qlonglong>(profile->steps[row].number));
             },
         .text =
             [profile](std::size_t row) {
                 return QLocale().toString(static_cast<qlonglong>(profile->steps[row].number));
             }});
    // One unit for all of them: parts are compared with their total.
    double longest = 0.0;
    for (const TraceStep& step : profile->steps)
        longest = std::max(longest, step.totalSeconds());
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Total"), longest,
                       [profile](std::size_t row) { return profile->steps[row].totalSeconds(); }));
    for (const StepCategory category : usedStepCategories(*profile)) {
        const auto index = static_cast<std::size_t>(category);
        table.columns.push_back(
            durationColumn(stepCategoryName(category), longest, [profile, index](std::size_t row) {
                return profile->steps[row].seconds[index];
            }));
    }
    return table;
}

ProfileTable kernelTable(const TraceProfilePtr& profile)
{
    ProfileTable table;
    if (!profile)
        return table;
    table.rowCount = profile->kernels.size();
    double all = 0.0;
    for (const KernelTotal& kernel : profile->kernels)
        all += kernel.seconds;
    const auto kernel = [profile](std::size_t row) -> const KernelTotal& {
        return profile->kernels[row];
    };
    ProfileColumn name =
        nameColumn(ProfileTables::tr("Kernel"),
                   [kernel](std::size_t row) -> const std::string& { return kernel(row).name; });
    name.fullText = std::exchange(name.text, nullptr);
    name.text = [kernel](std::size_t row) { return kernelLabel(kernel(row).name); };
    table.columns.push_back(std::move(name));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Time"), table.rowCount,
                       [kernel](std::size_t row) { return kernel(row).seconds; }));
    table.columns.push_back(shareColumn(ProfileTables::tr("Share"), [kernel, all](std::size_t row) {
        return all > 0.0 ? kernel(row).seconds / all : std::numeric_limits<double>::quiet_NaN();
    }));
    table.columns.push_back(countColumn(ProfileTables::tr("Count"),
                                        [kernel](std::size_t row) { return kernel(row).count; }));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Mean"), table.rowCount, [kernel](std::size_t row) {
            const KernelTotal& total = kernel(row);
            return total.count > 0 ? total.seconds / static_cast<double>(total.count) : 0.0;
        }));
    const auto hasAny = [&profile](auto has) {
        return std::any_of(profile->kernels.begin(), profile->kernels.end(), has);
    };
    if (hasAny([](const KernelTotal& total) {
            return total.usesTensorCores || total.isTensorCoreEligible;
        })) {
        table.columns.push_back(
            {.title = ProfileTables::tr("Tensor cores"),
             .isNumber = false,
             .value =
                 [kernel](std::size_t row) {
                     const KernelTotal& total = kernel(row);
                     return QVariant(total.usesTensorCores        ? 2
                                     : total.isTensorCoreEligible ? 1
                                                                  : 0);
                 },
             .text = [kernel](std::size_t row) { return tensorCoreWord(kernel(row)); }});
    }
    if (hasAny([](const KernelTotal& total) { return !total.op.empty(); })) {
        table.columns.push_back(
            nameColumn(ProfileTables::tr("Launched by"),
                       [kernel](std::size_t row) -> const std::string& { return kernel(row).op; }));
    }
    return table;
}

ProfileTable inputStageTable(const TraceProfilePtr& profile)
{
    ProfileTable table;
    if (!profile)
        return table;
    table.rowCount = profile->inputStages.size();
    const auto stage = [profile](std::size_t row) -> const InputStageTotal& {
        return profile->inputStages[row];
    };
    table.columns.push_back(
        nameColumn(ProfileTables::tr("Stage"),
                   [stage](std::size_t row) -> const std::string& { return stage(row).name; }));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Self time"), table.rowCount,
                       [stage](std::size_t row) { return stage(row).selfSeconds; }));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Total time"), table.rowCount,
                       [stage](std::size_t row) { return stage(row).seconds; }));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Longest call"), table.rowCount,
                       [stage](std::size_t row) { return stage(row).longestSeconds; }));
    table.columns.push_back(countColumn(ProfileTables::tr("Calls"),
                                        [stage](std::size_t row) { return stage(row).count; }));
    return table;
}

ProfileTable deviceTable(const TraceProfilePtr& profile)
{
    ProfileTable table;
    if (!profile)
        return table;
    table.rowCount = profile->devices.size();
    const auto device = [profile](std::size_t row) -> const DeviceTotal& {
        return profile->devices[row];
    };
    table.columns.push_back(countColumn(ProfileTables::tr("Device"), [device](std::size_t row) {
        return static_cast<std::uint64_t>(std::max(device(row).device, 0));
    }));
    table.columns.push_back(
        nameColumn(ProfileTables::tr("Name"),
                   [device](std::size_t row) -> const std::string& { return device(row).name; }));
    table.columns.push_back(shareColumn(
        ProfileTables::tr("Busy"), [device](std::size_t row) { return device(row).busyShare; }));
    table.columns.push_back(
        durationColumn(ProfileTables::tr("Kernel time"), table.rowCount,
                       [device](std::size_t row) { return device(row).kernelSeconds; }));
    table.columns.push_back(
        shareColumn(ProfileTables::tr("On tensor cores"), [device](std::size_t row) {
            const DeviceTotal& total = device(row);
            return total.kernelSeconds > 0.0 ? total.tensorCoreSeconds / total.kernelSeconds : 0.0;
        }));
    table.columns.push_back(countColumn(ProfileTables::tr("Kernels"), [device](std::size_t row) {
        return device(row).kernelCount;
    }));
    table.columns.push_back(shareColumn(ProfileTables::tr("Too short"), [device](std::size_t row) {
        const DeviceTotal& total = device(row);
        return total.kernelCount > 0 ? static_cast<double>(total.shortKernelCount)
                                           / static_cast<double>(total.kernelCount)
                                     : 0.0;
    }));
    table.columns.push_back(
        rateColumn(ProfileTables::tr("Host to device"), [device](std::size_t row) {
            const DeviceTotal& total = device(row);
            return total.hostToDeviceSeconds > 0.0
                       ? static_cast<double>(total.hostToDeviceBytes) / total.hostToDeviceSeconds
                       : 0.0;
        }));
    table.columns.push_back(bytesColumn(ProfileTables::tr("Memory"), [device](std::size_t row) {
        return device(row).memoryBytes;
    }));
    table.columns.push_back(nameColumn(
        ProfileTables::tr("Compute capability"),
        [device](std::size_t row) -> const std::string& { return device(row).computeCapability; }));
    return table;
}

ProfileTable peakOwnerTable(const TraceProfilePtr& profile, std::size_t curve)
{
    ProfileTable table;
    if (!profile || curve >= profile->memory.size())
        return table;
    const MemoryCurve& memory = profile->memory[curve];
    table.rowCount = memory.peakOwners.size();
    const auto owner = [profile, curve](std::size_t row) -> const MemoryCurve::Owner& {
        return profile->memory[curve].peakOwners[row];
    };
    table.columns.push_back(
        nameColumn(ProfileTables::tr("Owner"),
                   [owner](std::size_t row) -> const std::string& { return owner(row).name; }));
    table.columns.push_back(bytesColumn(ProfileTables::tr("Size"),
                                        [owner](std::size_t row) { return owner(row).bytes; }));
    table.columns.push_back(shareColumn(
        ProfileTables::tr("Of the peak"), [owner, peak = memory.peakBytes](std::size_t row) {
            return peak > 0 ? static_cast<double>(owner(row).bytes) / static_cast<double>(peak)
                            : std::numeric_limits<double>::quiet_NaN();
        }));
    table.columns.push_back(countColumn(ProfileTables::tr("Blocks"),
                                        [owner](std::size_t row) { return owner(row).count; }));
    table.columns.push_back(
        nameColumn(ProfileTables::tr("Detail"),
                   [owner](std::size_t row) -> const std::string& { return owner(row).detail; }));
    return table;
}

} // namespace faultline
