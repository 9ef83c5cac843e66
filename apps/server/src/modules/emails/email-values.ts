import type { CheckoutPlan, InterfaceLocale, PlanId } from '@vitrine/contract';

/** What can happen to the second factors of an account. */
export type FactorNews =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'factors_cleared';

/** Every kind of e-mail, and what it tells. Amounts are in minor units of `currency` (ISO 4217), tax included. */
export interface EmailValues {
  /** Asks to confirm the address; the link works for `hours`. */
  confirm: { link: string; hours: number };
  /** The way to a new password; the link works for `minutes`. */
  recover: { link: string; minutes: number };
  /** Security notice. */
  password_changed: { at: Date };
  /** Security notice; `codesLeft`: recovery codes that can still be used. */
  factor_news: { what: FactorNews; at: Date; codesLeft: number };
  /** Security notice; `key`: its name and how it begins. */
  api_key_made: { key: string; at: Date };
  receipt: {
    plan: CheckoutPlan;
    paidAt: Date;
    amountMinor: number;
    /** Of the amount; 0 where none was due. */
    taxMinor: number;
    currency: string;
    /** Credits that this payment brought. */
    credits: number;
    /** Number of the payment provider's invoice. */
    invoiceNumber: string | null;
  };
  /** `nextTryAt`: when the provider tries again by itself; null when unknown. */
  payment_failed: { plan: CheckoutPlan; amountMinor: number; currency: string; nextTryAt: Date | null };
  subscription_ended: { plan: PlanId; endedAt: Date };
  /** `amountMinor` is what was paid back, `creditsTaken` how many credits went with it. */
  refund: { plan: CheckoutPlan; refundedAt: Date; amountMinor: number; currency: string; creditsTaken: number };
  /** `amountMinor` is the first payment after the trial. */
  trial_ending: { plan: PlanId; endsAt: Date; amountMinor: number; currency: string };
  /** `pictures` of `total` are ready; `creditReturned`: some could not be made and the credit went back. */
  set_ready: { jobId: string; pictures: number; total: number; creditReturned: boolean };
  /** Not one picture could be made; the credit went back. */
  set_failed: { jobId: string };
}
export type EmailKind = keyof EmailValues;

/** One kind of e-mail with its values. */
export type EmailMessage = { [K in EmailKind]: { kind: K; values: EmailValues[K] } }[EmailKind];

export interface EmailReader {
  /** Null: the greeting does without. */
  name: string | null;
  locale: InterfaceLocale;
}

export type NewEmail = EmailMessage &
  EmailReader & {
    /** Whose it is; the outbox is deleted with the account. */
    userId: string;
    to: string;
    /** Names the cause once for ever, where the e-mail must not be written twice: `job:ID:set_ready`. */
    causeKey?: string;
  };
