// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/evidence_text.h"

#include "model/qt/text.h"
#include "widgets/messages.h"
#include "widgets/view_context.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cstdint>
#include <type_traits>

namespace faultline::ui {

namespace {

class EvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(Evidence)
};

QString count(std::uint64_t number)
{
    return formatted(static_cast<double>(number), Unit::Count);
}

QString placeOf(const NumberEvidence&, const ViewContext&)
{
    return {};
}

QString placeOf(const SeriesEvidence& evidence, const ViewContext&)
{
    return evidencePlace(evidence);
}

QString placeOf(const FileEvidence& evidence, const ViewContext&)
{
    const QString path = toQString(evidence.path);
    return evidence.offsetBytes
               ? EvidenceTexts::tr("%1, byte %2").arg(path, count(*evidence.offsetBytes))
               : path;
}

QString placeOf(const LogEvidence& evidence, const ViewContext& context)
{
    return EvidenceTexts::tr("%1, line %2")
        .arg(context.nameOf(evidence.log), count(evidence.sourceLine));
}

QString placeOf(const ConfigEvidence& evidence, const ViewContext& context)
{
    const QString field = EvidenceTexts::tr("%1 of %2", "field, configuration")
                              .arg(toQString(evidence.path), context.nameOf(evidence.config));
    return evidence.value.empty() ? field
                                  : EvidenceTexts::tr("%1: %2", "field of a configuration, value")
                                        .arg(field, toQString(evidence.value));
}

QString placeOf(const RecordEvidence& evidence, const ViewContext& context)
{
    const QString name = context.nameOf(evidence.dataset);
    const QString place =
        evidence.where.empty()
            ? name
            : EvidenceTexts::tr("%1: %2", "dataset, record").arg(name, toQString(evidence.where));
    const std::uint64_t others = evidence.count > 1 ? evidence.count - 1 : 0;
    if (evidence.where.empty() || others == 0)
        return place;
    return EvidenceTexts::tr("%1 and %n more", "records", static_cast<int>(others)).arg(place);
}

QString placeOf(const HardwareEvidence& evidence, const ViewContext& context)
{
    return EvidenceTexts::tr("%1 in %2, for %3", "quantity, hardware log, duration")
        .arg(toQString(evidence.quantity), context.nameOf(evidence.log),
             formatted(evidence.lastTime - evidence.firstTime, Unit::Seconds));
}

QString placeOf(const TraceEvidence& evidence, const ViewContext& context)
{
    const QString name = context.nameOf(evidence.profile);
    if (evidence.beginNs == evidence.endNs)
        return name;
    return EvidenceTexts::tr("%1, at %2 for %3", "profile, time, duration")
        .arg(name, formatted(1e-9 * static_cast<double>(evidence.beginNs), Unit::Seconds),
             formatted(1e-9 * static_cast<double>(evidence.endNs - evidence.beginNs),
                       Unit::Seconds));
}

} // namespace

QString evidencePlace(const SeriesEvidence& evidence)
{
    const QString tag = QString::fromStdString(evidence.tag.text());
    const QString first = formatted(static_cast<double>(evidence.firstStep.value()), Unit::Step);
    if (evidence.firstStep == evidence.lastStep)
        return EvidenceTexts::tr("%1, step %2").arg(tag, first);
    return EvidenceTexts::tr("%1, steps %2–%3")
        .arg(tag, first, formatted(static_cast<double>(evidence.lastStep.value()), Unit::Step));
}

QString evidencePlace(const Evidence& evidence, const ViewContext& context)
{
    return std::visit([&context](const auto& one) { return placeOf(one, context); }, evidence);
}

QString evidenceCaption(const Evidence& evidence)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, NumberEvidence>)
                return translated(one.label);
            else
                return one.caption.empty() ? QString() : translated(one.caption);
        },
        evidence);
}

QString evidenceAction(const Evidence& evidence)
{
    if (std::holds_alternative<SeriesEvidence>(evidence))
        return EvidenceTexts::tr("Show in the charts");
    if (std::holds_alternative<LogEvidence>(evidence))
        return EvidenceTexts::tr("Show in the console");
    if (std::holds_alternative<ConfigEvidence>(evidence))
        return EvidenceTexts::tr("Show in the configuration");
    if (std::holds_alternative<RecordEvidence>(evidence))
        return EvidenceTexts::tr("Show in the dataset");
    if (std::holds_alternative<HardwareEvidence>(evidence))
        return EvidenceTexts::tr("Show on the Hardware page");
    if (std::holds_alternative<TraceEvidence>(evidence))
        return EvidenceTexts::tr("Show in the trace");
    return {};
}

QString evidenceIconName(const Evidence& evidence)
{
    if (std::holds_alternative<LogEvidence>(evidence))
        return QStringLiteral("log");
    if (std::holds_alternative<ConfigEvidence>(evidence))
        return QStringLiteral("config");
    if (std::holds_alternative<RecordEvidence>(evidence))
        return QStringLiteral("dataset");
    if (std::holds_alternative<HardwareEvidence>(evidence))
        return QStringLiteral("hardware");
    if (std::holds_alternative<TraceEvidence>(evidence))
        return QStringLiteral("trace");
    if (std::holds_alternative<FileEvidence>(evidence))
        return QStringLiteral("document");
    return QStringLiteral("target");
}

QString stakeText(const Stake& stake)
{
    QStringList parts;
    if (stake.gpuHours && *stake.gpuHours >= Stake::kFewestHours)
        parts << EvidenceTexts::tr("%1 GPU-hours lost")
                     .arg(QLocale().toString(*stake.gpuHours, 'f', *stake.gpuHours < 10.0 ? 1 : 0));
    if (stake.stepTimeShare)
        parts << EvidenceTexts::tr("%1 of every step")
                     .arg(formatted(*stake.stepTimeShare, Unit::Fraction));
    if (stake.modelQuality)
        parts << EvidenceTexts::tr("model quality is affected");
    return parts.join(QStringLiteral(" · "));
}

} // namespace faultline::ui
