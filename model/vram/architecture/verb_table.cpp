// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/verb_table.h"

namespace faultline::vram {
namespace {

constexpr std::string_view kShape = "items channels height width";
constexpr std::string_view kConvolution = "k stride dilation padding groups bias";
constexpr std::string_view kPool = "stride padding ceil";

constexpr std::array<VerbRow, 34> kVerbs = {{
    {"conv", Verb::Convolution, VerbArgument::Expression, kConvolution},
    {"conv_transpose", Verb::TransposedConvolution, VerbArgument::Expression,
     "k stride dilation padding groups bias output_padding"},
    {"dense", Verb::Dense, VerbArgument::Expression, "bias"},
    {"norm", Verb::Norm, VerbArgument::Text, "affine scale shift groups"},
    {"act", Verb::Activation, VerbArgument::Text, "in_place"},
    {"add", Verb::Add, VerbArgument::Names, "in_place"},
    {"multiply", Verb::Multiply, VerbArgument::Names, ""},
    {"concat", Verb::Concat, VerbArgument::Names, "axis"},
    {"max_pool", Verb::MaxPool, VerbArgument::Expression, kPool},
    {"avg_pool", Verb::AveragePool, VerbArgument::Expression, kPool},
    {"global_pool", Verb::GlobalPool, VerbArgument::Expression, ""},
    {"resize", Verb::Resize, VerbArgument::Factor, "like height width"},
    {"pad", Verb::Pad, VerbArgument::Expression, ""},
    {"softmax", Verb::Softmax, VerbArgument::Flag, ""},
    {"dropout", Verb::Dropout, VerbArgument::Expression, ""},
    {"matmul", Verb::MatrixProduct, VerbArgument::Names, "items channels height width inner"},
    {"roi_pool", Verb::RoiPool, VerbArgument::Expression, "rois"},
    {"view", Verb::View, VerbArgument::Shape, kShape},
    {"flatten", Verb::Flatten, VerbArgument::Flag, ""},
    {"copy", Verb::Copy, VerbArgument::Shape, kShape},
    {"stop_gradient", Verb::StopGradient, VerbArgument::Flag, ""},
    {"parameters", Verb::Parameters, VerbArgument::Expression, kShape},
    {"work", Verb::Work, VerbArgument::Text, kShape},
    {"use", Verb::Use, VerbArgument::Text, ""},
    {"save", Verb::Save, VerbArgument::Text, ""},
    {"give", Verb::Give, VerbArgument::Text, ""},
    {"let", Verb::Let, VerbArgument::Bindings, ""},
    {"for", Verb::For, VerbArgument::Text, "in"},
    {"if", Verb::If, VerbArgument::Expression, ""},
    {"anchors", Verb::Anchors, VerbArgument::Expression, ""},
    {"check", Verb::Check, VerbArgument::Expression, "message"},
    {"remark", Verb::Remark, VerbArgument::Text, ""},
    {"do", Verb::Do, VerbArgument::Steps, ""},
    {"from", Verb::From, VerbArgument::Text, ""},
}};

constexpr std::array<std::pair<std::string_view, Option>, 26> kOptions = {{
    {"k", Option::Kernel},
    {"stride", Option::Stride},
    {"dilation", Option::Dilation},
    {"padding", Option::Padding},
    {"output_padding", Option::OutputPadding},
    {"groups", Option::Groups},
    {"bias", Option::Bias},
    {"affine", Option::Affine},
    {"scale", Option::Scale},
    {"shift", Option::Shift},
    {"in_place", Option::InPlace},
    {"ceil", Option::Ceil},
    {"items", Option::Items},
    {"channels", Option::Channels},
    {"height", Option::Height},
    {"width", Option::Width},
    {"inner", Option::Inner},
    {"rois", Option::Rois},
    {"in", Option::In},
    {"weights", Option::Weights},
    {"vectors", Option::Vectors},
    {"when", Option::When},
    {"stage", Option::Stage},
    {"checkpoint", Option::Checkpoint},
    {"frozen", Option::Frozen},
    {"no_gradient", Option::NoGradient},
}};

constexpr std::array<std::pair<std::string_view, TextOption>, 9> kTextOptions = {{
    {"name", TextOption::Name},
    {"part", TextOption::Part},
    {"from", TextOption::From},
    {"as", TextOption::As},
    {"shared", TextOption::Shared},
    {"storage", TextOption::Storage},
    {"message", TextOption::Message},
    {"like", TextOption::Like},
    {"axis", TextOption::Axis},
}};

constexpr std::array<std::pair<std::string_view, Storage>, 6> kStorages = {{
    {"activation", Storage::Activation},
    {"float32", Storage::Float32},
    {"float64", Storage::Float64},
    {"int64", Storage::Int64},
    {"int32", Storage::Int32},
    {"byte", Storage::Byte},
}};

constexpr std::string_view kOfEveryStep =
    "weights vectors when stage checkpoint frozen no_gradient name part from as shared storage";

bool lists(std::string_view words, std::string_view wanted)
{
    while (!words.empty()) {
        const std::size_t end = words.find(' ');
        if (words.substr(0, end) == wanted)
            return true;
        words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
    }
    return false;
}

template <typename Enum, std::size_t N>
std::optional<Enum> found(const std::array<std::pair<std::string_view, Enum>, N>& names,
                          const VerbRow& row, std::string_view key)
{
    if (!lists(kOfEveryStep, key) && !lists(row.options, key))
        return std::nullopt;
    for (const auto& [name, option] : names) {
        if (name == key)
            return option;
    }
    return std::nullopt;
}

} // namespace

std::span<const VerbRow> verbRows()
{
    return kVerbs;
}

std::optional<Option> optionNamed(const VerbRow& row, std::string_view key)
{
    return found(kOptions, row, key);
}

std::optional<TextOption> textOptionNamed(const VerbRow& row, std::string_view key)
{
    return found(kTextOptions, row, key);
}

const std::array<std::pair<std::string_view, Storage>, 6>& storageNames()
{
    return kStorages;
}

} // namespace faultline::vram
