import type { CheckoutPlan, PlanId, SubscriptionStatus } from '@vitrine/contract';

/**
 * What the payment rules need from a provider, in vendor-neutral terms. Amounts are smallest units of the currency. Every method
 * that calls the provider ends within a bounded time and throws AppError payment_provider_failed if the provider cannot be
 * reached, refuses or answers nonsense; its own message goes only into `cause`.
 */
export interface PaymentProvider {
  readonly kind: 'production' | 'sandbox' | 'local';
  /** For the checkout in the browser. */
  readonly clientToken: string;

  /** Prices available today, at most one per plan; empty if none are set up. */
  listPrices(): Promise<ProviderPrice[]>;
  /**
   * The provider's customer for a user: the one with this address, or a new one. A guest has no address; the adapter uses one
   * that the provider accepts and that reaches nobody.
   */
  findOrCreateCustomer(user: {
    userId: string;
    email: string | null;
    name: string | null;
    language: string;
  }): Promise<string>;
  /** Creates a purchase that the browser then pays. Both ids are part of every later fact about it. */
  createTransaction(purchase: NewPurchase): Promise<{ transactionId: string; totalMinor: number; currency: string }>;
  /** Null if the provider does not know the id. */
  getTransaction(transactionId: string): Promise<TransactionFacts | null>;
  /** All transactions of a subscription, oldest first. */
  listTransactions(subscriptionId: string): Promise<TransactionFacts[]>;
  /** All adjustments of a transaction, oldest first. */
  listAdjustments(transactionId: string): Promise<AdjustmentFacts[]>;

  /** Null if the provider does not know the id. */
  getSubscription(subscriptionId: string): Promise<SubscriptionFacts | null>;
  /** `now`: ends at once; `period_end`: runs to the end of the paid period. Cancelling twice does nothing. */
  cancelSubscription(subscriptionId: string, when: 'now' | 'period_end'): Promise<SubscriptionFacts>;
  /** Withdraws a scheduled cancellation or pause, or ends a pause. */
  resumeSubscription(subscriptionId: string): Promise<SubscriptionFacts>;
  /**
   * Sets another price. `prorated_now`: the difference for the rest of the period is charged at once, and nothing changes if that
   * fails; `nothing`: nothing is charged or refunded until the next period (the only option during a trial).
   */
  changePrice(subscriptionId: string, priceId: string, charge: 'prorated_now' | 'nothing'): Promise<SubscriptionFacts>;
  /** The provider's page for invoices and cards of one customer; valid briefly. */
  portalLink(customerId: string, subscriptionIds: readonly string[]): Promise<string>;

  /**
   * Verifies the sender of `rawBody`: any of the header's signatures may match, and it may be 300 seconds old.
   * @throws AppError invalid_signature
   */
  readEvent(rawBody: string, signatureHeader: string | undefined): ReceivedEvent;
  /** The provider's events since then, delivered or not, oldest first. */
  listEvents(since: Date): AsyncIterable<ReceivedEvent>;
  /** Interprets an event. Also works on an old stored payload. */
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
  /** False: without the price's trial, for an account that has already had one. */
  allowTrial: boolean;
}

/** An event as received: stored first, interpreted later. */
export interface ReceivedEvent {
  /** Of the event, not of its delivery: the same in every repetition. */
  id: string;
  type: string;
  occurredAt: Date;
  /** The whole envelope as JSON. */
  payload: Record<string, unknown>;
}

/** `transaction`: any change of it; `payment_failed`: a card was declined for it; `other`: no effect on payments. */
export type ProviderEvent =
  | { kind: 'transaction'; transaction: TransactionFacts }
  | { kind: 'payment_failed'; transaction: TransactionFacts }
  | { kind: 'subscription'; subscription: SubscriptionFacts }
  | { kind: 'adjustment'; adjustment: AdjustmentFacts }
  | { kind: 'other' };

export interface TransactionFacts {
  id: string;
  /** `completed`: paid; `open`: any state before that. */
  status: 'open' | 'completed' | 'past_due' | 'canceled';
  /** `checkout`: started by us; `renewal`: a further period; `change`: the difference of an upgrade; `other`: a new card. */
  origin: 'checkout' | 'renewal' | 'change' | 'other';
  customerId: string | null;
  /** As we passed it at the purchase; a subscription passes it on to all later transactions. */
  userId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
  /** Of its price; null if it is not ours. */
  plan: CheckoutPlan | null;
  /** The charged amount, tax included, after credit for earlier payments; 0 at the start of a trial. */
  totalMinor: number;
  taxMinor: number;
  currency: string;
  /** The period it pays for; null if none. */
  period: { startsAt: Date; endsAt: Date } | null;
  /** Fraction of a whole period that a `change` pays for, above 0 to 1; 1 for everything else. */
  share: number;
  /** It is free because a trial starts. */
  startsTrial: boolean;
  invoiceNumber: string | null;
  /** Time of billing, else of creation. */
  paidAt: Date;
  /** Time of the event that reported it, else of the provider's last change. */
  occurredAt: Date;
}

/** The whole state at one moment. */
export interface SubscriptionFacts {
  id: string;
  status: SubscriptionStatus;
  customerId: string;
  userId: string | null;
  /** Of its price; null if it is not ours. */
  plan: PlanId | null;
  startedAt: Date;
  period: { startsAt: Date; endsAt: Date } | null;
  nextPaymentAt: Date | null;
  /** Set during a trial. */
  trialEndsAt: Date | null;
  /** When a cancellation takes, or took, effect. */
  endsAt: Date | null;
  /** Time of the event that reported it, else of the provider's last change. */
  occurredAt: Date;
}

/** A refund, a chargeback, or a reversal. */
export interface AdjustmentFacts {
  id: string;
  transactionId: string;
  /** `other`: credits and warnings, which deduct nothing from a buyer. */
  action: 'refund' | 'chargeback' | 'chargeback_reverse' | 'other';
  /** Only `approved` has taken effect; `reversed` took effect and was undone. */
  status: 'pending' | 'approved' | 'rejected' | 'reversed';
  /** Tax included. */
  amountMinor: number;
  createdAt: Date;
}
