// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/computed_settings.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace faultline {

namespace {

const FlatConfig* ultralyticsOf(const SideSettings& side)
{
    const auto found =
        std::find_if(side.files.begin(), side.files.end(), [](const FlatConfig& file) {
            return file.framework == "ultralytics" && file.document->dialect != "YOLOv5";
        });
    return found == side.files.end() ? nullptr : &*found;
}

std::optional<SettingValue> valueIn(const FlatConfig& config, std::string_view key)
{
    for (const FlatSetting& setting : config.settings) {
        if (setting.key == key)
            return setting.value;
    }
    return std::nullopt;
}

bool choosesOptimizer(const FlatConfig& config)
{
    const std::optional<SettingValue> optimizer = valueIn(config, "optimizer");
    return optimizer && equalsNoCase(optimizer->text(), "auto");
}

/// Images of an update: the batch, gathered until about `nbs` images were seen.
std::optional<double> imagesPerUpdate(const FlatConfig& config)
{
    const std::optional<SettingValue> batch = valueIn(config, "batch");
    const std::optional<SettingValue> nominal = valueIn(config, "nbs");
    if (!batch || !nominal || !(batch->number().value_or(0.0) >= 1.0) || !nominal->number())
        return std::nullopt;
    const double size = *batch->number();
    return size * std::max(std::round(*nominal->number() / size), 1.0);
}

RunChange* changeOf(ChangeList& list, std::string_view path)
{
    const auto found =
        std::find_if(list.changes().begin(), list.changes().end(),
                     [path](const RunChange& change) { return change.path == path; });
    return found == list.changes().end() ? nullptr : &*found;
}

/// `optimizer=auto` takes neither of these.
void tellIgnored(const FlatConfig& a, const FlatConfig& b, ChangeList& list)
{
    const bool inA = choosesOptimizer(a);
    const bool inB = choosesOptimizer(b);
    if (!inA && !inB)
        return;
    for (const char* path : {"lr0", "momentum", "warmup_bias_lr"}) {
        RunChange* change = changeOf(list, path);
        if (change == nullptr || change->kind == ChangeKind::Cosmetic)
            continue;
        if (inA && inB) {
            change->kind = ChangeKind::Cosmetic;
            change->weight = 0.0;
            change->note =
                FAULTLINE_TR_NOOP("Compare", "not used: optimizer=auto sets its own value");
            continue;
        }
        change->kind = ChangeKind::Unrecorded;
        change->note = inA ? FAULTLINE_TR_NOOP("Compare", "not used in the first run: "
                                                          "optimizer=auto sets its own value")
                           : FAULTLINE_TR_NOOP("Compare", "not used in the second run: "
                                                          "optimizer=auto sets its own value");
    }
}

} // namespace

void tellComputedSettings(const SideSettings& a, const SideSettings& b, ChangeList& list)
{
    const FlatConfig* one = ultralyticsOf(a);
    const FlatConfig* other = ultralyticsOf(b);
    if (one == nullptr || other == nullptr)
        return;
    tellIgnored(*one, *other, list);
    RunChange* batch = changeOf(list, "batch");
    const std::optional<double> before = imagesPerUpdate(*one);
    const std::optional<double> after = imagesPerUpdate(*other);
    if (batch == nullptr || !batch->note.empty() || !before || !after)
        return;
    batch->note = *before == *after
                      ? Text{FAULTLINE_TR_NOOP("Compare", "images per update stay at %1 (nbs)"),
                             {Quantity{.value = *before, .unit = Unit::Count}}}
                      : Text{FAULTLINE_TR_NOOP("Compare", "images per update: %1 and %2"),
                             {Quantity{.value = *before, .unit = Unit::Count},
                              Quantity{.value = *after, .unit = Unit::Count}}};
}

} // namespace faultline
