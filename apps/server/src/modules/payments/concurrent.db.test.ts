import { AppError } from '@vitrine/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { creditLines, users } from '../../database/schema.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { createTestShop, type TestBuyer, type TestShop } from '../../testing/test-shop.ts';
import { reserveCredit, returnCredit, settleCredit } from '../credits/index.ts';

const BUYERS = 50;
/** Sets that each buyer orders, once while payments arrive and once more afterwards. */
const SETS = 6;

/** @throws every other error @returns false */
function refusedForCredits(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'insufficient_credits') return false;
  throw error;
}

describeOnPostgres('fifty buyers who buy and spend at once', (use) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(use());
  });
  afterAll(() => shop.close());

  /** Buys two sets and a plan; every event arrives twice, as webhook and by fetching. @returns the credits bought */
  const buy = async (buyer: TestBuyer): Promise<number> => {
    const { payments } = shop;
    const begun = await Promise.all([
      buyer.begin('one_time', 'first'),
      buyer.begin('one_time'),
      buyer.begin('starter'),
    ]);
    const from = payments.state.events.length;
    for (const { transactionId } of begun) payments.pay(transactionId);
    const told = payments.state.events.slice(from);
    await Promise.all([shop.deliver(told), shop.deliver(told.toReversed())]);
    return 17;
  };
  /** Spends available credits while more arrive; every second set fails and returns its credit. @returns the credits spent */
  const spend = async ({ userId }: TestBuyer): Promise<number> => {
    const { db } = use();
    const lives = Array.from({ length: SETS }, async (_, index) => {
      const job = { userId, jobId: newId(), attempt: 1 };
      const isTaken = await reserveCredit(db, job).then(() => true, refusedForCredits);
      if (isTaken) await (index % 2 === 0 ? settleCredit : returnCredit)(db, job);
      return isTaken && index % 2 === 0 ? 1 : 0;
    });
    return (await Promise.all(lives)).reduce<number>((sum, each) => sum + each, 0);
  };
  const linesOf = (userId: string) =>
    use().db.select().from(creditLines).where(eq(creditLines.userId, userId)).orderBy(asc(creditLines.position));

  it('have exactly the credits they bought less those they spent', async () => {
    const buyers: TestBuyer[] = [];
    for (let index = 0; index < BUYERS; index += 1) buyers.push(await shop.guest());
    // As if each had added an e-mail address: only such users may have a plan.
    await use().db.update(users).set({ isGuest: false });
    const results = await Promise.all(
      buyers.map(async (buyer) => {
        const early = spend(buyer);
        const bought = await buy(buyer);
        return { buyer, bought, spent: (await early) + (await spend(buyer)) };
      }),
    );
    for (const { buyer, bought, spent } of results) {
      const lines = await linesOf(buyer.userId);
      expect(lines.reduce((sum, { balanceChange }) => sum + balanceChange, 0)).toBe(bought - spent);
      expect(lines.at(-1)?.balanceAfter).toBe(bought - spent);
      expect(lines.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
      expect(spent).toBeGreaterThanOrEqual(SETS / 2);
    }
    const all = results.reduce((sum, { bought, spent }) => sum + bought - spent, 0);
    const balances = await Promise.all(buyers.map((buyer) => buyer.balance()));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(all);
  }, 300_000);
});
