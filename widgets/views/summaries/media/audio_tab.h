// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_loader.h"
#include "widgets/views/summaries/media/media_tab.h"
#include "widgets/views/summaries/media/wave_view.h"

namespace faultline::ui {

/// The sounds of one tag of one run at a step.
class AudioCard : public MediaCard {
    Q_OBJECT

public:
    AudioCard(ViewContext& context, QWidget* parent);
    [[nodiscard]] WaveView& wave() { return *m_wave; }

protected:
    void showValue(const BlobRef& ref) override;
    void showNothing(const QString& reason) override;
    [[nodiscard]] QString saveStepText() const override;

private:
    void take(const Result<std::shared_ptr<const ShownSounds>>& result);

    WaveView* m_wave = nullptr;
    SummaryLoader<ShownSounds> m_loader;
    SummaryTicket m_ticket;
};

/// The logged sounds of all visible runs. They are drawn and saved, not played.
class AudioTab : public MediaTab {
    Q_OBJECT

public:
    AudioTab(ViewContext& context, QWidget* parent);

protected:
    [[nodiscard]] MediaCard* newCard(QWidget* parent) override;
    [[nodiscard]] QString kindName() const override;
    [[nodiscard]] std::function<Result<std::vector<SavedValue>>(std::string_view value)> takeApart()
        const override;
};

} // namespace faultline::ui
