// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

// engine/trainer.py of Ultralytics: a rate for each epoch, and a warm-up over batches whose target
// moves with the epochs. Releases differ in the length of the warm-up.

namespace faultline::schedules {

namespace {

struct Trainer {
    double batches = 1.0; ///< of an epoch
    double epochs = 1.0;
    double batch = 1.0;
    double nominal = 64.0;
    double rate = 0.01;
    double finalShare = 0.01;
    bool isCosine = false;
    double biasRate = 0.1;
    double firstMomentum = 0.8;
    double momentum = 0.937;      ///< that the warm-up ends with
    double plainMomentum = 0.937; ///< without a warm-up
    bool hasMomentum = true;
    double weightDecay = 0.0005;
    double warmup = 0.0; ///< batches; 0: none
    double accumulation = 1.0;
    double accumulationTarget = 1.0; ///< that the warm-up goes to, before it is rounded
    double decayAccumulation = 1.0;

    explicit Trainer(Parameters& parameters);

    [[nodiscard]] bool isWarming(double step) const { return warmup > 0.0 && step <= warmup; }
    [[nodiscard]] double epochRate(double step) const;
    [[nodiscard]] double rateFrom(double low, double step) const;
    [[nodiscard]] double momentumAt(double step) const;
    [[nodiscard]] double accumulationAt(double step) const;

private:
    void readOptimizer(Parameters& parameters, double images, bool isOld);
};

/// "8.2.0", 8.2: whether it is older than 8.4. The newest if it is left out.
bool isBefore84(Parameters& parameters)
{
    if (!parameters.has("version"))
        return false;
    const nlohmann::json& value = parameters.value("version");
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    double major = 0.0;
    double minor = 0.0;
    const char* const end = text.data() + text.size();
    const auto [dot, error] = std::from_chars(text.data(), end, major, std::chars_format::fixed);
    if (error != std::errc()) {
        parameters.refuse("version",
                          FAULTLINE_TR_NOOP("Errors", "must be a version such as \"8.2.0\""));
        return false;
    }
    major = std::floor(major);
    if (const std::size_t at = text.find('.'); at != std::string::npos)
        std::from_chars(text.data() + at + 1, end, minor, std::chars_format::fixed);
    (void)dot;
    return major < 8.0 || (major == 8.0 && std::floor(minor) < 4.0);
}

Trainer::Trainer(Parameters& parameters)
    : epochs(parameters.number("epochs", kPositiveCount, 100.0)),
      batch(parameters.number("batch", kPositiveCount, 16.0)),
      nominal(parameters.number("nbs", kPositive, 64.0)),
      finalShare(parameters.number("lrf", kAny, 0.01)),
      isCosine(parameters.flag("cos_lr", false)),
      firstMomentum(parameters.number("warmup_momentum", kAny, 0.8)),
      weightDecay(parameters.number("weight_decay", kAny, 0.0005))
{
    parameters.ignore({"batches", "images", "batches_per_epoch"});
    double images = 0.0;
    if (parameters.has("images")) {
        images = parameters.number("images", kPositiveCount);
        batches = std::ceil(images / batch);
    } else if (parameters.has("batches_per_epoch")) {
        batches = parameters.number("batches_per_epoch", kPositiveCount);
        images = batches * batch;
    } else {
        (void)parameters.number("images", kPositiveCount);
    }
    const bool isOld = isBefore84(parameters);
    readOptimizer(parameters, images, isOld);
    double length = parameters.number("warmup_epochs", kAny, 3.0);
    constexpr double kFewestOld = 100.0;
    if (!isOld)
        length = std::min(length, std::max(epochs - 1.0, 0.0));
    if (length > 0.0)
        warmup = std::max(roundHalfEven(length * batches), isOld ? kFewestOld : 0.0);
    decayAccumulation = std::max(roundHalfEven(nominal / batch), 1.0);
    accumulation = isOld ? decayAccumulation : std::min(decayAccumulation, batches * epochs);
    accumulationTarget = isOld ? nominal / batch : accumulation;
}

/// "auto" chooses by the length of the run and ignores lr0 and momentum.
void Trainer::readOptimizer(Parameters& parameters, double images, bool isOld)
{
    constexpr double kLongRun = 10000.0;
    std::string optimizer = parameters.text("optimizer");
    rate = parameters.number("lr0", kAny, 0.01);
    biasRate = parameters.number("warmup_bias_lr", kAny, 0.1);
    momentum = parameters.number("momentum", kAny, 0.937);
    plainMomentum = momentum;
    const double classes = parameters.number("nc", kPositiveCount, 10.0);
    if (optimizer.empty() || optimizer == "auto") {
        const double updates = std::ceil(images / std::max(batch, nominal)) * epochs;
        const bool isLong = updates > kLongRun;
        constexpr double kMillion = 1e6;
        rate = isLong ? 0.01 : roundHalfEven(0.002 * 5.0 / (4.0 + classes) * kMillion) / kMillion;
        biasRate = 0.0;
        plainMomentum = 0.9;
        optimizer = !isLong ? "AdamW" : isOld ? "SGD" : "MuSGD";
    }
    hasMomentum = optimizer == "SGD" || optimizer == "MuSGD" || optimizer == "RMSProp"
                  || optimizer == "RMSprop";
}

double Trainer::epochRate(double step) const
{
    const double epoch = floorDivide(step, batches);
    if (isCosine)
        return rate
               * (std::max((1.0 - std::cos(epoch * std::numbers::pi / epochs)) / 2.0, 0.0)
                      * (finalShare - 1.0)
                  + 1.0);
    return rate * (std::max(1.0 - epoch / epochs, 0.0) * (1.0 - finalShare) + finalShare);
}

double Trainer::rateFrom(double low, double step) const
{
    const double rateOfEpoch = epochRate(step);
    return isWarming(step) ? lerp(low, rateOfEpoch, step / warmup) : rateOfEpoch;
}

double Trainer::momentumAt(double step) const
{
    if (warmup == 0.0)
        return plainMomentum;
    return lerp(firstMomentum, momentum, std::min(step / warmup, 1.0));
}

double Trainer::accumulationAt(double step) const
{
    if (warmup == 0.0)
        return accumulation;
    return std::max(1.0,
                    roundHalfEven(lerp(1.0, accumulationTarget, std::min(step / warmup, 1.0))));
}

template <typename Value>
CurvePtr perBatch(Value value)
{
    return formula(std::move(value), ScheduleClock::Batch);
}

} // namespace

Families ultralyticsFamilies()
{
    return {{"ultralytics",
             [](Parameters& parameters) {
                 return perBatch([trainer = Trainer(parameters)](double step) {
                     return trainer.rateFrom(0.0, step);
                 });
             }},
            {"ultralytics.bias",
             [](Parameters& parameters) {
                 return perBatch([trainer = Trainer(parameters)](double step) {
                     return trainer.rateFrom(trainer.biasRate, step);
                 });
             }},
            {"ultralytics.momentum",
             [](Parameters& parameters) {
                 const Trainer trainer(parameters);
                 if (!trainer.hasMomentum)
                     parameters.refuse("optimizer", FAULTLINE_TR_NOOP("Errors", "has no momentum"));
                 return perBatch([trainer](double step) { return trainer.momentumAt(step); });
             }},
            {"ultralytics.accumulate",
             [](Parameters& parameters) {
                 return perBatch([trainer = Trainer(parameters)](double step) {
                     return trainer.accumulationAt(step);
                 });
             }},
            {"ultralytics.weight_decay", [](Parameters& parameters) {
                 const Trainer trainer(parameters);
                 const double decay = trainer.weightDecay * trainer.batch
                                      * trainer.decayAccumulation / trainer.nominal;
                 return perBatch([decay](double) { return decay; });
             }}};
}

} // namespace faultline::schedules
