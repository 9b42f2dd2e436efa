// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/ultralytics_yaml.h"

#include "model/core/ascii.h"
#include "model/vram/sources/config_fields.h"
#include "model/vram/sources/module_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline::vram {

namespace {

using json = nlohmann::ordered_json;

constexpr std::size_t kMostRows = 2000;
constexpr std::int64_t kMostChannels = 1 << 20;
constexpr std::int64_t kMostRepeats = 1000;

/// Depth and width multiples, and a bound of the channels before the width.
struct Scale {
    std::string name;
    double depth = 1;
    double width = 1;
    double mostChannels = 1e9;
};

/// "yolov8s.yaml" with a scale "s": the letter before the extension.
std::string scaleInName(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::string_view stem = name.substr(0, name.rfind('.'));
    const bool isScaled = stem.size() > 1 && isLower(stem.back()) && isDigit(stem[stem.size() - 2]);
    return isScaled ? std::string(1, stem.back()) : std::string();
}

class YamlTranslation {
public:
    explicit YamlTranslation(const ConfigDocument& document)
        : m_document(document), m_fields(document)
    {
    }

    Result<FileModelPtr> translate()
    {
        readScale();
        const bool isUsable =
            m_scale.depth > 0 && m_scale.depth < 100 && m_scale.width > 0 && m_scale.width < 100;
        if (!isUsable)
            return m_fields.error("scales",
                                  FAULTLINE_TR_NOOP("Errors", "depth and width must be positive"));
        const Result<std::int64_t> classes = m_fields.number("nc")
                                                 ? m_fields.whole("nc", 1, 1'000'000)
                                                 : Result<std::int64_t>(std::int64_t{80});
        if (!classes)
            return classes.error();
        m_parts.setup.classes = *classes;
        for (const char* const list : {"backbone", "head"}) {
            if (Result<void> done = translateList(list); !done)
                return done.error();
        }
        return finish();
    }

private:
    /// A row of the file: [from, repeats, module, arguments].
    struct Row {
        std::string path; ///< "backbone[3]"
        std::string module;
        std::vector<std::size_t> from; ///< indices of rows; npos: the image
        std::int64_t repeats = 1;
    };
    static constexpr std::size_t kImage = static_cast<std::size_t>(-1);

    void readScale()
    {
        m_scale.depth = m_fields.number("depth_multiple", 1);
        m_scale.width = m_fields.number("width_multiple", 1);
        const std::size_t scales = m_document.find("scales");
        if (scales == ConfigNode::npos || m_document.nodes[scales].firstChild == ConfigNode::npos)
            return;
        std::string wanted(m_fields.text("scale").value_or(""));
        if (wanted.empty())
            wanted = scaleInName(m_document.file.path.empty() ? m_document.name()
                                                              : m_document.file.path);
        const std::string first = m_document.nodes[m_document.nodes[scales].firstChild].name;
        if (wanted.empty() || m_document.find("scales." + wanted) == ConfigNode::npos) {
            m_parts.remarks.push_back(m_fields.about(
                "scales",
                {FAULTLINE_TR_NOOP(
                     "Errors",
                     "the name of the file tells none; \"%1\" is taken, as the trainer does"),
                 {first}}));
            wanted = first;
        }
        const std::string path = "scales." + wanted;
        m_scale.name = wanted;
        m_scale.depth = m_fields.number(path + "[0]", 1);
        m_scale.width = m_fields.number(path + "[1]", 1);
        m_scale.mostChannels = m_fields.number(path + "[2]", 1e9);
    }

    Result<void> translateList(const std::string& list)
    {
        const std::size_t count = m_fields.listSize(list);
        if (count == 0 || count > kMostRows)
            return m_fields.error(list, FAULTLINE_TR_NOOP("Errors", "must be a list of rows"));
        for (std::size_t at = 0; at < count; ++at) {
            const Result<Row> row = readRow(list + '[' + std::to_string(at) + ']');
            if (!row)
                return row.error();
            if (Result<void> done = translateRow(*row, list == "backbone"); !done)
                return done;
            ++m_rows;
        }
        return {};
    }

    Result<Row> readRow(const std::string& path)
    {
        Row row;
        row.path = path;
        const Result<std::int64_t> repeats = m_fields.whole(path + "[1]", 1, kMostRepeats);
        if (!repeats)
            return repeats.error();
        row.repeats = *repeats;
        row.module = std::string(m_fields.text(path + "[2]").value_or(""));
        const std::size_t sources = m_fields.listSize(path + "[0]");
        for (std::size_t at = 0; at < std::max<std::size_t>(sources, 1); ++at) {
            const std::string field =
                path + "[0]" + (sources > 0 ? '[' + std::to_string(at) + ']' : std::string());
            const Result<std::int64_t> from =
                m_fields.whole(field, -static_cast<std::int64_t>(m_rows) - 1,
                               static_cast<std::int64_t>(m_rows) - 1);
            if (!from)
                return from.error();
            const std::int64_t index =
                *from < 0 ? static_cast<std::int64_t>(m_rows) + *from : *from;
            row.from.push_back(index < 0 ? kImage : static_cast<std::size_t>(index));
        }
        return row;
    }

    [[nodiscard]] static std::string nameOf(std::size_t row)
    {
        return row == kImage ? std::string("image") : 'l' + std::to_string(row);
    }

    /// A whole number among the arguments of a row; small, or it is none.
    [[nodiscard]] std::optional<std::int64_t> argument(const Row& row, std::size_t at) const
    {
        const auto value = m_fields.number(row.path + "[3][" + std::to_string(at) + ']');
        const bool isWhole = value && *value == std::floor(*value) && *value >= 0
                             && *value <= static_cast<double>(kMostChannels);
        return isWhole ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
    }

    Result<std::int64_t> channels(const Row& row)
    {
        const std::string path = row.path + "[3][0]";
        if (m_fields.text(path) == "nc")
            return m_parts.setup.classes;
        const Result<std::int64_t> written = m_fields.whole(path, 1, kMostChannels);
        if (!written)
            return written;
        const double scaled =
            std::min(static_cast<double>(*written), m_scale.mostChannels) * m_scale.width;
        return static_cast<std::int64_t>(std::ceil(scaled / 8.0)) * 8;
    }

    [[nodiscard]] std::int64_t repeats(const Row& row) const
    {
        if (row.repeats <= 1)
            return row.repeats;
        // nearbyint rounds half to even, as Python does.
        const double scaled = std::nearbyint(static_cast<double>(row.repeats) * m_scale.depth);
        return std::max<std::int64_t>(static_cast<std::int64_t>(scaled), 1);
    }

    Result<void> translateRow(const Row& row, bool isBackbone)
    {
        if (row.module == "Detect")
            return translateDetect(row);
        Result<json> steps = stepsOf(row);
        if (!steps)
            return steps.error();
        json block;
        block["do"] = std::move(*steps);
        block["from"] = nameOf(row.from.front());
        block["name"] = std::to_string(m_rows);
        block["as"] = nameOf(m_rows);
        block["part"] = isBackbone ? "backbone" : "neck";
        if (isBackbone)
            block["stage"] = m_stage;
        m_body.push_back(std::move(block));
        if (isBackbone && row.module == "Conv" && argument(row, 2).value_or(1) > 1)
            ++m_stage; // what halves the size begins the next stage
        return {};
    }

    Result<json> stepsOf(const Row& row)
    {
        if (row.module == "Concat")
            return concat(row);
        if (row.from.size() != 1)
            return m_fields.error(
                row.path + "[0]",
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" reads one layer"), {row.module}});
        if (row.module == "nn.Upsample")
            return json::array({json{{"resize", argument(row, 1).value_or(2)}}});
        if (row.module == "nn.MaxPool2d")
            return maxPool(row);
        if (row.module == "nn.Identity")
            return json::array({json{{"view", json{{"items", 1}}}}});
        const Result<std::int64_t> out = channels(row);
        if (!out)
            return out.error();
        return block(row, *out);
    }

    Result<json> concat(const Row& row)
    {
        if (row.from.size() < 2)
            return m_fields.error(row.path + "[0]",
                                  FAULTLINE_TR_NOOP("Errors", "Concat reads at least two layers"));
        json names = json::array();
        for (std::size_t at = 1; at < row.from.size(); ++at)
            names.push_back(nameOf(row.from[at]));
        return json::array({json{{"concat", std::move(names)}}});
    }

    Result<json> maxPool(const Row& row)
    {
        const std::int64_t kernel = argument(row, 0).value_or(2);
        json step;
        step["max_pool"] = kernel;
        step["stride"] = argument(row, 1).value_or(kernel);
        step["padding"] = argument(row, 2).value_or(0);
        return json::array({std::move(step)});
    }

    Result<json> block(const Row& row, std::int64_t out)
    {
        json with;
        with["out"] = out;
        const bool adds = m_fields.flag(row.path + "[3][1]", row.module == "C3");
        if (row.module == "Conv" || row.module == "DWConv") {
            with["k"] = argument(row, 1).value_or(1);
            with["stride"] = argument(row, 2).value_or(1);
            // [channels, kernel, stride, padding, groups]; without padding half of the kernel
            if (const auto padding = argument(row, 3))
                with["padding"] = *padding;
            if (const auto groups = argument(row, 4))
                with["groups"] = *groups;
            if (row.module == "DWConv") // as many groups as divide both
                with["groups"] = "channels == " + std::to_string(out) + " ? channels : 1";
            return repeated("yolo_conv", with, repeats(row));
        }
        if (row.module == "C2f" || row.module == "C3") {
            with["n"] = repeats(row);
            with["add"] = adds;
            return use(row.module == "C2f" ? "csp_two_conv" : "csp_layer", with);
        }
        if (row.module == "SPPF")
            return use("sppf", with);
        if (row.module == "SPP") {
            with["sides"] = json::array({5, 9, 13});
            return use("sppf", with);
        }
        if (row.module == "Focus")
            return use("focus", with);
        if (row.module == "Bottleneck") {
            with["inner"] = out / 2;
            with["k1"] = 3;
            with["add"] = m_fields.flag(row.path + "[3][1]", true);
            return repeated("darknet_bottleneck", with, repeats(row));
        }
        return m_fields.error(
            row.path + "[2]",
            {FAULTLINE_TR_NOOP(
                 "Errors",
                 "module \"%1\" is not known; known are Conv, DWConv, C2f, C3, SPP, SPPF, Focus, "
                 "Bottleneck, Concat, nn.Upsample, nn.MaxPool2d, nn.Identity, Detect"),
             {row.module}});
    }

    static json use(std::string_view module, const json& with)
    {
        json step;
        step["use"] = module;
        step["with"] = with;
        return json::array({std::move(step)});
    }

    static json repeated(std::string_view module, const json& with, std::int64_t count)
    {
        json steps = use(module, with);
        if (count <= 1)
            return steps;
        json loop;
        loop["for"] = "i";
        loop["in"] = count;
        loop["name"] = "{i}";
        loop["do"] = std::move(steps);
        return json::array({std::move(loop)});
    }

    /// [nc]: without anchors; [nc, anchors]: that of YOLOv5 before 8.0.
    Result<void> translateDetect(const Row& row)
    {
        for (std::size_t level = 0; level < row.from.size(); ++level)
            m_body.push_back(json{{"from", nameOf(row.from[level])},
                                  {"as", 'p' + std::to_string(level + 3)},
                                  {"do", json::array()}});
        const json with{{"levels", row.from.size()}};
        const bool hasAnchors = m_fields.listSize(row.path + "[3]") > 1;
        const std::vector<const char*> modules =
            hasAnchors ? std::vector<const char*>{"yolov5_head", "yolov5_loss"}
                       : std::vector<const char*>{"ultralytics_detect"};
        for (const char* const module : modules)
            m_body.push_back(json{{"use", module}, {"with", with}, {"name", "detect"}});
        m_hasHead = true;
        return {};
    }

    Result<FileModelPtr> finish()
    {
        const std::string& path =
            m_document.file.path.empty() ? m_document.name() : m_document.file.path;
        const std::string_view file = std::string_view(path).substr(path.rfind('/') + 1);
        m_parts.info.name = file.substr(0, file.rfind('.'));
        m_parts.info.family = "Ultralytics";
        m_parts.info.framework = "ultralytics";
        m_parts.info.imageWidth = m_parts.info.imageHeight = 640;
        m_parts.setup.framework = "ultralytics";
        m_parts.origin = path;
        m_parts.module = "file_model";
        m_parts.sizeDivisor = 32;
        if (!m_hasHead)
            m_parts.remarks.push_back(
                FAULTLINE_TR_NOOP("Errors", "the file has no Detect: planned without its loss"));
        json modules;
        modules["file_model"]["body"] = std::move(m_body);
        m_parts.modules = modules.dump();
        return makeModuleModel(std::move(m_parts));
    }

    const ConfigDocument& m_document;
    ConfigFields m_fields;
    Scale m_scale;
    ModuleModelParts m_parts;
    json m_body = json::array();
    std::size_t m_rows = 0;
    int m_stage = 0;
    bool m_hasHead = false;
};

} // namespace

bool isUltralyticsModel(const ConfigDocument& document)
{
    const ConfigFields fields(document);
    return fields.listSize("backbone") > 0 && fields.listSize("head") > 0
           && fields.listSize("backbone[0]") >= 4;
}

Result<FileModelPtr> modelFromUltralytics(const ConfigDocument& document)
{
    return YamlTranslation(document).translate();
}

} // namespace faultline::vram
