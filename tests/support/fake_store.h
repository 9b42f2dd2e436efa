// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace faultline::test {

struct FakeRequest {
    std::string method;
    std::string path;                           ///< as sent, percent-encoded, without query
    std::string query;                          ///< as sent
    std::map<std::string, std::string> headers; ///< names in small letters
    std::string body;

    /// A parameter of the query, decoded; empty if it is not there.
    [[nodiscard]] std::string parameter(const std::string& name) const;
    [[nodiscard]] std::string header(const std::string& name) const;
};

struct FakeAnswer {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
    std::size_t cutAfter = SIZE_MAX; ///< the connection breaks after so many bytes of the body
    bool hangs = false;              ///< nothing is ever said
};

struct FakeObject {
    std::string bytes;
    std::uint64_t version = 1;
    double modified = 1'700'000'000.0;
};

/// What a store says over http on 127.0.0.1: S3 (its paths, pages, ETags, If-Match, signatures),
/// GCS (the JSON interface, generations), or a web server with index pages. With faults as tests
/// want them. Only for tests: one thread per connection.
class FakeStore {
public:
    enum class Dialect { S3, Gcs, Nginx, Apache, Rclone };

    explicit FakeStore(Dialect dialect);
    ~FakeStore();
    FakeStore(const FakeStore&) = delete;
    FakeStore& operator=(const FakeStore&) = delete;

    /// "http://127.0.0.1:PORT".
    [[nodiscard]] const std::string& url() const { return m_url; }

    void put(const std::string& name, std::string bytes);
    void remove(const std::string& name);
    /// Every file below a folder on disk, under a prefix.
    void putFolder(const std::string& folder, const std::string& prefix);

    std::string bucket = "bucket";
    std::size_t pageSize = 1000;
    std::chrono::milliseconds firstByte{0};
    double bytesPerSecond = 0.0; ///< of each answer; 0: as fast as it goes
    std::string keyId;           ///< S3: signatures are checked if it is not empty
    std::string secret;
    std::string region = "us-east-1";
    std::string token; ///< GCS: a bearer token is wanted if it is not empty
    /// Answers in place of the store, where it gives something. Called from several threads.
    std::function<std::optional<FakeAnswer>(const FakeRequest&)> intercept;

    [[nodiscard]] std::size_t requestCount() const { return m_requests; }
    [[nodiscard]] std::uint64_t bytesSent() const { return m_bytes; }
    /// How many answers were under way at once, at most.
    [[nodiscard]] int mostAtOnce() const { return m_mostAtOnce; }
    /// "GET /path?query" of each.
    [[nodiscard]] std::vector<std::string> requests() const;
    void forgetRequests();

private:
    void accept();
    void serve(int socket);
    [[nodiscard]] bool readRequest(int socket, std::string& buffer, FakeRequest& request) const;
    void send(int socket, const FakeRequest& request, const FakeAnswer& answer);
    [[nodiscard]] FakeAnswer answerTo(const FakeRequest& request);
    [[nodiscard]] FakeAnswer answerS3(const FakeRequest& request);
    [[nodiscard]] FakeAnswer answerGcs(const FakeRequest& request);
    [[nodiscard]] FakeAnswer answerWeb(const FakeRequest& request);
    [[nodiscard]] FakeAnswer contentOf(const FakeRequest& request, const FakeObject& object) const;
    [[nodiscard]] std::optional<FakeAnswer> badSignature(const FakeRequest& request) const;

    struct Page {
        std::vector<std::pair<std::string, FakeObject>> objects; ///< without their bytes
        std::vector<std::uint64_t> sizes;
        std::set<std::string> folders;
        std::string next;
    };
    [[nodiscard]] Page pageOf(const std::string& prefix, const std::string& from, bool isExclusive,
                              const std::string& before, const std::string& delimiter) const;

    Dialect m_dialect;
    int m_listener = -1;
    std::string m_url;
    std::thread m_thread;
    mutable std::mutex m_mutex;
    std::map<std::string, FakeObject> m_objects;
    std::vector<std::string> m_log;
    std::set<int> m_sockets;
    std::vector<std::thread> m_connections;
    std::atomic<bool> m_isStopping{false};
    std::atomic<std::size_t> m_requests{0};
    std::atomic<std::uint64_t> m_bytes{0};
    std::atomic<int> m_atOnce{0};
    std::atomic<int> m_mostAtOnce{0};
};

/// Sets variables of the environment while it lives.
class EnvironmentScope {
public:
    explicit EnvironmentScope(const std::map<std::string, std::string>& variables);
    EnvironmentScope(std::initializer_list<std::pair<const std::string, std::string>> variables)
        : EnvironmentScope(std::map<std::string, std::string>(variables))
    {
    }
    ~EnvironmentScope();
    EnvironmentScope(const EnvironmentScope&) = delete;
    EnvironmentScope& operator=(const EnvironmentScope&) = delete;

private:
    std::map<std::string, std::optional<std::string>> m_before;
};

/// No credentials, no metadata server, no vendor's program, an own cache: what every test of stores
/// begins with.
[[nodiscard]] std::map<std::string, std::string> offlineEnvironment(const std::string& folder);

} // namespace faultline::test
