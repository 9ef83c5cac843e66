import { orphan } from './adopt-orphan.ts';
import { ROOT, type SearchForest, TREE } from './search-forest.ts';

/** Pushes as much as fits from terminal to terminal, over the place where a node met the other tree. */
export function pushFlow(forest: SearchForest, node: number, direction: number): void {
  const { graph, tree } = forest;
  const other = node + graph.offsets[direction]!;
  const isForward = tree[node] === TREE.product;
  const from = isForward ? node : other;
  const to = isForward ? other : node;
  const way = isForward ? direction : direction ^ 1;
  const bridge = graph.capacities[way]!;
  const flow = Math.min(bridge[from]!, findNarrowest(forest, from), findNarrowest(forest, to));
  bridge[from] = bridge[from]! - flow;
  const back = graph.capacities[way ^ 1]!;
  back[to] = back[to]! + flow;
  drain(forest, from, flow);
  drain(forest, to, flow);
}

/** The most that fits through the way between a node and its terminal. */
function findNarrowest({ graph, tree, hangs }: SearchForest, start: number): number {
  const isProduct = tree[start] === TREE.product;
  let least = Infinity;
  let node = start;
  for (let way = hangs[node]!; way !== ROOT; way = hangs[node]!) {
    const next = node + graph.offsets[way]!;
    const fits = isProduct ? graph.capacities[way ^ 1]![next]! : graph.capacities[way]![node]!;
    if (fits < least) least = fits;
    node = next;
  }
  return Math.min(least, Math.abs(graph.terminal[node]!));
}

/** Takes `flow` off the way between a node and its terminal; nodes below what is used up become orphans. */
function drain(forest: SearchForest, start: number, flow: number): void {
  const { graph, tree, hangs } = forest;
  const isProduct = tree[start] === TREE.product;
  const gain = isProduct ? flow : -flow;
  let node = start;
  for (let way = hangs[node]!; way !== ROOT; way = hangs[node]!) {
    const next = node + graph.offsets[way]!;
    const up = graph.capacities[way]!;
    const down = graph.capacities[way ^ 1]!;
    up[node] = up[node]! + gain;
    down[next] = down[next]! - gain;
    if ((isProduct ? down[next] : up[node]) === 0) orphan(forest, node);
    node = next;
  }
  graph.terminal[node] = graph.terminal[node]! - gain;
  if (graph.terminal[node] === 0) orphan(forest, node);
}
