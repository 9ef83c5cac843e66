import type {
  CurrencyCode,
  IAddressResponse,
  IAdjustmentResponse,
  ICustomerResponse,
  IPriceResponse,
  IProductResponse,
  ISubscriptionResponse,
  ITransactionResponse,
} from '@paddle/paddle-node-sdk';

/** How the notifications of a change are delivered: normally, or in one of the ways that a receiver must survive. */
export const DELIVERY_MODES = ['normal', 'twice', 'late', 'out_of_order', 'forged', 'never'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The card of a subscription, as far as the stand-in needs to know: never its number. */
export interface Card {
  brand: 'visa' | 'mastercard' | 'american_express' | 'discover' | 'unknown';
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** Whether later payments with it fail. */
  declinesLater: boolean;
}

export type CatalogPrice = IPriceResponse & { product: IProductResponse };
export type Transaction = ITransactionResponse;

/** What Paddle reports about a subscription, and under `sandbox` its internal state. */
export type Subscription = ISubscriptionResponse & {
  sandbox: {
    card: Card;
    /** Smallest units added to the next payment. */
    pendingMinor: number;
    /** While a payment is owed: its transaction, the number of attempts, the time of the next. */
    dunning: { transactionId: string; attempts: number; nextTryAt: string } | null;
  };
};

export interface SandboxEvent {
  id: string;
  /** The body to send, without the number of the attempt. */
  event: { event_id: string; event_type: string; occurred_at: string; data: object };
  mode: DeliveryMode;
  tries: number;
  /** ISO; the moment of the next attempt. */
  next_try_at: string;
}

export interface Settings {
  id: string;
  delivery: DeliveryMode;
  /** Milliseconds that `late` delays by. */
  delayMs: number;
}

export interface PortalSession {
  id: string;
  customer_id: string;
}

/** Everything the stand-in stores, by kind. */
export interface Entities {
  customer: ICustomerResponse;
  address: IAddressResponse;
  transaction: Transaction;
  subscription: Subscription;
  adjustment: IAdjustmentResponse;
  event: SandboxEvent;
  delivered_event: SandboxEvent;
  settings: Settings;
  portal: PortalSession;
}
export type Kind = keyof Entities;

/** The one currency that the stand-in sells in. */
export const CURRENCY: CurrencyCode = 'USD';
