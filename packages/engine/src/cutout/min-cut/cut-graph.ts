import { adoptOrphan } from './adopt-orphan.ts';
import type { PixelGraph } from './pixel-graph.ts';
import { pushFlow } from './push-flow.ts';
import { grow, plantForest, TREE } from './search-forest.ts';

/**
 * The cheapest cut between product and background: Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow
 * Algorithms for Energy Minimization in Vision", PAMI 2004. Trees grow from both terminals; where they meet, flow is
 * pushed, and nodes that lose their way to a terminal hang on anew. Uses up the graph.
 * @returns 1 for every pixel on the product's side, row by row; what neither side holds is background
 */
export function cutGraph(graph: PixelGraph, width: number, height: number): Uint8Array {
  const forest = plantForest(graph);
  const { queue, isQueued, tree, orphans } = forest;
  while (forest.waiting > 0) {
    const node = queue[forest.head]!;
    const met = tree[node] === TREE.none ? -1 : grow(forest, node);
    if (met < 0) {
      isQueued[node] = 0;
      forest.head = (forest.head + 1) % queue.length;
      forest.waiting--;
      continue;
    }
    // The node stays first: it may meet the other tree elsewhere too.
    forest.clock++;
    pushFlow(forest, node, met);
    for (let lost = orphans.pop(); lost !== undefined; lost = orphans.pop()) adoptOrphan(forest, lost);
  }
  const out = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y + 1) * (width + 2) + 1;
    for (let x = 0; x < width; x++, i++) out[i] = tree[row + x] === TREE.product ? 1 : 0;
  }
  return out;
}
