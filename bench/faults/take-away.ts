import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_ID, SECRET, startS3StandIn } from '../../apps/server/src/testing/start-s3-stand-in.ts';
import { samplePhoto } from '../site/make-sets.ts';
import { hasPostgres, openSite, type Site } from '../site/open-site.ts';
import type { Person } from '../site/person.ts';
import { beginOne } from './one-set.ts';
import type { Outcome, Scenario } from './outcome.ts';

const AWAY_S = 8;
const env = { FINAL_SIDE_PX: '1024', RENDER_THREADS: '1' };

interface Absence {
  fault: string;
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** A call that needs what was removed. */
  ask: (person: Person) => Promise<number | undefined>;
}

/** Removes a dependency while a set is made, calls the server meanwhile, and restores it. */
async function takeAway(site: Site, { fault, leave, comeBack, ask }: Absence): Promise<Outcome> {
  const { person, end } = await beginOne(site);
  await leave();
  const statuses = new Set<number | undefined>();
  for (const back = Date.now() + AWAY_S * 1000; Date.now() < back; await sleep(500)) statuses.add(await ask(person));
  await comeBack();
  const begin = performance.now();
  while (![200, 201].includes((await ask(person)) ?? 0)) await sleep(100);
  const backMs = Math.round(performance.now() - begin);
  const faults = await end();
  for (const status of statuses)
    if (status !== 503) faults.push(`while it was away a call was answered with ${status}`);
  return {
    fault,
    result: `away for ${AWAY_S} s in a set: calls 503; ${backMs} ms after it was back they worked`,
    faults,
  };
}

const NEEDS_POSTGRES = { result: 'not tried: no PostgreSQL here', faults: [] };

/** PostgreSQL is stopped, then started again. */
export const takeDatabaseAway: Scenario = async () => {
  const fault = 'the database goes away';
  if (!hasPostgres()) return [{ fault, ...NEEDS_POSTGRES }];
  const site = await openSite({ roles: ['api', 'worker'], env });
  try {
    return [
      await takeAway(site, {
        fault,
        leave: () => site.postgres!.stop(),
        comeBack: () => site.postgres!.start(),
        ask: async (person) => (await person.ask('GET /credits'))?.status,
      }),
    ];
  } finally {
    await site.close();
  }
};

/** The bucket's server is stopped, then started again with its content. */
export const takeStoreAway: Scenario = async () => {
  const fault = 'the store goes away';
  if (!hasPostgres()) return [{ fault, ...NEEDS_POSTGRES }];
  let store = await startS3StandIn();
  const { bucket: S3_BUCKET, endpoint: S3_ENDPOINT } = store;
  const bucket = { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: SECRET };
  const site = await openSite({ roles: ['api', 'worker'], env: { ...env, ...bucket } });
  const photo = await samplePhoto('pump', 320);
  try {
    return [
      await takeAway(site, {
        fault,
        leave: () => store.close(),
        comeBack: async () => {
          store = await startS3StandIn(store);
        },
        ask: async (person) => (await person.upload(photo))?.status,
      }),
    ];
  } finally {
    await site.close();
    await store.close();
  }
};
