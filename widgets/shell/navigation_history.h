// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_state.h"

#include <QObject>
#include <QString>

#include <vector>

namespace faultline::ui {

class PageStack;
class ViewContext;

/// The pages that were looked at, as a browser keeps them: each with the zoom, the artifacts and
/// the lines that were shown when it was left. Another case begins anew.
class NavigationHistory : public QObject {
    Q_OBJECT

public:
    /// Both outlive it.
    NavigationHistory(ViewContext& context, PageStack& pages, QObject* parent = nullptr);

    [[nodiscard]] bool canGoBack() const { return !m_back.empty(); }
    [[nodiscard]] bool canGoForward() const { return !m_forward.empty(); }
    void back();
    void forward();

signals:
    void changed();

private:
    struct Place {
        QString page;
        ViewState state;
    };

    void notePage(const QString& page);
    void go(std::vector<Place>& from, std::vector<Place>& to);
    void forget();

    ViewContext& m_context;
    PageStack& m_pages;
    std::vector<Place> m_back;
    std::vector<Place> m_forward;
    QString m_page; ///< that is shown; empty: none yet
    std::vector<std::string> m_sources;
    bool m_isMoving = false;
};

} // namespace faultline::ui
