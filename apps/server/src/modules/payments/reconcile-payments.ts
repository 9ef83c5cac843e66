import { applySubscription } from './apply-subscription.ts';
import { askAboutCheckout } from './ask-about-checkout.ts';
import { bookTransaction } from './book-transaction.ts';
import { type CheckoutRow, endCheckout, failUnknownCheckout, listUnpaidCheckouts } from './checkouts.repository.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { receiveEvent } from './receive-event.ts';
import { listOverdueSubscriptions, type SubscriptionRow } from './subscriptions.repository.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';
import { listUnprocessed } from './webhook-events.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The provider retries deliveries for three days; after longer outages the other queries help. */
const FIRST_LOOK_BACK_MS = 72 * HOUR_MS;
/** Overlap of successive runs in one process: events may be listed slightly late. */
const OVERLAP_MS = 10 * MINUTE_MS;
const CHECKOUT_AGE_MS = MINUTE_MS;
/** After this time the event list has reported everything about a checkout. */
const CHECKOUT_WATCHED_MS = 15 * MINUTE_MS;
const CHECKOUT_LIFE_MS = 24 * HOUR_MS;
const EVENT_AGE_MS = 5 * MINUTE_MS;
/** Rows of one kind per run. */
const LIMIT = 200;

/**
 * Creates the run that books what no webhook delivered, through the same code as webhooks. Each run looks back to the last
 * successful one in this process; the first, three days and at every open checkout.
 */
export function createReconciliation(parts: PaymentsParts): () => Promise<void> {
  let lastSuccess: Date | null = null;
  return async () => {
    const now = Date.now();
    const since = lastSuccess === null ? now - FIRST_LOOK_BACK_MS : lastSuccess.getTime() - OVERLAP_MS;
    const watchedSince = lastSuccess === null ? 0 : Math.min(now - CHECKOUT_WATCHED_MS, since);
    await allOf([
      () => hearMissedEvents(parts, new Date(since)),
      () => workOffForgotten(parts, new Date(now - EVENT_AGE_MS)),
      () => askAboutCheckouts(parts, { before: new Date(now - CHECKOUT_AGE_MS), after: new Date(watchedSince) }),
      () => closeOldCheckouts(parts, new Date(now - CHECKOUT_LIFE_MS)),
      () => askAboutSubscriptions(parts, new Date(now - HOUR_MS)),
      () => tellOfTrialEnds(parts, new Date(now)),
    ]);
    lastSuccess = new Date(now);
  };
}

async function hearMissedEvents(parts: PaymentsParts, since: Date): Promise<void> {
  for await (const event of parts.paymentProvider.listEvents(since)) await receiveEvent(parts, event);
}

async function workOffForgotten({ db, queue }: PaymentsParts, before: Date): Promise<void> {
  const ids = await listUnprocessed(db, before, LIMIT);
  const tasks = ids.map((eventId) => ({ eventId }));
  if (tasks.length > 0) await queue.enqueue(db, 'work-off-event', tasks);
}

async function askAboutCheckouts(parts: PaymentsParts, ages: { before: Date; after: Date }): Promise<void> {
  const open = await listUnpaidCheckouts(parts.db, { ...ages, limit: LIMIT });
  await allOf(open.map((checkout) => () => askAboutCheckout(parts, checkout)));
}

/** The provider is asked a last time before a checkout is given up. */
async function closeOldCheckouts(parts: PaymentsParts, before: Date): Promise<void> {
  const close = async (checkout: CheckoutRow) => {
    if (checkout.transactionId === null) return failUnknownCheckout(parts.db, checkout.id);
    await askAboutCheckout(parts, checkout);
    await endCheckout(parts.db, checkout.id, 'closed');
  };
  const old = await listUnpaidCheckouts(parts.db, { before, limit: LIMIT });
  await allOf(old.map((checkout) => () => close(checkout)));
}

async function askAboutSubscriptions(parts: PaymentsParts, before: Date): Promise<void> {
  const { db, paymentProvider } = parts;
  const ask = async ({ id }: SubscriptionRow) => {
    const facts = await paymentProvider.getSubscription(id);
    if (facts !== null) await applySubscription(parts, facts);
    for (const transaction of await paymentProvider.listTransactions(id)) await bookTransaction(parts, transaction);
  };
  const overdue = await listOverdueSubscriptions(db, before, LIMIT);
  await allOf(overdue.map((row) => () => ask(row)));
}

/** Runs all steps in order, and only then throws the first failure: one customer's problem must not block another's. */
async function allOf(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
