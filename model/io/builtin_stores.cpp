// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/location.h"
#include "model/io/archive_store.h"
#include "model/io/remote/gcs_store.h"
#include "model/io/remote/s3_store.h"
#include "model/io/remote/web_store.h"
#include "model/io/ssh/ssh_store.h"
#include "model/io/store.h"

#include <vector>

namespace faultline {

namespace {

bool isGcs(std::string_view location)
{
    return schemeOf(location) == "gs";
}

bool isS3(std::string_view location)
{
    return schemeOf(location) == "s3";
}

bool isWeb(std::string_view location)
{
    const std::string scheme = schemeOf(location);
    return scheme == "http" || scheme == "https";
}

} // namespace

std::span<const StoreKind> builtinStores()
{
    // Archives first: "gs://bucket/run.tar.gz" is opened as what it holds.
    static const std::vector<StoreKind> kKinds{
        archiveStore(),
        sshStore(),
        {.name = "gcs", .claims = isGcs, .make = remote::makeGcsStore},
        {.name = "s3", .claims = isS3, .make = remote::makeS3Store},
        {.name = "web", .claims = isWeb, .make = remote::makeWebStore},
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
