// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/cards/tag_groups.h"

#include <gtest/gtest.h>

namespace faultline::ui {

namespace {

using samples::CaseBuilder;

TagIndex indexOf(const std::vector<std::string>& tags)
{
    CaseBuilder builder;
    for (const std::string& tag : tags)
        builder.add("run", tag, {});
    return buildTagIndex(builder.build());
}

/// "group: tag tag | group: tag", which shows a failure at a glance.
std::string written(const std::vector<TagGroup>& groups)
{
    std::string text;
    for (const TagGroup& group : groups) {
        text += (text.empty() ? "" : " | ") + group.name.toStdString() + ":";
        for (const TagEntry* entry : group.entries)
            text += " " + entry->key;
    }
    return text;
}

bool acceptAll(const TagEntry&)
{
    return true;
}

} // namespace

TEST(NaturalLess, ComparesNumbersByValue)
{
    EXPECT_TRUE(naturalLess(QStringLiteral("layer2"), QStringLiteral("layer10")));
    EXPECT_FALSE(naturalLess(QStringLiteral("layer10"), QStringLiteral("layer2")));
    EXPECT_TRUE(naturalLess(QStringLiteral("a9b"), QStringLiteral("a009c")));
}

TEST(NaturalLess, IsAStrictOrderAlsoForTextsThatDifferByCaseOrZerosAlone)
{
    const QString texts[] = {QStringLiteral("Loss"),
                             QStringLiteral("loss"),
                             QStringLiteral("a1"),
                             QStringLiteral("a01"),
                             QString(),
                             QStringLiteral("a")};
    for (const QString& a : texts) {
        EXPECT_FALSE(naturalLess(a, a));
        for (const QString& b : texts)
            EXPECT_TRUE(a == b || naturalLess(a, b) != naturalLess(b, a))
                << a.toStdString() << " " << b.toStdString();
    }
}

TEST(NaturalLess, HandlesNumbersLongerThanAnyInteger)
{
    EXPECT_TRUE(naturalLess(QStringLiteral("x99999999999999999999998"),
                            QStringLiteral("x99999999999999999999999")));
}

TEST(TagIndex, CollectsTheRunsOfEachTag)
{
    const CasePtr data =
        CaseBuilder().add("a", "loss", {}).add("a", "only-a", {}).add("b", "loss", {}).build();
    const TagIndex index = buildTagIndex(data);
    ASSERT_EQ(index.entries.size(), 2U);
    ASSERT_NE(index.find(QStringLiteral("loss")), nullptr);
    EXPECT_EQ(index.find(QStringLiteral("loss"))->runs, (std::vector<std::uint32_t>{0, 1}));
    EXPECT_EQ(index.find(QStringLiteral("only-a"))->runs, (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(index.find(QStringLiteral("none")), nullptr);
}

TEST(GroupTags, GroupsByWhatStandsBeforeTheFirstSlash)
{
    const TagIndex index = indexOf({"Loss/total", "Loss/box/x", "lr/base", "Loss/class"});
    EXPECT_EQ(written(groupTags(index, acceptAll)),
              "Loss: Loss/total Loss/box/x Loss/class | lr: lr/base");
}

TEST(GroupTags, PutsTagsWithoutAPrefixTogetherAndFirst)
{
    const TagIndex index = indexOf({"accuracy", "note", "val/accuracy"});
    EXPECT_EQ(written(groupTags(index, acceptAll)), ": accuracy note | val: val/accuracy");
}

TEST(GroupTags, PutsLossesFirst)
{
    const TagIndex index =
        indexOf({"accuracy", "zeta/loss", "Loss/total_loss", "Loss/box_loss", "lr", "a/x"});
    EXPECT_EQ(written(groupTags(index, acceptAll)),
              "Loss: Loss/total_loss Loss/box_loss | zeta: zeta/loss | : accuracy lr | a: a/x");
}

TEST(GroupTags, PutsTheTagThatAFindingIsAboutBeforeThose)
{
    const TagIndex index = indexOf({"Loss/total_loss", "images_per_sec", "learning_rate"});
    EXPECT_EQ(written(groupTags(index, acceptAll, QStringLiteral("learning_rate"))),
              ": learning_rate images_per_sec | Loss: Loss/total_loss");
}

TEST(TagIndex, KnowsWhatIsSetOrCounted)
{
    const TagIndex index =
        indexOf({"learning_rate", "epoch", "train/epoch", "steps_per_sec", "loss", "epoch_loss"});
    for (const char16_t* exact : {u"learning_rate", u"epoch", u"train/epoch", u"steps_per_sec"})
        EXPECT_TRUE(index.find(QString::fromUtf16(exact))->isExact);
    for (const char16_t* measured : {u"loss", u"epoch_loss"})
        EXPECT_FALSE(index.find(QString::fromUtf16(measured))->isExact);
}

TEST(GroupTags, TakesATagThatIsAPrefixIntoItsGroup)
{
    const TagIndex index = indexOf({"loss", "loss/box"});
    EXPECT_EQ(written(groupTags(index, acceptAll)), "loss: loss loss/box");
}

TEST(GroupTags, DropsGroupsThatTheFilterEmpties)
{
    const TagIndex index = indexOf({"Loss/total", "lr/base"});
    const auto onlyLoss = [](const TagEntry& entry) { return entry.tag.contains(u"Loss"); };
    EXPECT_EQ(written(groupTags(index, onlyLoss)), "Loss: Loss/total");
}

TEST(GroupTags, TakesHostileTags)
{
    const TagIndex index = indexOf({"", "/", "//x", "\xff\xfe"});
    std::size_t count = 0;
    for (const TagGroup& group : groupTags(index, acceptAll))
        count += group.entries.size();
    EXPECT_EQ(count, 4U);
}

} // namespace faultline::ui
