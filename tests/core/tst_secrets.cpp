// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/secrets.h"
#include "model/core/text_marker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace faultline {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Made up: long enough to have the form of a key.
std::string madeUp(std::size_t length)
{
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += "a1B2c3D4e5"[i % 10];
    return text;
}

std::string hexadecimal(std::size_t length)
{
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += "0f1e2d3c4b"[i % 10];
    return text;
}

TEST(Secrets, AreHiddenByTheirForm)
{
    for (const std::string& secret :
         {"hf_" + madeUp(34), "AKIA" + std::string("IOSF0DNN7EXAMPLE"), "ghp_" + madeUp(36),
          "github_pat_" + madeUp(40), "glpat-" + madeUp(20), "sk-" + madeUp(48),
          "xoxb-" + madeUp(24), "AIza" + madeUp(35),
          "eyJ" + madeUp(20) + "." + madeUp(30) + "." + madeUp(20)}) {
        const std::string hidden = hideSecrets("could not log in with " + secret + " today");
        EXPECT_THAT(hidden, Not(HasSubstr(secret)));
        EXPECT_EQ(hidden, "could not log in with [hidden] today");
    }
}

TEST(Secrets, AreHiddenByTheNameBeforeThem)
{
    const std::vector<std::pair<std::string, std::string>> cases{
        {"export WANDB_API_KEY=" + hexadecimal(40), "export WANDB_API_KEY=[hidden]"},
        {"wandb login " + hexadecimal(40), "wandb login [hidden]"},
        {R"({"password": "open sesame"})", R"({"password": "[hidden]"})"},
        {"AWS_SECRET_ACCESS_KEY: wJalrXUtnFEMI", "AWS_SECRET_ACCESS_KEY: [hidden]"},
        {"python train.py --api-key abcd1234 --lr 0.1",
         "python train.py --api-key [hidden] --lr 0.1"},
        {"wandb.login(key='abcdef')", "wandb.login(key='[hidden]')"},
        {"HF_TOKEN=abcdef", "HF_TOKEN=[hidden]"},
        {"Authorization: Bearer abc.def", "Authorization: Bearer [hidden]"},
        {"curl -H 'authorization: token abcdef'", "curl -H 'authorization: token [hidden]'"},
        {"postgresql://mlflow:secret@db:5432/x", "postgresql://mlflow:[hidden]@db:5432/x"},
        {"https://" + madeUp(24) + "@host.example/x.git", "https://[hidden]@host.example/x.git"},
        {"GET https://bucket/x?X-Amz-Signature=abc123&part=2",
         "GET https://bucket/x?X-Amz-Signature=[hidden]&part=2"},
    };
    for (const auto& [line, expected] : cases)
        EXPECT_EQ(hideSecrets(line), expected);
}

TEST(Secrets, WhatOnlyLooksLikeOneStays)
{
    for (const std::string& line :
         {std::string("pad_token = [PAD], eos_token_id: 50256"), std::string("max_new_tokens=128"),
          std::string("tokens: 1048576, key: value"), "HEAD is at " + hexadecimal(40),
          std::string("KeyError: 'password'"), std::string("https://host.example:8080/path@v2"),
          std::string("see https://host.example/docs?page=token"),
          std::string("train.py --tokenizer gpt2 --key-frames 4"),
          std::string("Missing key(s) in state_dict: \"fc.weight\"")})
        EXPECT_EQ(hideSecrets(line), line);
}

TEST(Secrets, AreHiddenInNestedTexts)
{
    const Text inner{FAULTLINE_TR_NOOP("Diagnosis", "The file %1 does not exist"),
                     {"https://me:" + std::string("secret@host/x")}};
    Text text{FAULTLINE_TR_NOOP("Diagnosis", "%1, so %2"), {inner, std::string("password=abcd")}};
    hideSecrets(text);
    EXPECT_EQ(toEnglish(text),
              "The file https://me:[hidden]@host/x does not exist, so password=[hidden]");
}

TEST(Secrets, NamesOfFields)
{
    for (const char* name : {"wandb.api_key", "hub_token", "hub.token", "db_password", "HF_TOKEN"})
        EXPECT_TRUE(isSecretName(name)) << name;
    for (const char* name : {"pad_token", "tokens", "model.key_dim", "num_keys", "tokenizer"})
        EXPECT_FALSE(isSecretName(name)) << name;
}

} // namespace
} // namespace faultline
