import { STEPS } from './pixel-graph.ts';
import { ORPHAN, ROOT, roomBeyond, type SearchForest, TREE, wake } from './search-forest.ts';

/** Makes a node an orphan: what it hung on is used up. */
export function orphan(forest: SearchForest, node: number): void {
  forest.hangs[node] = ORPHAN;
  forest.orphans.push(node);
}

/** Finds a neighbour that an orphan can hang on; without one it leaves its tree, and all that hung on it are orphans. */
export function adoptOrphan(forest: SearchForest, node: number): void {
  const { graph, tree, hangs } = forest;
  let [best, shortest] = [ORPHAN as number, Infinity];
  for (let direction = 0; direction < STEPS.length; direction++) {
    const other = node + graph.offsets[direction]!;
    if (tree[other] !== tree[node] || roomBeyond(forest, other, direction ^ 1) === 0) continue;
    const steps = countSteps(forest, other);
    if (steps >= shortest) continue;
    best = direction;
    shortest = steps;
  }
  hangs[node] = best;
  if (best === ORPHAN) {
    abandon(forest, node);
    return;
  }
  forest.checkedAt[node] = forest.clock;
  forest.depth[node] = shortest + 1;
}

function abandon(forest: SearchForest, node: number): void {
  const { graph, tree, hangs } = forest;
  for (let direction = 0; direction < STEPS.length; direction++) {
    const other = node + graph.offsets[direction]!;
    if (tree[other] !== tree[node]) continue;
    if (roomBeyond(forest, other, direction ^ 1) > 0) wake(forest, other);
    if (hangs[other] === (direction ^ 1)) orphan(forest, other);
  }
  tree[node] = TREE.none;
}

/** Steps from a node to its terminal; Infinity when the way ends in an orphan. What is found out is written down. */
function countSteps({ graph, hangs, checkedAt, depth, clock }: SearchForest, start: number): number {
  let steps = 0;
  let node = start;
  while (checkedAt[node] !== clock) {
    steps++;
    const way = hangs[node]!;
    if (way === ORPHAN) return Infinity;
    if (way === ROOT) {
      checkedAt[node] = clock;
      depth[node] = 1;
      steps--;
      break;
    }
    node += graph.offsets[way]!;
  }
  steps += depth[node]!;
  let left = steps;
  for (node = start; checkedAt[node] !== clock; node += graph.offsets[hangs[node]!]!) {
    checkedAt[node] = clock;
    depth[node] = left--;
  }
  return steps;
}
