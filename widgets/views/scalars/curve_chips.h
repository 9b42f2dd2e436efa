// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

namespace faultline::ui {

class FlowLayout;
class ViewContext;

/// How the runs become curves, where that is not the usual way: a chip for each option, which
/// takes it back when it is clicked. Hidden while there is none.
class CurveChips : public QWidget {
    Q_OBJECT

public:
    explicit CurveChips(ViewContext& context, QWidget* parent = nullptr);

private:
    void rebuild();
    void addChip(const QString& text, const std::function<void()>& takeBack);

    ViewContext& m_context;
    FlowLayout* m_flow;
};

} // namespace faultline::ui
