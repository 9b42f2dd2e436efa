// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/decoded_pictures.h"

#include <utility>

namespace faultline {

namespace {

std::size_t bytesOf(const DecodedSample& decoded)
{
    const cv::Mat& image = decoded.sample.image;
    return image.total() * image.elemSize() + sizeof(DecodedSample);
}

} // namespace

DecodedPictures::SamplePtr DecodedPictures::get(std::size_t image,
                                                const std::function<DecodedSample()>& decode)
{
    std::promise<SamplePtr> promise;
    std::unique_lock lock(m_mutex);
    if (const auto found = m_entries.find(image); found != m_entries.end()) {
        m_uses.splice(m_uses.begin(), m_uses, found->second.use);
        const std::shared_future<SamplePtr> sample = found->second.sample;
        lock.unlock();
        return sample.get();
    }
    m_uses.push_front(image);
    m_entries[image] = {.sample = promise.get_future().share(), .use = m_uses.begin()};
    lock.unlock();
    try {
        auto decoded = std::make_shared<const DecodedSample>(decode());
        promise.set_value(decoded);
        keep(image, bytesOf(*decoded));
        return decoded;
    } catch (...) {
        promise.set_exception(std::current_exception());
        forget(image);
        throw;
    }
}

void DecodedPictures::keep(std::size_t image, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_entries[image].bytes = bytes;
    m_bytes += bytes;
    // Those that are still being decoded hold no bytes yet and stay.
    for (auto use = m_uses.end(); m_bytes > m_maxBytes && use != m_uses.begin();) {
        --use;
        const auto entry = m_entries.find(*use);
        if (entry->second.bytes == 0)
            continue;
        m_bytes -= entry->second.bytes;
        m_entries.erase(entry);
        use = m_uses.erase(use);
    }
}

void DecodedPictures::forget(std::size_t image)
{
    const std::lock_guard lock(m_mutex);
    const auto entry = m_entries.find(image);
    m_uses.erase(entry->second.use);
    m_entries.erase(entry);
}

} // namespace faultline
