import type { CheckoutPlan, InterfaceLocale, PlanId } from '@vitrine/contract';

/** Changes to the second factors of an account. */
export type FactorNews =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'factors_cleared';

/** Every kind of e-mail, and its values. Amounts are in minor units of `currency` (ISO 4217), tax included. */
export interface EmailValues {
  /** Asks to confirm the address; the link works for `hours`. */
  confirm: { link: string; hours: number };
  /** Recovery e-mail; the link works for `minutes`. */
  recover: { link: string; minutes: number };
  /** Security notice. */
  password_changed: { at: Date };
  /** Security notice; `codesLeft`: unused recovery codes. */
  factor_news: { what: FactorNews; at: Date; codesLeft: number };
  /** Security notice; `key`: its name and prefix. */
  api_key_made: { key: string; at: Date };
  receipt: {
    plan: CheckoutPlan;
    paidAt: Date;
    amountMinor: number;
    /** Included tax; 0 if none was due. */
    taxMinor: number;
    currency: string;
    /** Credits granted by this payment. */
    credits: number;
    /** Number of the payment provider's invoice. */
    invoiceNumber: string | null;
  };
  /** `nextTryAt`: the provider's next automatic attempt; null if unknown. */
  payment_failed: { plan: CheckoutPlan; amountMinor: number; currency: string; nextTryAt: Date | null };
  subscription_ended: { plan: PlanId; endedAt: Date };
  /** `amountMinor` is the refunded amount, `creditsTaken` the credits deducted with it. */
  refund: { plan: CheckoutPlan; refundedAt: Date; amountMinor: number; currency: string; creditsTaken: number };
  /** `amountMinor` is the first payment after the trial. */
  trial_ending: { plan: PlanId; endsAt: Date; amountMinor: number; currency: string };
  /** `pictures` of `total` are ready; `creditReturned`: some failed and the credit was returned. */
  set_ready: { jobId: string; pictures: number; total: number; creditReturned: boolean };
  /** No picture could be made; the credit was returned. */
  set_failed: { jobId: string };
}
export type EmailKind = keyof EmailValues;

/** One kind of e-mail with its values. */
export type EmailMessage = { [K in EmailKind]: { kind: K; values: EmailValues[K] } }[EmailKind];

export interface EmailReader {
  /** Null: a greeting without a name. */
  name: string | null;
  locale: InterfaceLocale;
}

export type NewEmail = EmailMessage &
  EmailReader & {
    /** The owner; the outbox is deleted with the account. */
    userId: string;
    to: string;
    /** Unique key of the cause, for an e-mail that must not be sent twice: `job:ID:set_ready`. */
    causeKey?: string;
  };
