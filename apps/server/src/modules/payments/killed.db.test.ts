import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { checkouts, creditLines, payments, users } from '../../database/schema.ts';
import { bundleProcess } from '../../testing/bundle-process.ts';
import { type MemoryPaymentsState, reviveDate } from '../../testing/memory-payments.ts';
import { createTaskTable, openMoneyLife } from '../../testing/money-life.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const PROCESS = fileURLToPath(import.meta.resolve('../../testing/run-money.ts'));
/** `npm run bench:money` kills at every statement. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? (process.env['FULL_TESTS'] === '1' ? 40 : 15));
const AT_ONCE = 2;

type Moment = 'before' | 'after';
interface Killed {
  userId: string;
  /** What the process acknowledged before it was killed. */
  promised: string[];
  state: MemoryPaymentsState;
}

describeOnPostgres('a process that is killed during payments', (use) => {
  let folder = '';
  let program = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-money-'));
    program = await bundleProcess(PROCESS, folder);
    await createTaskTable(use().db);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const runUntilKilled = async (killAt: number, moment: Moment): Promise<Killed> => {
    const userId = newId();
    await use()
      .db.insert(users)
      .values({ id: userId, email: `${userId}@shop.example` });
    const stateFile = path.join(folder, userId);
    const url = new URL(use().url ?? '');
    url.searchParams.set('application_name', userId);
    // Compiled once for all the processes.
    const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    const life = spawn(process.execPath, [program, url.href, userId, stateFile, String(killAt), moment], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const out = await text(life.stdout);
    await untilGone(userId);
    const state: MemoryPaymentsState = JSON.parse(await readFile(stateFile, 'utf8'), reviveDate);
    return { userId, promised: out.trim().split('\n'), state };
  };
  /** Statements sent before the kill may still be running. */
  const untilGone = async (userId: string): Promise<void> => {
    const alive = sql`select 1 from pg_stat_activity where application_name = ${userId}`;
    while (((await use().db.execute(alive)) as { rows: unknown[] }).rows.length > 0) await setTimeout(5);
  };
  const recover = ({ userId, state }: Killed) => openMoneyLife(use().db, { userId, state, save: () => {} }).recover();

  /** Errors in the books of one buyer; empty if they are correct. */
  const faults = async ({ userId, state, promised }: Killed): Promise<string[]> => {
    const { db } = use();
    const lines = await db
      .select()
      .from(creditLines)
      .where(eq(creditLines.userId, userId))
      .orderBy(asc(creditLines.position));
    const booked = await db.select().from(payments).where(eq(payments.userId, userId));
    const begun = await db.select().from(checkouts).where(eq(checkouts.userId, userId));
    const paid = Object.values(state.transactions).filter(({ status }) => status === 'completed');
    const jobs = lines.filter(({ cause }) => cause === 'job_reserved').map(({ jobId }) => jobId);
    const ended = lines.filter(({ cause }) => cause === 'job_settled' || cause === 'job_returned');
    const settled = lines.filter(({ cause }) => cause === 'job_settled').length;
    const sum = lines.reduce((total, { balanceChange }) => total + balanceChange, 0);
    const told = (what: string) => promised.flatMap((line) => (line.startsWith(what) ? [line.split(' ')[1]] : []));
    const checks: [string, boolean][] = [
      ['the balance', sum === worthOf(state) - settled],
      ['a line below zero', lines.every(({ balanceAfter }) => balanceAfter >= 0)],
      ['the last line', (lines.at(-1)?.balanceAfter ?? 0) === sum],
      ['a payment', booked.length === paid.length],
      [
        'credits of a payment',
        booked.every(({ transactionId, credits }) => credits === bringsOf(state, transactionId)),
      ],
      ['a job that hangs', sorted(jobs) === sorted(ended.map(({ jobId }) => jobId))],
      ['a promised job', told('job ').every((id) => jobs.includes(id ?? ''))],
      ['a promised checkout', told('checkout ').every((id) => begun.some((row) => row.transactionId === id))],
      [
        'a paid checkout',
        begun.every(({ status, transactionId }) => isPaid(state, transactionId) === (status === 'completed')),
      ],
    ];
    return checks.flatMap(([name, holds]) => (holds ? [] : [name]));
  };

  it(`loses no credit and gives none twice, at any point (${RUNS} times)`, async () => {
    const whole = await runUntilKilled(0, 'before');
    await recover(whole);
    expect(await faults(whole)).toEqual([]);
    expect(worthOf(whole.state)).toBe(15 + 60 + 75);
    const statements = Number(whole.promised.at(-1)?.split(' ')[1]);
    expect(statements).toBeGreaterThan(100);

    const points = Array.from({ length: RUNS }, (_, index) => ({
      killAt: 1 + Math.floor((index * statements) / RUNS),
      moment: index % 2 === 0 ? ('before' as const) : ('after' as const),
    }));
    const wrong: string[] = [];
    const one = async (): Promise<void> => {
      for (let point = points.shift(); point !== undefined; point = points.shift()) {
        const killed = await runUntilKilled(point.killAt, point.moment);
        await recover(killed);
        const where = `${point.moment} statement ${point.killAt} of ${statements}`;
        for (const fault of await faults(killed)) wrong.push(`${where}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    expect(wrong).toEqual([]);
  }, 1_800_000);
});

const sorted = (ids: readonly (string | null)[]): string =>
  ids.toSorted((a, b) => String(a).localeCompare(String(b))).join();

const isPaid = (state: MemoryPaymentsState, id: string | null): boolean =>
  id !== null && state.transactions[id]?.status === 'completed';

/** Credits that a transaction of this scenario brings: a set, a first month of Starter, the change to Premium, a month of it. */
function bringsOf(state: MemoryPaymentsState, id: string): number {
  const { plan, origin } = state.transactions[id] ?? {};
  if (plan === 'one_time') return 1;
  if (plan === 'starter') return 15;
  return origin === 'change' ? 60 : 75;
}

/** Credits by the provider's records: paid less refunded. */
function worthOf(state: MemoryPaymentsState): number {
  const paid = Object.values(state.transactions).filter(({ status }) => status === 'completed');
  const brought = paid.reduce((sum, { id }) => sum + bringsOf(state, id), 0);
  const went = state.adjustments.reduce(
    (sum, { transactionId, action }) =>
      sum + bringsOf(state, transactionId) * (action === 'chargeback_reverse' ? -1 : 1),
    0,
  );
  return brought - went;
}
