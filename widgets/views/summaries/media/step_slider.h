// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"

#include <QWidget>

#include <cstddef>
#include <optional>

class QLabel;
class QSlider;

namespace faultline::ui {

/// A slider over the values of a tag in the order in which they were logged, with the step that it
/// is at. Hidden while there is only one value.
class StepSlider : public QWidget {
    Q_OBJECT

public:
    explicit StepSlider(QWidget* parent = nullptr);

    void setItems(const BlobIndex& items);
    /// Shows a value; nothing: there is none at the step that was asked for.
    void setIndex(std::optional<std::size_t> index);
    [[nodiscard]] std::optional<std::size_t> index() const { return m_index; }
    [[nodiscard]] QSlider& slider() { return *m_slider; }

signals:
    /// The user moved it.
    void indexChosen(std::size_t index);

private:
    void refreshText();

    BlobIndex m_items;
    std::optional<std::size_t> m_index;
    QSlider* m_slider = nullptr;
    QLabel* m_text = nullptr;
};

} // namespace faultline::ui
