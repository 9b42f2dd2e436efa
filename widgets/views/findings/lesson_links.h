// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QVBoxLayout;

namespace faultline::ui {

class ViewContext;

/// Buttons that open the lessons about a rule; hidden where there is none.
class LessonLinks : public QWidget {
    Q_OBJECT

public:
    LessonLinks(ViewContext& context, std::string ruleId, QWidget* parent = nullptr);

private:
    void refresh();

    ViewContext& m_context;
    std::string m_ruleId;
    QVBoxLayout* m_column;
};

} // namespace faultline::ui
