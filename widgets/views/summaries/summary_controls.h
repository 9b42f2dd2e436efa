// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstddef>

class QButtonGroup;
class QCheckBox;
class QLineEdit;
class QWidget;

namespace faultline::ui {

class ViewContext;

// What the strips above the tabs of the Summaries page are made of. Each shows and changes the
// shared state by itself.

/// The regular expression over tags; a broken one is said in its tooltip and marked.
[[nodiscard]] QLineEdit* makeTagFilter(ViewContext& context, QWidget* parent);
/// "12 of 34 tags".
[[nodiscard]] QString tagCountText(std::size_t shown, std::size_t total);

struct Segment {
    QString text;
    QString explanation;
};
/// Buttons that touch, of which one is checked; their ids in `group` are their places.
[[nodiscard]] QWidget* makeSegments(QButtonGroup& group, const QList<Segment>& segments,
                                    QWidget* parent);
/// Step, relative time or wall time; the choice of the whole window.
[[nodiscard]] QWidget* makeTimeAxisSegments(ViewContext& context, QButtonGroup& group,
                                            QWidget* parent);
/// Whether a step chosen in one card is chosen in all of them.
[[nodiscard]] QCheckBox* makeStepLink(ViewContext& context, QWidget* parent);

} // namespace faultline::ui
