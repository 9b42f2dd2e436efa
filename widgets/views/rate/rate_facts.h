// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"

#include <QWidget>

class QLabel;

namespace faultline::ui {

/// What is known of the learning rate of a training, one line each: the plan, the log, what fits,
/// how stable it is. The command line says the same.
class RateFacts : public QWidget {
    Q_OBJECT

public:
    explicit RateFacts(QWidget* parent = nullptr);

    /// Null: nothing to say.
    void setPicture(const RatePicturePtr& picture);
    /// What rules found about the rate of this training; empty: nothing.
    void setFindings(const std::vector<const Finding*>& findings);
    [[nodiscard]] QString text() const; ///< of all lines

private:
    void setLine(std::size_t line, const QString& text);

    std::vector<QLabel*> m_names;
    std::vector<QLabel*> m_texts;
};

} // namespace faultline::ui
