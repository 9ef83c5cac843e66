import { setTimeout as sleep } from 'node:timers/promises';
import { createS3Storage } from '../../apps/server/src/adapters/storage/s3/create-s3-storage.ts';
import { KEY_ID, REGION, SECRET, startS3StandIn } from '../../apps/server/src/testing/start-s3-stand-in.ts';
import { beginSet, buyCredit, samplePhoto, untilSetEnds } from '../site/make-sets.ts';
import { hasPostgres, openSite, type Site, urlOf } from '../site/open-site.ts';
import { joinAs, type Person } from '../site/person.ts';
import { createRandom, pick, type Random } from '../site/random.ts';
import { faultsInDatabase } from './ask-database.ts';
import { emptyBook, type FactBook, faultsOf } from './fact-book.ts';
import type { Scenario, ScenarioSettings } from './outcome.ts';

const ROLES = ['api', 'api', 'worker', 'worker', 'worker', 'worker'] as const;
const SELLERS = 8;
/** Sets of one seller that run at once. */
const SETS_AT_ONCE = 3;
const KILL_EVERY_MS = 10_000;
const PATIENCE_MS = 3_600_000;
/** Files that a picture leaves in the store. */
const FILES_OF_PICTURE = ['final.jpg', 'preview.jpg'];
const PICTURES = 20;

interface Store {
  endpoint: string;
  bucket: string;
  close(): Promise<void>;
}

/** An external S3 server if one is configured (with the bucket `pictures` and the stand-in's keys), else the stand-in. */
async function openStore(): Promise<Store> {
  const given = process.env['S3_TEST_ENDPOINT']?.split(',')[0] ?? '';
  return given === '' ? startS3StandIn() : { endpoint: given, bucket: 'pictures', close: async () => {} };
}

/**
 * Two API and four worker processes that share only PostgreSQL and a bucket; they make one set after the other, and every ten seconds one of
 * the six is killed. No picture may be lost or duplicated, and the ledger must be consistent.
 */
export const makeManySets: Scenario = async (settings) => {
  const fault = `kill -9 of one of 2 api and 4 worker processes every ${KILL_EVERY_MS / 1000} s`;
  if (!hasPostgres()) return [{ fault, result: 'not tried: no PostgreSQL here', faults: [] }];
  const store = await openStore();
  const prefix = `many-${Date.now()}/`;
  const bucket = { S3_BUCKET: store.bucket, S3_ENDPOINT: store.endpoint, S3_PREFIX: prefix };
  const keys = { S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: SECRET };
  const size = { FINAL_SIDE_PX: '256', RENDER_THREADS: '1', DATABASE_POOL_SIZE: '5' };
  const env = { ...bucket, ...keys, ...size, TRUST_PROXY: 'true' };
  const site = await openSite({ roles: ROLES, env });
  try {
    const { kills, sellers } = await makeSets(site, settings);
    const faults = (await Promise.all(sellers.map(({ person, book }) => faultsOf(site.url, person, book)))).flat();
    faults.push(...(await faultsInDatabase(site.postgres!.url)));
    const sets = sellers.flatMap(({ book }) => Array.from(book.sets));
    faults.push(...(await faultsInStore(store, prefix, sets)));
    const pictures = sets.length * PICTURES;
    return [{ fault, result: `${sets.length} sets, ${pictures} pictures, ${kills} kills`, faults }];
  } finally {
    await site.close();
    await store.close();
  }
};

async function makeSets(site: Site, { sets, seed, say }: ScenarioSettings) {
  const random = createRandom(seed);
  const apis = site.members.filter(({ role }) => role === 'api').map(urlOf);
  const photo = await samplePhoto('pump', 320);
  const share = Math.ceil(sets / SELLERS);
  const sellers = await Promise.all(
    Array.from({ length: SELLERS }, async (_, index) => {
      const url = apis[index % apis.length] ?? site.url;
      // Limits count per address: eight sellers behind one would mostly wait for each other's purchases.
      const person = await joinAs(url, `many${index}@shop.example`, `192.0.2.${index + 1}`);
      const answer = await person.upload(photo);
      return { person, book: emptyBook(), photo: answer?.body.items[0]?.id ?? '', share };
    }),
  );
  let ended = 0;
  const done = new AbortController();
  const working = Promise.all(
    sellers.map((seller) => makeShare(seller, () => say(`${(ended += 1)} of ${share * SELLERS} sets`))),
  ).finally(() => done.abort());
  const kills = keepKilling(site, random, done.signal);
  await working;
  return { kills: await kills, sellers };
}

interface Seller {
  person: Person;
  book: FactBook;
  photo: string;
  share: number;
}

async function makeShare({ person, book, photo, share }: Seller, ended: () => void): Promise<void> {
  let next = 0;
  const makeOne = async (): Promise<void> => {
    for (let number = next++; number < share; number = next++) {
      const id = await beginSet(person, photo, `set-${number}`);
      book.sets.add(id);
      await untilSetEnds(person, id, PATIENCE_MS);
      ended();
    }
  };
  // Two credits are free.
  for (; book.bought < share - 2; book.bought += 1) await buyCredit(person);
  await Promise.all(Array.from({ length: SETS_AT_ONCE }, makeOne));
}

async function keepKilling(site: Site, random: Random, signal: AbortSignal): Promise<number> {
  let kills = 0;
  while (!signal.aborted) {
    await sleep(KILL_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    const member = pick(random, site.members);
    await member.kill();
    kills += 1;
    await member.restart();
  }
  return kills;
}

/** Each picture's files exist once, and a set has no other files. */
async function faultsInStore({ endpoint, bucket }: Store, prefix: string, sets: readonly string[]): Promise<string[]> {
  const credentials = { accessKeyId: KEY_ID, secretAccessKey: SECRET };
  const store = { endpoint, bucket, region: REGION, credentials, prefix, isDirect: false };
  const storage = createS3Storage({ store, signedUrl: (key) => key });
  try {
    const found: string[] = [];
    for (const id of sets) {
      const pictures = new Map<string, string[]>();
      for await (const { key } of storage.list(`jobs/${id}/`)) {
        const [, , picture = '', ...name] = key.split('/');
        pictures.set(picture, [...(pictures.get(picture) ?? []), name.join('/')]);
      }
      if (pictures.size !== PICTURES) found.push(`set ${id}: files of ${pictures.size} pictures`);
      for (const [picture, names] of pictures)
        if (names.toSorted().join() !== FILES_OF_PICTURE.join()) found.push(`picture ${picture}: ${names.join(', ')}`);
    }
    return found;
  } finally {
    storage.close();
  }
}
