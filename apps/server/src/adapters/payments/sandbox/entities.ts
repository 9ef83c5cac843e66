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

/** How the notifications of a change travel: as they should, or in one of the ways that a receiver must survive. */
export const DELIVERY_MODES = ['normal', 'twice', 'late', 'out_of_order', 'forged', 'never'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The card that pays a subscription, as far as the stand-in needs to know: never its number. */
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

/** What Paddle tells of a subscription, and under `sandbox` what it keeps to itself. */
export type Subscription = ISubscriptionResponse & {
  sandbox: {
    card: Card;
    /** Smallest units added to the next payment. */
    pendingMinor: number;
    /** While a payment is owed: its transaction, how often it was tried, when it is tried again. */
    dunning: { transactionId: string; attempts: number; nextTryAt: string } | null;
  };
};

export interface SandboxEvent {
  id: string;
  /** What is sent, less the number of the attempt. */
  event: { event_id: string; event_type: string; occurred_at: string; data: object };
  mode: DeliveryMode;
  tries: number;
  /** ISO; the moment of the next attempt. */
  next_try_at: string;
}

export interface Settings {
  id: string;
  delivery: DeliveryMode;
  /** Milliseconds by which `late` is late. */
  delayMs: number;
}

export interface PortalSession {
  id: string;
  customer_id: string;
}

/** Everything that the stand-in remembers, by kind. */
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
