// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/verdict_text.h"

#include "model/diagnosis/causes/verdict.h"
#include "model/qt/messages.h"

#include <string>
#include <vector>

namespace faultline {

QString translatedVerdict(const Diagnosis& diagnosis)
{
    const std::vector<Text> parts = verdictParts(diagnosis);
    if (parts.size() < 2 || parts.size() != diagnosis.verdict.arguments.size())
        return translated(diagnosis.verdict);
    Text verdict{.source = diagnosis.verdict.source, .arguments = {}};
    for (const Text& part : parts)
        verdict.arguments.emplace_back(translated(part).toStdString());
    return translated(verdict);
}

} // namespace faultline
