/**
 * `npm run test:faults [-- --kills 300 --pause 4 --sets 200 --seed N --only kills,disk,…]`: what happens to sellers' work when processes,
 * database, store, disk, clock and queue fail. Starts its own servers on loopback one after the other, ends by itself, and prints a table for
 * docs/benchmarks.md. Exit code 1 if anything acknowledged was lost, or the ledger was inconsistent. `--kills` can run overnight.
 */
import { parseArgs } from 'node:util';
import { SCENARIOS } from './faults/scenarios.ts';
import { writeTable } from './write-table.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    sets: { type: 'string', default: '200' },
    pause: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const settings = {
  kills: Number(values.kills),
  pauseSeconds: Number(values.pause),
  sets: Number(values.sets),
  seed: Number(values.seed),
};
const chosen = values.only === '' ? Object.keys(SCENARIOS) : values.only.split(',');
const rows: string[][] = [];
let failed = false;
for (const name of chosen) {
  const scenario = SCENARIOS[name];
  if (scenario === undefined) throw new Error(`${name} is none of ${Object.keys(SCENARIOS).join(', ')}`);
  const begin = performance.now();
  // A scenario that fails does not stop the others.
  const outcome = await scenario({ ...settings, say: (sentence) => console.log(`${name}: ${sentence}`) }).catch(
    (error: unknown) => [{ fault: name, result: 'broke off', faults: [String(error)] }],
  );
  const seconds = `${Math.round((performance.now() - begin) / 1000)} s`;
  for (const { fault, result, faults } of outcome) {
    failed ||= faults.length > 0;
    rows.push([fault, result, faults.length === 0 ? 'holds' : 'does not hold', seconds]);
    console.log(rows.at(-1)!.join(' · '));
    for (const each of faults) console.error(`  ${each}`);
  }
}
console.log(`\n${writeTable(['fault', 'what came of it', '', 'took'], rows)}`);
if (failed) process.exitCode = 1;
