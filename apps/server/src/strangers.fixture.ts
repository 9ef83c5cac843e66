import { calls, redirects, streams } from '@vitrine/contract';
import { PASSWORD } from './testing/test-app.ts';

const isRoute = (name: string): name is RouteName =>
  [calls, streams, redirects].some((all) => Object.hasOwn(all, name));
/** All routes. */
export const NAMES = [...Object.keys(calls), ...Object.keys(streams), ...Object.keys(redirects)].filter(isRoute);
export type RouteName = keyof typeof calls | keyof typeof streams | keyof typeof redirects;

/** Ids of another user's entities. */
export interface Things {
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

/** How a route is tested with a stranger's session. */
export interface RouteCase {
  /** `own`: concerns only the caller; `open`: needs no session; `admin`: needs the role; else the entity that its id names. */
  of: 'own' | 'open' | 'admin' | keyof Things;
  /** Valid bodies, and bodies that name another user's entities. */
  bodies?: (things: Things) => object[];
  /** Queries that name another user's entities. */
  queries?: (things: Things) => string[];
  /** The call changes the stranger's account, so it needs a fresh one. */
  changesAccount?: true;
}

const own: RouteCase = { of: 'own' };
const open: RouteCase = { of: 'open' };
const cursors = (things: Things) => Object.values(things).map((id) => `cursor=${id as string}`);
const ownList: RouteCase = { of: 'own', queries: cursors };
const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }];
const key = { id: 'abc', rawId: 'abc', type: 'public-key' };
const signed = { ...key, response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } };
const made = { ...key, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
/** The payment method of a purchase. */
export const method = { payment_method: 'paddle_inline' };

/** One entry per route: a new route without one does not compile. */
export const ROUTE_CASES: Record<RouteName, RouteCase> = {
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
    changesAccount: true,
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
  'DELETE /user': { of: 'own', changesAccount: true, bodies: () => [{ password: PASSWORD }] },
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
  'POST /images/:id/turn': { of: 'photo', bodies: () => [{ quarter_turns: 1 }] },
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
