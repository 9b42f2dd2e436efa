# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the training memory that public model zoos publish, for bench_vram.

    make_published.py --mmdet DIR [--mmdet DIR] --mmyolo DIR --mmyolo-configs DIR --detectron2 DIR \
        > published.jsonl

DIR of mmdetection and mmyolo is the installed package (it holds .mim/configs with a metafile.yml for
each family); --mmyolo-configs is the folder of that name in its repository, whose README files say
which figures are of mixed precision; that of detectron2 is a checkout. Needs mmengine, which
evaluates the configurations: the size of the images, the batch and the optimizer are read from them,
not written down by hand.

One line for each figure: framework, zoo (its version), name of the configuration, size of the images
(the largest if several are drawn from), images on a GPU, precision, optimizer, what was published in
GB, the document, whether the family is one that the planner promises ("listed"), and the half it
belongs to. Constants may be fitted on the half "fit"; "judge" is only ever looked at for the result.
The half hangs on the name alone, without what does not change memory (schedule), so that the same
network is never in both. A figure of the same checkpoint that a later version of a zoo repeats under
another name is one row; its other names are in "also".
"""
import argparse
import hashlib
import html
import json
import pathlib
import re
import sys
import warnings

import yaml
from mmengine.config import Config

warnings.filterwarnings("ignore")

LISTED_DETECTORS = {"FasterRCNN", "MaskRCNN", "CascadeRCNN", "RetinaNet", "FCOS", "ATSS", "YOLOV3",
                    "SingleStageDetector"}
LISTED_BACKBONES = {"ResNet", "ResNeXt", "SwinTransformer", "SSDVGG", "MobileNetV2", "Darknet"}
# A family of its own in the zoo, although its detector is one of the above.
OTHER_FAMILIES = {"carafe", "cascade_rpn", "dcn", "dcnv2", "detectors", "double_heads", "dyhead",
                  "dynamic_rcnn", "empirical_attention", "fpg", "free_anchor", "gcnet", "gfl", "ghm",
                  "gn", "gn+ws", "groie", "guided_anchoring", "instaboost", "ld", "libra_rcnn",
                  "nas_fcos", "nas_fpn", "pafpn", "pisa", "pvt", "rfnext", "sabl", "simple_copy_paste",
                  "tridentnet", "strong_baselines", "tood", "yolof", "convnext", "masktrack_rcnn",
                  "albu_example", "resnet_strikes_back", "qdtrack", "crowddet"}
# The folder of a configuration of detectron2 says what its name does not.
DATASETS = {"LVISv0.5": "_lvis_v0.5", "LVISv1": "_lvis_v1", "Cityscapes": "_cityscapes",
            "PascalVOC": "_voc"}
SCHEDULE = re.compile(r"[-_](\d+x|\d+e|\d+k|20_23_24e|20-23-24e|coco|\d+xb\d+(-\d+e)?|\d+ep)(?=[-_]|$)")


def network_of(name):
    return SCHEDULE.sub("", name.lower()).replace("-", "_")


def half_of(framework, name):
    digest = hashlib.sha256(f"{framework} {network_of(name)}".encode()).digest()
    return "fit" if digest[0] % 2 == 0 else "judge"


def transforms(pipeline):
    """Every transform, also those inside others (AutoAugment, RandomChoice, MultiImageMix)."""
    for step in pipeline or []:
        if isinstance(step, (list, tuple)):
            yield from transforms(step)
        elif isinstance(step, dict):
            yield step
            for key in ("policies", "transforms", "pre_transform"):
                yield from transforms(step.get(key) or [])


def sizes_of(pipeline):
    """Sizes that the images of a batch can have, (width, height)."""
    kept = []
    for step in transforms(pipeline):
        kind = step.get("type")
        if kind in ("Resize", "RandomResize", "RandomChoiceResize", "FixShapeResize", "YOLOv5KeepRatioResize"):
            scale = (step.get("img_scale") or step.get("scale") or step.get("scales")
                     or step.get("resize_cfg", {}).get("scale") or (step.get("width"), step.get("height")))
            if scale and isinstance(scale[0], (list, tuple)):
                kept += [tuple(s) for s in scale]
            elif scale and scale[0]:
                kept.append(tuple(scale))
        elif kind in ("RandomCrop", "RandomCenterCropPad", "RandomFixedSizeCrop") and step.get("crop_size"):
            if step.get("crop_type", "absolute") == "absolute":
                kept = [tuple(reversed(step["crop_size"]))]
        elif kind in ("Mosaic", "MixUp", "Mosaic9") and step.get("img_scale"):
            kept = [tuple(step["img_scale"])]
    return sorted({tuple(int(v) for v in s) for s in kept if len(s) == 2}, key=lambda s: s[0] * s[1])


def dataset_of(data):
    while isinstance(data, (list, tuple)):
        data = data[0]
    outer = data.get("pipeline")
    inner = data
    while "dataset" in inner and "pipeline" not in inner:
        inner = inner["dataset"]
        if isinstance(inner, (list, tuple)):
            inner = inner[0]
    return inner.get("pipeline") or outer or []


def optimizer_of(cfg):
    wrapper = cfg.get("optim_wrapper") or {}
    optimizer = cfg.get("optimizer") or wrapper.get("optimizer") or {}
    kind = optimizer.get("type", "")
    if kind == "SGD":
        return "momentum" if optimizer.get("momentum", 0) else "sgd"
    return kind.lower()


def precision_of(cfg):
    wrapper = cfg.get("optim_wrapper") or {}
    return "amp" if cfg.get("fp16") or wrapper.get("type") == "AmpOptimWrapper" else "fp32"


def backbone_has_dcn(model):
    return bool((model.get("backbone") or {}).get("dcn") or (model.get("bbox_head") or {}).get("dcn_on_last_conv"))


def row_of_config(cfg, family):
    model = cfg.model
    if "data" in cfg:  # mmdetection 2.x
        batch, pipeline = cfg.data.samples_per_gpu, dataset_of(cfg.data.train)
    else:
        batch, pipeline = cfg.train_dataloader.batch_size, dataset_of(cfg.train_dataloader.dataset)
    sizes = [tuple(sorted(s, reverse=True)) for s in sizes_of(pipeline)]
    if not sizes and cfg.get("img_scale"):
        sizes = [tuple(cfg.img_scale)]
    backbone = (model.get("backbone") or {}).get("type", "")
    neck = model.get("neck")
    neck = [n.get("type") for n in (neck if isinstance(neck, (list, tuple)) else [neck]) if n]
    listed = (model["type"] in LISTED_DETECTORS and backbone in LISTED_BACKBONES
              and family not in OTHER_FAMILIES and not backbone_has_dcn(model) and set(neck) <= {"FPN", "SSDNeck", "YOLOV3Neck"})
    return {"input": list(sizes[-1]) if sizes else None, "sizes": len(sizes), "batch": batch,
            "precision": precision_of(cfg), "optimizer": optimizer_of(cfg), "detector": model["type"],
            "backbone": backbone, "listed": listed}


def open_mmlab(package, framework, listed_folders=(), amp=frozenset()):
    root = pathlib.Path(package)
    version = re.search(r"__version__ = '([^']+)'", (root / "version.py").read_text()).group(1)
    for meta in sorted(root.glob(".mim/configs/*/metafile.yml")):
        family = meta.parent.name
        content = yaml.safe_load(meta.read_text())
        for entry in (content["Models"] if isinstance(content, dict) else content) or []:
            memory = (entry.get("Metadata") or {}).get("Training Memory (GB)")
            if memory is None:
                continue
            path = (entry.get("Config") or "").replace("%2B", "+")
            file = root / ".mim" / path
            if not file.exists():
                wanted = entry["Name"].lower() + ".py"
                file = next((f for f in meta.parent.rglob("*.py") if f.name == wanted), file)
            if not file.exists():
                print(f"{framework} {entry['Name']}: no configuration {path}", file=sys.stderr)
                continue
            row = row_of_config(Config.fromfile(file, import_custom_modules=False), family)
            if listed_folders:
                row["listed"] = family in listed_folders
            if entry["Name"] in amp or file.stem in amp:
                row["precision"] = "amp"
            yield {"framework": framework, "zoo": version, "name": entry["Name"], "family": family,
                   **row, "gb": float(memory), "source": f"configs/{family}/metafile.yml",
                   "weights": (entry.get("Weights") or "").rpartition("/")[2]}


def mixed_precision_of(readmes):
    """Configurations whose row says AMP: Yes."""
    found = set()
    for readme in pathlib.Path(readmes).glob("*/README.md"):
        columns = []
        for line in readme.read_text().splitlines():
            cells = [c.strip() for c in line.strip().strip("|").split("|")] if line.startswith("|") else []
            if "Config" in cells:
                columns = cells
            elif "AMP" in columns and len(cells) > columns.index("Config"):
                link = re.search(r"([^/(]+)\.py", cells[columns.index("Config")])
                if link and cells[columns.index("AMP")] == "Yes":
                    found.add(link.group(1))
    return found


def detectron2_config(path):
    """What the name and the base files of detectron2 say; its batch is 16 images on 8 GPUs."""
    row = {"input": [1333, 800], "sizes": 6, "batch": 2, "precision": "fp32", "optimizer": "momentum"}
    if "PascalVOC" in path:
        row["sizes"] = 11
    if "Cityscapes" in path:
        row.update(input=[2048, 1024], sizes=8, batch=1)
    if "noaug" in path or "Detectron1-Comparisons" in path:
        row["sizes"] = 1
    if "ViTDet" in path:
        row.update(input=[1024, 1024], sizes=1, batch=1, precision="amp", optimizer="adamw")
    return row


def detectron2(checkout):
    root = pathlib.Path(checkout)
    documents = ["MODEL_ZOO.md", "configs/Detectron1-Comparisons/README.md", "projects/ViTDet/README.md"]
    for document in documents:
        columns = []
        for line in re.split(r"<!-- TABLE HEADER -->", (root / document).read_text())[1:]:
            head, _, body = line.partition("<!-- TABLE BODY -->")
            columns = [re.sub(r"<[^>]*>|\s", "", c) for c in re.findall(r"<th[^>]*>(.*?)</th>", head, re.S)]
            memory = next((i for i, c in enumerate(columns) if "mem" in c), None)
            for entry in re.findall(r"<tr>(.*?)</tr>", body.partition("</tbody>")[0], re.S):
                cells = re.findall(r"<td[^>]*>(.*?)</td>", entry, re.S)
                link = re.search(r'href="([^"]*configs/[^"]*|configs/[^"]*|[^"]*\.(?:yaml|py))"', cells[0])
                text = re.sub(r"<[^>]*>", "", html.unescape(cells[memory])).strip() if memory else ""
                if not link or not re.fullmatch(r"[0-9.]+\*?", text):
                    continue
                base = pathlib.Path(document).parent
                path = re.sub(r"^(\./|\.\./)*", "", link.group(1))
                name = re.sub(r"^configs/|\.(yaml|py)$", "", path)
                dataset = next((token for folder, token in DATASETS.items() if folder in name), "")
                name += dataset
                if str(base).startswith("projects"):
                    name = f"{base.name}/{name}"
                elif "/" not in name:
                    name = f"{base.name}/{name}"
                checkpointing = text.endswith("*")
                listed = bool(re.search(r"(?i)(faster|mask)_rcnn_R_|(faster|mask)_rcnn_X_|retinanet|cascade_mask_rcnn_R_", name)
                              and not re.search(r"(?i)dconv|_gn|syncbn|scratch|panoptic", name))
                yield {"framework": "detectron2", "zoo": "0.6", "name": name,
                       "family": name.split("/")[0], **detectron2_config(name), "listed": listed,
                       **({"checkpointing": True} if checkpointing else {}),
                       "gb": float(text.rstrip("*")), "source": document}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mmdet", action="append", default=[])
    parser.add_argument("--mmyolo", action="append", default=[])
    parser.add_argument("--mmyolo-configs")
    parser.add_argument("--detectron2", action="append", default=[])
    options = parser.parse_args()
    rows = []
    for package in options.mmdet:
        rows += open_mmlab(package, "mmdetection")
    for package in options.mmyolo:
        amp = mixed_precision_of(options.mmyolo_configs) if options.mmyolo_configs else frozenset()
        rows += open_mmlab(package, "mmyolo", ("yolov5", "yolov8"), amp)
    for checkout in options.detectron2:
        rows += detectron2(checkout)
    seen = {}
    for row in rows:
        key = row.pop("weights", "") or row["name"]
        key = (row["framework"], key, row["gb"])
        if key not in seen:
            seen[key] = row
        elif row["name"] != seen[key]["name"]:
            seen[key].setdefault("also", []).append(row["name"])
    for row in seen.values():
        row["half"] = half_of(row["framework"], row["name"])
        print(json.dumps(row, separators=(",", ":")))


if __name__ == "__main__":
    main()
