import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secrets } from '../database/schema.ts';
import { accessTokensOf } from '../modules/accounts/index.ts';
import { describeOnDatabase } from '../testing/test-database.ts';
import { openKeyRing } from './open-key-ring.ts';
import { rotateKeys } from './rotate-keys.ts';
import { MasterKeyError } from './seal-secret.ts';

const [FIRST, SECOND] = ['first master key of this test, long', 'second master key of this test, long'];
const OWN = { signingKeys: [], masterKeys: [] };
const IDENTITY = { userId: 'u', sessionId: 's' };

describeOnDatabase('signing keys', (use) => {
  const open = (settings: { signingKeys: string[]; masterKeys: string[] } = OWN) =>
    openKeyRing(use().db, 'access-tokens', settings);
  const valueOf = async (name = 'access-tokens') =>
    (await use().db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value ?? '';
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

  beforeEach(async () => {
    await use().db.delete(secrets);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it('are created once for all processes', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.signing()).toEqual(other.signing());
    expect(one.signing()).not.toEqual((await openKeyRing(use().db, 'signed-files', OWN)).signing());
  });

  it('of an earlier version stay valid, also for tokens without a key name', async () => {
    await use().db.insert(secrets).values({ name: 'access-tokens', value: 'the key of an earlier version' });
    expect((await open()).signing().secret).toBe('the key of an earlier version');
    await rotateKeys(use().db, OWN, false);
    expect((await open()).verifying().map(({ secret }) => secret)).toContain('the key of an earlier version');
  });

  it('rotate: the old key verifies until its tokens end, and running processes learn of the new one', async () => {
    const running = await open();
    const tokens = accessTokensOf(running);
    const before = await tokens.sign(IDENTITY, inMinutes(15));
    await rotateKeys(use().db, OWN, false);
    const fresh = accessTokensOf(await open());
    const after = await fresh.sign(IDENTITY, inMinutes(15));
    const kidOf = (token: string) => JSON.parse(atob(token.split('.')[0] ?? '')) as { kid: string };
    expect(kidOf(after).kid).not.toBe(kidOf(before).kid);
    expect(await fresh.verify(before)).toEqual(IDENTITY);
    later(6);
    expect(await tokens.verify(after)).toEqual(IDENTITY);
    expect(running.signing().kid).toBe(kidOf(after).kid);
    // The old key can sign no further valid token, whatever expiry the token states.
    const forged = await accessTokensOf({ ...running, signing: () => running.verifying().at(-1)! }).sign(
      IDENTITY,
      inMinutes(600),
    );
    expect(await fresh.verify(forged)).toEqual(IDENTITY);
    later(17 * 60);
    await expect(fresh.verify(forged)).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await open()).verifying()).toHaveLength(1);
  });

  it('rotate at once after a leak', async () => {
    const before = await accessTokensOf(await open()).sign(IDENTITY, inMinutes(15));
    await rotateKeys(use().db, OWN, true);
    await expect(accessTokensOf(await open()).verify(before)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('do not accumulate: an unused key is removed at the next rotation', async () => {
    await open();
    for (let round = 0; round < 5; round += 1) {
      await rotateKeys(use().db, OWN, false);
      later(3600);
    }
    expect(JSON.parse(await valueOf())).toHaveLength(2);
  });

  it('are encrypted with a master key, including existing ones', async () => {
    const { secret } = (await open()).signing();
    expect(await valueOf()).toContain(secret);
    expect((await open({ ...OWN, masterKeys: [FIRST] })).signing().secret).toBe(secret);
    const sealed = await valueOf();
    expect(sealed).not.toContain(secret);
    await expect(open()).rejects.toThrow(/^MASTER_KEY must be set/);
    await expect(open({ ...OWN, masterKeys: [SECOND] })).rejects.toBeInstanceOf(MasterKeyError);
    // A new master key before the old one replaces it.
    expect((await open({ ...OWN, masterKeys: [SECOND, FIRST] })).signing().secret).toBe(secret);
    expect((await open({ ...OWN, masterKeys: [SECOND] })).signing().secret).toBe(secret);
    await rotateKeys(use().db, { ...OWN, masterKeys: [SECOND] }, false);
    expect(await valueOf()).toMatch(/^sealed-1:/);
    // A key sealed for one purpose does not open for another.
    await use()
      .db.update(secrets)
      .set({ value: await valueOf() })
      .where(eq(secrets.name, 'signed-files'));
    await expect(openKeyRing(use().db, 'signed-files', { ...OWN, masterKeys: [SECOND] })).rejects.toThrow(/MASTER_KEY/);
  });

  it('come from the settings instead, newest first, and are not stored in the database', async () => {
    const older = await open({ ...OWN, signingKeys: [FIRST] });
    const token = await accessTokensOf(older).sign(IDENTITY, inMinutes(15));
    const both = await open({ ...OWN, signingKeys: [SECOND, FIRST] });
    expect(both.signing().kid).not.toBe(older.signing().kid);
    expect(await accessTokensOf(both).verify(token)).toEqual(IDENTITY);
    const newer = await open({ ...OWN, signingKeys: [SECOND] });
    await expect(accessTokensOf(newer).verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await use().db.select().from(secrets)).toEqual([]);
    expect(older.signing().secret).not.toContain(FIRST);
  });
});
