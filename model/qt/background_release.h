// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace faultline {

/// The same object for the GUI thread to hold: whoever lets go of it last does not wait until its
/// memory is given back, which another thread does. A case of two million short curves takes a
/// second for that.
template <typename T>
[[nodiscard]] std::shared_ptr<T> releasedInBackground(std::shared_ptr<T> object)
{
    T* const raw = object.get();
    if (raw == nullptr)
        return object;
    return std::shared_ptr<T>(raw, [held = std::move(object)](T*) mutable {
        QThreadPool::globalInstance()->start([last = std::move(held)]() mutable { last.reset(); });
    });
}

} // namespace faultline
