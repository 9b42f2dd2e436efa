// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_store.h"
#include "model/summaries/read_summary.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline {

/// How the bytes of a logged value become a T. Both functions are called in worker threads, also
/// several at once.
template <typename T>
struct SummaryDecoder {
    /// `bytes`: what readSummary() gives.
    std::function<Result<T>(std::string_view bytes)> decode;
    /// Memory that a T takes, with what it points to.
    std::function<std::size_t(const T& value)> bytesOf = [](const T&) { return sizeof(T); };
    /// Tells decoders of one type apart that give different things: a size of thumbnails.
    int variant = 0;
    std::uint64_t most = 256U << 20; ///< bytes in the file; longer ones are a problem (TooLarge)
};

/// Reads and decodes logged values in the background, for one view. All loaders share one store,
/// and with it one ceiling of memory and what others with the same T and variant have decoded.
/// GUI thread only.
///
///     m_ticket = m_pictures.request(run, ref, [this](const auto& picture) { show(picture); });
///
/// Letting the ticket go (another request in its place, a card that was scrolled away) drops the
/// request.
template <typename T>
class SummaryLoader {
public:
    using Value = std::shared_ptr<const T>;
    /// The value, or why there is none.
    using Done = std::function<void(const Result<Value>& result)>;

    explicit SummaryLoader(SummaryDecoder<T> decoder, SummaryStore& store)
        : m_decoder(std::make_shared<const SummaryDecoder<T>>(std::move(decoder))), m_store(&store)
    {
    }

    /// What is known already: the value or its problem; nothing if it has to be read. Starts
    /// nothing.
    [[nodiscard]] std::optional<Result<Value>> find(const Run& run, const BlobRef& ref) const
    {
        const auto found = m_store->find(keyOf(run, ref));
        return found ? std::optional(typed(*found)) : std::nullopt;
    }
    /// Calls `done` once: before it returns if the value is known already, else later from the
    /// event loop, unless the ticket has gone by then.
    SummaryTicket request(const RunPtr& run, const BlobRef& ref, Done done) const
    {
        return m_store->request(
            keyOf(*run, ref), [run, ref, decoder = m_decoder] { return made(*run, ref, *decoder); },
            [done = std::move(done)](const Result<std::shared_ptr<const void>>& result) {
                done(typed(result));
            });
    }
    [[nodiscard]] SummaryStore& store() const { return *m_store; }

private:
    [[nodiscard]] SummaryStore::Key keyOf(const Run& run, const BlobRef& ref) const
    {
        return {.path = ref.file < run.files.size() ? run.files[ref.file].path : run.path,
                .record = ref.record,
                .timeBits = std::bit_cast<std::uint64_t>(ref.wallTime),
                .step = ref.step,
                .offset = ref.offset,
                .size = ref.size,
                .type = typeid(T),
                .variant = m_decoder->variant};
    }
    static Result<SummaryStore::Made> made(const Run& run, const BlobRef& ref,
                                           const SummaryDecoder<T>& decoder)
    {
        const Result<std::string> bytes = readSummary(run, ref, decoder.most);
        if (!bytes)
            return bytes.error();
        Result<T> value = decoder.decode(*bytes);
        if (!value)
            return value.error();
        auto content = std::make_shared<const T>(*std::move(value));
        const std::size_t size = decoder.bytesOf(*content);
        return SummaryStore::Made{.content = std::move(content), .bytes = size};
    }
    static Result<Value> typed(const Result<std::shared_ptr<const void>>& result)
    {
        if (!result)
            return result.error();
        return std::static_pointer_cast<const T>(*result);
    }

    std::shared_ptr<const SummaryDecoder<T>> m_decoder;
    SummaryStore* m_store;
};

} // namespace faultline
