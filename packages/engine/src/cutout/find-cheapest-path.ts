/**
 * The cheapest row of choices, one a place, of which neighbours differ by one at most (dynamic programming: Bellman, 1957).
 * @param costs of each choice at each place; as many choices everywhere @param change cost of a step from a choice to the next
 * @returns the number of the choice at each place
 */
export function findCheapestPath(costs: readonly (readonly number[])[], change: number): number[] {
  const best: number[][] = [];
  const steps: number[][] = [];
  for (const own of costs) {
    const before = best.at(-1);
    const step = own.map((_, k) => (before ? stepTo(before, k, change) : 0));
    steps.push(step);
    best.push(own.map((cost, k) => cost + (before ? before[k + step[k]!]! + (step[k] === 0 ? 0 : change) : 0)));
  }
  const last = best.at(-1) ?? [];
  let k = last.indexOf(Math.min(...last));
  const path: number[] = [];
  for (const step of steps.toReversed()) {
    path.push(k);
    k += step[k]!;
  }
  return path.toReversed();
}

/** From where a choice is reached at the lowest cost: itself (0), the one before (−1) or behind (1). */
function stepTo(before: readonly number[], k: number, change: number): number {
  let [step, least] = [0, before[k]!];
  for (const other of [-1, 1]) {
    const cost = (before[k + other] ?? Infinity) + change;
    if (cost < least) [step, least] = [other, cost];
  }
  return step;
}
