import { z } from 'zod';

/** Every cause a ledger line can have. */
export const CREDIT_CAUSES = [
  'signup_grant',
  'email_confirmed',
  'job_reserved',
  'job_settled',
  'job_returned',
  'purchase',
  'trial_started',
  'subscription_period',
  'plan_upgraded',
  'payment_reversed',
  'reversal_undone',
  'admin_grant',
  'guest_merged',
] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

export const creditLine = z
  .object({
    id: z.uuid(),
    cause: z.literal(CREDIT_CAUSES),
    /** The cause in words. */
    description: z.string(),
    /** Change of the spendable balance. */
    balance_change: z.int(),
    /** Change of the credits pending until the e-mail address is confirmed. */
    pending_change: z.int(),
    balance_after: z.int(),
    job_id: z.uuid().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'CreditLine' });
export type CreditLine = z.infer<typeof creditLine>;
