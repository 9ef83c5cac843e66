/**
 * `npm run bench:workers [-- --sets 20 --workers 1,2]`: how much faster sets are done with more worker processes of one render thread each,
 * with one API process and PostgreSQL. Starts all of it on loopback, ends by itself and prints a table for docs/benchmarks.md. Pictures are
 * small (256 px), so that twenty sets take minutes; the time starts when all sets are requested, with warm threads.
 */
import { parseArgs } from 'node:util';
import { beginSet, buyCredit, samplePhoto, untilSetEnds } from './site/make-sets.ts';
import { openSite } from './site/open-site.ts';
import { joinAs, type Person } from './site/person.ts';
import { writeTable } from './write-table.ts';

const { values } = parseArgs({
  options: { sets: { type: 'string', default: '20' }, workers: { type: 'string', default: '1,2' } },
});
const sets = Number(values.sets);
const SELLERS = 5;

const rows: string[][] = [];
let first = 0;
for (const workers of values.workers.split(',').map(Number)) {
  const seconds = await timeSets(workers);
  if (first === 0) first = seconds;
  rows.push([String(workers), `${seconds.toFixed(1)} s`, `${(first / seconds).toFixed(2)} ×`]);
  console.log(rows.at(-1)!.join(' · '));
}
console.log(`\n${writeTable(['workers', `${sets} sets`, 'as fast as the first row'], rows)}`);

async function timeSets(workers: number): Promise<number> {
  const site = await openSite({
    roles: ['api', ...Array.from({ length: workers }, () => 'worker' as const)],
    env: { FINAL_SIDE_PX: '256', RENDER_THREADS: '1' },
  });
  try {
    const sellers = await Promise.all(
      Array.from({ length: SELLERS }, (_, index) => joinAs(site.url, `fast${index}@shop.example`)),
    );
    const photos = await Promise.all(sellers.map(photoOf));
    // One set per worker before the clock starts: it loads threads, network and plates.
    const warm = Array.from({ length: workers }, (_, index) => index % SELLERS);
    await Promise.all(warm.map((index) => makeSet(sellers[index]!, photos[index]!, `warm-${index}`)));
    for (let number = 0; number < sets; number += 1) await buyCredit(sellers[number % SELLERS]!);
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: sets }, (_, number) =>
        makeSet(sellers[number % SELLERS]!, photos[number % SELLERS]!, `set-${number}`),
      ),
    );
    return (performance.now() - begin) / 1000;
  } finally {
    await site.close();
  }
}

async function photoOf(seller: Person): Promise<string> {
  const id = (await seller.upload(await samplePhoto('pump', 640)))?.body.items[0]?.id;
  if (id === undefined) throw new Error('an upload was refused');
  return id;
}

async function makeSet(seller: Person, photo: string, key: string): Promise<void> {
  const { status, progress } = await untilSetEnds(seller, await beginSet(seller, photo, key));
  if (status !== 'completed' || progress.done !== progress.total) throw new Error(`a set is ${status}`);
}
