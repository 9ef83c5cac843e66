import type { CheckoutStart, Job, Session } from '@vitrine/contract';
import { eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as tables from './database/schema.ts';
import { method, NAMES, type RouteName, type Things, type RouteCase, ROUTE_CASES } from './strangers.fixture.ts';
import { MemoryPayments, SIGNATURE } from './testing/memory-payments.ts';
import { giveApiAccess } from './testing/api-access.ts';
import { PASSWORD } from './testing/test-app.ts';
import { describeOnDatabase, type TestDatabase } from './testing/test-database.ts';
import { giveIdleFactors } from './testing/second-factors.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from './testing/test-studio.ts';

describeOnDatabase('a stranger', (use) => {
  let studio: TestStudio;
  let owner: Seller;
  let things: Things;
  let markers: string[];
  let strangers = 0;
  const payments = new MemoryPayments();

  beforeAll(async () => {
    studio = await createTestStudio(use(), { paymentProvider: payments });
    await studio.queue.work();
    owner = await studio.seller('owner');
    await studio.seller('stranger');
    const payload = { full_name: 'Olympia Owner' };
    await studio.ask('PUT /api/user/profile', { token: owner.token, payload });
    const job = await madeJob(studio, owner);
    const paid = await buy(studio, owner, payments);
    const ownerId = (await studio.ask('GET /api/auth/me', { token: owner.token })).json<Session['user']>().id;
    const passkey = await giveIdleFactors(use().db, ownerId);
    const access = await giveApiAccess(use().db, ownerId);
    const shot = await uploadPhoto(studio, owner.token, 'table.jpg', 'empty');
    const { rows, ids } = await belongings(use(), owner, studio);
    things = {
      ...ids,
      job: job.id,
      variation: job.variations[0]?.id ?? '',
      photo: owner.photoId,
      passkey,
      ...access,
      shot,
      checkout: paid.checkoutId,
    };
    await vi.waitUntil(async () => (await unsent(use())).length === 0, 20_000);
    markers = [
      ...new Set([
        ...Object.values(things),
        ...idsIn(rows),
        `"${paid.transactionId}"`,
        'owner@example.com',
        'Olympia Owner',
      ]),
    ];
  });
  afterAll(() => studio.close());

  it('has a request for every existing route', () => {
    expect(Object.keys(ROUTE_CASES).toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) {
      const isOfOne = !['own', 'open'].includes(ROUTE_CASES[name].of);
      expect([name, isOfOne || !name.includes(':id')]).toEqual([name, true]);
    }
  });

  /** All requests that test a route. */
  const requestsOf = (name: RouteName, ids: string[]) => {
    const routeCase = ROUTE_CASES[name];
    const queries = routeCase.queries?.(things) ?? [''];
    const bodies = routeCase.bodies?.(things) ?? [undefined];
    const paths = name.includes(':id') ? ids.map((id) => name.replace(':id', id)) : [name as string];
    return paths.flatMap((path) =>
      queries.flatMap((query) =>
        bodies.map((payload) => ({ call: path.replace(' ', ' /api') + (query === '' ? '' : `?${query}`), payload })),
      ),
    );
  };
  /**
   * The entity of a route and, in turn, another kind, which it must refuse as well; all kinds in `npm run test:full`.
   */
  const idsFor = (name: RouteName): string[] => {
    const all = Object.values(things) as string[];
    if (process.env['FULL_TESTS'] === '1') return all;
    const { of } = ROUTE_CASES[name];
    const about = of === 'own' || of === 'open' || of === 'admin' ? things.user : things[of];
    return [...new Set([about, all[NAMES.indexOf(name) % all.length] ?? about])];
  };
  const address = () => `10.9.${Math.floor(strangers / 200)}.${(strangers += 1) % 200}`;
  const ask = ({ call, payload }: { call: string; payload: object | undefined }, token?: string) =>
    studio.ask(call, { ...(payload && { payload }), ...(token !== undefined && { token }), remoteAddress: address() });

  /** What belongs to the owner, as the last successful test left it. */
  let known: Awaited<ReturnType<typeof belongings>> | undefined;
  /** Sessions that serve all tests until one of them ends them: signing in takes most of the time. */
  const sessions = new Map<string, string>();
  const sessionOf = async (name: string, begin: () => Promise<string>): Promise<string> => {
    const token = sessions.get(name);
    const isOpen =
      token !== undefined && (await ask({ call: 'GET /api/auth/me', payload: undefined }, token)).statusCode === 200;
    const fresh = isOpen ? token : await begin();
    sessions.set(name, fresh);
    return fresh;
  };
  const beginGuest = async (): Promise<string> =>
    (await studio.ask('POST /api/auth/guest', { remoteAddress: address() })).json<Session>().access_token;

  /** A new session of an account with its own credits. */
  const accountOf = async (name: string): Promise<string> => {
    const payload = { email: `${name}@example.com`, password: PASSWORD };
    const remoteAddress = address();
    const loggedIn = await studio.ask('POST /api/auth/login', { payload, remoteAddress });
    if (loggedIn.statusCode === 200) return loggedIn.json<Session>().access_token;
    return (await studio.seller(name)).token;
  };

  describe.each(NAMES)('%s', (name) => {
    const { of, changesAccount } = ROUTE_CASES[name];

    it('reveals nothing without a session', async () => {
      for (const request of requestsOf(name, idsFor(name))) {
        for (const token of [undefined, 'nonsense']) {
          const answer = await ask(request, token);
          const isRefused = of === 'open' || answer.statusCode === 401;
          expect([request.call, isRefused]).toEqual([request.call, true]);
          expect(markers.filter((marker) => answer.rawPayload.includes(marker))).toEqual([]);
        }
      }
    });

    it('reveals and changes nothing of another user', async () => {
      const before = known ?? (await belongings(use(), owner, studio));
      const guest = changesAccount === true ? await beginGuest() : await sessionOf('guest', beginGuest);
      const account =
        changesAccount === true
          ? await accountOf(`spent${(strangers += 1)}`)
          : await sessionOf('stranger', () => accountOf('stranger'));
      for (const token of [guest, account]) {
        for (const request of requestsOf(name, idsFor(name))) {
          const answer = await ask(request, token);
          const { statusCode, rawPayload } = answer;
          expect([request.call, statusCode, mayAnswer(of, statusCode)]).toEqual([request.call, statusCode, true]);
          const told = markers.filter((marker) => rawPayload.includes(marker));
          expect([request.call, told]).toEqual([request.call, []]);
        }
      }
      // A second try of a failed test must ask anew.
      known = undefined;
      const after = await belongings(use(), owner, studio);
      expect(after.rows).toEqual(before.rows);
      known = after;
    });
  });

  it('answers the owner', async () => {
    for (const name of NAMES) {
      const { of } = ROUTE_CASES[name];
      if (of === 'own' || of === 'open' || of === 'admin' || name.startsWith('DELETE')) continue;
      for (const request of requestsOf(name, [things[of]])) {
        const { statusCode } = await ask(request, owner.token);
        expect([request.call, [401, 403, 404].includes(statusCode)]).toEqual([request.call, false]);
      }
    }
    const list = await studio.ask('GET /api/images', { token: owner.token });
    expect(list.body).toContain(things.photo);
  });
});

const mayAnswer = (of: RouteCase['of'], status: number): boolean => {
  if (of === 'own' || of === 'open') return status !== 500;
  return status === (of === 'admin' ? 403 : 404);
};

async function madeJob(studio: TestStudio, owner: Seller): Promise<Job> {
  const { id } = (await owner.createJob()).json<Job>();
  return studio.waitForJob(owner.token, id, ({ status }) => status === 'completed');
}

/** A paid subscription. */
async function buy(studio: TestStudio, { token }: Seller, payments: MemoryPayments) {
  const payload = { plan: 'premium', ...method };
  const answer = await studio.ask('POST /api/payments/subscription/create', { token, payload });
  const { custom_data, transaction_id } = answer.json<CheckoutStart>().paddle_subscription_data.paddle_overlay_data;
  payments.pay(transaction_id);
  for (const { id } of payments.state.events) {
    const headers = { 'paddle-signature': SIGNATURE, 'content-type': 'application/json' };
    await studio.ask('POST /api/payments/webhooks/paddle', { payload: JSON.stringify({ id }), headers });
  }
  const isPaid = async () => {
    const checkout = await studio.ask(`GET /api/payments/checkouts/${custom_data.checkoutId}`, { token });
    expect(checkout.json()).toMatchObject({ status: 'completed' });
  };
  await vi.waitFor(isPaid, { timeout: 20_000, interval: 50 });
  return { checkoutId: custom_data.checkoutId, transactionId: transaction_id };
}

const unsent = ({ db }: TestDatabase) =>
  db.select({ id: tables.emails.id }).from(tables.emails).where(eq(tables.emails.status, 'waiting'));

/** Every row of the owner, and every file that a row names. */
async function belongings({ db }: TestDatabase, owner: Seller, studio: TestStudio) {
  const user = (await studio.ask('GET /api/auth/me', { token: owner.token })).json<Session['user']>().id;
  const t = tables;
  const sessions = await db.select().from(t.sessions).where(eq(t.sessions.userId, user)).orderBy(t.sessions.id);
  const jobs = await db.select().from(t.jobs).where(eq(t.jobs.userId, user));
  const photos = await db.select().from(t.photos).where(eq(t.photos.userId, user));
  const jobIds = jobs.map(({ id }) => id);
  const photoIds = photos.map(({ id }) => id);
  const sessionIds = sessions.map(({ id }) => id);
  const variations = await db
    .select()
    .from(t.variations)
    .where(inArray(t.variations.jobId, jobIds))
    .orderBy(t.variations.id);
  const files = [
    ...photoIds.map((id) => `photos/${id}/photo.jpg`),
    ...variations.map(({ id, jobId }) => `jobs/${jobId}/${id}/final.jpg`),
  ];
  const rows = {
    users: await db.select().from(t.users).where(eq(t.users.id, user)),
    sessions,
    jobs,
    photos,
    variations,
    refreshTokens: await db
      .select()
      .from(t.refreshTokens)
      .where(inArray(t.refreshTokens.sessionId, sessionIds))
      .orderBy(t.refreshTokens.id),
    emailTokens: await db.select().from(t.emailTokens).where(eq(t.emailTokens.userId, user)).orderBy(t.emailTokens.id),
    emails: await db.select().from(t.emails).where(eq(t.emails.userId, user)).orderBy(t.emails.id),
    identities: await db.select().from(t.identities).where(eq(t.identities.userId, user)),
    totpFactors: await db.select().from(t.totpFactors).where(eq(t.totpFactors.userId, user)),
    passkeys: await db.select().from(t.passkeys).where(eq(t.passkeys.userId, user)),
    recoveryCodes: await db.select().from(t.recoveryCodes).where(eq(t.recoveryCodes.userId, user)),
    apiKeys: await db.select().from(t.apiKeys).where(eq(t.apiKeys.userId, user)),
    webhookEndpoints: await db.select().from(t.webhookEndpoints).where(eq(t.webhookEndpoints.userId, user)),
    cutouts: await db.select().from(t.cutouts).where(inArray(t.cutouts.photoId, photoIds)),
    jobPhotos: await db.select().from(t.jobPhotos).where(inArray(t.jobPhotos.jobId, jobIds)),
    creditLines: await db
      .select()
      .from(t.creditLines)
      .where(eq(t.creditLines.userId, user))
      .orderBy(t.creditLines.position),
    checkouts: await db.select().from(t.checkouts).where(eq(t.checkouts.userId, user)),
    payments: await db.select().from(t.payments).where(eq(t.payments.userId, user)),
    subscriptions: await db.select().from(t.subscriptions).where(eq(t.subscriptions.userId, user)),
    customers: await db.select().from(t.paymentCustomers).where(eq(t.paymentCustomers.userId, user)),
    auditLines: await db
      .select()
      .from(t.auditLines)
      .where(or(eq(t.auditLines.subject, user), eq(t.auditLines.actorId, user))),
    files: await Promise.all(files.map(async (key) => [key, await studio.storage.head(key)])),
  };
  const ids = {
    user,
    session: sessions[0]?.id ?? '',
    payment: rows.payments[0]?.id ?? '',
    creditLine: rows.creditLines[0]?.id ?? '',
    auditLine: rows.auditLines[0]?.id ?? rows.emails[0]?.id ?? '',
  };
  return { rows, ids };
}

/** Every id in the rows: a stranger must see none of them. */
const idsIn = (rows: object): string[] => JSON.stringify(rows).match(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{22}/g) ?? [];
