// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/printed_nan.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>

namespace faultline {

namespace {

bool isOfNegatives(std::string_view function)
{
    constexpr std::array<std::string_view, 5> kFunctions{"log", "log2", "log10", "log1p", "sqrt"};
    return std::find(kFunctions.begin(), kFunctions.end(), function) != kFunctions.end();
}

/// "lib/model/bbox_transform.py:27" of the line that the warning stands in.
std::string placeOf(const LoggedEvent& one)
{
    constexpr std::string_view kWarning = ": RuntimeWarning";
    const std::string_view text = one.text();
    return std::string(text.substr(0, std::min(text.find(kWarning), text.size())));
}

bool isInstalled(std::string_view place)
{
    return place.find("site-packages") != std::string_view::npos
           || place.find("dist-packages") != std::string_view::npos
           || place.find("/lib/python") != std::string_view::npos;
}

/// Whether "nan" stands in the text as a value: not in "nanmean" or "Hernan".
bool printsNan(std::string_view text)
{
    const auto goesOn = [text](std::size_t i) {
        return i < text.size() && isLetterOrDigit(text[i]);
    };
    for (std::size_t at = text.find("nan"); at != std::string_view::npos;
         at = text.find("nan", at + 1)) {
        if ((at == 0 || !goesOn(at - 1)) && !goesOn(at + 3))
            return true;
    }
    return false;
}

/// Line of the log behind the event that prints the NaN; npos if none does.
std::size_t lineWithNan(const LoggedEvent& one)
{
    constexpr std::size_t kNear = 12;
    const std::size_t end = std::min(one.event->lastLine + 1 + kNear, one.log->lines.size());
    for (std::size_t line = one.event->lastLine + 1; line < end; ++line) {
        if (printsNan(one.log->text(line)))
            return line;
    }
    return std::string_view::npos;
}

Fix stopWhereItArises()
{
    Fix fix;
    fix.id = "stop-at-nan";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Let NumPy stop at that line, and print the record"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The traceback then names the image whose box has no width "
                                    "or height. Repair the record, or leave it out."),
                  {}};
    fix.snippets = {{"pytorch", "import numpy\nnumpy.seterr(invalid=\"raise\")\n"
                                "assert (boxes[:, 2:] > boxes[:, :2]).all(), image_path"},
                    {"tensorflow", "import numpy\nnumpy.seterr(invalid=\"raise\")\n"
                                   "assert (boxes[:, 2:] > boxes[:, :2]).all(), image_path"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run prints no such warning."), {}};
    return fix;
}

} // namespace

std::optional<Finding> nanInCalculation(const Training& training)
{
    constexpr std::size_t kLongestPlace = 120;
    for (const LoggedEvent& one : findEvents(training, {"num.numpywarn"})) {
        const std::string_view function = one.event->field("where");
        const std::string place = placeOf(one);
        if (one.event->field("what") != "invalid value" || !isOfNegatives(function)
            || isInstalled(place))
            continue;
        const std::size_t printed = lineWithNan(one);
        const bool isPrinted = printed != std::string_view::npos;
        Finding finding;
        finding.severity = isPrinted ? Severity::Warning : Severity::Info;
        finding.confidence = isPrinted ? 0.75 : 0.5;
        finding.cost = isPrinted ? 0.6 : 0.2;
        finding.stake.modelQuality = true;
        const std::string shown =
            place.size() > kLongestPlace ? "…" + place.substr(place.size() - kLongestPlace) : place;
        finding.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "NaN arose at %1: the %2 of a number below 0"),
            {shown, std::string(function)}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The training's own code computed it, so it goes on into what is "
                              "learnt from. Where boxes are encoded, the number is the width or "
                              "height of a box, or its share of an anchor: corners are swapped, or "
                              "coordinates below 0 were kept in unsigned integers and wrapped. "
                              "Whether the loss became NaN as well is not in this log."),
            {}};
        finding.evidence.emplace_back(
            one.evidence({FAULTLINE_TR_NOOP("Diagnosis", "NumPy says where"), {}}));
        if (isPrinted)
            finding.evidence.emplace_back(
                lineEvidence(*one.log, printed, printed,
                             {FAULTLINE_TR_NOOP("Diagnosis", "The NaN that came of it"), {}}));
        finding.fixes = {stopWhereItArises()};
        return finding;
    }
    return std::nullopt;
}

} // namespace faultline
