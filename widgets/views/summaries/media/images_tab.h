// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/media/image_card.h"
#include "widgets/views/summaries/media/media_tab.h"

class QCheckBox;
class QLabel;
class QSlider;
class QToolButton;

namespace faultline::ui {

class ImageViewer;

/// The logged pictures of all visible runs, and one of them large.
class ImagesTab : public MediaTab {
    Q_OBJECT

public:
    ImagesTab(ViewContext& context, QWidget* parent);

    void settle() override;
    /// The large view; nullptr while the cards are shown.
    [[nodiscard]] ImageViewer* viewer() const;
    void openViewer(const MediaSource& source, std::size_t index, std::size_t picture);
    void closeViewer();

protected:
    [[nodiscard]] MediaCard* newCard(QWidget* parent) override;
    [[nodiscard]] QString kindName() const override;
    [[nodiscard]] std::function<Result<std::vector<SavedValue>>(std::string_view value)> takeApart()
        const override;
    void sourcesChanged() override;

private:
    void buildControls();
    QSlider* addSlider(const QString& name, int most, QLabel*& value);
    void setSettings(const ImageSettings& settings);
    void showRun(int by);

    ImageSettings m_settings;
    QSlider* m_brightness = nullptr;
    QSlider* m_contrast = nullptr;
    QLabel* m_brightnessText = nullptr;
    QLabel* m_contrastText = nullptr;
    QCheckBox* m_actualSize = nullptr;
    QToolButton* m_reset = nullptr;
    ImageViewer* m_viewer = nullptr; ///< made when first wanted
    bool m_isViewing = false;
};

} // namespace faultline::ui
