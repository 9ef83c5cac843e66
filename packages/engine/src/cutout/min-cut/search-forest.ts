import { type PixelGraph, STEPS } from './pixel-graph.ts';

/** Whose tree a node is in. */
export const TREE = { none: 0, product: 1, background: 2 } as const;
/** What a node hangs on when it is not a neighbour (0–7). */
export const ROOT = 8;
export const ORPHAN = 9;

/** The trees that grow from both terminals; see `cutGraph`. */
export interface SearchForest {
  graph: PixelGraph;
  /** One `TREE` a node. */
  tree: Uint8Array;
  /** The direction of the neighbour that a node hangs on, `ROOT` or `ORPHAN`. */
  hangs: Uint8Array;
  /** When a node's way to its terminal was last found sound, and how long that way was. */
  checkedAt: Int32Array;
  depth: Int32Array;
  clock: number;
  /** Nodes that may still grow, first come, first served: a ring of `waiting` nodes from `head` on. */
  queue: Int32Array;
  isQueued: Uint8Array;
  head: number;
  waiting: number;
  orphans: number[];
}

/** Every node that is tied to a terminal is a tree of its own at first. */
export function plantForest(graph: PixelGraph): SearchForest {
  const size = graph.terminal.length;
  const forest: SearchForest = {
    graph,
    tree: new Uint8Array(size),
    hangs: new Uint8Array(size).fill(ORPHAN),
    checkedAt: new Int32Array(size),
    depth: new Int32Array(size),
    clock: 1,
    queue: new Int32Array(size),
    isQueued: new Uint8Array(size),
    head: 0,
    waiting: 0,
    orphans: [],
  };
  graph.terminal.forEach((tie, node) => {
    if (tie === 0) return;
    forest.tree[node] = tie > 0 ? TREE.product : TREE.background;
    forest.hangs[node] = ROOT;
    forest.checkedAt[node] = 1;
    forest.depth[node] = 1;
    wake(forest, node);
  });
  return forest;
}

/** Lets a node grow again. */
export function wake(forest: SearchForest, node: number): void {
  if (forest.isQueued[node] === 1) return;
  forest.isQueued[node] = 1;
  forest.queue[(forest.head + forest.waiting++) % forest.queue.length] = node;
}

/** What may still flow along a tree from a node to its neighbour: away from the product's terminal, towards the background's. */
export function roomBeyond({ graph, tree }: SearchForest, node: number, direction: number): number {
  return tree[node] === TREE.product
    ? graph.capacities[direction]![node]!
    : graph.capacities[direction ^ 1]![node + graph.offsets[direction]!]!;
}

/** Lets the tree of a node grow by its neighbours. @returns the direction in which it met the other tree, or -1 */
export function grow(forest: SearchForest, node: number): number {
  const { graph, tree, checkedAt, depth } = forest;
  for (let direction = 0; direction < STEPS.length; direction++) {
    if (roomBeyond(forest, node, direction) === 0) continue;
    const other = node + graph.offsets[direction]!;
    if (tree[other] !== tree[node] && tree[other] !== TREE.none) return direction;
    const isNew = tree[other] === TREE.none;
    // A node already in this tree hangs on over when the way to the terminal becomes shorter.
    const isShorter = checkedAt[other]! <= checkedAt[node]! && depth[other]! > depth[node]! + 1;
    if (!isNew && !isShorter) continue;
    tree[other] = tree[node]!;
    forest.hangs[other] = direction ^ 1;
    checkedAt[other] = checkedAt[node]!;
    depth[other] = depth[node]! + 1;
    if (isNew) wake(forest, other);
  }
  return -1;
}
