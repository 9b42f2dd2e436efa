// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/expansion.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/frame.h"
#include "model/vram/architecture/graph_builder.h"
#include "model/vram/architecture/layer_step.h"
#include "model/vram/architecture/part_names.h"
#include "model/vram/architecture/step_arguments.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {
namespace {

std::optional<std::int64_t> paddedSide(std::int64_t side, std::int64_t divisor)
{
    std::int64_t padded = 0;
    if (side < 1 || divisor < 1 || __builtin_add_overflow(side, divisor - 1, &padded))
        return std::nullopt;
    return padded / divisor * divisor;
}

GlobalValues globalsOf(const TrainingSetup& setup, const LayerGraph& graph)
{
    return {
        {"image_width", Value(graph.imageWidth)},
        {"image_height", Value(graph.imageHeight)},
        {"classes", Value(setup.classes)},
        {"boxes", Value(setup.boxesPerImage)},
        {"replicas", Value(std::int64_t{setup.replicas})},
        {"framework", Value(setup.framework)},
        {"optimizer", Value(setup.optimizer)},
        {"precision", Value(std::string(toString(setup.precision.value_or(Precision::Float32))))}};
}

/// Runs modules, step by step.
class Expansion {
public:
    Expansion(const ModuleLibrary& library, const ExpansionOptions& options,
              const ExpansionLimits& limits, LayerGraph& graph, GlobalValues globals)
        : m_library(library),
          m_options(options),
          m_limits(limits),
          m_graph(graph),
          m_globals(std::move(globals)),
          m_builder(graph)
    {
    }

    Result<void> run(const std::string& name, const std::vector<NamedValue>& arguments)
    {
        Frame outermost(m_graph, m_globals, nullptr);
        LayerContext context;
        context.part = Part::Input;
        const std::optional<TensorId> image = m_builder.addTensor(
            context, "image", {1, 3, m_graph.imageHeight, m_graph.imageWidth}, Storage::Float32);
        if (!image)
            return Error::corrupt(
                FAULTLINE_TR_NOOP("Errors", "the size of the image does not fit"));
        Op input;
        input.kind = OpKind::Input;
        input.name = "image";
        input.output = *image;
        m_builder.addOp(context, std::move(input));
        outermost.save("image", *image);
        outermost.setCurrent(*image);
        context.part = Part::Backbone;
        return use(name, arguments, outermost, context, "#");
    }

private:
    /// Where the steps of a module run.
    struct Place {
        const Module& module;
        Frame& frame;
        std::string identity; ///< of this use of the module, the same in each run of shared layers
        int depth = 0;
    };

    Result<void> use(const std::string& name, const std::vector<NamedValue>& arguments,
                     Frame& caller, LayerContext context, std::string identity)
    {
        if (m_depth >= m_limits.depth)
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "modules are nested too deeply at '%1'"), {name}});
        const Module* module = m_library.find(name);
        if (module == nullptr)
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "no module '%1'"), {name}});
        if (!module->part.empty() && !setPart(context, module->part))
            return at(*module, {FAULTLINE_TR_NOOP("Errors", "unknown part '%1'"), {module->part}});
        ++m_depth;
        Frame frame(m_graph, m_globals, &caller);
        Result<void> done;
        if (!module->uses.empty()) {
            done = variant(*module, arguments, caller, context, identity);
        } else {
            Place place{*module, frame, std::move(identity), m_depth};
            done = setParameters(place, arguments);
            if (done)
                done = steps(module->body, place, context);
            caller.setCurrent(frame.current());
        }
        --m_depth;
        return done;
    }

    /// A module that is another one with some parameters given.
    Result<void> variant(const Module& module, const std::vector<NamedValue>& arguments,
                         Frame& caller, const LayerContext& context, const std::string& identity)
    {
        const Frame own(m_graph, m_globals, nullptr);
        std::vector<NamedValue> all = arguments;
        for (const Binding& binding : module.parameters) {
            Result<Value> value = binding.value.evaluated(own);
            if (!value)
                return at(module, {FAULTLINE_TR_NOOP("Errors", "%1: %2"),
                                   {binding.name, value.error().detail}});
            // The caller's own stand first and hold.
            const auto isSame = [&](const NamedValue& given) { return given.name == binding.name; };
            if (std::none_of(arguments.begin(), arguments.end(), isSame))
                all.push_back({binding.name, *std::move(value)});
        }
        return use(module.uses, all, caller, context, identity);
    }

    Result<void> setParameters(Place& place, const std::vector<NamedValue>& arguments)
    {
        const std::vector<Binding>& known = place.module.parameters;
        for (const NamedValue& argument : arguments) {
            const auto isIt = [&](const Binding& binding) { return binding.name == argument.name; };
            if (std::none_of(known.begin(), known.end(), isIt))
                return at(place.module,
                          {FAULTLINE_TR_NOOP("Errors", "no parameter '%1'"), {argument.name}});
        }
        for (const Binding& binding : known) {
            const auto given =
                std::find_if(arguments.begin(), arguments.end(),
                             [&](const NamedValue& one) { return one.name == binding.name; });
            if (given != arguments.end()) {
                place.frame.setVariable(binding.name, given->value);
                continue;
            }
            if (binding.value.isEmpty())
                return at(place.module, {FAULTLINE_TR_NOOP("Errors", "parameter '%1' is not given"),
                                         {binding.name}});
            Result<Value> value = binding.value.evaluated(place.frame);
            if (!value)
                return at(place.module, {FAULTLINE_TR_NOOP("Errors", "parameter '%1': %2"),
                                         {binding.name, value.error().detail}});
            place.frame.setVariable(binding.name, *std::move(value));
        }
        return {};
    }

    Result<void> steps(const std::vector<Step>& list, Place& place, const LayerContext& context)
    {
        for (const Step& step : list) {
            if (const Result<void> done = this->step(step, place, context); !done)
                return done;
        }
        return {};
    }

    Result<void> step(const Step& step, Place& place, const LayerContext& outer)
    {
        if (++m_steps > m_limits.steps)
            return at(place.module, step, FAULTLINE_TR_NOOP("Errors", "too many steps"));
        if (m_graph.ops.size() > m_limits.ops)
            return at(place.module, step, FAULTLINE_TR_NOOP("Errors", "too many layers"));
        StepArguments arguments(step, place.frame, m_limits.side);
        const bool happens = arguments.flag(Option::When, true);
        if (arguments.error())
            return at(place.module, step, arguments.error()->detail);
        if (!happens)
            return {};
        if (const TextTemplate* from = step.option(TextOption::From))
            place.frame.setCurrent(arguments.tensor(*from));
        if (arguments.error())
            return at(place.module, step, arguments.error()->detail);
        Result<void> done = isBlock(step.verb) ? block(step, arguments, place, outer)
                                               : plain(step, arguments, place, outer);
        if (done && step.option(TextOption::As) != nullptr)
            place.frame.save(arguments.text(TextOption::As, {}), place.frame.current());
        if (done && arguments.error())
            return at(place.module, step, arguments.error()->detail);
        return done;
    }

    static bool isBlock(Verb verb)
    {
        return verb == Verb::Use || verb == Verb::For || verb == Verb::If || verb == Verb::Do;
    }

    /// Options that hold for all that is in the step.
    void setOptions(LayerContext& context, StepArguments& arguments)
    {
        if (arguments.has(TextOption::Part)) {
            const std::string part = arguments.text(TextOption::Part, {});
            if (!arguments.error() && !setPart(context, part))
                arguments.fail({FAULTLINE_TR_NOOP("Errors", "unknown part '%1'"), {part}});
        }
        if (arguments.has(Option::Stage))
            context.stage = static_cast<int>(
                std::min<std::int64_t>(arguments.number(Option::Stage, 0), std::int64_t{1} << 20));
        context.isFrozen = arguments.flag(Option::Frozen, context.isFrozen);
        context.hasNoGradient = arguments.flag(Option::NoGradient, context.hasNoGradient);
        if (arguments.step().hasOwnParameters)
            context.shared = nullptr;
    }

    Result<void> block(const Step& step, StepArguments& arguments, Place& place,
                       const LayerContext& context)
    {
        if (place.depth + ++m_blockDepth > 4 * m_limits.depth) {
            --m_blockDepth;
            return at(place.module, step,
                      FAULTLINE_TR_NOOP("Errors", "blocks are nested too deeply"));
        }
        Result<void> done;
        if (step.verb == Verb::For) {
            done = loop(step, place, context);
        } else if (step.verb == Verb::If) {
            const bool condition = arguments.mainValue().toBool();
            if (arguments.error())
                done = at(place.module, step, arguments.error()->detail);
            else
                done = turn(step, condition ? step.body : step.otherwise, place, context);
        } else {
            done = turn(step, step.body, place, context);
        }
        --m_blockDepth;
        return done;
    }

    Result<void> loop(const Step& step, Place& place, const LayerContext& context)
    {
        const Expression* in = step.option(Option::In);
        if (in == nullptr)
            return at(place.module, step, FAULTLINE_TR_NOOP("Errors", "'in' is missing"));
        const Result<Value> over = in->evaluated(place.frame);
        const Result<std::string> variable = step.text.evaluated(place.frame);
        if (!over || !variable)
            return at(place.module, step, over ? variable.error().detail : over.error().detail);
        const std::optional<std::int64_t> count = over->toInteger();
        if (!over->isList() && (!count || *count < 0))
            return at(place.module, step,
                      {FAULTLINE_TR_NOOP("Errors", "in: a list or a count is needed, not %1"),
                       {over->shown()}});
        const std::int64_t turns =
            over->isList() ? static_cast<std::int64_t>(over->items().size()) : *count;
        for (std::int64_t i = 0; i < turns; ++i) {
            if (++m_steps > m_limits.steps)
                return at(place.module, step, FAULTLINE_TR_NOOP("Errors", "too many steps"));
            place.frame.setVariable(
                *variable, over->isList() ? over->items()[static_cast<std::size_t>(i)] : Value(i));
            if (const Result<void> done = turn(step, step.body, place, context); !done)
                return done;
        }
        return {};
    }

    /// One run of a block, with what begins anew in each turn of a loop: its name, its unit of
    /// recomputation, its shared parameters.
    Result<void> turn(const Step& step, const std::vector<Step>& body, Place& place,
                      LayerContext context)
    {
        StepArguments arguments(step, place.frame, m_limits.side);
        setOptions(context, arguments);
        if (const std::string name = arguments.text(TextOption::Name, {}); !name.empty())
            context.path += (context.path.empty() ? "" : "/") + name;
        if (context.checkpoint < 0 && arguments.flag(Option::Checkpoint, false))
            context.checkpoint = m_nextCheckpoint++;
        SharedParameters shared;
        const std::string group = arguments.text(TextOption::Shared, {});
        if (!group.empty()) {
            shared.key = keyOf(place, context) + "/" + group;
            shared.pathLength = context.path.size();
            context.shared = &shared;
        }
        if (context.path.size() > Value::kMaxTextBytes)
            arguments.fail(FAULTLINE_TR_NOOP("Errors", "the name of a layer is too long"));
        if (arguments.error())
            return at(place.module, step, arguments.error()->detail);
        return step.verb == Verb::Use ? call(step, place, context) : steps(body, place, context);
    }

    /// Of a use of a module: unlike in every other one, but the same in each run of shared layers.
    static std::string keyOf(const Place& place, const LayerContext& context)
    {
        return context.shared == nullptr ? place.identity : context.shared->key + place.identity;
    }

    Result<void> call(const Step& step, Place& place, const LayerContext& context)
    {
        const Result<std::string> name = step.text.evaluated(place.frame);
        if (!name)
            return at(place.module, step, name.error().detail);
        std::vector<NamedValue> values;
        values.reserve(step.bindings.size());
        for (const Binding& binding : step.bindings) {
            Result<Value> value = binding.value.evaluated(place.frame);
            if (!value)
                return at(
                    place.module, step,
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {binding.name, value.error().detail}});
            values.push_back({binding.name, *std::move(value)});
        }
        const std::string identity =
            context.shared == nullptr
                ? "#" + std::to_string(++m_uses)
                : "/" + *name + "#" + std::to_string(context.shared->layers["#" + *name]++);
        const Result<void> done = use(*name, values, place.frame, context, identity);
        // Errors from within name their own module.
        return done || !done.error().path.empty() ? done
                                                  : at(place.module, step, done.error().detail);
    }

    /// Steps that contain no others.
    Result<void> plain(const Step& step, StepArguments& arguments, Place& place,
                       const LayerContext& context)
    {
        Frame& frame = place.frame;
        switch (step.verb) {
        case Verb::Save: frame.save(arguments.mainText(), frame.current()); break;
        case Verb::Give: frame.give(arguments.mainText(), frame.current()); break;
        case Verb::From: frame.setCurrent(arguments.tensor(step.text)); break;
        case Verb::Let: let(step, arguments, frame); break;
        case Verb::Remark:
            m_graph.remarks.push_back(storedText("Vram", arguments.mainText(), {}));
            break;
        case Verb::Anchors:
            if (__builtin_add_overflow(m_graph.anchors, arguments.mainCount(), &m_graph.anchors))
                arguments.fail(FAULTLINE_TR_NOOP("Errors", "the anchors do not fit"));
            break;
        case Verb::Check:
            if (!arguments.mainValue().toBool() && !arguments.error())
                arguments.fail(storedText(
                    "Vram", arguments.text(TextOption::Message, "the sizes do not fit"), {}));
            break;
        default: return layer(step, arguments, place, context);
        }
        return arguments.error() ? at(place.module, step, arguments.error()->detail)
                                 : Result<void>();
    }

    static void let(const Step& step, StepArguments& arguments, Frame& frame)
    {
        for (const Binding& binding : step.bindings) {
            Result<Value> value = binding.value.evaluated(frame);
            if (!value) {
                arguments.fail(
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {binding.name, value.error().detail}});
                return;
            }
            frame.setVariable(binding.name, *std::move(value));
        }
    }

    Result<void> layer(const Step& step, StepArguments& arguments, Place& place,
                       LayerContext context)
    {
        setOptions(context, arguments);
        if (context.checkpoint < 0 && arguments.flag(Option::Checkpoint, false))
            context.checkpoint = m_nextCheckpoint++;
        LayerStep layer(arguments, m_builder, context, m_options, place.frame.current());
        const TensorId made = layer.run();
        if (arguments.error()) {
            return at(place.module, step,
                      {FAULTLINE_TR_NOOP("Errors", "layer '%1': %2"),
                       {layer.name(), arguments.error()->detail}});
        }
        place.frame.setCurrent(made);
        return {};
    }

    static bool setPart(LayerContext& context, std::string_view name)
    {
        const std::optional<Part> part = partNamed(name);
        context.part = part.value_or(context.part);
        return part.has_value();
    }

    static Error at(const Module& module, Text detail)
    {
        return {.code = ErrorCode::Corrupt,
                .path = module.file,
                .detail = {FAULTLINE_TR_NOOP("Errors", "module '%1': %2"), {module.name, detail}}};
    }

    static Error at(const Module& module, const Step& step, Text detail)
    {
        return at(module, {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {step.place, detail}});
    }

    const ModuleLibrary& m_library;
    const ExpansionOptions& m_options;
    const ExpansionLimits& m_limits;
    LayerGraph& m_graph;
    GlobalValues m_globals;
    GraphBuilder m_builder;
    std::size_t m_steps = 0;
    int m_depth = 0;
    int m_blockDepth = 0;
    int m_nextCheckpoint = 0;
    std::int64_t m_uses = 0;
};

} // namespace

Result<LayerGraph> expandModule(const ModuleLibrary& library, const std::string& name,
                                const std::vector<NamedValue>& arguments,
                                const TrainingSetup& setup, const ExpansionOptions& options,
                                const ExpansionLimits& limits)
{
    const auto width = paddedSide(setup.imageWidth, options.sizeDivisor);
    const auto height = paddedSide(setup.imageHeight, options.sizeDivisor);
    if (!width || !height || *width > limits.side || *height > limits.side)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the size of the image is out of range"));
    LayerGraph graph;
    graph.framework = setup.framework;
    graph.imageWidth = *width;
    graph.imageHeight = *height;
    Expansion expansion(library, options, limits, graph, globalsOf(setup, graph));
    if (const Result<void> done = expansion.run(name, arguments); !done)
        return done.error();
    markGradients(graph);
    return graph;
}

} // namespace faultline::vram
