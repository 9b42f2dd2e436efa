// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "widgets/curve_choices.h"

#include <QLatin1StringView>
#include <QVariantList>
#include <QVariantMap>

namespace faultline::ui {

namespace {

constexpr QLatin1StringView kRecent("v1/recent");
constexpr QLatin1StringView kTheme("v1/theme");
constexpr QLatin1StringView kGeometry("v1/window/geometry");
constexpr QLatin1StringView kState("v1/window/state");
constexpr QLatin1StringView kPage("v1/page");
constexpr QLatin1StringView kPageLabels("v1/pageLabels");
constexpr QLatin1StringView kTextZoom("v1/textZoom");
constexpr QLatin1StringView kTabs("v1/tabs");
constexpr QLatin1StringView kFolder("v1/folder");
constexpr QLatin1StringView kRecordCommand("v1/record/command");
constexpr QLatin1StringView kRecordFolder("v1/record/folder");
constexpr QLatin1StringView kSmoothing("v1/charts/smoothing");
constexpr QLatin1StringView kPinned("v1/charts/pinned");
constexpr QLatin1StringView kLessons("v1/lessons/folders");
constexpr QLatin1StringView kSummaryMemory("v1/memory/summaries");
constexpr QLatin1StringView kSmoothingForm("v1/charts/smoothing-form");
constexpr QLatin1StringView kGroupLine("v1/charts/group-line");
constexpr QLatin1StringView kGroupBand("v1/charts/group-band");
constexpr QLatin1StringView kRestartMarks("v1/charts/restart-marks");
constexpr QLatin1StringView kHidden("hidden");
constexpr QLatin1StringView kByDistance("by-distance");
constexpr QLatin1StringView kMedian("median");
constexpr QLatin1StringView kMinMax("min-max");
constexpr QLatin1StringView kNoBand("none");

} // namespace

QList<QStringList> Settings::recent() const
{
    QList<QStringList> result;
    for (const QVariant& entry : m_store.value(kRecent).toList()) {
        const QStringList paths = entry.toStringList();
        if (!paths.isEmpty())
            result.push_back(paths);
    }
    return result;
}

Settings::Settings(const QString& file) : m_store(file, QSettings::IniFormat) {}

void Settings::addRecent(const QStringList& paths)
{
    QList<QStringList> entries = recent();
    entries.removeAll(paths);
    entries.push_front(paths);
    QVariantList stored;
    for (const QStringList& entry : entries.first(qMin(entries.size(), kMaxRecent)))
        stored.push_back(entry);
    m_store.setValue(kRecent, stored);
}

void Settings::clearRecent()
{
    m_store.remove(kRecent);
}

ThemeChoice Settings::theme() const
{
    const QString name = m_store.value(kTheme).toString();
    if (name == QStringLiteral("light"))
        return ThemeChoice::Light;
    if (name == QStringLiteral("high-contrast"))
        return ThemeChoice::HighContrast;
    return name == QStringLiteral("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: m_store.remove(kTheme); return;
    case ThemeChoice::Light: m_store.setValue(kTheme, QStringLiteral("light")); return;
    case ThemeChoice::Dark: m_store.setValue(kTheme, QStringLiteral("dark")); return;
    case ThemeChoice::HighContrast:
        m_store.setValue(kTheme, QStringLiteral("high-contrast"));
        return;
    }
}

bool Settings::pageLabels() const
{
    return m_store.value(kPageLabels, false).toBool();
}

double Settings::textZoom() const
{
    bool isNumber = false;
    const double zoom = m_store.value(kTextZoom, 1.0).toDouble(&isNumber);
    return isNumber && zoom > 0.0 ? zoom : 1.0;
}

void Settings::setTextZoom(double zoom)
{
    m_store.setValue(kTextZoom, zoom);
}

void Settings::setPageLabels(bool shown)
{
    m_store.setValue(kPageLabels, shown);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(kGeometry).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_store.value(kState).toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    m_store.setValue(kGeometry, geometry);
    m_store.setValue(kState, state);
}

QString Settings::page() const
{
    return m_store.value(kPage).toString();
}

void Settings::setPage(const QString& id)
{
    m_store.setValue(kPage, id);
}

QMap<QString, QString> Settings::chosenTabs() const
{
    QMap<QString, QString> tabs;
    const QVariantMap stored = m_store.value(kTabs).toMap();
    for (auto it = stored.begin(); it != stored.end(); ++it)
        tabs.insert(it.key(), it.value().toString());
    return tabs;
}

void Settings::setChosenTabs(const QMap<QString, QString>& tabs)
{
    QVariantMap stored;
    for (auto it = tabs.begin(); it != tabs.end(); ++it)
        stored.insert(it.key(), it.value());
    m_store.setValue(kTabs, stored);
}

QString Settings::folder() const
{
    return m_store.value(kFolder).toString();
}

void Settings::setFolder(const QString& path)
{
    m_store.setValue(kFolder, path);
}

QString Settings::recordCommand() const
{
    return m_store.value(kRecordCommand).toString();
}

QString Settings::recordFolder() const
{
    return m_store.value(kRecordFolder).toString();
}

void Settings::setRecord(const QString& command, const QString& folder)
{
    m_store.setValue(kRecordCommand, command);
    m_store.setValue(kRecordFolder, folder);
}

double Settings::smoothing(double fallback) const
{
    bool isNumber = false;
    const double weight = m_store.value(kSmoothing).toDouble(&isNumber);
    return isNumber ? weight : fallback;
}

std::optional<std::size_t> Settings::summaryBytes() const
{
    constexpr qulonglong kMost = 1U << 20; // a TiB
    bool isNumber = false;
    const qulonglong mebibytes = m_store.value(kSummaryMemory).toULongLong(&isNumber);
    if (!isNumber || mebibytes == 0 || mebibytes > kMost)
        return std::nullopt;
    return static_cast<std::size_t>(mebibytes) << 20;
}

void Settings::setSummaryBytes(std::size_t bytes)
{
    m_store.setValue(kSummaryMemory, static_cast<qulonglong>(bytes >> 20));
}

void Settings::setSmoothing(double weight)
{
    m_store.setValue(kSmoothing, weight);
}

void Settings::restoreCurveChoices(CurveChoices& choices) const
{
    const QString form = m_store.value(kSmoothingForm).toString();
    choices.smoothingForm =
        form == kByDistance ? SmoothingForm::ByDistance : SmoothingForm::TensorBoard;
    const QString line = m_store.value(kGroupLine).toString();
    choices.groupLine = line == kMedian ? GroupLine::Median : GroupLine::Mean;
    const QString band = m_store.value(kGroupBand).toString();
    if (band == kMinMax)
        choices.groupBand = GroupBand::MinMax;
    else
        choices.groupBand = band == kNoBand ? GroupBand::None : GroupBand::StandardDeviation;
    choices.marksRestarts = m_store.value(kRestartMarks).toString() != kHidden;
}

void Settings::setCurveChoices(const CurveChoices& choices)
{
    const auto remember = [this](QLatin1StringView key, QLatin1StringView word) {
        if (word.isEmpty())
            m_store.remove(key); // the usual way
        else
            m_store.setValue(key, QString(word));
    };
    const QLatin1StringView usual;
    remember(kSmoothingForm,
             choices.smoothingForm == SmoothingForm::ByDistance ? kByDistance : usual);
    remember(kRestartMarks, choices.marksRestarts ? usual : kHidden);
    remember(kGroupLine, choices.groupLine == GroupLine::Median ? kMedian : usual);
    switch (choices.groupBand) {
    case GroupBand::MinMax: remember(kGroupBand, kMinMax); break;
    case GroupBand::StandardDeviation: remember(kGroupBand, usual); break;
    case GroupBand::None: remember(kGroupBand, kNoBand); break;
    }
}

QStringList Settings::pinnedTags() const
{
    return m_store.value(kPinned).toStringList();
}

QStringList Settings::lessonFolders() const
{
    return m_store.value(kLessons).toStringList();
}

void Settings::setLessonFolders(const QStringList& folders)
{
    m_store.setValue(kLessons, folders);
}

void Settings::setPinnedTags(const QStringList& tags)
{
    m_store.setValue(kPinned, tags);
}

} // namespace faultline::ui
