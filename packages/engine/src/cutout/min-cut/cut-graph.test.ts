import { expect, it } from 'vitest';
import { randomFrom } from '../../compose/random.ts';
import { cutGraph } from './cut-graph.ts';
import { buildGraph } from './pixel-graph.ts';

/** Energy of a labelling: what is said against it, and the ties it cuts. */
function energyOf(labels: number[], evidence: Float32Array, ties: Map<string, number>): number {
  const against = labels.map((label, i) => Math.max(0, label === 1 ? -evidence[i]! : evidence[i]!));
  const cut = [...ties].map(([key, tie]) => {
    const [i, j] = key.split(',').map(Number);
    return labels[i!] === labels[j!] ? 0 : tie;
  });
  return [...against, ...cut].reduce((sum, cost) => sum + cost, 0);
}

it('finds the cheapest of all cuts', () => {
  const random = randomFrom(1);
  for (const [width, height] of [
    [1, 5],
    [2, 2],
    [3, 3],
    [4, 3],
    [2, 6],
  ] as const) {
    for (let round = 0; round < 8; round++) {
      const size = width * height;
      const evidence = Float32Array.from({ length: size }, () => Math.round(20 * random() - 10));
      const ties = new Map<string, number>();
      const tie = (i: number, j: number): number => {
        // Whole after the distance is considered, too, so that rounding does not blur the comparison.
        const isStraight = Math.abs(i - j) === width || Math.abs(i - j) === 1;
        const cost = Math.floor(6 * random());
        ties.set(`${i},${j}`, cost);
        return cost * (isStraight ? 1 : Math.SQRT2);
      };
      const found = [...cutGraph(buildGraph(evidence, width, height, tie), width, height)];
      const all = Array.from({ length: 2 ** size }, (_, bits) =>
        energyOf(
          found.map((__, i) => (bits >> i) & 1),
          evidence,
          ties,
        ),
      );
      expect(energyOf(found, evidence, ties)).toBe(Math.min(...all));
    }
  }
});

it('never parts a settled pixel from its side', () => {
  const evidence = new Float32Array(40 * 30).fill(-3);
  evidence[15 * 40 + 20] = Infinity;
  evidence[15 * 40 + 22] = -Infinity;
  const found = cutGraph(
    buildGraph(evidence, 40, 30, () => 50),
    40,
    30,
  );
  expect(found[15 * 40 + 20]).toBe(1);
  expect(found[15 * 40 + 22]).toBe(0);
});
