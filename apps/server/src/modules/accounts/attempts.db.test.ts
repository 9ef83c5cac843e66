import type { Problem } from '@vitrine/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts } from '../../database/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { takeAttempt } from './attempt-limit.ts';

let counter = 0;
const newEmail = () => `tried-${(counter += 1)}@shop.example`;
const newAddress = () => `10.3.${Math.floor((counter += 1) / 250)}.${counter % 250}`;
const ascending = (a: number, b: number) => a - b;
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('attempts', (use) => {
  let test: TestStudio;
  let second: TestApp;
  beforeAll(async () => {
    test = await createTestStudio(use());
    second = await createTestApp(use());
  });
  afterAll(async () => {
    await second.app.close();
    await test.close();
  });

  const logIn = (app: TestApp, email: string, password: string, remoteAddress: string) =>
    app.ask('POST /api/auth/login', { payload: { email, password }, remoteAddress });
  const statuses = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted(ascending);

  it('are counted over all processes', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await test.signUp(email);
    const apps = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? test : second));
    const answers = await Promise.all(apps.map((app) => logIn(app, email, 'wrong', address)));
    expect(statuses(answers)).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429, 429, 429]);
    expect((await logIn(test, email, PASSWORD, address)).statusCode).toBe(429);
    expect((await logIn(second, email, PASSWORD, newAddress())).statusCode).toBe(200);
  });

  it('reset when their window ends or when the password is right', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await test.signUp(email);
    const fail = (times: number) =>
      Promise.all(Array.from({ length: times }, () => logIn(test, email, 'wrong', address)));
    await fail(7);
    expect((await logIn(test, email, PASSWORD, address)).statusCode).toBe(200);
    expect(statuses(await fail(8))).not.toContain(429);
    const refused = await logIn(test, email, PASSWORD, address);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(800);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await logIn(test, email, PASSWORD, address)).statusCode).toBe(200);
  });

  it('at many accounts from one address are limited, even with successes in between', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await test.signUp(email);
    const { db } = use();
    for (let tries = 0; tries < 99; tries += 1) await takeAttempt(db, 'loginFromAddress', address);
    expect((await logIn(test, email, PASSWORD, address)).statusCode).toBe(200);
    expect((await logIn(test, newEmail(), 'wrong', address)).statusCode).toBe(401);
    expect((await logIn(test, email, PASSWORD, address)).statusCode).toBe(429);
  });

  it('at one account from many addresses are limited too; one address alone cannot reach that limit', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await test.signUp(email);
    await Promise.all(Array.from({ length: 20 }, () => logIn(test, email, 'wrong', address)));
    const { db } = use();
    for (let tries = 8; tries < 200; tries += 1) await takeAttempt(db, 'loginToAccount', email);
    expect((await logIn(test, email, PASSWORD, newAddress())).statusCode).toBe(429);
  });

  it.each([
    ['POST /api/auth/signup', 'signUpFromAddress', 600],
    ['POST /api/auth/guest', 'guestFromAddress', 600],
    ['POST /api/auth/forgot-password', 'recoveryFromAddress', 60],
  ] as const)('%s is limited by address', async (call, limit, max) => {
    const address = newAddress();
    const { db } = use();
    const ask = (remoteAddress: string) =>
      test.ask(call, { payload: { email: newEmail(), password: PASSWORD }, remoteAddress });
    for (let tries = 1; tries < max; tries += 1) await takeAttempt(db, limit, address);
    expect((await ask(address)).statusCode).toBeLessThan(300);
    const refused = await ask(address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await ask(newAddress())).statusCode).toBeLessThan(300);
  });

  it('are stored without the address they came from', async () => {
    const [email, address] = [newEmail(), newAddress()];
    await logIn(test, email, 'wrong', address);
    const kept = JSON.stringify(await use().db.select().from(attempts));
    expect(kept).toContain('loginToAccount');
    expect([kept.includes(email), kept.includes(address)]).toEqual([false, false]);
  });

  describe('take the same time for addresses with and without an account', () => {
    const SAMPLES = 20;
    const medianOf = (times: number[]) => times.toSorted(ascending)[Math.floor(times.length / 2)] ?? 0;
    /** Ratio of the times with a known and an unknown address, measured in turns so that load affects both. */
    const ratioOf = async (ask: (email: string) => Promise<unknown>) => {
      const known = Array.from({ length: SAMPLES }, newEmail);
      for (const email of known) await test.signUp(email);
      const times: [known: number, unknown: number][] = [];
      const timed = async (email: string) => {
        const start = performance.now();
        await ask(email);
        return performance.now() - start;
      };
      for (const email of known) times.push([await timed(email), await timed(newEmail())]);
      return medianOf(times.map(([time]) => time)) / medianOf(times.map(([, time]) => time));
    };

    it('at the log-in', async () => {
      const ratio = await ratioOf((email) => logIn(test, email, 'wrong', newAddress()));
      expect(ratio).toBeGreaterThan(1 / 2);
      expect(ratio).toBeLessThan(2);
    });

    it('at the recovery', async () => {
      const ratio = await ratioOf((email) =>
        test.ask('POST /api/auth/forgot-password', { payload: { email }, remoteAddress: newAddress() }),
      );
      expect(ratio).toBeGreaterThan(1 / 2);
      expect(ratio).toBeLessThan(2);
    });
  });
});
