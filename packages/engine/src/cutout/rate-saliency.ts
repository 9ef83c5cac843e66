import type { RegionGraph } from './link-regions.ts';
import { measureGeodesics } from './measure-geodesics.ts';

/** Standard deviations: geodesic length in Lab, place as a share of the frame, colour step between neighbours. */
const GEODESIC_SIGMA = 7;
const PLACE_SIGMA = 0.4;
const NEIGHBOUR_SIGMA = 12;
const FIRMNESS = 0.1;
const SOLVER_ROUNDS = 60;

/**
 * How much each region belongs to what stands out, 0–1. Regions that run into the frame along their own colour are
 * background; the others count by their contrast to the background, and neighbours of like colour are drawn together.
 * Source: Zhu, Liang, Wei, Sun, "Saliency Optimization from Robust Background Detection", CVPR 2014, eq. 2–9; the
 * contrast is also weighted by a wide prior around the centre.
 */
export function rateSaliency(graph: RegionGraph): Float32Array {
  const background = rateBackground(graph);
  const contrast = rateContrast(graph, background);
  return solve(graph, background, contrast);
}

/** Probability that a region is background, from how much of its surroundings of like colour lies on the frame. */
function rateBackground(graph: RegionGraph): Float32Array {
  const { regions } = graph;
  const count = regions.length;
  const lengths = measureGeodesics(graph);
  return Float32Array.from({ length: count }, (_, i) => {
    let area = 0;
    let onFrame = 0;
    for (let j = 0; j < count; j++) {
      const likeness = Math.exp(-(lengths[i * count + j]! ** 2) / (2 * GEODESIC_SIGMA ** 2));
      area += likeness;
      if (regions[j]!.onFrame) onFrame += likeness;
    }
    return 1 - Math.exp(-((onFrame / Math.sqrt(area)) ** 2) / 2);
  });
}

function rateContrast({ regions, distances }: RegionGraph, background: Float32Array): Float32Array {
  const count = regions.length;
  const contrast = Float32Array.from(regions, ({ x, y }, i) => {
    let sum = 0;
    for (let j = 0; j < count; j++) {
      const far = (x - regions[j]!.x) ** 2 + (y - regions[j]!.y) ** 2;
      sum += distances[i * count + j]! * Math.exp(-far / (2 * PLACE_SIGMA ** 2)) * background[j]!;
    }
    return sum * Math.exp(-((x - 0.5) ** 2 + (y - 0.52) ** 2) / (2 * 0.35 ** 2));
  });
  const largest = contrast.reduce((max, value) => Math.max(max, value), 1e-6);
  return contrast.map((value) => value / largest);
}

/** Gauss–Seidel on the quadratic cost of eq. 9. */
function solve(graph: RegionGraph, background: Float32Array, contrast: Float32Array): Float32Array {
  const { neighbours, distances } = graph;
  const count = neighbours.length;
  const saliency = contrast.map((value, i) => value * (1 - background[i]!));
  for (let round = 0; round < SOLVER_ROUNDS; round++) {
    for (let i = 0; i < count; i++) {
      let pull = contrast[i]!;
      let weight = contrast[i]! + background[i]!;
      for (const j of neighbours[i]!) {
        const tie = Math.exp(-(distances[i * count + j]! ** 2) / (2 * NEIGHBOUR_SIGMA ** 2)) + FIRMNESS;
        pull += tie * saliency[j]!;
        weight += tie;
      }
      saliency[i] = pull / Math.max(weight, 1e-6);
    }
  }
  const largest = saliency.reduce((max, value) => Math.max(max, value), 1e-6);
  return saliency.map((value) => value / largest);
}
