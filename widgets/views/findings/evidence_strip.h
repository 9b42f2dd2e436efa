// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace faultline::ui {

class ElidedLabel;
class ViewContext;

/// Tells which proof is shown, with ways back. Hidden while there is none.
class EvidenceStrip : public QFrame {
    Q_OBJECT

public:
    explicit EvidenceStrip(ViewContext& context, QWidget* parent = nullptr);

    /// Takes what ViewContext::focus() says.
    void refresh();

signals:
    void backRequested();     ///< to the finding
    void wholeRunRequested(); ///< the proof stays shaded
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext& m_context;
    QLabel* m_icon = nullptr;
    ElidedLabel* m_text = nullptr;
};

} // namespace faultline::ui
