// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/stated_names.h"

#include <initializer_list>

namespace faultline::pipeline {

std::optional<StatedSetting> statedFor(const Training& training, std::string_view key,
                                       LoaderKind kind)
{
    const auto stated = [&training](std::initializer_list<std::string_view> names) {
        return statedSetting(training, names);
    };
    if (key == "workers")
        return stated({"num_workers", "workers", "workers_per_gpu", "dataloader_num_workers",
                       "n_workers", "num_data_workers", "loader_workers", "data_workers"});
    if (key == "prefetch" && kind == LoaderKind::DataLoader)
        return stated({"prefetch_factor", "dataloader_prefetch_factor"});
    if (key == "prefetch")
        return stated({"prefetch", "prefetch_buffer_size", "prefetch_size", "num_prefetch"});
    if (key == "persistent")
        return stated({"persistent_workers", "dataloader_persistent_workers"});
    if (key == "pin_memory")
        return stated({"pin_memory", "dataloader_pin_memory"});
    if (key == "parallel_calls")
        return stated({"num_parallel_calls", "map_num_parallel_calls", "num_parallel_batches"});
    if (key == "shuffle")
        return stated({"shuffle_buffer_size", "shuffle_size", "shuffle_buffer"});
    if (key != "batch")
        return std::nullopt;
    std::optional<StatedSetting> batch = statedBatch(training);
    return batch ? batch : statedNumber(training, {"samples_per_gpu"});
}

} // namespace faultline::pipeline
