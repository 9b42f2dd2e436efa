// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/write_repaired.h"

#include "model/dataset/image_path.h"
#include "model/dataset/repair/repair_writer.h"
#include "model/io/byte_source.h"

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

namespace faultline {

namespace fs = std::filesystem;

namespace repair {

Result<std::string> readText(const fs::path& path, std::uint64_t maxBytes)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path.string());
    if (!source)
        return source.error();
    const std::uint64_t size = source.value()->size();
    if (size > maxBytes)
        return Error{.code = ErrorCode::TooLarge,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is too long to be written anew")};
    std::string text(static_cast<std::size_t>(size), '\0');
    const auto got = source.value()->readAt(0, std::as_writable_bytes(std::span(text)));
    if (!got)
        return got.error();
    text.resize(*got);
    return text;
}

fs::path Job::targetOf(const fs::path& source) const
{
    const fs::path relative = source.lexically_normal().lexically_proximate(
        fs::path(dataset.source().root).lexically_normal());
    const bool isInside =
        relative.is_relative() && !relative.empty() && *relative.begin() != fs::path("..");
    return folder / (isInside ? relative : source.filename());
}

Result<void> Job::writeFile(const fs::path& target, std::string_view bytes)
{
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    std::ofstream file(target, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file)
        return Error{.code = ErrorCode::Io,
                     .path = target,
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "could not be written; is the disk full?")};
    ++report.filesWritten;
    report.bytesWritten += bytes.size();
    return {};
}

Result<void> Job::copyFile(const fs::path& source, const fs::path& target)
{
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (fs::exists(target, error))
        return {};
    if (!fs::copy_file(source, target, error))
        return Error{
            .code = ErrorCode::Io,
            .path = source,
            .detail = {FAULTLINE_TR_NOOP("Errors", "could not be copied: %1"), {error.message()}}};
    const std::uintmax_t size = fs::file_size(target, error);
    monitor.advance(size);
    ++report.filesWritten;
    report.bytesWritten += size;
    return {};
}

Result<void> Job::copyPicture(std::size_t image)
{
    const ImageRow& row = dataset.image(image);
    const std::string_view name = dataset.name(image);
    if (row.has(kImageMissing) || name.empty())
        return {};
    const std::optional<std::string> path = resolveImagePath(dataset.source(), name);
    if (!path) {
        report.remarks.push_back(dataset.where(image)
                                 + ": its path leads out of the dataset, so it was not copied");
        return {};
    }
    return copyFile(*path, targetOf(*path));
}

void Job::count(std::size_t image)
{
    const ImageEdit& edit = plan.images[image];
    const std::size_t boxes = dataset.boxes(image).size();
    if (edit.isDropped) {
        ++report.picturesDropped;
        report.boxesDropped += boxes;
        return;
    }
    const auto dropped = static_cast<std::uint64_t>(std::count_if(
        edit.boxes.begin(), edit.boxes.end(), [](const BoxEdit& box) { return box.isDropped; }));
    ++report.picturesWritten;
    report.boxesWritten += boxes - dropped;
    report.boxesDropped += dropped;
}

Error Job::cancelled() const
{
    return Error{.code = ErrorCode::Cancelled,
                 .path = folder,
                 .detail = FAULTLINE_TR_NOOP(
                     "Errors", "stopped; what had been written so far is still there")};
}

} // namespace repair

namespace {

bool isBelow(const fs::path& path, const fs::path& folder)
{
    const auto [rest, unused] =
        std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return rest == folder.end();
}

/// The folder to write to, made if it is not there.
Result<fs::path> preparedFolder(const Dataset& dataset, const std::string& given)
{
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(fs::absolute(given, error), error);
    const fs::path root = fs::weakly_canonical(dataset.source().root, error);
    if (given.empty() || isBelow(folder, root) || isBelow(root, folder)) {
        return Error{.code = ErrorCode::Io,
                     .path = folder,
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "is the dataset's own folder, or inside or around it. Choose "
                                   "another place: the source is never written to")};
    }
    if (fs::exists(folder, error) && (!fs::is_directory(folder, error) || !fs::is_empty(folder))) {
        return Error{.code = ErrorCode::Io,
                     .path = folder,
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "is there already and not empty. Choose a new folder")};
    }
    if (!fs::create_directories(folder, error) && error)
        return Error{
            .code = ErrorCode::Io,
            .path = folder,
            .detail = {FAULTLINE_TR_NOOP("Errors", "could not be made: %1"), {error.message()}}};
    return folder;
}

Result<void> writeForm(repair::Job& job)
{
    switch (job.dataset.source().format) {
    case DatasetFormat::TfRecord: return repair::writeTfRecord(job);
    case DatasetFormat::Coco: return repair::writeCoco(job);
    case DatasetFormat::PascalVoc: return repair::writeVoc(job);
    case DatasetFormat::Yolo: return repair::writeYolo(job);
    case DatasetFormat::CreateMl:
    case DatasetFormat::LabelMe:
    case DatasetFormat::BoxCsv:
    case DatasetFormat::ImageFolder: break;
    }
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = job.dataset.source().root,
                 .detail = FAULTLINE_TR_NOOP(
                     "Errors", "repaired copies of this form of dataset are not written")};
}

std::string csvCell(std::string_view cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(cell);
    std::string text = "\"";
    for (const char c : cell)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

} // namespace

bool canWriteRepaired(DatasetFormat format)
{
    return format == DatasetFormat::TfRecord || format == DatasetFormat::Coco
           || format == DatasetFormat::PascalVoc || format == DatasetFormat::Yolo;
}

Result<RepairReport> writeRepaired(const Dataset& dataset, const RepairPlan& plan,
                                   const std::string& folder, ReadMonitor& monitor)
{
    if (plan.images.size() != dataset.imageCount())
        return Error{.code = ErrorCode::Internal,
                     .path = folder,
                     .detail = FAULTLINE_TR_NOOP("Errors", "the plan is of another dataset")};
    const Result<fs::path> prepared = preparedFolder(dataset, folder);
    if (!prepared)
        return prepared.error();
    repair::Job job{.dataset = dataset, .plan = plan, .folder = *prepared, .monitor = monitor};
    job.report.folder = prepared->string();
    if (const Result<void> done = writeForm(job); !done)
        return done.error();
    const Result<void> listed =
        job.writeFile(job.folder / "repairs.csv", changesAsCsv(dataset, plan.changes));
    if (!listed)
        return listed.error();
    const Result<void> told =
        job.writeFile(job.folder / "repairs.txt", changesAsText(dataset, plan.changes, job.report));
    if (!told)
        return told.error();
    return std::move(job.report);
}

std::string changesAsCsv(const Dataset& dataset, const std::vector<RepairChange>& changes)
{
    std::string csv = "picture,record,box,repair,before,after\r\n";
    for (const RepairChange& change : changes) {
        csv += csvCell(dataset.where(change.image)) + ',' + csvCell(dataset.recordId(change.image))
               + ',' + (change.box >= 0 ? std::to_string(change.box + 1) : std::string()) + ','
               + std::string(toString(change.repair)) + ',' + csvCell(change.before) + ','
               + csvCell(change.after) + "\r\n";
    }
    return csv;
}

} // namespace faultline
