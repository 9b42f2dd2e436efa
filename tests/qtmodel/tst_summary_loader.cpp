// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/summary_loader.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_jobs.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <stdexcept>

using namespace faultline;
using faultline::test::EventWriter;
using faultline::test::ProtoWriter;

namespace {

/// What the tests decode: the length of a value and its last byte.
struct Digest {
    std::size_t size = 0;
    char last = '\0';
};
using Loader = SummaryLoader<Digest>;
using Value = Loader::Value;

constexpr std::size_t kDigestBytes = 1000;

/// A run with pictures, the last byte of each 'a', 'b', ...
class Pictures {
public:
    explicit Pictures(int count, double wallTime = 1e9)
    {
        EventWriter log;
        log.fileVersion();
        for (int i = 0; i < count; ++i) {
            const std::string pixels(100, static_cast<char>('a' + i));
            log.event(test::summaryEvent(i, wallTime,
                                         ProtoWriter().bytes(1, "img").bytes(4, pixels).data()));
        }
        m_path = m_folder.write("events.out.tfevents.1", log.data());
        SilentMonitor monitor;
        const std::vector<std::string> paths{m_path};
        if (const auto data = loadCase(paths, monitor))
            m_run = (*data)->runs.front();
    }
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    [[nodiscard]] const BlobRef& at(std::size_t i) const { return m_run->blobs.at("img").items[i]; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    void overwrite(std::string_view bytes) const { m_folder.write("events.out.tfevents.1", bytes); }

private:
    test::TempFolder m_folder;
    std::string m_path;
    RunPtr m_run;
};

SummaryDecoder<Digest> digest()
{
    SummaryDecoder<Digest> decoder;
    decoder.decode = [](std::string_view bytes) -> Result<Digest> {
        return Digest{.size = bytes.size(), .last = bytes.back()};
    };
    decoder.bytesOf = [](const Digest&) { return kDigestBytes; };
    return decoder;
}

/// What was delivered, in order.
struct Delivered {
    std::vector<Result<Value>> results;

    Loader::Done done()
    {
        return [this](const Result<Value>& result) { results.push_back(result); };
    }
    [[nodiscard]] QString letters() const
    {
        QString text;
        for (const Result<Value>& result : results)
            text += result ? QLatin1Char((*result)->last) : QLatin1Char('!');
        return text;
    }
};

/// Keeps the workers of a store waiting until it opens.
class Gate {
public:
    SummaryDecoder<Digest> decoder()
    {
        SummaryDecoder<Digest> made = digest();
        made.decode = [this, inner = made.decode](std::string_view bytes) {
            m_entered.release();
            m_open.acquire();
            m_open.release();
            return inner(bytes);
        };
        return made;
    }
    void waitUntilEntered(int workers) { m_entered.acquire(workers); }
    void open() { m_open.release(); }

private:
    QSemaphore m_entered;
    QSemaphore m_open;
};

} // namespace

class SummaryLoaderTest : public QObject {
    Q_OBJECT

private slots:
    void deliversOnTheThreadThatAsked();
    void deliversAtOnceWhatIsKnown();
    void readsOnceForAll();
    void dropsWhatIsNoLongerWanted();
    void readsTheLatestTurnFirst();
    void tellsDecodersApart();
    void keepsNoMoreThanItsCeiling();
    void countsWhatViewsHold();
    void remembersDamageButNotAMissingFile();
    void turnsExceptionsIntoErrors();
    void knowsAFileThatWasWrittenAnew();
    void copesWithTimesThatAreNoNumbers();
    void letsListenersAskForMore();
    void outlivesItsTicketsAndTheyIt();
};

void SummaryLoaderTest::deliversOnTheThreadThatAsked()
{
    const Pictures pictures(2);
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    QThread* thread = nullptr;
    Value value;
    const SummaryTicket ticket =
        loader.request(pictures.run(), pictures.at(1), [&](const Result<Value>& result) {
            thread = QThread::currentThread();
            value = result ? *result : nullptr;
        });
    QVERIFY(ticket.isPending());
    QVERIFY(value == nullptr); // never before the event loop
    QTRY_VERIFY(value != nullptr);
    QCOMPARE(thread, QThread::currentThread());
    QCOMPARE(value->last, 'b');
    QCOMPARE(value->size, std::size_t{pictures.at(1).size});
    QVERIFY(!ticket.isPending());
    QVERIFY(!store.isBusy());
}

void SummaryLoaderTest::deliversAtOnceWhatIsKnown()
{
    const Pictures pictures(1);
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    QVERIFY(!loader.find(*pictures.run(), pictures.at(0)));
    Delivered delivered;
    const SummaryTicket first = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QCOMPARE(delivered.letters(), QStringLiteral("a"));
    const SummaryTicket second = loader.request(pictures.run(), pictures.at(0), delivered.done());
    QCOMPARE(delivered.letters(), QStringLiteral("aa"));
    QVERIFY(!second.isPending());
    const auto known = loader.find(*pictures.run(), pictures.at(0));
    QVERIFY(known && *known);
    QCOMPARE((**known)->last, 'a');
}

void SummaryLoaderTest::readsOnceForAll()
{
    const Pictures pictures(1);
    const TestJobs jobs;
    SummaryStore store(jobs);
    std::atomic<int> decoded = 0;
    SummaryDecoder<Digest> counting = digest();
    counting.decode = [&decoded](std::string_view bytes) -> Result<Digest> {
        ++decoded;
        return Digest{.size = bytes.size(), .last = bytes.back()};
    };
    const Loader one(counting, store);
    const Loader two(counting, store);
    Delivered delivered;
    const SummaryTicket a = one.request(pictures.run(), pictures.at(0), delivered.done());
    const SummaryTicket b = two.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QCOMPARE(delivered.letters(), QStringLiteral("aa"));
    QCOMPARE(decoded.load(), 1);
}

void SummaryLoaderTest::dropsWhatIsNoLongerWanted()
{
    const Pictures pictures(20);
    const TestJobs jobs;
    SummaryStore store(jobs);
    Gate gate;
    const Loader loader(gate.decoder(), store);
    Delivered delivered;
    std::vector<SummaryTicket> tickets;
    for (std::size_t i = 0; i < 20; ++i)
        tickets.push_back(loader.request(pictures.run(), pictures.at(i), delivered.done()));
    gate.waitUntilEntered(1);
    tickets.clear();
    gate.open();
    store.finish();
    QVERIFY(delivered.results.empty());
    // What had begun is there now and need not be read again; the rest was never read.
    std::size_t known = 0;
    for (std::size_t i = 0; i < 20; ++i)
        known += loader.find(*pictures.run(), pictures.at(i)) ? 1 : 0;
    QVERIFY2(known >= 1 && known <= 4, qPrintable(QString::number(known)));
}

void SummaryLoaderTest::readsTheLatestTurnFirst()
{
    const Pictures pictures(12);
    const TestJobs jobs;
    SummaryStore store(jobs, nullptr, 1);
    Gate gate;
    const Loader loader(gate.decoder(), store);
    std::vector<SummaryTicket> tickets;
    QString order;
    const auto ask = [&](std::size_t i) {
        tickets.push_back(
            loader.request(pictures.run(), pictures.at(i), [&order, i](const Result<Value>&) {
                order += QLatin1Char(static_cast<char>('a' + i));
            }));
    };
    for (std::size_t i = 0; i < 4; ++i)
        ask(i);
    gate.waitUntilEntered(1);
    QCoreApplication::processEvents();
    ask(4);
    ask(5);
    QCoreApplication::processEvents();
    ask(6);
    ask(7);
    QCoreApplication::processEvents();
    ask(5); // wanted again
    gate.open();
    store.finish();
    // The first had begun; of each turn the first comes first.
    QCOMPARE(order, QStringLiteral("affghebcd"));
}

void SummaryLoaderTest::tellsDecodersApart()
{
    const Pictures pictures(1);
    const TestJobs jobs;
    SummaryStore store(jobs);
    SummaryDecoder<Digest> other = digest();
    other.variant = 1;
    other.decode = [](std::string_view) -> Result<Digest> {
        return Digest{.size = 1, .last = 'z'};
    };
    SummaryDecoder<std::string> text;
    text.decode = [](std::string_view bytes) -> Result<std::string> { return std::string(bytes); };
    const Loader one(digest(), store);
    const Loader two(other, store);
    const SummaryLoader<std::string> three(text, store);
    Delivered delivered;
    std::string bytes;
    const SummaryTicket a = one.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    const SummaryTicket b = two.request(pictures.run(), pictures.at(0), delivered.done());
    const SummaryTicket c =
        three.request(pictures.run(), pictures.at(0),
                      [&bytes](const Result<std::shared_ptr<const std::string>>& r) {
                          bytes = r ? **r : std::string();
                      });
    store.finish();
    QCOMPARE(delivered.letters(), QStringLiteral("az"));
    QCOMPARE(bytes.size(), std::size_t{pictures.at(0).size});
}

void SummaryLoaderTest::keepsNoMoreThanItsCeiling()
{
    const Pictures pictures(10);
    const TestJobs jobs;
    SummaryStore store(jobs);
    store.setCeilingBytes(3 * kDigestBytes);
    const Loader loader(digest(), store);
    const auto load = [&](std::size_t i) {
        const SummaryTicket ticket =
            loader.request(pictures.run(), pictures.at(i), [](const Result<Value>&) {});
        store.finish();
    };
    const auto isKnown = [&](std::size_t i) {
        return loader.find(*pictures.run(), pictures.at(i)).has_value();
    };
    for (std::size_t i = 0; i < 10; ++i)
        load(i);
    QCOMPARE(store.keptBytes(), 3 * kDigestBytes);
    QCOMPARE(store.usedBytes(), 3 * kDigestBytes);
    QVERIFY(!isKnown(6));
    QVERIFY(isKnown(7)); // and used last now
    load(0);
    QVERIFY(isKnown(7));
    QVERIFY(!isKnown(8));
    store.setCeilingBytes(1);
    QCOMPARE(store.keptBytes(), kDigestBytes); // one is always kept
    store.clear();
    QCOMPARE(store.usedBytes(), std::size_t{0});
}

void SummaryLoaderTest::countsWhatViewsHold()
{
    const Pictures pictures(2);
    const TestJobs jobs;
    SummaryStore store(jobs);
    const QSignalSpy changed(&store, &SummaryStore::usageChanged);
    const Loader loader(digest(), store);
    Delivered delivered;
    const SummaryTicket ticket = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QTRY_COMPARE(changed.count(), 1);
    store.clear();
    QCOMPARE(store.keptBytes(), std::size_t{0});
    QCOMPARE(store.usedBytes(), kDigestBytes);
    QCOMPARE((*delivered.results.front())->last, 'a');
    delivered.results.clear();
    QCOMPARE(store.usedBytes(), std::size_t{0});
}

void SummaryLoaderTest::remembersDamageButNotAMissingFile()
{
    const Pictures pictures(1);
    const std::string good = [&] {
        QFile file(QString::fromStdString(pictures.path()));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }();
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    Delivered delivered;
    QVERIFY(QFile::remove(QString::fromStdString(pictures.path())));
    const SummaryTicket gone = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QVERIFY(delivered.results.back().error().code == ErrorCode::Io);
    QVERIFY(!loader.find(*pictures.run(), pictures.at(0)));

    std::string bad = good;
    bad[bad.size() - 20] = '?';
    pictures.overwrite(bad);
    const SummaryTicket damaged = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QVERIFY(delivered.results.back().error().code == ErrorCode::Corrupt);
    const auto known = loader.find(*pictures.run(), pictures.at(0));
    QVERIFY(known && !*known);
}

void SummaryLoaderTest::turnsExceptionsIntoErrors()
{
    const Pictures pictures(1);
    const TestJobs jobs;
    SummaryStore store(jobs);
    SummaryDecoder<Digest> throwing = digest();
    throwing.decode = [](std::string_view) -> Result<Digest> {
        throw std::runtime_error("no such picture");
    };
    const Loader loader(throwing, store);
    Delivered delivered;
    const SummaryTicket ticket = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QCOMPARE(delivered.letters(), QStringLiteral("!"));
    QCOMPARE(toEnglish(delivered.results.front().error().detail), std::string("no such picture"));
}

void SummaryLoaderTest::knowsAFileThatWasWrittenAnew()
{
    const Pictures before(1);
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    Delivered delivered;
    const SummaryTicket ticket = loader.request(before.run(), before.at(0), delivered.done());
    store.finish();
    BlobRef later = before.at(0); // the same place, logged an hour later
    later.wallTime += 3600;
    QVERIFY(loader.find(*before.run(), before.at(0)));
    QVERIFY(!loader.find(*before.run(), later));
}

void SummaryLoaderTest::copesWithTimesThatAreNoNumbers()
{
    const Pictures pictures(1, std::numeric_limits<double>::quiet_NaN());
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    Delivered delivered;
    const SummaryTicket ticket = loader.request(pictures.run(), pictures.at(0), delivered.done());
    store.finish();
    QCOMPARE(delivered.letters(), QStringLiteral("a"));
    QVERIFY(loader.find(*pictures.run(), pictures.at(0)));
}

void SummaryLoaderTest::letsListenersAskForMore()
{
    const Pictures pictures(3);
    const TestJobs jobs;
    SummaryStore store(jobs);
    const Loader loader(digest(), store);
    QString letters;
    SummaryTicket ticket;
    std::function<void(std::size_t)> ask = [&](std::size_t i) {
        ticket =
            loader.request(pictures.run(), pictures.at(i), [&, i](const Result<Value>& result) {
                letters += QLatin1Char((*result)->last);
                if (i + 1 < 3)
                    ask(i + 1);
            });
    };
    ask(0);
    store.finish();
    QCOMPARE(letters, QStringLiteral("abc"));
}

void SummaryLoaderTest::outlivesItsTicketsAndTheyIt()
{
    const Pictures pictures(3);
    Delivered delivered;
    SummaryTicket survivor;
    {
        const TestJobs jobs;
        SummaryStore store(jobs);
        const Loader loader(digest(), store);
        survivor = loader.request(pictures.run(), pictures.at(0), delivered.done());
        const SummaryTicket other =
            loader.request(pictures.run(), pictures.at(1), delivered.done());
    }
    QCoreApplication::processEvents();
    QVERIFY(!survivor.isPending());
    QVERIFY(delivered.results.empty());
}

QTEST_GUILESS_MAIN(SummaryLoaderTest)
#include "tst_summary_loader.moc"
