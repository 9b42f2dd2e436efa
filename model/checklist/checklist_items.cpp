// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/checklist_items.h"

#include "model/core/text_marker.h"

#include <algorithm>

namespace faultline {

std::string_view toString(ChecklistSection section)
{
    switch (section) {
    case ChecklistSection::Memory: return "memory";
    case ChecklistSection::InputPipeline: return "input-pipeline";
    case ChecklistSection::Hyperparameters: return "hyperparameters";
    case ChecklistSection::Data: return "data";
    case ChecklistSection::Environment: return "environment";
    case ChecklistSection::Lifecycle: return "lifecycle";
    case ChecklistSection::Machine: return "machine";
    }
    return "memory";
}

std::string_view titleOf(ChecklistSection section)
{
    switch (section) {
    case ChecklistSection::Memory: return FAULTLINE_TR_NOOP("Checklist", "Memory");
    case ChecklistSection::InputPipeline: return FAULTLINE_TR_NOOP("Checklist", "Input pipeline");
    case ChecklistSection::Hyperparameters:
        return FAULTLINE_TR_NOOP("Checklist", "Hyperparameters");
    case ChecklistSection::Data: return FAULTLINE_TR_NOOP("Checklist", "Data");
    case ChecklistSection::Environment: return FAULTLINE_TR_NOOP("Checklist", "Environment");
    case ChecklistSection::Lifecycle: return FAULTLINE_TR_NOOP("Checklist", "Run lifecycle");
    case ChecklistSection::Machine: return FAULTLINE_TR_NOOP("Checklist", "Machine");
    }
    return {};
}

const ChecklistItem* findChecklistItem(std::string_view id)
{
    const std::span<const ChecklistItem> items = checklistItems();
    const auto found = std::find_if(items.begin(), items.end(),
                                    [id](const ChecklistItem& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

const ChecklistItem* checklistItemOf(std::string_view ruleCode)
{
    const std::span<const ChecklistItem> items = checklistItems();
    const auto found =
        std::find_if(items.begin(), items.end(), [ruleCode](const ChecklistItem& item) {
            return std::find(item.rules.begin(), item.rules.end(), ruleCode) != item.rules.end();
        });
    return found == items.end() ? nullptr : &*found;
}

} // namespace faultline
