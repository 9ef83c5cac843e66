/**
 * `npm run test:load [-- --streams 500 --reads 200 --seconds 30 --minutes 2 --database embedded|postgres]`: response times of reads while
 * sets are made. Starts its own server on loopback (with PostgreSQL: an API and a worker process), ends by itself and prints a table for
 * docs/benchmarks.md. The clients run on the same machine and take their share of it. Exit code 1 if a read was refused or lost.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Job } from '@vitrine/contract';
import { keepReading, type Reads } from './load/keep-reading.ts';
import { openStreams } from './load/open-streams.ts';
import { readSlowly } from './load/read-slowly.ts';
import { beginSet, buyCredit, hasEnded, samplePhoto, untilSetEnds } from './site/make-sets.ts';
import { memoryOf } from './site/memory-of.ts';
import { openSite } from './site/open-site.ts';
import { percentile } from './site/percentile.ts';
import { joinAs, type Person } from './site/person.ts';
import { writeTable } from './write-table.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    reads: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '2' },
    database: { type: 'string', default: 'embedded' },
    threads: { type: 'string', default: '1' },
  },
});
const [perSecond, seconds] = [Number(values.reads), Number(values.seconds)];
const SELLERS = 10;
const SLOW_READERS = 20;
const MEMORY_EVERY_S = 15;

const site = await openSite({
  roles: values.database === 'postgres' ? ['api', 'worker'] : ['all'],
  env: { RENDER_THREADS: values.threads },
});
const rows: string[][] = [];
let failures = 0;
try {
  const sellers = await Promise.all(
    Array.from({ length: SELLERS }, (_, index) => joinAs(site.url, `load${index}@shop.example`)),
  );
  const tokens = () => sellers.map((seller) => seller.token());
  const photo = await samplePhoto();
  const read = () => keepReading(site.url, tokens(), { perSecond, seconds });
  note('nothing beside', await read());
  const finished = await beginSet(sellers[0]!, await uploaded(sellers[0]!, photo), 'finished');
  await untilSetEnds(sellers[0]!, finished);
  const making = await Promise.all(sellers.map((seller) => keepMaking(seller, photo)));
  note('sets render', await read());
  const newest = (index: number) => ({ id: making[index % SELLERS]!.newest(), token: tokens()[index % SELLERS]! });
  const streams = await openStreams(site.url, newest, Number(values.streams));
  note(`sets render, ${values.streams} streams`, await read(), streams.open());
  await readZips({ id: finished, token: tokens()[0]! });
  await watchMemory(Number(values.minutes) * 60, sellers);
  streams.close();
  await Promise.all(making.map((each) => each.stop()));
  console.log(`\n${writeTable(['beside', 'reads', 'not answered', 'median', 'p99', 'longest', 'streams'], rows)}`);
} finally {
  await site.close();
}
if (failures > 0) process.exitCode = 1;

async function uploaded(seller: Person, photo: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await seller.upload(photo);
  const id = answer?.body.items[0]?.id;
  if (id === undefined) throw new Error(`an upload was answered with ${JSON.stringify(answer)}`);
  return id;
}

interface Making {
  /** Id of the set that is running or waiting. */
  newest(): string;
  stop(): Promise<void>;
}

/** Makes one set after the other, so that one is always running. */
async function keepMaking(seller: Person, photo: Uint8Array<ArrayBuffer>): Promise<Making> {
  const photoId = await uploaded(seller, photo);
  let [stopped, number] = [false, 0];
  const begin = async (): Promise<string> => {
    await buyCredit(seller);
    number += 1;
    return beginSet(seller, photoId, `set-${number}`);
  };
  let newest = await begin();
  const make = async (): Promise<void> => {
    while (!stopped) {
      await sleep(1000);
      if (hasEnded((await seller.insist<Job>(`GET /jobs/${newest}`)).body)) newest = await begin();
    }
  };
  const made = make();
  return {
    newest: () => newest,
    stop: () => {
      stopped = true;
      return made;
    },
  };
}

function note(beside: string, { times, failures: lost }: Reads, streams?: number): void {
  failures += lost;
  const ms = (share: number) => `${Math.round(percentile(times, share))} ms`;
  const rate = `${times.length} in ${seconds} s`;
  rows.push([beside, rate, String(lost), ms(0.5), ms(0.99), ms(1), streams === undefined ? '' : String(streams)]);
  console.log(rows.at(-1)!.join(' · '));
}

async function memory(): Promise<number> {
  const each = await Promise.all(site.members.map((member) => memoryOf(member.now().pid)));
  return each.reduce((sum, one) => sum + one, 0);
}

async function readZips(set: { id: string; token: string }): Promise<void> {
  const before = await memory();
  const stop = new AbortController();
  const reading = Array.from({ length: SLOW_READERS }, () => readSlowly(site.url, set, stop.signal));
  let most = 0;
  for (let second = 0; second < 20; second += 2) {
    await sleep(2000);
    most = Math.max(most, await memory());
  }
  stop.abort();
  const bytes = (await Promise.all(reading)).reduce((sum, each) => sum + each, 0);
  console.log(
    `${SLOW_READERS} slow readers of a ZIP: ${before} MB before, ${most} MB at most (${(bytes / 1e6).toFixed(1)} MB read)`,
  );
}

/** While sets are made, streams are open and a tenth of the reads continues. */
async function watchMemory(lasts: number, sellers: Person[]): Promise<void> {
  const seen: number[] = [];
  for (let second = 0; second < lasts; second += MEMORY_EVERY_S) {
    // A session's token expires after a quarter of an hour.
    for (const seller of sellers) await seller.insist('GET /auth/me');
    const fresh = sellers.map((seller) => seller.token());
    const { failures: lost } = await keepReading(site.url, fresh, {
      perSecond: perSecond / 10,
      seconds: MEMORY_EVERY_S,
    });
    failures += lost;
    seen.push(await memory());
  }
  if (seen.length > 0) console.log(`memory over ${lasts / 60} min, each ${MEMORY_EVERY_S} s: ${seen.join(', ')} MB`);
}
