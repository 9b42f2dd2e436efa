// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/secrets.h"

#include "model/core/ascii.h"

#include <re2/re2.h>

#include <array>

namespace faultline {

namespace {

// Names of fields, variables and options whose value is a secret. A bare "token" is none: those of
// language models are called so.
constexpr std::string_view kSecretNames =
    R"((?:api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?(?:access[_-]?)?key|account[_-]?key|)"
    R"(client[_-]?secret|passw(?:or)?d|passphrase|private[_-]?key|)"
    R"((?:access|auth|api|bearer|refresh|session|security|hf|hub|hugging_?face(?:_hub)?|github|)"
    R"(gitlab|wandb|personal|private)[_-]?token|authtoken))";

struct SecretForm {
    RE2 pattern;
    std::string replacement;
};

std::string secretNamesWith(std::string_view before, std::string_view behind)
{
    return std::string(before) + std::string(kSecretNames) + std::string(behind);
}

const auto& secretForms()
{
    const static std::string kKept = "\\1" + std::string(kHiddenSecret);
    const static std::string kAll(kHiddenSecret);
    static const std::array kSecretForms{
        // https://user:password@host, https://token@host
        SecretForm{RE2(R"((\b[a-z][a-z0-9+.-]*://[^/\s:@'"]*:)[^@/\s'"]+(@))"), kKept + "\\2"},
        SecretForm{RE2(R"((\bhttps?://)[A-Za-z0-9_-]{16,}(@))"), kKept + "\\2"},
        SecretForm{
            RE2(R"re((?i)(authorization['"]?\s*[:=]\s*['"]?(?:(?:bearer|basic|token)\s+)?)[^\s'",]+)re"),
            kKept},
        SecretForm{RE2(R"((?i)(\bbearer\s+)[A-Za-z0-9._~+/=-]{12,})"), kKept},
        // By form: Hugging Face, AWS, GitHub, GitLab, OpenAI and the like, Slack, Google, W&B, JWT
        SecretForm{RE2(R"(\bhf_[A-Za-z0-9]{16,})"), kAll},
        SecretForm{RE2(R"(\b(?:AKIA|ASIA)[0-9A-Z]{16}\b)"), kAll},
        SecretForm{RE2(R"(\bgh[pousr]_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,})"),
                   kAll},
        SecretForm{RE2(R"(\bsk-[A-Za-z0-9_-]{20,}|\bxox[abeprs]-[\w-]{10,}|\bwandb_v\d_\w{20,})"),
                   kAll},
        SecretForm{RE2(R"(\bAIza[\w-]{30,}|\bya29\.[\w-]{20,}|\bpypi-[\w-]{20,}|\bdop_v1_\w{20,})"),
                   kAll},
        SecretForm{RE2(R"(\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{8,})"), kAll},
        // Signed addresses
        SecretForm{RE2(R"((?i)([?&](?:X-Amz-(?:Signature|Credential|Security-Token)|sig|signature|)"
                       R"(access_token|token|key|api_key)=)[^&\s'"]+)"),
                   kKept},
        SecretForm{RE2(R"((?i)(\bwandb\s+login\s+(?:--\S+\s+)*)[0-9a-f]{40,})"), kKept},
        // By name: KEY=value, "key": "value", --key value
        SecretForm{
            RE2(secretNamesWith(R"re((?i)([\w.-]*)re", R"re(\w*['"]?\s*[:=]\s*['"])[^'"]{2,})re")),
            kKept},
        SecretForm{RE2(secretNamesWith(R"re((?i)([\w.-]*)re",
                                       R"re(\w*['"]?\s*[:=]\s*)[^\s'",;&()\[\]{}]{4,})re")),
                   kKept},
        SecretForm{RE2(R"re((?i)(\blogin\(\s*(?:key|token)\s*=\s*['"])[^'"]+)re"), kKept},
        SecretForm{
            RE2(secretNamesWith(R"re((?i)(--[\w-]*)re", R"re(\s+['"]?)[^\s'"-][^\s'"]{3,})re")),
            kKept},
    };
    return kSecretForms;
}

} // namespace

std::string hideSecrets(std::string text)
{
    for (const SecretForm& form : secretForms())
        RE2::GlobalReplace(&text, form.pattern, form.replacement);
    return text;
}

void hideSecrets(Text& text)
{
    for (Text::Argument& argument : text.arguments) {
        if (auto* words = std::get_if<std::string>(&argument)) {
            *words = hideSecrets(std::move(*words));
        } else if (auto* nested = std::get_if<NestedText>(&argument)) {
            Text inner = nested->text();
            hideSecrets(inner);
            if (!(inner == nested->text()))
                argument = NestedText(std::move(inner));
        }
    }
}

bool isSecretName(std::string_view name)
{
    static const RE2 kName(secretNamesWith(R"((?i)(?:^|[\W_]))", R"(\w*$|(?i)(?:^|\W)token$)"));
    return RE2::PartialMatch(re2::StringPiece(name.data(), name.size()), kName);
}

} // namespace faultline
