import type { Job, Photo, User, Variation } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { decideNextStep } from './decide-next-step.ts';

const user = (part: Partial<User> = {}) =>
  ({
    email: 'me@example.com',
    credits_balance: 2,
    pending_credits: 0,
    email_verified: true,
    is_guest: false,
    ...part,
  }) as User;
const pictures = (ready: number, of = 20) =>
  Array.from(
    { length: of },
    (_, index) => ({ status: index < ready ? 'ready' : 'failed', preview_url: '/x' }) as Variation,
  );
const job = (part: Partial<Job> = {}) =>
  ({
    id: '1',
    status: 'completed',
    variations: pictures(20),
    credit: { state: 'spent' },
    downloaded_at: '2026-01-01T00:00:00Z',
    ...part,
  }) as Job;
const photo = (part: Partial<Photo> = {}) =>
  ({
    id: 'p',
    filename: 'mug.jpg',
    warnings: [],
    cutout: { status: 'ready', touched_up: false },
    ...part,
  }) as unknown as Photo; // A stand-in with the fields read here.
const cutout = (status: 'ready' | 'failed', touched_up: boolean) => ({ status, touched_up }) as Photo['cutout'];
const doubt: Photo['warnings'] = [{ code: 'uncertain_cutout', message: '' }];
const poor = { credits_balance: 0 };

it.each<[string, string, Partial<Parameters<typeof decideNextStep>[0]>]>([
  ['first', 'a new seller', {}],
  ['another', 'all is taken', { jobs: [job()] }],
  ['running', 'a set is being made', { jobs: [job({ downloaded_at: null }), job({ status: 'queued' })] }],
  [
    'running',
    'a set is being made, whatever else there is',
    { jobs: [job({ status: 'generating' })], user: user(poor), draft: [photo()] },
  ],
  ['ready', 'a set was not downloaded', { jobs: [job({ downloaded_at: null })], user: user(poor) }],
  [
    'ready',
    'a cancelled set with ready pictures',
    { jobs: [job({ status: 'cancelled', variations: pictures(3), downloaded_at: null })] },
  ],
  ['another', 'an older one was not downloaded', { jobs: [job(), job({ downloaded_at: null })] }],
  ['incomplete', 'some pictures are missing', { jobs: [job({ variations: pictures(18) })] }],
  [
    'incomplete',
    'all pictures are missing',
    { jobs: [job({ status: 'failed', variations: pictures(0), credit: { state: 'returned' } })] },
  ],
  [
    'another',
    'the credit for missing pictures was returned',
    { jobs: [job({ variations: pictures(18), credit: { state: 'returned' } })] },
  ],
  ['another', 'a set was cancelled at once', { jobs: [job({ status: 'cancelled', variations: pictures(0) })] }],
  [
    'verify',
    'credits are pending until the address is confirmed',
    { user: user({ ...poor, pending_credits: 2, email_verified: false }) },
  ],
  ['first', 'there are credits besides pending ones', { user: user({ pending_credits: 2, email_verified: false }) }],
  ['guest', 'a guest', { user: user({ ...poor, is_guest: true }) }],
  ['credits', 'no credits', { user: user(poor) }],
  ['credits', 'no credits for the photos', { user: user(poor), draft: [photo({ cutout: cutout('failed', false) })] }],
  ['draft', 'photos wait', { draft: [photo()], jobs: [job()] }],
  ['touchUp', 'a cut-out failed', { draft: [photo(), photo({ cutout: cutout('failed', true) })] }],
  ['touchUp', 'a cut-out is in doubt', { draft: [photo({ warnings: doubt })] }],
  ['draft', 'the doubt was answered', { draft: [photo({ warnings: doubt, cutout: cutout('ready', true) })] }],
])('%s: %s', (kind, _why, standing) => {
  expect(decideNextStep({ user: user(), jobs: [], draft: [], ...standing }).kind).toBe(kind);
});
