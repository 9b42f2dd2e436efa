// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data/data_files.h"
#include "model/readers/config/binary_label_map.h"
#include "model/readers/config/proto_schema.h"
#include "model/readers/config/text_proto.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

namespace faultline {
namespace {

namespace pb = google::protobuf;

std::string fileText(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The Object Detection API's messages, from the descriptors that ship with the program.
class Messages {
public:
    Messages()
    {
        pb::FileDescriptorSet set;
        const std::string_view bytes = dataFile("odapi/odapi.desc");
        if (!set.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
            return;
        for (const pb::FileDescriptorProto& file : set.file())
            m_file = m_pool.BuildFile(file);
    }

    [[nodiscard]] const pb::FileDescriptor* file() const { return m_file; }

    [[nodiscard]] const pb::Descriptor* type(const std::string& name) const
    {
        return m_pool.FindMessageTypeByName("faultline.odapi." + name);
    }

    std::unique_ptr<pb::Message> make(const std::string& name)
    {
        return std::unique_ptr<pb::Message>(m_factory.GetPrototype(type(name))->New());
    }

private:
    pb::DescriptorPool m_pool;
    pb::DynamicMessageFactory m_factory{&m_pool};
    const pb::FileDescriptor* m_file = nullptr;
};

bool parse(const std::string& text, pb::Message& into)
{
    pb::TextFormat::Parser parser;
    struct Silent final : pb::io::ErrorCollector {
        void AddError(int, int, const std::string&) override {}
    } silent;
    parser.RecordErrorsTo(&silent);
    return parser.ParseFromString(text, &into);
}

/// The tree of the program's own parser, written down as text format again.
std::string written(const ConfigSource& source, std::size_t field)
{
    std::string text;
    for (const std::size_t at : source.fields[field].children) {
        const SourceField& one = source.fields[at];
        text += one.name.starts_with('[') ? "" : one.name + ": ";
        if (one.kind == SourceField::Kind::Map) {
            text += "{\n" + written(source, at) + "}\n";
        } else if (one.kind == SourceField::Kind::List) {
            text += '[' + written(source, at) + "]\n";
        } else if (!one.isString) {
            text += one.value + '\n';
        } else {
            text += '"';
            for (const char c : one.value) {
                constexpr char kDigits[] = "0123456789abcdef";
                const auto byte = static_cast<unsigned char>(c);
                text += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15U]};
            }
            text += "\"\n";
        }
        const bool isItem = source.fields[field].kind == SourceField::Kind::List;
        text += isItem && at != source.fields[field].children.back() ? "," : "";
    }
    return text;
}

ConfigSource parsed(const std::string& text, bool isBinary = false)
{
    const LineIssueSink sink = [](IssueCode code, std::uint32_t line, const Text& detail) {
        ADD_FAILURE() << "issue " << static_cast<int>(code) << " in line " << line << ": "
                      << toEnglish(detail);
    };
    return isBinary ? parseBinaryLabelMap(text, sink) : parseTextProto(text, sink);
}

void expectAgreement(Messages& messages, const std::string& type, const std::string& text,
                     const std::string& name)
{
    const auto wanted = messages.make(type);
    ASSERT_TRUE(parse(text, *wanted)) << name;
    const ConfigSource own = parsed(text);
    EXPECT_EQ(toEnglish(own.problem), "") << name;
    EXPECT_FALSE(own.isCut) << name;
    const auto got = messages.make(type);
    ASSERT_TRUE(parse(written(own, 0), *got)) << name;
    std::string difference;
    pb::util::MessageDifferencer differencer;
    differencer.ReportDifferencesToString(&difference);
    EXPECT_TRUE(differencer.Compare(*wanted, *got)) << name << ": " << difference;
}

TEST(Descriptors, AreWhatTheSchemaTells)
{
    const Messages messages;
    ASSERT_NE(messages.file(), nullptr);
    const ProtoSchema& schema = ProtoSchema::odapi();
    std::size_t types = 0;
    std::size_t fields = 0;
    const auto check = [&](const auto& self, const pb::Descriptor& type) -> void {
        if (type.options().map_entry())
            return;
        const std::string name = type.full_name().substr(std::string("faultline.odapi.").size());
        const ProtoMessage* own = schema.message(name);
        ASSERT_NE(own, nullptr) << name;
        ++types;
        ASSERT_EQ(own->fields.size(), static_cast<std::size_t>(type.field_count())) << name;
        for (int i = 0; i < type.field_count(); ++i) {
            const pb::FieldDescriptor& field = *type.field(i);
            const ProtoField* one = own->find(field.name());
            ASSERT_NE(one, nullptr) << field.full_name();
            ++fields;
            EXPECT_EQ(one->number, static_cast<std::uint32_t>(field.number()));
            EXPECT_EQ(one->isRepeated, field.is_repeated()) << field.full_name();
            EXPECT_EQ(one->isMap, field.is_map()) << field.full_name();
            EXPECT_EQ(one->isDeprecated, field.options().deprecated()) << field.full_name();
            EXPECT_EQ(one->oneof, field.containing_oneof() ? field.containing_oneof()->name() : "");
            if (field.type() == pb::FieldDescriptor::TYPE_ENUM && !field.is_repeated()) {
                EXPECT_EQ(one->defaultValue, field.default_value_enum()->name())
                    << field.full_name();
            }
            if (field.type() == pb::FieldDescriptor::TYPE_FLOAT && field.has_default_value()) {
                EXPECT_EQ(std::stof(one->defaultValue), field.default_value_float())
                    << field.full_name();
            }
            EXPECT_EQ(one->hasDefault,
                      field.has_default_value()
                          || (field.enum_type() != nullptr && !field.is_repeated()))
                << field.full_name();
        }
        for (int i = 0; i < type.nested_type_count(); ++i)
            self(self, *type.nested_type(i));
    };
    for (int i = 0; i < messages.file()->message_type_count(); ++i)
        check(check, *messages.file()->message_type(i));
    EXPECT_EQ(types, 161U);
    EXPECT_EQ(fields, 828U);
    EXPECT_EQ(schema.root("label-map").name, "StringIntLabelMap");
    EXPECT_EQ(schema.root("pipeline-config").name, "TrainEvalPipelineConfig");
    const ProtoMessage* adam = schema.message("AdamOptimizer");
    ASSERT_NE(adam, nullptr);
    EXPECT_EQ(adam->find("epsilon")->defaultValue, "1e-8") << "as it was written";
}

TEST(TextFormat, AgreesOnSoundConfigurations)
{
    Messages messages;
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::string(FAULTLINE_TESTS_DIR) + "/vram/reference/odapi_variants")) {
        if (entry.path().extension() != ".config")
            continue;
        expectAgreement(messages, "TrainEvalPipelineConfig", fileText(entry.path().string()),
                        entry.path().filename().string());
        ++files;
    }
    EXPECT_GT(files, 10U);
    expectAgreement(
        messages, "StringIntLabelMap",
        fileText(std::string(FAULTLINE_TESTS_DIR) + "/golden/dataset/input/set/label_map.pbtxt"),
        "label_map.pbtxt");
}

/// Every spelling that text format allows, and that people use. Escapes for control characters are
/// not among them: in a path that is what backslashes of Windows look like, and the reader says so.
TEST(TextFormat, AgreesOnWaysToWrite)
{
    Messages messages;
    for (const char* text : {
             "item { id: 1 name: 'cat' }",
             "item: { id: 1; name: \"cat\"; }, item < id: 0x2 name: 'd' 'o' \"g\" >",
             "# a comment\nitem{id:01 name:\"\\x63\\141t\\\"\" display_name: 'it\\'s'}#end",
             "item { name: 'caf\\303\\251' ancestor_ids: [1, 2] ancestor_ids: 3 }",
             "item { id: -1 frequency: RARE }",
         })
        expectAgreement(messages, "StringIntLabelMap", text, text);
    for (const char* text : {
             "train_config { batch_size: 8 fine_tune_checkpoint: '' add_regularization_loss: true\n"
             "  optimizer { momentum_optimizer { momentum_optimizer_value: .9 } } }",
             "train_config { replicas_to_aggregate: 1 startup_delay_steps: 1.5e1\n"
             "  gradient_clipping_by_norm: -inf bias_grad_multiplier: 2f }",
             "eval_config { super_categories { key: 'a' value: 'b' } include_metrics_per_category: "
             "t}",
         })
        expectAgreement(messages, "TrainEvalPipelineConfig", text, text);
}

/// What protobuf accepts the program reads without complaint; the other way round it may not be.
TEST(TextFormat, RefusesNothingThatProtobufTakes)
{
    Messages messages;
    for (const char* folder : {"pipeline-config", "label-map"}) {
        for (const auto& entry : std::filesystem::directory_iterator(
                 std::string(FAULTLINE_TESTS_DIR) + "/fuzz/corpus/" + folder)) {
            const std::string text = fileText(entry.path().string());
            const std::string type = folder == std::string("label-map") ? "StringIntLabelMap"
                                                                        : "TrainEvalPipelineConfig";
            if (parse(text, *messages.make(type)))
                expectAgreement(messages, type, text, entry.path().filename().string());
        }
    }
}

TEST(TextFormat, AgreesOnBinaryLabelMaps)
{
    Messages messages;
    const auto map = messages.make("StringIntLabelMap");
    ASSERT_TRUE(
        parse("item { name: 'cat' id: 1 display_name: 'Cat' keypoints { id: 3 label: 'ear' } "
              "ancestor_ids: [4, 5] } item { name: 'dog' id: 2 }",
              *map));
    const std::string bytes = map->SerializeAsString();
    ASSERT_TRUE(isBinaryLabelMap(bytes));
    const ConfigSource own = parsed(bytes, true);
    const auto got = messages.make("StringIntLabelMap");
    ASSERT_TRUE(parse(written(own, 0), *got));
    EXPECT_TRUE(pb::util::MessageDifferencer::Equals(*map, *got));
}

} // namespace
} // namespace faultline
