# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a PyTorch model keeps and takes in one training step, counted on the CPU."""

import torch
from torch.profiler import ProfilerActivity, profile


def kept(model, step, parts):
    """Bytes that autograd keeps for backward, each storage once.

    step() runs the forward pass and returns the loss. parts: (name, module) pairs; a storage belongs
    to the innermost of them whose forward pass kept it first, or to "loss" outside of all.
    """
    stack, storages = ["loss"], {}

    def leave(*_):
        stack.pop()

    def pack(tensor):
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in storages:
            storages[storage.data_ptr()] = (storage.nbytes(), stack[-1], tensor.detach())
        return tensor

    handles = []
    for part, module in parts:
        handles.append(module.register_forward_pre_hook(lambda *_, p=part: stack.append(p)))
        handles.append(module.register_forward_hook(leave))
    fixed = {tensor.untyped_storage().data_ptr()
             for tensor in list(model.parameters()) + list(model.buffers())}
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        total = step()
    for handle in handles:
        handle.remove()
    by_part, parameters = {}, 0
    for key, (size, part, _) in storages.items():
        if key in fixed:
            parameters += size
        else:
            by_part[part] = by_part.get(part, 0) + size
    del total
    return {"activations": sum(by_part.values()), "parameters_and_buffers": parameters,
            "by_part": dict(sorted(by_part.items()))}


def peak(model, step):
    """The highest number of bytes of tensors during a training step, beyond weights, gradients and
    the slots of the optimizer (SGD with momentum), and the same at the end of the forward pass.

    Gradients are there from the beginning (not set to None), so that they do not count.
    """
    optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=1e-9,
                                momentum=0.9)

    def once():
        optimizer.zero_grad(set_to_none=False)
        step().backward()
        optimizer.step()

    once()
    with profile(activities=[ProfilerActivity.CPU], profile_memory=True) as recorded:
        optimizer.zero_grad(set_to_none=False)
        loss = step()
        with torch.profiler.record_function("faultline_backward"):
            loss.backward()
        del loss
        optimizer.step()
    events = recorded.profiler.kineto_results.events()
    backward = [event.start_ns() for event in events if event.name() == "faultline_backward"][0]
    live = highest = forward = 0
    for event in sorted((e for e in events if e.name() == "[memory]"), key=lambda e: e.start_ns()):
        live += event.nbytes()
        highest = max(highest, live)
        if event.start_ns() < backward:
            forward, highest_forward = live, highest
    return {"peak": highest, "peak_in_forward": highest_forward, "after_forward": forward}
