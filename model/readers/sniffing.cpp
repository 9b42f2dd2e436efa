// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/sniffing.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <string>

namespace faultline {

namespace {

struct BulkKind {
    std::string_view extension;
    std::string_view reason;
};

constexpr std::string_view kPicture = FAULTLINE_TR_NOOP("Sources", "an image");
constexpr std::string_view kRecords = FAULTLINE_TR_NOOP("Sources", "dataset records");
constexpr std::string_view kWeights = FAULTLINE_TR_NOOP("Sources", "weights or a checkpoint");
constexpr std::string_view kCode = FAULTLINE_TR_NOOP("Sources", "source code");
constexpr std::string_view kDocument = FAULTLINE_TR_NOOP("Sources", "a document");
constexpr std::string_view kArchive = FAULTLINE_TR_NOOP("Sources", "an archive");
constexpr std::string_view kAnnotation = FAULTLINE_TR_NOOP("Sources", "annotations");
constexpr std::string_view kProgram = FAULTLINE_TR_NOOP("Sources", "a program or library");

constexpr std::array kBulk{
    BulkKind{".jpg", kPicture},
    BulkKind{".jpeg", kPicture},
    BulkKind{".png", kPicture},
    BulkKind{".bmp", kPicture},
    BulkKind{".gif", kPicture},
    BulkKind{".tif", kPicture},
    BulkKind{".tiff", kPicture},
    BulkKind{".webp", kPicture},
    BulkKind{".svg", kPicture},
    BulkKind{".mp4", kPicture},
    BulkKind{".avi", kPicture},
    BulkKind{".record", kRecords},
    BulkKind{".records", kRecords},
    BulkKind{".tfrecord", kRecords},
    BulkKind{".tfrecords", kRecords},
    BulkKind{".npy", kRecords},
    BulkKind{".npz", kRecords},
    BulkKind{".parquet", kRecords},
    BulkKind{".h5", kWeights},
    BulkKind{".hdf5", kWeights},
    BulkKind{".keras", kWeights},
    BulkKind{".pt", kWeights},
    BulkKind{".pth", kWeights},
    BulkKind{".ckpt", kWeights},
    BulkKind{".onnx", kWeights},
    BulkKind{".safetensors", kWeights},
    BulkKind{".index", kWeights},
    BulkKind{".meta", kWeights},
    BulkKind{".tflite", kWeights},
    BulkKind{".py", kCode},
    BulkKind{".ipynb", kCode},
    BulkKind{".sh", kCode},
    BulkKind{".cpp", kCode},
    BulkKind{".cc", kCode},
    BulkKind{".h", kCode},
    BulkKind{".js", kCode},
    BulkKind{".css", kCode},
    BulkKind{".md", kDocument},
    BulkKind{".rst", kDocument},
    BulkKind{".html", kDocument},
    BulkKind{".pdf", kDocument},
    BulkKind{".zip", kArchive},
    BulkKind{".tar", kArchive},
    BulkKind{".tgz", kArchive},
    BulkKind{".whl", kArchive},
    BulkKind{".xml", kAnnotation},
    BulkKind{".so", kProgram},
    BulkKind{".pyc", kProgram},
    BulkKind{".exe", kProgram},
    BulkKind{".dll", kProgram},
};

} // namespace

bool looksLikeText(std::span<const std::byte> head)
{
    std::size_t odd = 0;
    std::size_t nuls = 0;
    for (const std::byte byte : head) {
        const auto c = static_cast<unsigned char>(byte);
        const bool usual =
            c >= 0x20 || c == '\n' || c == '\r' || c == '\t' || c == 0x1b || c == '\b' || c == '\f';
        nuls += c == 0 ? 1 : 0;
        odd += usual || c == 0 ? 0 : 1;
    }
    return !head.empty() && odd * 50 <= head.size() && nuls * 2 <= head.size();
}

bool hasExtension(std::string_view fileName, std::string_view extension)
{
    if (endsWithNoCase(fileName, ".gz"))
        fileName.remove_suffix(3);
    return endsWithNoCase(fileName, extension);
}

bool mayHoldArtifact(std::string_view fileName, std::string_view& reason)
{
    for (const BulkKind& kind : kBulk) {
        if (hasExtension(fileName, kind.extension)) {
            reason = kind.reason;
            return false;
        }
    }
    if (fileName.find(".data-0") != std::string_view::npos) {
        reason = kWeights;
        return false;
    }
    if (fileName.find(".record-0") != std::string_view::npos
        || fileName.find(".tfrecord-0") != std::string_view::npos) {
        reason = kRecords;
        return false;
    }
    return true;
}

} // namespace faultline
