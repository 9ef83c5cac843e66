import { calls, type CheckoutStart, type Job, redirects, type Session, streams } from '@vitrine/contract';
import { eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as tables from './database/schema.ts';
import { MemoryPayments, SIGNATURE } from './testing/memory-payments.ts';
import { giveApiAccess } from './testing/api-access.ts';
import { PASSWORD } from './testing/test-app.ts';
import { describeOnAnyDatabase, type TestDatabase } from './testing/test-database.ts';
import { giveIdleFactors } from './testing/second-factors.ts';
import { createTestStudio, type Seller, type TestStudio, uploadPhoto } from './testing/test-studio.ts';

const NAMES = [...Object.keys(calls), ...Object.keys(streams), ...Object.keys(redirects)] as RouteName[];
type RouteName = keyof typeof calls | keyof typeof streams | keyof typeof redirects;

/** Ids of what somebody else has. */
interface Things {
  photo: string;
  shot: string;
  job: string;
  variation: string;
  checkout: string;
  payment: string;
  session: string;
  creditLine: string;
  passkey: string;
  auditLine: string;
  apiKey: string;
  webhook: string;
  delivery: string;
  user: string;
}

/** How a stranger goes along a route. */
interface Walk {
  /** `own`: all of it is the asker's; `open`: needs no session; `admin`: needs the role; else what the id in it names. */
  of: 'own' | 'open' | 'admin' | keyof Things;
  /** Bodies that would do, and those that name another's things. */
  bodies?: (things: Things) => object[];
  /** Queries that name another's things. */
  queries?: (things: Things) => string[];
  /** Afterwards the stranger's account is not what it was. */
  wears?: true;
}

const own: Walk = { of: 'own' };
const open: Walk = { of: 'open' };
const cursors = (things: Things) => Object.values(things).map((id) => `cursor=${id as string}`);
const ownList: Walk = { of: 'own', queries: cursors };
const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }];
const key = { id: 'abc', rawId: 'abc', type: 'public-key' };
const signed = { ...key, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } };
const made = { ...key, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const method = { payment_method: 'paddle_inline' };

/** Every route has its line: a new one without a line fails the first test, and does not compile. */
const WALKS: Record<RouteName, Walk> = {
  'POST /auth/signup': { of: 'open', bodies: () => [{ email: 'owner@example.com', password: PASSWORD }] },
  'POST /auth/login': { of: 'open', bodies: () => [{ email: 'owner@example.com', password: 'wrong' }] },
  'POST /auth/refresh': { of: 'open', bodies: (things) => [{ refresh_token: things.session }] },
  'GET /auth/me': own,
  'GET /auth/verify': own,
  'POST /auth/logout': own,
  'POST /auth/resend-verification': own,
  'POST /auth/confirm': { of: 'open', bodies: (things) => [{ token: things.user }] },
  'POST /auth/guest': open,
  'POST /auth/guest/upgrade': { of: 'own', bodies: () => [{ email: 'owner@example.com', password: PASSWORD }] },
  'POST /auth/forgot-password': { of: 'open', bodies: () => [{ email: 'nobody@example.com' }] },
  'POST /auth/reset-password': { of: 'open', bodies: (things) => [{ token: things.user, new_password: PASSWORD }] },
  'POST /auth/change-password': {
    of: 'own',
    wears: true,
    bodies: () => [{ current_password: PASSWORD, new_password: 'a stolen teapot' }],
  },
  'GET /auth/ways': open,
  'POST /auth/google/start': open,
  'GET /auth/google': open,
  'GET /auth/google/callback': { of: 'open', queries: ({ user }) => [`state=${user}&code=${user}`] },
  'GET /auth/sessions': own,
  'GET /auth/events': own,
  'DELETE /auth/sessions/:id': { of: 'session' },
  'POST /auth/sessions/end-others': own,
  'GET /auth/factors': own,
  'POST /auth/proof': {
    of: 'own',
    bodies: () => [{ proof: { password: 'wrong' } }, { proof: { code: '123456' } }, { proof: { passkey: signed } }],
  },
  'POST /auth/proof/passkey-options': own,
  'POST /auth/totp': own,
  'POST /auth/totp/confirm': { of: 'own', bodies: () => [{ code: '123456' }] },
  'DELETE /auth/totp': own,
  'POST /auth/passkeys/options': own,
  'POST /auth/passkeys': { of: 'own', bodies: () => [{ passkey: made, name: 'Mine' }] },
  'PATCH /auth/passkeys/:id': { of: 'passkey', bodies: () => [{ name: 'Mine' }] },
  'DELETE /auth/passkeys/:id': { of: 'passkey' },
  'POST /auth/recovery-codes': own,
  'POST /auth/second-step': {
    of: 'open',
    bodies: ({ user }) => [{ token: user, proof: { recovery_code: user } }],
  },
  'POST /auth/second-step/passkey-options': { of: 'open', bodies: ({ user }) => [{ token: user }] },
  'POST /auth/passkey-sign-in/options': open,
  'POST /auth/passkey-sign-in': { of: 'open', bodies: () => [{ passkey: signed }] },
  'PUT /user/profile': {
    of: 'own',
    bodies: ({ user }) => [{ full_name: 'Stranger', id: user, user_id: user, email: 'owner@example.com' }],
  },
  'POST /user/first-administrator': { of: 'own', bodies: ({ user }) => [{ token: user }] },
  'DELETE /user': { of: 'own', wears: true, bodies: () => [{ password: PASSWORD }] },
  'GET /user/export': own,

  'GET /languages': open,
  'GET /styles': open,
  'GET /presets': open,
  'GET /categories': open,
  'GET /gallery': open,

  'POST /images': own,
  'GET /images': ownList,
  'GET /images/:id': { of: 'photo' },
  'DELETE /images/:id': { of: 'photo' },
  'POST /images/:id/restore': { of: 'photo' },
  'GET /images/:id/cutout': { of: 'photo' },
  'PUT /images/:id/cutout': { of: 'photo', bodies: () => [{ strokes }, { strokes: [] }] },
  'PUT /images/:id/empty-shot': {
    of: 'photo',
    bodies: (things) => [{ empty_shot_id: null }, { empty_shot_id: things.shot }],
  },

  'POST /previews/options': {
    of: 'own',
    bodies: ({ photo }) => [{ image_ids: [photo], language: 'en', style: 'studio' }],
  },
  'POST /previews/sheet': {
    of: 'own',
    bodies: ({ photo }) => [{ image_ids: [photo], language: 'en', style: 'studio', shadow: 'natural', ground: null }],
  },
  'POST /previews/trial': {
    of: 'own',
    bodies: ({ photo }) => [
      {
        image_ids: [photo],
        language: 'en',
        style: 'studio',
        adjustment: { x: 0, y: 0, scale: 1, turn: 0, shadow: 'none', ground: null },
      },
    ],
  },
  'POST /previews/words': { of: 'own', bodies: () => [{ language: 'en', product_description: 'Blue mug' }] },
  'POST /previews': {
    of: 'own',
    bodies: ({ photo, job }) => [
      { image_ids: [photo], language: 'en' },
      { image_ids: [photo], focus_images: [photo], language: 'en' },
      { image_ids: [job], language: 'en' },
    ],
  },

  'POST /jobs': {
    of: 'own',
    bodies: ({ photo, job }) => [
      { image_ids: [photo], language: 'en' },
      { image_ids: [photo], focus_images: [photo], language: 'en' },
      { image_ids: [job], language: 'en' },
    ],
  },
  'GET /jobs': {
    of: 'own',
    queries: (things) => [...cursors(things), 'query=mug', 'shelf=deleted', 'sort=oldest&status=completed'],
  },
  'GET /jobs/:id': { of: 'job' },
  'DELETE /jobs/:id': { of: 'job', queries: () => ['', 'for_good=true'] },
  'POST /jobs/:id/restore': { of: 'job' },
  'POST /jobs/:id/cancel': { of: 'job' },
  'POST /jobs/:id/retry': { of: 'job' },
  'POST /jobs/:id/touch-up': { of: 'job', bodies: () => [{}, { undo: true }] },
  'POST /jobs/:id/languages': { of: 'job', bodies: () => [{ language: 'de' }] },
  'POST /jobs/:id/adjust': { of: 'job', bodies: () => [{ shadow: 'none' }] },
  'GET /jobs/:id/events': { of: 'job' },
  'GET /jobs/:id/download': { of: 'job', queries: () => ['', 'preset=ebay'] },
  'GET /variations/:id/options': { of: 'variation' },
  'PATCH /variations/:id': { of: 'variation', bodies: () => [{ texts: [{ slot: 0, text: 'Mine' }] }, { undo: true }] },
  'POST /variations/:id/sheet': { of: 'variation', bodies: () => [{ shadow: 'natural', ground: null }] },
  'POST /variations/:id/trial': {
    of: 'variation',
    bodies: () => [{ adjustment: { x: 0, y: 0, scale: 1, turn: 0, shadow: 'none', ground: null } }],
  },
  'GET /variations/:id/file': {
    of: 'variation',
    queries: () => ['size=full', 'size=preview', 'size=full&format=png', 'size=full&preset=amazon_main'],
  },

  'GET /payments/subscription/plans': open,
  'POST /payments/subscription/create': { of: 'own', bodies: () => [{ plan: 'starter', ...method }] },
  'POST /payments/one-time/create': { of: 'own', bodies: () => [method] },
  'GET /payments/checkouts/:id': { of: 'checkout' },
  'GET /payments/subscription': own,
  'POST /payments/subscription/cancel': own,
  'POST /payments/subscription/resume': own,
  'POST /payments/subscription/change': { of: 'own', bodies: () => [{ plan: 'premium' }] },
  'GET /payments/portal': own,
  'GET /payments/history': ownList,
  'GET /payments/history/:id': { of: 'payment' },
  'POST /payments/webhooks/paddle': { of: 'open', bodies: ({ payment }) => [{ id: payment }] },
  'GET /credits': ownList,

  'GET /api-keys': own,
  'POST /api-keys': { of: 'own', bodies: () => [{ name: 'Mine', scopes: ['read'], expires_in_days: null }] },
  'DELETE /api-keys/:id': { of: 'apiKey' },
  'GET /webhook-endpoints': own,
  'POST /webhook-endpoints': {
    of: 'own',
    bodies: () => [{ url: 'https://shop.example/hooks', events: ['job.completed'] }],
  },
  'PATCH /webhook-endpoints/:id': { of: 'webhook', bodies: () => [{ enabled: true }] },
  'DELETE /webhook-endpoints/:id': { of: 'webhook' },
  'POST /webhook-endpoints/:id/rotate-secret': { of: 'webhook' },
  'POST /webhook-endpoints/:id/test': { of: 'webhook' },
  'GET /webhook-endpoints/:id/deliveries': { of: 'webhook', queries: cursors },
  'POST /webhook-deliveries/:id/resend': { of: 'delivery' },

  'GET /admin/overview': { of: 'admin' },
  'GET /admin/users': { of: 'admin', queries: () => ['query=owner'] },
  'GET /admin/users/:id': { of: 'admin' },
  'GET /admin/users/:id/credits': { of: 'admin' },
  'POST /admin/users/:id/credits': { of: 'admin', bodies: () => [{ credits: 5, reason: 'I would like some' }] },
  'GET /admin/jobs': { of: 'admin', queries: ({ user, job }) => ['query=owner', `query=${user}`, `query=${job}`] },
  'POST /admin/jobs/:id/retry': { of: 'admin' },
  'GET /admin/payments': { of: 'admin', queries: ({ user }) => ['query=owner', `query=${user}`] },
  'GET /admin/webhooks': { of: 'admin' },
  'GET /admin/webhooks/:id': { of: 'admin' },
  'POST /admin/webhooks/:id/retry': { of: 'admin' },
  'GET /admin/audit': { of: 'admin', queries: ({ user }) => [`subject=${user}`] },
};

describeOnAnyDatabase('a stranger', (use) => {
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

  it('has a way along every route there is', () => {
    expect(Object.keys(WALKS).toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) {
      const isOfOne = !['own', 'open'].includes(WALKS[name].of);
      expect([name, isOfOne || !name.includes(':id')]).toEqual([name, true]);
    }
  });

  /** All requests that a route is walked with. */
  const requestsOf = (name: RouteName, ids: string[]) => {
    const walk = WALKS[name];
    const queries = walk.queries?.(things) ?? [''];
    const bodies = walk.bodies?.(things) ?? [undefined];
    const paths = name.includes(':id') ? ids.map((id) => name.replace(':id', id)) : [name as string];
    return paths.flatMap((path) =>
      queries.flatMap((query) =>
        bodies.map((payload) => ({ call: path.replace(' ', ' /api') + (query === '' ? '' : `?${query}`), payload })),
      ),
    );
  };
  const address = () => `10.9.${Math.floor(strangers / 200)}.${(strangers += 1) % 200}`;
  const ask = ({ call, payload }: { call: string; payload: object | undefined }, token?: string) =>
    studio.ask(call, { ...(payload && { payload }), ...(token !== undefined && { token }), remoteAddress: address() });

  /** A new session of an account that has credits of its own. */
  const accountOf = async (name: string): Promise<string> => {
    const payload = { email: `${name}@example.com`, password: PASSWORD };
    const remoteAddress = address();
    const loggedIn = await studio.ask('POST /api/auth/login', { payload, remoteAddress });
    if (loggedIn.statusCode === 200) return loggedIn.json<Session>().access_token;
    return (await studio.seller(name)).token;
  };

  describe.each(NAMES)('%s', (name) => {
    const { of, wears } = WALKS[name];

    it('tells nobody anything who is not logged in', async () => {
      for (const request of requestsOf(name, Object.values(things))) {
        for (const token of [undefined, 'nonsense']) {
          const answer = await ask(request, token);
          const isRefused = of === 'open' || answer.statusCode === 401;
          expect([request.call, isRefused]).toEqual([request.call, true]);
          expect(markers.filter((marker) => answer.rawPayload.includes(marker))).toEqual([]);
        }
      }
    });

    it('tells and changes nothing of another', async () => {
      const before = await belongings(use(), owner, studio);
      const guest = (await studio.ask('POST /api/auth/guest', { remoteAddress: address() })).json<Session>();
      const account = wears === true ? await accountOf(`spent${(strangers += 1)}`) : await accountOf('stranger');
      for (const token of [guest.access_token, account]) {
        for (const request of requestsOf(name, Object.values(things))) {
          const answer = await ask(request, token);
          const { statusCode, rawPayload } = answer;
          expect([request.call, statusCode, mayAnswer(of, statusCode)]).toEqual([request.call, statusCode, true]);
          const told = markers.filter((marker) => rawPayload.includes(marker));
          expect([request.call, told]).toEqual([request.call, []]);
        }
      }
      expect((await belongings(use(), owner, studio)).rows).toEqual(before.rows);
    });
  });

  it('would have been told: the owner is', async () => {
    for (const name of NAMES) {
      const { of } = WALKS[name];
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

const mayAnswer = (of: Walk['of'], status: number): boolean => {
  if (of === 'own' || of === 'open') return status !== 500;
  return status === (of === 'admin' ? 403 : 404);
};

async function madeJob(studio: TestStudio, owner: Seller): Promise<Job> {
  const { id } = (await owner.createJob()).json<Job>();
  return studio.waitForJob(owner.token, id, ({ status }) => status === 'completed');
}

/** A subscription that is paid for. */
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

/** Every row that is the owner's, and every file that a row tells of. */
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

/** Every id in the rows: none of them is a stranger's to see. */
const idsIn = (rows: object): string[] => JSON.stringify(rows).match(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{22}/g) ?? [];
