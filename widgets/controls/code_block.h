// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace faultline::ui {

/// Lines to paste elsewhere, in a font of equal widths, with a button that copies them.
class CodeBlock : public QFrame {
    Q_OBJECT

public:
    enum class Syntax {
        None,
        Diff, ///< lines that go and come are coloured; their signs stay
    };

    /// `caption` names the language or place, e.g. "pipeline.config"; may be empty.
    CodeBlock(const QString& caption, const QString& code, QWidget* parent = nullptr);
    CodeBlock(const QString& caption, const QString& code, Syntax syntax,
              QWidget* parent = nullptr);

private:
    QString m_code;
};

} // namespace faultline::ui
