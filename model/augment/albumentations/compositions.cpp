// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <numeric>

namespace faultline::augment::albumentations {

namespace {

/// A step that runs some of its children.
class Composition : public Step {
public:
    explicit Composition(const Arguments& arguments)
        : Step(arguments), m_generation(arguments.generation())
    {
        for (const PipelineStep& child : arguments.step().children) {
            if (!child.enabled)
                continue;
            const Entry* entry = findEntry(child.transform);
            Text why = FAULTLINE_TR_NOOP("Errors", "there is no such transform");
            const TransformPtr made =
                entry != nullptr ? entry->make(child, arguments.version(), why) : nullptr;
            if (!made) {
                arguments.refuse(
                    {FAULTLINE_TR_NOOP("Errors", "%1 inside of it: %2"), {child.transform, why}});
                return;
            }
            m_children.push_back(std::static_pointer_cast<const Step>(made));
        }
    }

protected:
    [[nodiscard]] const std::vector<StepPtr>& children() const { return m_children; }
    [[nodiscard]] Generation generation() const { return m_generation; }
    [[nodiscard]] bool isFirst() const { return m_generation == Generation::First; }

    bool runAll(Sample& sample, TransformContext& context) const
    {
        bool isApplied = false;
        for (const StepPtr& child : m_children) {
            isApplied = child->apply(sample, context) || isApplied;
            filterWithin(sample, context, m_generation);
        }
        return isApplied;
    }

    /// Which child is drawn when their weights are their p.
    [[nodiscard]] std::size_t drawChild(Random& random) const
    {
        std::vector<double> weights;
        for (const StepPtr& child : m_children)
            weights.push_back(child->weight());
        return drawByWeight(weights, random);
    }

    static std::size_t drawByWeight(const std::vector<double>& weights, Random& random)
    {
        const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
        double left = random.uniform() * sum;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            left -= weights[i];
            if (left < 0.0)
                return i;
        }
        const auto last = std::find_if(weights.rbegin(), weights.rend(),
                                       [](double weight) { return weight > 0.0; });
        return last == weights.rend() ? 0 : static_cast<std::size_t>(weights.rend() - last) - 1;
    }

private:
    Generation m_generation;
    std::vector<StepPtr> m_children;
};

Definition composition(std::string_view id, std::string_view name, std::string_view summary,
                       double p)
{
    return {.id = id,
            .name = name,
            .group = TransformGroup::Choice,
            .summary = summary,
            .parameters = {},
            .p = p,
            .isScaleFree = false,
            .isComposition = true};
}

class Compose final : public Composition {
public:
    using Composition::Composition;
    static Definition definition()
    {
        return composition("albumentations/Compose", "Compose",
                           FAULTLINE_TR_NOOP("Augment", "Runs all steps, one after the other"),
                           1.0);
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (context.random.chance(weight()))
            return runAll(sample, context);
        return isFirst() && runAlways(sample, context);
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        return runAll(sample, context);
    }

private:
    /// Up to 1.4.0 steps with always_apply run even if the draw says no.
    bool runAlways(Sample& sample, TransformContext& context) const
    {
        bool isApplied = false;
        for (const StepPtr& child : children()) {
            if (child->isAlwaysApplied())
                isApplied = child->apply(sample, context) || isApplied;
        }
        return isApplied;
    }
};

class Sequential final : public Composition {
public:
    using Composition::Composition;
    static Definition definition()
    {
        Definition made = composition(
            "albumentations/Sequential", "Sequential",
            FAULTLINE_TR_NOOP("Augment", "Runs all steps; up to 1.4.0 its p has no meaning"), 0.5);
        return made;
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!isFirst() && !context.random.chance(weight()))
            return false;
        return runAll(sample, context);
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        return runAll(sample, context);
    }
};

class OneOf final : public Composition {
public:
    using Composition::Composition;
    static Definition definition()
    {
        return composition("albumentations/OneOf", "OneOf",
                           FAULTLINE_TR_NOOP("Augment", "Runs one of its steps, drawn by their p"),
                           0.5);
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        return !children().empty()
               && children()[drawChild(context.random)]->applyForced(sample, context);
    }
};

class OneOrOther final : public Composition {
public:
    explicit OneOrOther(const Arguments& arguments) : Composition(arguments)
    {
        if (children().empty())
            arguments.refuse(FAULTLINE_TR_NOOP("Errors", "it holds no step"));
    }
    static Definition definition()
    {
        return composition("albumentations/OneOrOther", "OneOrOther",
                           FAULTLINE_TR_NOOP("Augment", "Runs the first step with probability p, "
                                                        "else the last"),
                           0.5);
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const bool isFirstOne = context.random.chance(weight());
        return (isFirstOne ? children().front() : children().back())->applyForced(sample, context);
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        return apply(sample, context); // its p chooses, it is not asked whether to run
    }
};

std::vector<Parameter> someParameters(bool isReplacedFirst)
{
    Parameter replace =
        flag("replace", false, FAULTLINE_TR_NOOP("Augment", "A step may be drawn again"));
    if (isReplacedFirst)
        replace.firstDefault = true;
    return {whole("n", 1, 0, 1000, {}, FAULTLINE_TR_NOOP("Augment", "How many steps are drawn")),
            std::move(replace)};
}

/// SomeOf and RandomOrder.
class Some : public Composition {
public:
    Some(const Arguments& arguments, bool isInOrder)
        : Composition(arguments),
          m_count(arguments.whole("n")),
          m_isReplaced(arguments.flag("replace")),
          m_isInOrder(isInOrder)
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        return context.random.chance(weight()) && run(sample, context);
    }
    /// 2.x asks p even when OneOf picked it.
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        return isFirst() ? run(sample, context) : apply(sample, context);
    }

private:
    bool run(Sample& sample, TransformContext& context) const
    {
        bool isApplied = false;
        for (const std::size_t at : drawSome(context.random)) {
            const Step& child = *children()[at];
            // Up to 1.4.0 p is the weight, since then children ask their own p.
            isApplied =
                (isFirst() ? child.applyForced(sample, context) : child.apply(sample, context))
                || isApplied;
            filterWithin(sample, context, generation());
        }
        return isApplied;
    }

    [[nodiscard]] std::vector<std::size_t> drawSome(Random& random) const
    {
        std::vector<double> weights;
        for (const StepPtr& child : children())
            weights.push_back(isFirst() ? child->weight() : 1.0);
        const auto drawable = static_cast<int>(std::count_if(
            weights.begin(), weights.end(), [](double weight) { return weight > 0.0; }));
        const int count = m_isReplaced && drawable > 0 ? m_count : std::min(m_count, drawable);
        std::vector<std::size_t> drawn;
        for (int i = 0; i < count; ++i) {
            drawn.push_back(drawByWeight(weights, random));
            if (!m_isReplaced)
                weights[drawn.back()] = 0.0;
        }
        if (m_isInOrder && !isFirst())
            std::sort(drawn.begin(), drawn.end());
        return drawn;
    }

    int m_count;
    bool m_isReplaced;
    bool m_isInOrder;
};

class SomeOf final : public Some {
public:
    explicit SomeOf(const Arguments& arguments) : Some(arguments, true) {}
    static Definition definition()
    {
        Definition made = composition("albumentations/SomeOf", "SomeOf",
                                      FAULTLINE_TR_NOOP("Augment", "Runs n of its steps"), 1.0);
        made.parameters = someParameters(true);
        return made;
    }
};

class RandomOrder final : public Some {
public:
    explicit RandomOrder(const Arguments& arguments) : Some(arguments, false) {}
    static Definition definition()
    {
        Definition made =
            composition("albumentations/RandomOrder", "RandomOrder",
                        FAULTLINE_TR_NOOP("Augment", "Runs n of its steps in random order"), 1.0);
        made.parameters = someParameters(false);
        made.in = kFromMiddle;
        return made;
    }
};

} // namespace

std::vector<Entry> compositionEntries()
{
    return {entryOf<OneOf>(),       entryOf<SomeOf>(),     entryOf<OneOrOther>(),
            entryOf<RandomOrder>(), entryOf<Sequential>(), entryOf<Compose>()};
}

} // namespace faultline::augment::albumentations
