import { AppError } from '@vitrine/contract';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { creditLines, users } from '../../database/schema.ts';
import { describeOnEachDatabase, describeOnPostgres } from '../../testing/test-database.ts';
import { bookLine } from './book-line.ts';
import {
  confirmPendingCredits,
  grantSignupCredits,
  type JobAttempt,
  readBalance,
  reserveCredit,
  returnCredit,
  settleCredit,
} from './index.ts';

async function createUser(db: Db): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id });
  return id;
}

async function createUserWith(db: Db, credits: number): Promise<string> {
  const userId = await createUser(db);
  const line = { userId, cause: 'email_confirmed', jobId: null, causeKey: `test:${userId}` } as const;
  await bookLine(db, line, () => ({ balanceChange: credits, pendingChange: 0 }));
  return userId;
}

const newJob = (userId: string): JobAttempt => ({ userId, jobId: newId(), attempt: 1 });

const causesOf = async (db: Db, userId: string) => {
  const rows = await db
    .select({ cause: creditLines.cause })
    .from(creditLines)
    .where(eq(creditLines.userId, userId))
    .orderBy(asc(creditLines.position));
  return rows.map(({ cause }) => cause);
};

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

/** Lines that do not continue the previous one or are below zero: the invariant of the balance. */
async function invalidLines(db: Db, userId: string): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(creditLines)
    .where(eq(creditLines.userId, userId))
    .orderBy(asc(creditLines.position));
  let [balance, pending] = [0, 0];
  return rows.filter((row) => {
    balance += row.balanceChange;
    pending += row.pendingChange;
    return row.balanceAfter !== balance || row.pendingAfter !== pending || Math.min(balance, pending) < 0;
  });
}

describeOnEachDatabase('the credit ledger', (use) => {
  it('holds the free credits back until the address is confirmed, and releases them once', async () => {
    const { db } = use();
    const userId = await createUser(db);
    expect(await readBalance(db, userId)).toEqual({ balance: 0, pending: 0 });
    await grantSignupCredits(db, userId);
    await grantSignupCredits(db, userId);
    expect(await readBalance(db, userId)).toEqual({ balance: 0, pending: 2 });
    await confirmPendingCredits(db, userId);
    await confirmPendingCredits(db, userId);
    expect(await readBalance(db, userId)).toEqual({ balance: 2, pending: 0 });
    expect(await invalidLines(db, userId)).toEqual([]);
  });

  it('reserves, settles and returns once, however often it is called', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const job = newJob(userId);
    for (const book of [reserveCredit, settleCredit, returnCredit]) {
      await book(db, job);
      await book(db, job);
    }
    expect(await causesOf(db, userId)).toEqual(['email_confirmed', 'job_reserved', 'job_settled', 'job_returned']);
    expect(await readBalance(db, userId)).toEqual({ balance: 1, pending: 0 });
    expect(await invalidLines(db, userId)).toEqual([]);
  });

  it('refuses a job without a credit, and reports if a confirmation would help', async () => {
    const { db } = use();
    const userId = await createUser(db);
    await expect(reserveCredit(db, newJob(userId)).catch(codeOf)).resolves.toBe('insufficient_credits');
    await grantSignupCredits(db, userId);
    await expect(reserveCredit(db, newJob(userId)).catch(codeOf)).resolves.toBe('email_unverified');
  });

  it('does not settle a returned or unreserved credit', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const job = newJob(userId);
    await expect(settleCredit(db, job).catch(codeOf)).resolves.toBe('job_ended');
    await reserveCredit(db, job);
    await returnCredit(db, job);
    await expect(settleCredit(db, job).catch(codeOf)).resolves.toBe('job_ended');
  });

  it('never returns more than was taken', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const job = newJob(userId);
    await returnCredit(db, job);
    await reserveCredit(db, job);
    await returnCredit(db, job);
    await returnCredit(db, { ...job, attempt: 2 });
    expect(await readBalance(db, userId)).toEqual({ balance: 1, pending: 0 });
  });

  it('refunds a settled job by a later attempt that took nothing', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const job = newJob(userId);
    await reserveCredit(db, job);
    await settleCredit(db, job);
    await returnCredit(db, { ...job, attempt: 2 });
    expect(await readBalance(db, userId)).toEqual({ balance: 1, pending: 0 });
  });

  it('leaves nothing behind when the caller’s transaction fails', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const job = newJob(userId);
    const failing = db.transaction(async (tx) => {
      await reserveCredit(tx, job);
      throw new Error('the job was not made');
    });
    await expect(failing).rejects.toThrow('the job was not made');
    expect(await readBalance(db, userId)).toEqual({ balance: 1, pending: 0 });
  });

  it('lets a caller continue after catching a refusal', async () => {
    const { db } = use();
    const userId = await createUser(db);
    await db.transaction(async (tx) => {
      await reserveCredit(tx, newJob(userId)).catch(() => {});
      await grantSignupCredits(tx, userId);
    });
    expect(await readBalance(db, userId)).toEqual({ balance: 0, pending: 2 });
  });

  it('gives ten credits to exactly ten of fifty simultaneous requests', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 10);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => reserveCredit(db, newJob(userId)).then(() => 'reserved', codeOf)),
    );
    expect(results.filter((result) => result === 'reserved')).toHaveLength(10);
    expect(results.filter((result) => result === 'insufficient_credits')).toHaveLength(40);
    expect(await readBalance(db, userId)).toEqual({ balance: 0, pending: 0 });
    expect(await invalidLines(db, userId)).toEqual([]);
  });

  it('refuses to change a line', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 1);
    const change = db.update(creditLines).set({ balanceAfter: 100 }).where(eq(creditLines.userId, userId));
    await expect(change).rejects.toHaveProperty('cause.message', expect.stringContaining('append-only'));
    expect(await readBalance(db, userId)).toMatchObject({ balance: 1 });
  });
});

describeOnPostgres('the credit ledger with many connections', (use) => {
  it('books one cause once on many simultaneous calls', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 5);
    const job = newJob(userId);
    await Promise.all(Array.from({ length: 20 }, () => reserveCredit(db, job)));
    await Promise.all(Array.from({ length: 20 }, () => returnCredit(db, job)));
    expect(await causesOf(db, userId)).toEqual(['email_confirmed', 'job_reserved', 'job_returned']);
    expect(await invalidLines(db, userId)).toEqual([]);
  });

  it('stays consistent when everything happens at once', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 3);
    const lives = Array.from({ length: 30 }, async (_, index) => {
      const job = newJob(userId);
      const reserved = await reserveCredit(db, job).then(
        () => true,
        () => false,
      );
      if (reserved) await (index % 2 === 0 ? settleCredit : returnCredit)(db, job);
    });
    await Promise.all([...lives, grantSignupCredits(db, userId), confirmPendingCredits(db, userId)]);
    expect(await invalidLines(db, userId)).toEqual([]);
  });

  it('does not deadlock two callers that wrote rows of the user first', async () => {
    const { db } = use();
    const userId = await createUserWith(db, 2);
    const order = (index: number) =>
      db.transaction(async (tx) => {
        // Any row that references the user takes a shared lock on the user's key.
        const line = { id: newId(), userId, cause: 'job_settled', jobId: null, causeKey: newId() } as const;
        await tx
          .insert(creditLines)
          .values({ ...line, balanceChange: 0, pendingChange: 0, balanceAfter: 2 - index, pendingAfter: 0 });
        await new Promise((resolve) => setTimeout(resolve, 200));
        await bookLine(tx, { ...line, causeKey: newId() }, () => null);
      });
    await expect(Promise.all([order(0), order(1)])).resolves.toBeDefined();
  });
});
