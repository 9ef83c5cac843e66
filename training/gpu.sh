#!/usr/bin/env bash
# Trains on a machine with a GPU that is there for a short while: training/gpu.sh PACK.tar OUT MINUTES [CHECKPOINT.pt]
# PACK.tar is pack.py's; OUT gets last.pt (half precision) and both ONNX files. Starts from the product's network, or from CHECKPOINT.
set -euo pipefail
cd "$(dirname "$0")"
pack=$1 out=$2 minutes=$3 checkpoint=${4:-}
work=$(mktemp -d)
tar xf "$pack" -C "$work"
mkdir -p "$work/run" "$out"
[ -z "$checkpoint" ] || cp "$checkpoint" "$work/run/last.pt"
model=../packages/engine/src/cutout/model
cores=$(nproc)
train() { # SIZE SHARE_OF_MINUTES SAMPLES COOL
  python3 train.py --pictures "$work/pictures" --plates "$work/plates" --out "$work/run" --begin "$model"/find-product-*.onnx \
    --size "$1" --minutes "$(awk "BEGIN { print $minutes * $2 }")" --samples "$3" --cool "$4" --batch 96 --rate 1e-3 --workers $((cores - 1))
}
train 160 0.55 100000000 1
seen() { python3 -c "import torch; print(torch.load('$work/run/last.pt', map_location='cpu')['samples'])"; }
train 224 0.2 100000000 1
# The rate falls over as many samples as the rest of the time has room for, by the pace of the last log line.
pace=$(tail -n 1 "$work/run/log.jsonl" | python3 -c 'import json, sys; print(json.load(sys.stdin)["per_second"])')
rest=$(awk "BEGIN { print int($pace * $minutes * 0.2 * 60) }")
train 224 1 $(($(seen) + rest)) "$rest"
python3 export.py "$work/run/last.pt" "$out"
python3 shrink.py "$work/run/last.pt" "$out/last.pt"
