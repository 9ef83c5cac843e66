import { AppError } from '@vitrine/contract';
import { hash } from '@node-rs/argon2';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessTokensOf } from './access-tokens.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword, NOBODYS_HASH } from './passwords.ts';
import { waitingTime } from './resend-confirmation.ts';

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

afterEach(() => {
  vi.useRealTimers();
});

describe('access tokens', () => {
  const tokens = accessTokensOf('a key of this test');
  const identity = { userId: 'u', sessionId: 's' };

  it('come back as who they were made for', async () => {
    expect(await tokens.verify(await tokens.sign(identity, inAnHour()))).toEqual(identity);
  });

  it('end', async () => {
    const token = await tokens.sign(identity, Math.floor(Date.now() / 1000) - 1);
    await expect(tokens.verify(token).catch(codeOf)).resolves.toBe('session_expired');
  });

  it('are refused from another key, without a signature, of another type or for another audience', async () => {
    const key = new TextEncoder().encode('a key of this test');
    const forged = (typ: string, audience: string) =>
      new SignJWT({ sid: 's' })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject('u')
        .setIssuer('vitrine')
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(key);
    const [header, payload] = (await tokens.sign(identity, inAnHour())).split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const bad = [
      await accessTokensOf('another key').sign(identity, inAnHour()),
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      await forged('JWT', 'vitrine-api'),
      await forged('at+jwt', 'another service'),
      'nonsense',
    ];
    for (const token of bad) await expect(tokens.verify(token).catch(codeOf)).resolves.toBe('unauthorized');
    expect(await tokens.verify(await forged('at+jwt', 'vitrine-api'))).toEqual(identity);
  });
});

describe('passwords', () => {
  it('are hashed at the cost that an unknown account is checked at', async () => {
    const cost = (text: string) => text.split('$').slice(0, 4);
    expect(cost(NOBODYS_HASH)).toEqual(cost(await hashPassword('a blue teapot')));
    expect(cost(NOBODYS_HASH)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
  });

  it('match themselves only, and nobody without an account', async () => {
    const teapot = await hash('a blue teapot');
    expect(await isPassword(teapot, 'a blue teapot')).toBe(true);
    expect(await isPassword(teapot, 'a red teapot')).toBe(false);
    expect(await isPassword(null, 'no account has this password')).toBe(false);
  });

  it('that everyone tries first are known', () => {
    expect(['password', 'Password1', '12345678', 'QWERTYUIOP'].filter(isCommonPassword)).toHaveLength(4);
    expect(isCommonPassword('a blue teapot')).toBe(false);
  });
});

describe('the limit of attempts', () => {
  it('counts by key, says how long to wait, and starts again after that', () => {
    vi.useFakeTimers();
    const limit = createAttemptLimit({ max: 2, windowMs: 60_000 });
    limit.take('a');
    limit.take('a');
    vi.advanceTimersByTime(15_000);
    expect(() => limit.take('a')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 45 }));
    limit.take('b');
    vi.advanceTimersByTime(45_000);
    limit.take('a');
  });

  it('forgets what turned out right', () => {
    const limit = createAttemptLimit({ max: 1, windowMs: 60_000 });
    limit.take('a');
    limit.clear('a');
    expect(() => limit.take('a')).not.toThrow();
  });
});

describe('sending the confirmation again', () => {
  const ago = (...seconds: number[]) => seconds.map((second) => new Date(1_000_000_000 - second * 1000));

  it.each([
    [ago(), 0],
    [ago(5), 0],
    [ago(5, 20), 40],
    [ago(61, 70), 0],
    [ago(70, 140, 210, 280, 350, 420), 3180],
  ])('%# waits', (sentAt, seconds) => {
    expect(waitingTime(sentAt, 1_000_000_000)).toBe(seconds * 1000);
  });
});
