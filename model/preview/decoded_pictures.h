// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"
#include "model/core/text.h"

#include <cstddef>
#include <functional>
#include <future>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace faultline {

/// A picture of the dataset as a pipeline begins with it.
struct DecodedSample {
    augment::Sample sample; ///< CV_8UC3, RGB; nobody writes into its pixels
    Text error;             ///< why there is no picture
    double seconds = 0.0;   ///< reading and decoding
};

/// The pictures that were decoded last, up to a number of bytes: a mosaic shows each of them about
/// four times, one picture under many seeds is always the same. Any thread may ask; one decodes,
/// others that want the same picture wait for it.
class DecodedPictures {
public:
    using SamplePtr = std::shared_ptr<const DecodedSample>;

    explicit DecodedPictures(std::size_t maxBytes) : m_maxBytes(maxBytes) {}

    /// The picture `image`, from `decode` if it is not here. What `decode` throws comes out of
    /// every call that waited for it; the next one tries again.
    [[nodiscard]] SamplePtr get(std::size_t image, const std::function<DecodedSample()>& decode);

private:
    struct Entry {
        std::shared_future<SamplePtr> sample;
        std::size_t bytes = 0; ///< 0 until it is decoded
        std::list<std::size_t>::iterator use;
    };

    void keep(std::size_t image, std::size_t bytes);
    void forget(std::size_t image);

    std::size_t m_maxBytes;
    std::mutex m_mutex;
    std::unordered_map<std::size_t, Entry> m_entries;
    std::list<std::size_t> m_uses; ///< keys, the last used one first
    std::size_t m_bytes = 0;
};

} // namespace faultline
