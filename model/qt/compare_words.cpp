// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/compare_words.h"

#include "model/compare/explain/change_words.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace faultline {

namespace {

class CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

} // namespace

QString changeAreaName(ChangeArea area)
{
    switch (area) {
    case ChangeArea::Configuration: return CompareWords::tr("Configuration");
    case ChangeArea::Environment: return CompareWords::tr("Environment");
    case ChangeArea::Data: return CompareWords::tr("Data");
    case ChangeArea::Code: return CompareWords::tr("Code");
    case ChangeArea::Console: break;
    }
    return CompareWords::tr("Console");
}

QString facetName(Facet facet)
{
    switch (facet) {
    case Facet::LearningRate: return CompareWords::tr("Learning rate");
    case Facet::Schedule: return CompareWords::tr("Schedule");
    case Facet::Optimizer: return CompareWords::tr("Optimizer");
    case Facet::Batch: return CompareWords::tr("Batch size");
    case Facet::InputSize: return CompareWords::tr("Input size");
    case Facet::Precision: return CompareWords::tr("Precision");
    case Facet::Classes: return CompareWords::tr("Classes");
    case Facet::Checkpoint: return CompareWords::tr("Checkpoint");
    case Facet::AnchorsAndLoss: return CompareWords::tr("Anchors and loss");
    case Facet::Regularisation: return CompareWords::tr("Regularization");
    case Facet::Augmentation: return CompareWords::tr("Augmentation");
    case Facet::InputPipeline: return CompareWords::tr("Input pipeline");
    case Facet::Intervals: return CompareWords::tr("Intervals");
    case Facet::Distribution: return CompareWords::tr("Distribution");
    case Facet::Data: return CompareWords::tr("Data");
    case Facet::Seed: return CompareWords::tr("Seed");
    case Facet::Cosmetic: break;
    }
    return CompareWords::tr("Cosmetic");
}

QString changeKindName(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Value: return CompareWords::tr("other value");
    case ChangeKind::DefaultChanged: return CompareWords::tr("default of the version");
    case ChangeKind::Renamed: return CompareWords::tr("renamed");
    case ChangeKind::Added: return CompareWords::tr("only in B");
    case ChangeKind::Removed: return CompareWords::tr("only in A");
    case ChangeKind::Moved: return CompareWords::tr("moved");
    case ChangeKind::Unrecorded: return CompareWords::tr("not recorded on both sides");
    case ChangeKind::Cosmetic: break;
    }
    return CompareWords::tr("no effect on training");
}

QString effectStateName(const Effect& effect)
{
    switch (effect.state) {
    case EffectState::Differs: return CompareWords::tr("differs");
    case EffectState::Unsure: return CompareWords::tr("may be the seed");
    case EffectState::WithinNoise:
        return effect.id == "end" ? CompareWords::tr("the same") : CompareWords::tr("within noise");
    case EffectState::Unknown: break;
    }
    return isOneSided(effect) ? notRecordedName() : CompareWords::tr("cannot be compared");
}

QString notRecordedName()
{
    return CompareWords::tr("not recorded");
}

QString changeValueName(const ChangeValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return CompareWords::tr("missing");
    const QString text = toQString(changeValueText(value)); // as a file has it
    return text.isEmpty() ? QStringLiteral("\"\"") : text;
}

QString changePathName(const RunChange& change)
{
    if (change.area == ChangeArea::Console && !change.note.empty())
        return translated(change.note); // else it is the id of a signature, or a line
    const QString path = toQString(change.path);
    return change.pathA.empty() || change.pathA == change.path
               ? path
               : toQString(change.pathA) + QStringLiteral(" | ") + path;
}

QString changeSentence(const RunChange& change)
{
    if (change.kind == ChangeKind::Moved)
        return CompareWords::tr("%1: moved").arg(changePathName(change));
    return CompareWords::tr("%1: %2 → %3")
        .arg(changePathName(change), changeValueName(change.a), changeValueName(change.b));
}

QString candidateName(const RunComparison& comparison, const Candidate& candidate)
{
    QStringList names;
    for (const std::string& id : candidate.changes) {
        if (const RunChange* change = comparison.change(id))
            names << changeSentence(*change);
    }
    return names.isEmpty() ? CompareWords::tr("Not recorded, or chance")
                           : names.join(QStringLiteral("; "));
}

QString effectValues(const Effect& effect)
{
    const auto shown = [](const Text& text) {
        return text.empty() ? CompareWords::tr("not recorded") : translated(text);
    };
    return CompareWords::tr("%1 → %2").arg(shown(effect.a), shown(effect.b));
}

QString compareAxisName(CompareAxis axis)
{
    switch (axis) {
    case CompareAxis::Steps: return CompareWords::tr("Steps");
    case CompareAxis::Images: return CompareWords::tr("Images seen");
    case CompareAxis::Epochs: return CompareWords::tr("Epochs");
    case CompareAxis::ActiveTime: break;
    }
    return CompareWords::tr("Active time");
}

QString comparePlaceName(CompareAxis axis, double place)
{
    switch (axis) {
    case CompareAxis::Steps: return CompareWords::tr("step %1").arg(formatted(place, Unit::Count));
    case CompareAxis::Images:
        return CompareWords::tr("%1 images").arg(formatted(place, Unit::Count));
    case CompareAxis::Epochs: return CompareWords::tr("epoch %1").arg(formatted(place, Unit::None));
    case CompareAxis::ActiveTime: break;
    }
    return formatted(place, Unit::Seconds);
}

QString onsetName(const Effect& effect)
{
    if (!effect.onset || !effect.axis)
        return {};
    const QString low = comparePlaceName(*effect.axis, effect.onset->first);
    const QString high = comparePlaceName(*effect.axis, effect.onset->second);
    return low == high ? CompareWords::tr("the runs part at %1").arg(low)
                       : CompareWords::tr("the runs part between %1 and %2").arg(low, high);
}

} // namespace faultline
