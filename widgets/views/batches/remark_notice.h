// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"

#include <QFrame>

#include <vector>

class QLabel;
class QScrollArea;

namespace faultline::ui {

class SectionHeader;

/// What of a pipeline is not reproduced, or should be known: how many things, and a list of them
/// that folds. Hidden only where there is nothing to say.
class RemarkNotice : public QFrame {
    Q_OBJECT

public:
    explicit RemarkNotice(QWidget* parent = nullptr);

    void setRemarks(const std::vector<augment::PipelineRemark>& remarks);
    [[nodiscard]] int count() const { return m_count; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SectionHeader* m_header = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_list = nullptr;
    int m_count = 0;
    bool m_isLoss = false; ///< a step of the original does not run
};

} // namespace faultline::ui
