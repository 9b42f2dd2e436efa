// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

namespace faultline::ui {

struct CurveChoices;

/// What the window remembers between starts. Every key carries the version of its meaning, so
/// that an older or newer program cannot misread it; what is unknown or broken is ignored.
class Settings {
public:
    static constexpr qsizetype kMaxRecent = 10;
    /// Raise when the docks or toolbars change, so that an old layout is not forced on a new
    /// window.
    static constexpr int kWindowStateVersion = 3;

    /// In the user's own settings.
    Settings() = default;
    /// In a file of one's choice (tests, screenshots).
    explicit Settings(const QString& file);

    /// What was opened, newest first; each entry was opened together.
    [[nodiscard]] QList<QStringList> recent() const;
    void addRecent(const QStringList& paths);
    void clearRecent();

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    /// Whether names stand below the icons of the pages.
    [[nodiscard]] bool pageLabels() const;
    void setPageLabels(bool shown);

    /// Size of text against that of the platform; 1: the same.
    [[nodiscard]] double textZoom() const;
    void setTextZoom(double zoom);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    [[nodiscard]] QString page() const; ///< empty if none
    void setPage(const QString& id);
    /// By the name of a row of tabs: that of the tab chosen.
    [[nodiscard]] QMap<QString, QString> chosenTabs() const;
    void setChosenTabs(const QMap<QString, QString>& tabs);
    [[nodiscard]] QString folder() const; ///< where the last file dialog was
    void setFolder(const QString& path);

    [[nodiscard]] QString recordCommand() const; ///< empty if none
    [[nodiscard]] QString recordFolder() const;  ///< where it ran
    void setRecord(const QString& command, const QString& folder);

    [[nodiscard]] double smoothing(double fallback) const;
    void setSmoothing(double weight);
    /// Memory for pictures and the like that may be read again, kept in whole MiB under
    /// "v1/memory/summaries". Nothing if it is not set or no number from 1 on.
    [[nodiscard]] std::optional<std::size_t> summaryBytes() const;
    void setSummaryBytes(std::size_t bytes);
    [[nodiscard]] QStringList pinnedTags() const;
    void setPinnedTags(const QStringList& tags);

    [[nodiscard]] QStringList lessonFolders() const; ///< LessonShelf::folders()
    void setLessonFolders(const QStringList& folders);

    /// The options that suit any case: form of smoothing, line and band of a group. Which runs are
    /// grouped and what the axis is belongs to the case at hand and is not kept.
    void restoreCurveChoices(CurveChoices& choices) const;
    void setCurveChoices(const CurveChoices& choices);

private:
    QSettings m_store;
};

} // namespace faultline::ui
