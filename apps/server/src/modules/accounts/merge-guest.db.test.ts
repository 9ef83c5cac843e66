import { asc, eq, inArray, sum } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { checkouts, creditLines, jobs, paymentCustomers, payments, photos, users } from '../../database/schema.ts';
import { describeOnDatabase, describeOnPostgres } from '../../testing/test-database.ts';
import {
  grantPaidCredits,
  type JobAttempt,
  moveGuestCredits,
  readBalance,
  reserveCredit,
  returnCredit,
  settleCredit,
} from '../credits/index.ts';
import { lockGuestJobs, moveGuestJobs } from '../jobs/index.ts';
import { moveGuestPayments } from '../payments/index.ts';
import { moveGuestPhotos } from '../photos/index.ts';
import { mergeGuest } from './merge-guest.ts';

const belongings = {
  lock: lockGuestJobs,
  move: [moveGuestPhotos, moveGuestJobs, moveGuestPayments, moveGuestCredits],
};
const merge = (db: Db, guestId: string, userId: string) =>
  db.transaction((tx) => mergeGuest(tx, { guestId, userId, belongings }));

async function newUser(db: Db, isGuest: boolean, credits: number): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, isGuest });
  const paymentId = newId();
  await grantPaidCredits(db, { userId: id, paymentId, cause: 'purchase', causeKey: `test:${id}`, credits });
  return id;
}

async function newJob(db: Db, userId: string): Promise<JobAttempt> {
  const id = newId();
  const job = { id, userId, language: 'en', description: '', requestHash: '' };
  await db.transaction(async (tx) => {
    await tx.insert(jobs).values(job);
    await reserveCredit(tx, { userId, jobId: id, attempt: 1 });
  });
  return { userId, jobId: id, attempt: 1 };
}

/** Causes and balances of a ledger in order of writing; also checks the sum of the changes. */
async function ledgerOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(creditLines)
    .where(eq(creditLines.userId, userId))
    .orderBy(asc(creditLines.position));
  let balance = 0;
  for (const row of rows) expect(row.balanceAfter).toBe((balance += row.balanceChange));
  return rows.map(({ cause, balanceChange }) => [cause, balanceChange]);
}

describeOnDatabase('a guest who joins an account', (use) => {
  it('brings photos, jobs, payments and credits, and running jobs settle with the account', async () => {
    const { db } = use();
    const guestId = await newUser(db, true, 5);
    const userId = await newUser(db, false, 1);
    const photoId = newId();
    const photo = { filename: 'a.png', format: 'png', widthPx: 8, heightPx: 8, bytes: 8, warnings: [] } as const;
    await db.insert(photos).values({ id: photoId, userId: guestId, ...photo, warnings: [] });
    const [working, done, failed] = [await newJob(db, guestId), await newJob(db, guestId), await newJob(db, guestId)];
    await settleCredit(db, done);
    await returnCredit(db, failed);
    await db.insert(checkouts).values({ id: newId(), userId: guestId, plan: 'one_time', priceId: 'pri_1' });
    const now = new Date();
    const money = { amountMinor: 999, taxMinor: 0, currency: 'USD', credits: 1, paidAt: now, occurredAt: now };
    await db.insert(payments).values({
      id: newId(),
      userId: guestId,
      transactionId: `txn_${guestId}`,
      plan: 'one_time',
      status: 'paid',
      ...money,
    });
    await db.insert(paymentCustomers).values({ userId: guestId, customerId: `ctm_${guestId}` });

    await merge(db, guestId, userId);
    await merge(db, guestId, userId);

    for (const table of [photos, jobs, checkouts, payments, paymentCustomers]) {
      expect(await db.select().from(table).where(eq(table.userId, guestId))).toEqual([]);
    }
    expect(await db.select().from(jobs).where(eq(jobs.userId, userId))).toHaveLength(3);
    expect(await ledgerOf(db, guestId)).toEqual([
      ['purchase', 5],
      ['job_reserved', -1],
      ['job_reserved', -1],
      ['job_reserved', -1],
      ['job_settled', 0],
      ['job_returned', 1],
      ['job_returned', 1],
      ['job_returned', 1],
      ['guest_merged', -5],
    ]);
    expect(await readBalance(db, userId)).toEqual({ balance: 4, pending: 0 });
    await returnCredit(db, { ...working, userId });
    await returnCredit(db, { ...failed, userId });
    expect(await readBalance(db, userId)).toEqual({ balance: 5, pending: 0 });
    await returnCredit(db, { ...done, userId });
    const lines = await ledgerOf(db, userId);
    expect(lines.slice(0, 2)).toEqual([
      ['purchase', 1],
      ['guest_merged', 5],
    ]);
    const later = lines.slice(2).map(([cause, change]) => `${cause} ${change}`);
    const count = (line: string) => later.filter((each) => each === line).length;
    expect(later).toHaveLength(5);
    expect(['job_reserved -1', 'job_returned 1', 'job_settled 0'].map(count)).toEqual([2, 2, 1]);
  });

  it('brings nothing twice, and a user who is no guest brings nothing', async () => {
    const { db } = use();
    const guestId = await newUser(db, true, 2);
    const [first, second] = [await newUser(db, false, 1), await newUser(db, false, 1)];
    await Promise.allSettled([merge(db, guestId, first), merge(db, guestId, second)]);
    const balances = await Promise.all([first, second, guestId].map((id) => readBalance(db, id)));
    expect(balances.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([0, 1, 3]);
    await merge(db, first, second);
    expect(await ledgerOf(db, first)).toContainEqual(['purchase', 1]);
    expect((await ledgerOf(db, second)).filter(([cause]) => cause === 'guest_merged').length).toBeLessThan(2);
  });
});

/** Retries a task that lost a deadlock. */
async function again(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const went = await work().then(
      () => true,
      () => false,
    );
    if (went) return;
  }
  throw new Error('never went through');
}

describeOnPostgres('a guest who joins an account during other work', (use) => {
  it('neither loses nor gains credits', async () => {
    const { db } = use();
    for (let round = 0; round < 10; round += 1) {
      const guestId = await newUser(db, true, 6);
      const userId = await newUser(db, false, 0);
      const [a, b, c] = [await newJob(db, guestId), await newJob(db, guestId), await newJob(db, guestId)];
      // As in the worker: first the job's row, then the ledger of its current owner.
      const end = (job: JobAttempt, book: typeof returnCredit) =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(jobs).where(eq(jobs.id, job.jobId)).for('update');
          await book(tx, { ...job, userId: row?.userId ?? '' });
        });
      await Promise.all([
        again(() => merge(db, guestId, userId)),
        again(() => end(a, returnCredit)),
        again(() => end(b, settleCredit)),
        again(() => end(c, returnCredit)),
        newJob(db, guestId).catch(() => null),
      ]);
      const [total] = await db
        .select({ sum: sum(creditLines.balanceChange).mapWith(Number) })
        .from(creditLines)
        .where(inArray(creditLines.userId, [guestId, userId]));
      const taken =
        (
          await db
            .select()
            .from(jobs)
            .where(inArray(jobs.userId, [guestId, userId]))
        ).length - 2;
      // Six were bought, two returned, one spent, and one more if the late job was in time.
      expect(total?.sum).toBe(6 - taken);
      expect((await readBalance(db, guestId)).balance).toBe(0);
      await ledgerOf(db, guestId);
      await ledgerOf(db, userId);
    }
  });
});
