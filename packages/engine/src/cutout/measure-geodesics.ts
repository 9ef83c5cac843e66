import type { RegionGraph } from './link-regions.ts';

/** Colour steps below this share of the typical step between neighbours cost nothing: shading is not an edge. */
const FREE_STEP_SHARE = 1;

/**
 * Length of the cheapest way between any two regions through neighbours, each step costing its colour difference.
 * All regions on the frame count as neighbours of each other.
 * @returns `count × count`, row by row
 */
export function measureGeodesics(graph: RegionGraph): Float32Array {
  const count = graph.regions.length;
  const frame = graph.regions.flatMap(({ onFrame }, i) => (onFrame ? [i] : []));
  const freeStep = FREE_STEP_SHARE * typicalStep(graph);
  const lengths = new Float32Array(count * count).fill(Infinity);
  for (let from = 0; from < count; from++) {
    walkFrom(from, lengths.subarray(from * count, (from + 1) * count), graph, frame, freeStep);
  }
  return lengths;
}

/** Mean over all regions of the smallest difference to a neighbour. */
function typicalStep({ neighbours, distances }: RegionGraph): number {
  const count = neighbours.length;
  const steps = neighbours.flatMap((list, i) =>
    list.length > 0 ? [Math.min(...list.map((j) => distances[i * count + j]!))] : [],
  );
  return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
}

/** Dijkstra without a heap: with a few hundred regions a plain scan for the next one is the fastest. */
function walkFrom(from: number, lengths: Float32Array, graph: RegionGraph, frame: number[], freeStep: number): void {
  const { regions, neighbours, distances } = graph;
  const count = regions.length;
  const done = new Uint8Array(count);
  lengths[from] = 0;
  for (;;) {
    let here = -1;
    for (let i = 0; i < count; i++) {
      if (done[i] === 0 && lengths[i]! < Infinity && (here < 0 || lengths[i]! < lengths[here]!)) here = i;
    }
    if (here < 0) return;
    done[here] = 1;
    const reach = (to: number): void => {
      const length = lengths[here]! + Math.max(0, distances[here * count + to]! - freeStep);
      if (length < lengths[to]!) lengths[to] = length;
    };
    neighbours[here]!.forEach(reach);
    if (regions[here]!.onFrame) frame.forEach(reach);
  }
}
