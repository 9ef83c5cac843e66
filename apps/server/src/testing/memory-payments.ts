import { AppError, PLANS, type PlanId } from '@vitrine/contract';
import type {
  AdjustmentFacts,
  NewPurchase,
  PaymentProvider,
  ProviderEvent,
  ReceivedEvent,
  SubscriptionFacts,
  TransactionFacts,
} from '../modules/payments/payment-provider-port.ts';

const DAY_MS = 24 * 3_600_000;
const MONTH_MS = 30 * DAY_MS;

/** The provider's state; plain data, so that a test can store it in a file. */
export interface MemoryPaymentsState {
  /** Prefix of every number in an id. */
  prefix: string;
  count: number;
  transactions: Record<string, TransactionFacts>;
  subscriptions: Record<string, SubscriptionFacts>;
  adjustments: AdjustmentFacts[];
  events: ReceivedEvent[];
}

const EMPTY = { prefix: '', count: 0, transactions: {}, subscriptions: {}, adjustments: [], events: [] };

/** The valid signature of every event of `MemoryPayments`. */
export const SIGNATURE = 'signed by memory';

/**
 * A payment provider for tests of order and repetition: it reports what the test sets, in the port's types. Each change
 * becomes an event, which the test delivers when it wants.
 */
export class MemoryPayments implements PaymentProvider {
  readonly kind = 'local';
  readonly clientToken = 'memory';
  /** If true, every call fails. */
  down = false;
  /** Called after every change. */
  save: (state: MemoryPaymentsState) => void = () => {};
  state: MemoryPaymentsState;
  /** Its clock. */
  nowMs = Date.now();

  constructor(state: MemoryPaymentsState = structuredClone(EMPTY)) {
    this.state = state;
  }

  async listPrices() {
    this.answer();
    const plans = Object.entries(PLANS).map(([plan, { priceCents, trialDays }]) => ({ plan, priceCents, trialDays }));
    return [{ plan: 'one_time', priceCents: 999, trialDays: 0 }, ...plans].map(({ plan, priceCents, trialDays }) => ({
      id: `pri_${plan}`,
      plan: plan as PlanId,
      amountMinor: priceCents,
      currency: 'USD',
      trialDays,
    }));
  }
  async findOrCreateCustomer({ userId }: { userId: string }) {
    this.answer();
    return `ctm_${userId}`;
  }
  async createTransaction({ customerId, plan, checkoutId, userId, allowTrial }: NewPurchase) {
    this.answer();
    const startsTrial = allowTrial && plan === 'pro';
    const totalMinor = startsTrial ? 0 : plan === 'one_time' ? 999 : PLANS[plan].priceCents;
    const head = { customerId, userId, checkoutId, plan, totalMinor, startsTrial };
    const { id: transactionId } = this.tell(this.transaction('checkout', 'open', head));
    return { transactionId, totalMinor, currency: 'USD' };
  }
  async getTransaction(id: string) {
    this.answer();
    return this.state.transactions[id] ?? null;
  }
  async listTransactions(subscriptionId: string) {
    this.answer();
    return Object.values(this.state.transactions).filter((each) => each.subscriptionId === subscriptionId);
  }
  async listAdjustments(transactionId: string) {
    this.answer();
    return this.state.adjustments.filter((each) => each.transactionId === transactionId);
  }
  async getSubscription(id: string) {
    this.answer();
    return this.state.subscriptions[id] ?? null;
  }
  async cancelSubscription(id: string, when: 'now' | 'period_end') {
    this.answer();
    const { period } = this.subscription(id);
    if (when === 'period_end') return this.changeSubscription(id, { endsAt: period?.endsAt ?? null });
    const endsAt = new Date(this.nowMs);
    return this.changeSubscription(id, { status: 'canceled', nextPaymentAt: null, endsAt });
  }
  async resumeSubscription(id: string) {
    this.answer();
    const status = this.subscription(id).trialEndsAt === null ? 'active' : 'trialing';
    return this.changeSubscription(id, { endsAt: null, status });
  }
  async changePrice(id: string, priceId: string, charge: 'prorated_now' | 'nothing') {
    this.answer();
    const { plan: before, period, customerId, userId } = this.subscription(id);
    const plan = priceId.slice('pri_'.length) as PlanId;
    if (charge === 'prorated_now' && before !== null && period !== null) {
      const share = (period.endsAt.getTime() - this.nowMs) / (period.endsAt.getTime() - period.startsAt.getTime());
      const totalMinor = Math.round((PLANS[plan].priceCents - PLANS[before].priceCents) * share);
      const head = { customerId, userId, subscriptionId: id, plan, totalMinor, period, share };
      this.tell(this.transaction('change', 'completed', head));
    }
    return this.changeSubscription(id, { plan });
  }
  async portalLink(customerId: string) {
    this.answer();
    return `https://portal.example/${customerId}`;
  }
  readEvent(rawBody: string, signature: string | undefined): ReceivedEvent {
    if (signature !== SIGNATURE) throw new AppError('invalid_signature');
    const { id }: { id: string } = JSON.parse(rawBody);
    const event = this.state.events.find((each) => each.id === id);
    if (event === undefined) throw new AppError('invalid_signature');
    return event;
  }
  async *listEvents(since: Date) {
    this.answer();
    yield* this.state.events.filter(({ occurredAt }) => occurredAt >= since);
  }
  understandEvent({ payload }: ReceivedEvent): ProviderEvent {
    return JSON.parse(JSON.stringify(payload), reviveDate) as ProviderEvent;
  }

  /** The buyer pays: a subscription starts with its first transaction. */
  pay(transactionId: string): TransactionFacts {
    const open = this.known(transactionId);
    const { plan, startsTrial, userId, customerId } = open;
    if (plan === null || plan === 'one_time') return this.tell(this.touch({ ...open, status: 'completed' }));
    const id = open.subscriptionId ?? this.newId('sub');
    const startsAt = new Date(this.nowMs);
    const endsAt = new Date(this.nowMs + (startsTrial ? 14 * DAY_MS : MONTH_MS));
    const status = startsTrial ? 'trialing' : 'active';
    const head = { id, plan, status, userId, customerId: customerId ?? '', startedAt: startsAt } as const;
    const period = { startsAt, endsAt };
    const dates = { period, nextPaymentAt: endsAt, trialEndsAt: startsTrial ? endsAt : null, endsAt: null };
    this.tellOf({ ...head, ...dates, occurredAt: startsAt });
    return this.tell(this.touch({ ...open, status: 'completed', subscriptionId: id, period }));
  }
  /** A month later: the next period, paid or refused. */
  renew(id: string, outcome: 'paid' | 'refused' = 'paid'): TransactionFacts {
    const { period, plan, userId, customerId } = this.subscription(id);
    const startsAt = period?.endsAt ?? new Date(this.nowMs);
    this.nowMs = Math.max(this.nowMs, startsAt.getTime()) + 1000;
    const next = { startsAt, endsAt: new Date(startsAt.getTime() + MONTH_MS) };
    const totalMinor = plan === null ? 0 : PLANS[plan].priceCents;
    const head = { customerId, userId, subscriptionId: id, plan, totalMinor, period: next };
    const status = outcome === 'paid' ? 'active' : 'past_due';
    this.changeSubscription(id, { status, period: next, nextPaymentAt: next.endsAt, trialEndsAt: null });
    const transaction = this.transaction('renewal', outcome === 'paid' ? 'completed' : 'past_due', head);
    return this.tell(transaction, outcome === 'paid' ? 'transaction' : 'payment_failed');
  }
  /** A refund. A repeated `id` is an update of the same adjustment. */
  adjust(transactionId: string, change: Partial<AdjustmentFacts> = {}): AdjustmentFacts {
    const before = this.state.adjustments.find(({ id }) => id === change.id);
    const { totalMinor: amountMinor } = this.known(transactionId);
    const createdAt = new Date((this.nowMs += 1));
    const base = { id: this.newId('adj'), transactionId, action: 'refund', status: 'approved' } as const;
    const adjustment: AdjustmentFacts = { ...base, amountMinor, createdAt, ...before, ...change };
    this.state.adjustments = this.state.adjustments.filter(({ id }) => id !== adjustment.id).concat(adjustment);
    this.emit({ kind: 'adjustment', adjustment });
    return adjustment;
  }
  /** A card is refused in the overlay. */
  decline(transactionId: string): void {
    this.tell(this.touch(this.known(transactionId)), 'payment_failed');
  }
  changeSubscription(id: string, change: Partial<SubscriptionFacts>): SubscriptionFacts {
    this.nowMs += 1;
    return this.tellOf({ ...this.subscription(id), ...change, occurredAt: new Date(this.nowMs) });
  }
  subscription(id: string): SubscriptionFacts {
    const facts = this.state.subscriptions[id];
    if (facts === undefined) throw new Error(`no subscription ${id}`);
    return facts;
  }

  private known(id: string): TransactionFacts {
    const facts = this.state.transactions[id];
    if (facts === undefined) throw new Error(`no transaction ${id}`);
    return facts;
  }
  private transaction(
    origin: TransactionFacts['origin'],
    status: TransactionFacts['status'],
    change: Partial<TransactionFacts>,
  ): TransactionFacts {
    const at = new Date((this.nowMs += 1));
    const nothing = { customerId: null, userId: null, checkoutId: null, subscriptionId: null, plan: null };
    const money = { totalMinor: 0, taxMinor: 0, currency: 'USD', period: null, share: 1, startsTrial: false };
    const head = { id: this.newId('txn'), origin, status, invoiceNumber: null, paidAt: at, occurredAt: at };
    return { ...nothing, ...money, ...head, ...change };
  }
  private touch(facts: TransactionFacts): TransactionFacts {
    const at = new Date((this.nowMs += 1));
    return { ...facts, paidAt: at, occurredAt: at };
  }
  private tell(transaction: TransactionFacts, kind: 'transaction' | 'payment_failed' = 'transaction') {
    this.state.transactions[transaction.id] = transaction;
    this.emit({ kind, transaction });
    return transaction;
  }
  private tellOf(subscription: SubscriptionFacts): SubscriptionFacts {
    this.state.subscriptions[subscription.id] = subscription;
    this.emit({ kind: 'subscription', subscription });
    return subscription;
  }
  private emit(event: Exclude<ProviderEvent, { kind: 'other' }>): void {
    const payload: Record<string, unknown> = JSON.parse(JSON.stringify(event));
    this.state.events.push({ id: this.newId('evt'), type: event.kind, occurredAt: new Date(this.nowMs), payload });
    this.save(this.state);
  }
  private newId(kind: string): string {
    this.state.count += 1;
    return `${kind}_${this.state.prefix}${this.state.count}`;
  }
  private answer(): void {
    if (this.down) throw new AppError('payment_provider_failed');
  }
}

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Reviver for JSON.parse: turns date strings into dates. */
export const reviveDate = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && DATE.test(value) ? new Date(value) : value;
