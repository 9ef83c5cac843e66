import type { CheckoutPlan, PlanId, SubscriptionStatus } from '@vitrine/contract';

/**
 * What the rules of money need from a payment provider, in our words. Amounts are smallest units of the currency. Every method
 * that asks the provider ends within a bounded time and throws AppError payment_provider_failed when the provider cannot be
 * reached, refuses or answers nonsense; its own words go into `cause` only.
 */
export interface PaymentProvider {
  readonly kind: 'production' | 'sandbox' | 'local';
  /** For the browser's part of the checkout. */
  readonly clientToken: string;

  /** Prices that can be bought today, at most one a plan; empty when none are set up. */
  listPrices(): Promise<ProviderPrice[]>;
  /**
   * The provider's customer for a user: the one with this address, or a new one. A guest has no address; the adapter finds one
   * that the provider takes and that reaches nobody.
   */
  findOrCreateCustomer(user: {
    userId: string;
    email: string | null;
    name: string | null;
    language: string;
  }): Promise<string>;
  /** Begins a purchase that the browser then pays. Both ids come back in every fact about it and what follows from it. */
  createTransaction(purchase: NewPurchase): Promise<{ transactionId: string; totalMinor: number; currency: string }>;
  /** Null when the provider knows none with this id. */
  getTransaction(transactionId: string): Promise<TransactionFacts | null>;
  /** All of a subscription, oldest first. */
  listTransactions(subscriptionId: string): Promise<TransactionFacts[]>;
  /** All of a transaction, oldest first. */
  listAdjustments(transactionId: string): Promise<AdjustmentFacts[]>;

  /** Null when the provider knows none with this id. */
  getSubscription(subscriptionId: string): Promise<SubscriptionFacts | null>;
  /** `now`: ends at once; `period_end`: runs until what is paid for has passed. Cancelling what is cancelled is quiet. */
  cancelSubscription(subscriptionId: string, when: 'now' | 'period_end'): Promise<SubscriptionFacts>;
  /** Takes back a cancellation or pause that was asked for, or ends a pause. */
  resumeSubscription(subscriptionId: string): Promise<SubscriptionFacts>;
  /**
   * Sets another price. `prorated_now`: the difference for the rest of the period is charged at once, and nothing changes when
   * that fails; `nothing`: nothing is charged or paid back until the next period (also the only way while a trial runs).
   */
  changePrice(subscriptionId: string, priceId: string, charge: 'prorated_now' | 'nothing'): Promise<SubscriptionFacts>;
  /** Page of the provider for invoices and cards of one customer; works for a short time. */
  portalLink(customerId: string, subscriptionIds: readonly string[]): Promise<string>;

  /**
   * Checks who sent `rawBody`: any of the header's signatures may be the right one, and it may be 300 seconds old.
   * @throws AppError invalid_signature
   */
  readEvent(rawBody: string, signatureHeader: string | undefined): ReceivedEvent;
  /** What the provider has had to tell since then, delivered or not, oldest first. */
  listEvents(since: Date): AsyncIterable<ReceivedEvent>;
  /** What an event means. Works on a payload that was stored long ago. */
  understandEvent(event: ReceivedEvent): ProviderEvent;
}

export interface ProviderPrice {
  id: string;
  plan: CheckoutPlan;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** 0: none. */
  trialDays: number;
}

export interface NewPurchase {
  customerId: string;
  priceId: string;
  plan: CheckoutPlan;
  checkoutId: string;
  userId: string;
  /** False: the price's free days are left out, for an account that has had its trial. */
  allowTrial: boolean;
}

/** An event as it came: kept, then understood. */
export interface ReceivedEvent {
  /** Of the event, not of its delivery: the same in every repetition. */
  id: string;
  type: string;
  occurredAt: Date;
  /** The whole envelope as JSON. */
  payload: Record<string, unknown>;
}

/** `transaction`: it changed in any way; `payment_failed`: a card was refused for it; `other`: nothing that moves money. */
export type ProviderEvent =
  | { kind: 'transaction'; transaction: TransactionFacts }
  | { kind: 'payment_failed'; transaction: TransactionFacts }
  | { kind: 'subscription'; subscription: SubscriptionFacts }
  | { kind: 'adjustment'; adjustment: AdjustmentFacts }
  | { kind: 'other' };

export interface TransactionFacts {
  id: string;
  /** `completed`: the money is there; `open`: anything before it. */
  status: 'open' | 'completed' | 'past_due' | 'canceled';
  /** `checkout`: begun by us; `renewal`: a further period; `change`: the difference to a dearer plan; `other`: a new card. */
  origin: 'checkout' | 'renewal' | 'change' | 'other';
  customerId: string | null;
  /** As we gave it at the purchase; a subscription hands it on to all that follows. */
  userId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
  /** Of the price; null when it is none of ours. */
  plan: CheckoutPlan | null;
  /** What was charged, tax included, after credit for what was paid before; 0 at the start of a trial. */
  totalMinor: number;
  taxMinor: number;
  currency: string;
  /** That it pays for; null where it pays for none. */
  period: { startsAt: Date; endsAt: Date } | null;
  /** Part of a whole period that a `change` pays for, above 0 to 1; 1 for all else. */
  share: number;
  /** It costs nothing because the free days begin. */
  startsTrial: boolean;
  invoiceNumber: string | null;
  /** When it was billed, else when it began. */
  paidAt: Date;
  /** Of the event that told of it, else when the provider last changed it. */
  occurredAt: Date;
}

/** The whole state at one moment. */
export interface SubscriptionFacts {
  id: string;
  status: SubscriptionStatus;
  customerId: string;
  userId: string | null;
  /** Of its price; null when it is none of ours. */
  plan: PlanId | null;
  startedAt: Date;
  period: { startsAt: Date; endsAt: Date } | null;
  nextPaymentAt: Date | null;
  /** Set while a trial runs. */
  trialEndsAt: Date | null;
  /** When a cancellation takes, or took, effect. */
  endsAt: Date | null;
  /** Of the event that told of it, else when the provider last changed it. */
  occurredAt: Date;
}

/** Money on its way back, or back again. */
export interface AdjustmentFacts {
  id: string;
  transactionId: string;
  /** `other`: credit and warnings, which take nothing from a buyer. */
  action: 'refund' | 'chargeback' | 'chargeback_reverse' | 'other';
  /** Only `approved` has happened; `reversed` has happened and was taken back. */
  status: 'pending' | 'approved' | 'rejected' | 'reversed';
  /** Tax included. */
  amountMinor: number;
  createdAt: Date;
}
