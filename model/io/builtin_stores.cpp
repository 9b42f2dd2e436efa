// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/archive_store.h"
#include "model/io/ssh/ssh_store.h"
#include "model/io/store.h"

#include <vector>

namespace faultline {

std::span<const StoreKind> builtinStores()
{
    // Archives first: "gs://bucket/run.tar.gz" is opened as what it holds.
    static const std::vector<StoreKind> kKinds{
        archiveStore(),
        sshStore(),
    };
    return kKinds;
}

const StoreKind* storeKindOf(std::string_view location, bool archivesToo)
{
    for (const StoreKind& kind : builtinStores()) {
        if ((archivesToo || !kind.isArchive) && kind.claims(location))
            return &kind;
    }
    return nullptr;
}

} // namespace faultline
