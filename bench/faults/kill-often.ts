import { setTimeout as sleep } from 'node:timers/promises';
import { samplePhoto } from '../site/make-sets.ts';
import type { Member, Site } from '../site/open-site.ts';
import { joinAs } from '../site/person.ts';
import { createRandom } from '../site/random.ts';
import { faultsInDatabase } from './ask-database.ts';
import { emptyBook, factsIn, faultsOf } from './fact-book.ts';
import { live } from './live.ts';

const SELLERS = 4;
const PHOTO_SIDE_PX = 320;
const QUIET_FOR_MS = 40_000;
const QUIET_WITHIN_MS = 1_200_000;

export interface Killing {
  kills: number;
  /** Mean seconds that a process lives after its start; random, up to twice as long. */
  pauseSeconds: number;
  seed: number;
  say: (sentence: string) => void;
}

export interface Killed {
  kills: number;
  facts: number;
  sets: number;
  bought: number;
  /** Acknowledged work that was lost, or inconsistencies. */
  faults: string[];
}

/**
 * Kills processes at random moments while sellers upload, buy, make, change and remove sets; then waits until no work is left and checks
 * everything that was acknowledged.
 */
export async function killOften(site: Site, { kills, pauseSeconds, seed, say }: Killing): Promise<Killed> {
  const random = createRandom(seed);
  const photo = await samplePhoto('pump', PHOTO_SIDE_PX);
  const sellers = await Promise.all(
    Array.from({ length: SELLERS }, async (_, index) => ({
      person: await joinAs(site.url, `seller${index}@shop.example`),
      book: emptyBook(),
      random: createRandom(seed + index + 1),
      photo,
    })),
  );
  const stop = new AbortController();
  const lives = Promise.all(sellers.map((seller) => live(seller, seller.book, stop.signal)));
  // Awaited at the end; until then a rejection must not be unhandled.
  lives.catch(() => {});
  let killed = 0;
  const keepKilling = async (member: Member): Promise<void> => {
    while (killed < kills) {
      await sleep(2000 * pauseSeconds * random());
      killed += 1;
      await member.kill();
      if (killed % 20 === 0) say(`${killed} kills, ${sellers.reduce((sum, { book }) => sum + factsIn(book), 0)} facts`);
      await member.restart();
    }
  };
  await Promise.all(site.members.map(keepKilling));
  stop.abort();
  await lives;
  await untilQuiet(site);
  const faults = (await Promise.all(sellers.map(({ person, book }) => faultsOf(site.url, person, book)))).flat();
  if (site.postgres !== null) faults.push(...(await faultsInDatabase(site.postgres.url)));
  const sum = (of: (seller: (typeof sellers)[number]) => number) =>
    sellers.reduce((total, seller) => total + of(seller), 0);
  return {
    kills: killed,
    facts: sum(({ book }) => factsIn(book)),
    sets: sum(({ book }) => book.sets.size),
    bought: sum(({ book }) => book.bought),
    faults,
  };
}

/** Waits until no task has been runnable for longer than a retry delay. */
async function untilQuiet({ figures }: Site): Promise<void> {
  let quietSince = Date.now();
  for (const deadline = Date.now() + QUIET_WITHIN_MS; Date.now() - quietSince < QUIET_FOR_MS; await sleep(1000)) {
    const text = await fetch(figures).then((answer) => answer.text());
    const of = (name: string) => Number(new RegExp(`^vitrine_queue_${name} (\\d+)`, 'm').exec(text)?.[1] ?? 1);
    if (of('waiting') + of('running') > 0) quietSince = Date.now();
    if (Date.now() > deadline) {
      throw new Error(`after twenty minutes ${of('waiting')} tasks still wait and ${of('running')} run`);
    }
  }
}
