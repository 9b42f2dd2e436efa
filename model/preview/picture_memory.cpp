// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/picture_memory.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kLeastBlock = std::size_t{256} << 10U; ///< smaller ones are left to malloc
constexpr std::size_t kGrain = std::size_t{64} << 10U;       ///< sizes are rounded up to it
constexpr std::size_t kMostKept = std::size_t{64} << 20U;

struct FreeMemory {
    void operator()(void* memory) const { cv::fastFree(memory); }
};

struct Block {
    std::unique_ptr<void, FreeMemory> memory;
    std::size_t bytes = 0;
};

/// Blocks that nobody uses, the one that came last at the end.
class Blocks {
public:
    /// Memory of at least `bytes`, which becomes what it really has.
    std::unique_ptr<void, FreeMemory> take(std::size_t& bytes)
    {
        bytes = (bytes + kGrain - 1) / kGrain * kGrain;
        const std::lock_guard lock(m_mutex);
        const auto fits = [&bytes](const Block& block) {
            return block.bytes >= bytes && block.bytes - bytes <= bytes / 4;
        };
        const auto found = std::find_if(m_blocks.rbegin(), m_blocks.rend(), fits);
        if (found == m_blocks.rend())
            return std::unique_ptr<void, FreeMemory>(cv::fastMalloc(bytes));
        Block block = std::move(*found);
        m_blocks.erase(std::next(found).base());
        m_bytes -= block.bytes;
        bytes = block.bytes;
        return std::move(block.memory);
    }

    void put(std::unique_ptr<void, FreeMemory> memory, std::size_t bytes)
    {
        const std::lock_guard lock(m_mutex);
        m_blocks.push_back({std::move(memory), bytes});
        m_bytes += bytes;
        while (m_bytes > kMostKept) {
            m_bytes -= m_blocks.front().bytes;
            m_blocks.pop_front();
        }
    }

private:
    std::mutex m_mutex;
    std::deque<Block> m_blocks;
    std::size_t m_bytes = 0;
};

/// As OpenCV's own allocator, but for where large blocks come from.
class PictureAllocator final : public cv::MatAllocator {
public:
    cv::UMatData* allocate(int dims, const int* sizes, int type, void* given, std::size_t* step,
                           cv::AccessFlag flags, cv::UMatUsageFlags usage) const override
    {
        std::size_t bytes = CV_ELEM_SIZE(type);
        for (int i = 0; i < dims; ++i)
            bytes *= static_cast<std::size_t>(sizes[i]);
        if (given != nullptr || bytes < kLeastBlock)
            return m_usual->allocate(dims, sizes, type, given, step, flags, usage);
        std::size_t stride = CV_ELEM_SIZE(type);
        for (int i = dims - 1; i >= 0 && step != nullptr; --i) {
            step[i] = stride;
            stride *= static_cast<std::size_t>(sizes[i]);
        }
        auto made = std::make_unique<cv::UMatData>(this);
        made->data = static_cast<unsigned char*>(m_blocks.take(bytes).release());
        made->origdata = made->data;
        made->size = bytes; // what there is, not what was asked for
        return made.release();
    }

    bool allocate(cv::UMatData* data, cv::AccessFlag, cv::UMatUsageFlags) const override
    {
        return data != nullptr;
    }

    void deallocate(cv::UMatData* data) const override
    {
        if (data == nullptr)
            return;
        const std::unique_ptr<cv::UMatData> owned(data);
        m_blocks.put(std::unique_ptr<void, FreeMemory>(data->origdata), data->size);
    }

private:
    cv::MatAllocator* m_usual = cv::Mat::getStdAllocator();
    mutable Blocks m_blocks;
};

} // namespace

void reusePictureMemory()
{
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    // Never destroyed: pictures in static storage may outlive it.
    static cv::MatAllocator* const kAllocator = [] {
        auto* made = new PictureAllocator; // NOLINT: see above
        cv::Mat::setDefaultAllocator(made);
        return made;
    }();
    (void)kAllocator;
#endif
}

} // namespace faultline
