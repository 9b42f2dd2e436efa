// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of models, defaults of frameworks, and the names that people write.

#include "model/vram/architecture/catalogue.h"
#include "model/vram/architecture/name_resolution.h"
#include "model/vram/architectures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

namespace faultline::vram {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr std::array<DataFile, 5> kFiles = {{
    {"architectures/modules/net.json",
     R"({"net": {"params": {"depth": 1, "wide": 1.0}, "body": [{"conv": "8 * wide"}]}})"},
    {"architectures/frameworks/one.json",
     R"({"name": "One", "defaults": {"image": [1333, 800], "size_divisor": 32, "batch": 2,
         "norm": "evaluate", "replicas": 8}, "in_place_add": true})"},
    {"architectures/frameworks/two.json", R"({"name": "Two", "default_padding": "same"})"},
    {"architectures/models/nets.json",
     R"([{"framework": "one", "family": "Net", "use": "net", "setup": {"batch": 4},
          "rows": [
            {"name": "net_{d}_fpn", "each": {"d": ["r50", "r101"]}},
            {"name": "net_{d}_gn_fpn", "each": {"d": ["r50"]}, "setup": {"batch": 1}},
            {"name": "yolo_{v}", "each": {"v": {"s": {"w": 0.5}, "x": {"w": 1.25}}},
             "with": {"wide": "w"}, "aliases": ["yolo{v}"], "setup": {"image": [640, 640]}}]},
         {"framework": "two", "family": "Net", "use": "net",
          "rows": [{"name": "net_r50_fpn"}]}])"},
    {"architectures/names.json",
     R"rules({"ignore": ["1x", "coco"], "patterns": [
          {"pattern": "fp16", "set": {"precision": "fp16"}},
          {"pattern": "([0-9]+)xb([0-9]+)", "set": {"replicas": "g1", "batch": "g2"}},
          {"pattern": "mstrain(_[0-9]{3})*"},
          {"pattern": "([0-9]{3})x([0-9]{3})", "set": {"image": ["g1", "g2"]}},
          {"pattern": "odd", "frameworks": ["two"]}]})rules"},
}};

const Catalogue& testCatalogue()
{
    static const Catalogue kCatalogue(kFiles);
    return kCatalogue;
}

std::string resolved(std::string_view name, std::string_view framework = {})
{
    const Result<ResolvedName> found = resolveName(testCatalogue(), name, framework);
    return found ? found->row->framework + ":" + found->row->name : toEnglish(found.error().detail);
}

TEST(ModelTable, MakesARowForEveryCombination)
{
    ASSERT_TRUE(testCatalogue().errors().empty()) << testCatalogue().errors()[0].message();
    std::vector<std::string> names;
    for (const ArchitectureInfo& info : testCatalogue().infos())
        names.push_back(info.framework + ":" + info.name);
    EXPECT_THAT(names, ElementsAre("one:net_r101_fpn", "one:net_r50_fpn", "one:net_r50_gn_fpn",
                                   "one:yolo_s", "one:yolo_x", "two:net_r50_fpn"));
    const ModelRow* row = testCatalogue().row("one", "yolo_x");
    ASSERT_NE(row, nullptr);
    ASSERT_EQ(row->arguments.size(), 1U);
    EXPECT_EQ(row->arguments[0].value.shown(), "1.25");
    EXPECT_EQ(row->setup.setup.imageWidth, 640);
    EXPECT_EQ(row->setup.setup.batchPerReplica, 4);         // of the family
    EXPECT_EQ(testCatalogue().infos()[0].imageWidth, 1333); // of the framework
    EXPECT_EQ(testCatalogue().row("one", "net_r50_gn_fpn")->setup.setup.batchPerReplica, 1);
    EXPECT_EQ(testCatalogue().row("one", "net_r18_fpn"), nullptr);
}

TEST(ModelTable, BadRowsAreNamedAndLeftOut)
{
    const std::array<DataFile, 2> files = {{
        {"architectures/frameworks/one.json", R"({"defaults": {"precision": "fp23"}, "extra": 1})"},
        {"architectures/models/m.json",
         R"([{"framework": "one", "use": "n", "rows": [{"name": "a{"}, {"name": "b"}, {"nome": "c"},
              {"name": "d", "each": {"i": {"x": 3}}}, {"name": "b"}, {"name": "e", "setup": {"z": 1}},
              {"name": "f", "with": {"y": "1 +"}}]}, {"framework": "none", "use": "n",
              "rows": [{"name": "g"}]}, 7])"},
    }};
    const Catalogue catalogue(files);
    std::string all;
    for (const Error& error : catalogue.errors())
        all += error.message() + "\n";
    EXPECT_THAT(all, AllOf(HasSubstr("unknown 'fp23'"), HasSubstr("unknown member 'extra'"),
                           HasSubstr("brace is not closed"), HasSubstr("a row has a name"),
                           HasSubstr("another model 'b'"), HasSubstr("no 'z'"),
                           HasSubstr("no framework 'none'"), HasSubstr("rows")));
    EXPECT_EQ(catalogue.rows().size(), 3U);
}

TEST(NameResolution, KnowsNamesHoweverWritten)
{
    EXPECT_EQ(resolved("net_r50_fpn"), "one:net_r50_fpn");
    EXPECT_EQ(resolved("net_r50_fpn", "two"), "two:net_r50_fpn");
    EXPECT_EQ(resolved("configs/net/Net-R50_fpn.py"), "one:net_r50_fpn");
    EXPECT_EQ(resolved("yolox"), "one:yolo_x");
    EXPECT_EQ(resolved("net_r101_fpn_1x_coco"), "one:net_r101_fpn");
}

TEST(NameResolution, TakesTheMostSpecificModel)
{
    EXPECT_EQ(resolved("net_r50_gn_fpn_1x"), "one:net_r50_gn_fpn");
    EXPECT_EQ(resolved("net_1x_r50_coco_fpn"), "one:net_r50_fpn");
}

TEST(NameResolution, ReadsTheTrainingFromTheName)
{
    const Result<ResolvedName> found = resolveName(
        testCatalogue(), "net_r50_fpn_fp16_8xb16_mstrain_480_800_320x640_1x_coco", "one");
    ASSERT_TRUE(found) << toEnglish(found.error().detail);
    EXPECT_EQ(found->values.setup.precision, Precision::Float16);
    EXPECT_EQ(found->values.setup.replicas, 8);
    EXPECT_EQ(found->values.setup.batchPerReplica, 16);
    EXPECT_EQ(found->values.setup.imageWidth, 320);
    EXPECT_EQ(found->values.setup.imageHeight, 640);
}

TEST(NameResolution, ReadsFoldersAsFarAsItKnowsThem)
{
    const auto found = resolveName(testCatalogue(), "Zoo-fp16/some/net_r50_fpn_1x", "one");
    ASSERT_TRUE(found) << toEnglish(found.error().detail);
    EXPECT_EQ(found->values.setup.precision, Precision::Float16);
    const auto both = resolveName(testCatalogue(), "8xb16/net_r50_fpn_4xb2.py", "one");
    ASSERT_TRUE(both);
    EXPECT_EQ(both->values.setup.batchPerReplica, 2); // the name itself comes first
}

TEST(NameResolution, SaysWhatItDoesNotKnow)
{
    EXPECT_THAT(
        resolved("net_r50_fpn_gcb_1x_coco"),
        AllOf(HasSubstr("would be 'net_r50_fpn'"), HasSubstr("'gcb'"), Not(HasSubstr("'1x'"))));
    EXPECT_THAT(resolved("net_r50_fpm"), HasSubstr("near: net_r50_fpn"));
    EXPECT_THAT(resolved("yolo_z"), HasSubstr("yolo_s"));
    EXPECT_THAT(resolved("yolo_nothing_like_any_of_them"), HasSubstr("near: yolo_"));
    EXPECT_THAT(resolved("swinging_door_of_a_saloon"), Not(HasSubstr("near")));
    EXPECT_THAT(resolved("yolo_x", "two"), HasSubstr("it is a model of one"));
    EXPECT_THAT(resolved("net_r50_fpn", "three"), HasSubstr("unknown framework 'three'"));
    EXPECT_THAT(resolved("net_r50_fpn_odd", "one"), HasSubstr("'odd'"));
    EXPECT_EQ(resolved("net_r50_fpn_odd", "two"), "two:net_r50_fpn");
    EXPECT_THAT(resolved(""), HasSubstr("empty"));
    EXPECT_THAT(resolved("___"), HasSubstr("empty"));
    EXPECT_THAT(resolved(std::string(100000, 'a') + "_b"), HasSubstr("unknown model"));
}

TEST(Architectures, KeepWhatTheUserSays)
{
    TrainingSetup setup;
    setup.precision = Precision::Float32;
    const auto found = findArchitecture("faster_rcnn_r50_fpn_fp16_1x_coco", "mmdetection", setup);
    ASSERT_TRUE(found) << toEnglish(found.error().detail);
    EXPECT_EQ(found->name, "faster_rcnn_r50_fpn");
    EXPECT_EQ(setup.precision, Precision::Float32);
    setup.batchPerReplica = 3;
    const auto whole = resolveSetup(*found, setup);
    ASSERT_TRUE(whole) << toEnglish(whole.error().detail);
    EXPECT_EQ(whole->batchPerReplica, 3);
    EXPECT_EQ(whole->imageWidth, 1333);
    EXPECT_EQ(whole->framework, "mmdetection");
    EXPECT_EQ(whole->normMode, NormMode::Evaluate);
    EXPECT_EQ(whole->frozenStages, 2);
    const auto graph = expandArchitecture(*found, *whole);
    ASSERT_TRUE(graph) << toEnglish(graph.error().detail);
    EXPECT_EQ(graph->model, "faster_rcnn_r50_fpn");
    EXPECT_EQ(graph->imageWidth, 1344);
    EXPECT_EQ(graph->anchors, 268569);
}

TEST(Architectures, RefuseAbsurdSetupsNamingTheField)
{
    TrainingSetup setup;
    const auto found = findArchitecture("retinanet_r50_fpn", "mmdetection", setup);
    ASSERT_TRUE(found);
    const auto errorWith = [&](auto change) {
        TrainingSetup changed;
        change(changed);
        const auto whole = resolveSetup(*found, changed);
        return whole ? std::string() : toEnglish(whole.error().detail);
    };
    EXPECT_THAT(errorWith([](auto& s) { s.batchPerReplica = -1; }), HasSubstr("batchPerReplica"));
    EXPECT_THAT(errorWith([](auto& s) { s.imageWidth = 1 << 20, s.imageHeight = 8; }),
                HasSubstr("imageWidth"));
    EXPECT_THAT(errorWith([](auto& s) { s.imageWidth = 640; }), HasSubstr("imageHeight"));
    EXPECT_THAT(errorWith([](auto& s) { s.classes = INT64_MAX; }), HasSubstr("classes"));
    EXPECT_THAT(errorWith([](auto& s) { s.replicas = -4; }), HasSubstr("replicas"));
    EXPECT_THAT(errorWith([](auto& s) { s.frozenStages = -1; }), HasSubstr("frozenStages"));
    EXPECT_THAT(errorWith([](auto& s) { s.accumulationSteps = 0; }), HasSubstr("accumulation"));
    EXPECT_THAT(errorWith([](auto& s) { s.framework = "torchvision"; }), HasSubstr("framework"));
    EXPECT_THAT(errorWith([](auto& s) { s.optimizer = "sdg"; }),
                AllOf(HasSubstr("optimizer"), HasSubstr("near: sgd")));
}

} // namespace
} // namespace faultline::vram
