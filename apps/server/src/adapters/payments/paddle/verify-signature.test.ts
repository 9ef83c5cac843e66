import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEvent } from './read-event.ts';
import { isSignedBy } from './verify-signature.ts';

const SECRET = 'pdl_ntfset_one';
const BODY = '{"event_id":"evt_1","event_type":"transaction.completed","occurred_at":"2026-11-21T12:00:00Z","data":{}}';
const now = new Date('2026-11-21T12:00:00Z');
const ts = now.getTime() / 1000;
const hash = (at: number, secret = SECRET, body = BODY) =>
  createHmac('sha256', secret).update(`${at}:${body}`).digest('hex');
const header = (at: number) => `ts=${at};h1=${hash(at)}`;

describe('isSignedBy', () => {
  it('accepts a signature up to five minutes old or early', () => {
    for (const at of [ts, ts - 299, ts + 299]) expect(isSignedBy(SECRET, BODY, header(at), now)).toBe(true);
  });

  it('refuses one that is older or further in the future', () => {
    for (const at of [ts - 301, ts + 301, 0]) expect(isSignedBy(SECRET, BODY, header(at), now)).toBe(false);
  });

  it('refuses a changed body, a changed time and another secret', () => {
    expect(isSignedBy(SECRET, BODY.replace('completed', 'canceled'), header(ts), now)).toBe(false);
    expect(isSignedBy(SECRET, BODY, `ts=${ts + 1};h1=${hash(ts)}`, now)).toBe(false);
    expect(isSignedBy('pdl_ntfset_two', BODY, header(ts), now)).toBe(false);
  });

  it('accepts either of two signatures, in any order', () => {
    const wrong = hash(ts, 'pdl_ntfset_two');
    expect(isSignedBy(SECRET, BODY, `ts=${ts};h1=${wrong};h1=${hash(ts)}`, now)).toBe(true);
    expect(isSignedBy(SECRET, BODY, `ts=${ts};h1=${hash(ts)};h1=${wrong}`, now)).toBe(true);
    expect(isSignedBy(SECRET, BODY, `ts=${ts};h1=${wrong};h1=${wrong}`, now)).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['no moment', `h1=${hash(ts)}`],
    ['no signature', `ts=${ts}`],
    ['half a signature', `ts=${ts};h1=${hash(ts).slice(0, 32)}`],
    ['a signature that is not hexadecimal', `ts=${ts};h1=${'z'.repeat(64)}`],
    ['a time that is not a number', `ts=soon;h1=${hash(ts)}`],
  ])('refuses %s', (_what, given) => {
    expect(isSignedBy(SECRET, BODY, given, now)).toBe(false);
  });
});

describe('readEvent', () => {
  const fresh = (body: string) => {
    const at = Math.floor(Date.now() / 1000);
    return `ts=${at};h1=${hash(at, SECRET, body)}`;
  };

  it('reads the envelope and keeps it unchanged', () => {
    expect(readEvent(SECRET, BODY, fresh(BODY))).toEqual({
      id: 'evt_1',
      type: 'transaction.completed',
      occurredAt: new Date('2026-11-21T12:00:00Z'),
      payload: JSON.parse(BODY) as unknown, // A stand-in with the fields read here.
    });
  });

  it('does not parse an unsigned body', () => {
    const refused = expect.objectContaining({ code: 'invalid_signature' });
    expect(() => readEvent(SECRET, '{', header(ts - 1000))).toThrow(refused);
  });

  it.each(['{', '[]', '{"event_id":"evt_1"}', BODY.replace('2026-11-21T12:00:00Z', 'yesterday')])(
    'refuses a signed body that is no event: %s',
    (body) => {
      expect(() => readEvent(SECRET, body, fresh(body))).toThrow(
        expect.objectContaining({ code: 'malformed_request' }),
      );
    },
  );
});
