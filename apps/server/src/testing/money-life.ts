import type { PlanId } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { newId } from '../database/new-id.ts';
import { reserveCredit, returnCredit, settleCredit } from '../modules/credits/index.ts';
import { beginCheckout } from '../modules/payments/begin-checkout.ts';
import { changePlan } from '../modules/payments/change-plan.ts';
import type { PaymentsParts } from '../modules/payments/payments-parts.ts';
import { receiveEvent } from '../modules/payments/receive-event.ts';
import { createReconciliation } from '../modules/payments/reconcile-payments.ts';
import { workOffEvent } from '../modules/payments/work-off-event.ts';
import type { Queue } from '../ports/queue-port.ts';
import { IDLE_QUEUE } from './idle-queue.ts';
import { MemoryPayments, type MemoryPaymentsState } from './memory-payments.ts';

export interface MoneyLife {
  /** Everything that can happen to a buyer's payments, in sequence. `saw` receives what was acknowledged. */
  live: (saw: (what: string) => void) => Promise<void>;
  /** The recovery of a process that starts after another was killed. */
  recover: () => Promise<void>;
}

interface Given {
  userId: string;
  state: MemoryPaymentsState;
  save: (state: MemoryPaymentsState) => void;
}

/** The tasks of all processes: rows that commit with their transaction, like those of the real queue. */
export const createTaskTable = (db: Db) =>
  db.execute(
    sql`create table tasks (id bigint generated always as identity primary key, owner uuid, name text, data jsonb)`,
  );

export function openMoneyLife(db: Db, { userId, state, save }: Given): MoneyLife {
  const provider = new MemoryPayments(state);
  provider.save = save;
  const parts = { db, queue: queueOf(userId), paymentProvider: provider, publicUrl: 'http://localhost:3000' };
  const work = () =>
    workOffAll(db, userId, async (name, data) => {
      if (name === 'work-off-event') await workOffEvent(parts, data.eventId);
      if (name === 'start-job') await endJob(db, userId, data);
    });
  return {
    recover: async () => {
      await work();
      await createReconciliation(parts)();
      await work();
    },
    live: (saw) => live(stepsOf({ userId, parts, provider, work, saw })),
  };
}

const queueOf = (owner: string): Queue => ({
  ...IDLE_QUEUE,
  enqueue: async (tx, name, data) => {
    for (const each of data) {
      const row = JSON.stringify(each);
      await tx.execute(sql`insert into tasks (owner, name, data) values (${owner}, ${name}, ${row}::jsonb)`);
    }
  },
});

interface Living {
  userId: string;
  parts: PaymentsParts;
  provider: MemoryPayments;
  work: () => Promise<void>;
  saw: (what: string) => void;
}
type Steps = ReturnType<typeof stepsOf>;

function stepsOf({ userId, parts, provider, work, saw }: Living) {
  const { db, queue } = parts;
  let heard = 0;
  const hear = async () => {
    for (const event of provider.state.events.slice(heard)) await receiveEvent(parts, event);
    heard = provider.state.events.length;
    await work();
  };
  const buy = async (plan: PlanId | 'one_time') => {
    const start = await beginCheckout(parts, { userId, plan, idempotencyKey: plan });
    const { transaction_id } = start.paddle_subscription_data.paddle_overlay_data;
    saw(`checkout ${transaction_id}`);
    const paid = provider.pay(transaction_id);
    await hear();
    return paid;
  };
  const makeSet = async (attempt: 1 | 2) => {
    const jobId = newId();
    await db.transaction(async (tx) => {
      await reserveCredit(tx, { userId, jobId, attempt });
      await queue.enqueue(tx, 'start-job', [{ jobId, attempt }]);
    });
    saw(`job ${jobId}`);
    await work();
  };
  return { hear, buy, makeSet, provider, change: (plan: PlanId) => changePlan(parts, userId, plan) };
}

async function live({ hear, buy, makeSet, provider, change }: Steps): Promise<void> {
  const set = await buy('one_time');
  await makeSet(1);
  const { subscriptionId } = await buy('starter');
  await makeSet(2);
  await change('premium');
  await hear();
  provider.adjust(set.id);
  await hear();
  const renewal = provider.renew(subscriptionId ?? '');
  provider.adjust(renewal.id, { action: 'chargeback' });
  await hear();
  provider.adjust(renewal.id, { action: 'chargeback_reverse' });
  await hear();
  await makeSet(1);
}

interface TaskData {
  eventId: string;
  jobId: string;
  attempt: number;
}

/** Runs at least once: a task is removed when done. */
async function workOffAll(db: Db, userId: string, run: (name: string, data: TaskData) => Promise<void>): Promise<void> {
  for (;;) {
    const next = sql`select id, name, data from tasks where owner = ${userId} order by id limit 1`;
    const { rows } = (await db.execute(next)) as { rows: { id: string; name: string; data: TaskData }[] };
    const [task] = rows;
    if (task === undefined) return;
    await run(task.name, task.data);
    await db.execute(sql`delete from tasks where id = ${task.id}`);
  }
}

/** First attempts succeed, second ones fail. */
const endJob = (db: Db, userId: string, { jobId, attempt }: TaskData): Promise<void> =>
  db.transaction((tx) => (attempt === 1 ? settleCredit : returnCredit)(tx, { userId, jobId, attempt }));
