import { z } from 'zod';
import { adminJob, adminPayment } from './admin-lists.contract.ts';
import { creditLine } from './credits.contract.ts';
import { INTERFACE_LOCALES } from './limits.ts';
import { pageOf, pageQuery } from './page.contract.ts';
import { PLAN_IDS } from './prices.ts';

/** Maximum credits per grant. */
const MAX_GRANT = 1000;

export const adminUser = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    full_name: z.string().nullable(),
    role: z.literal(['user', 'admin']),
    is_guest: z.boolean(),
    email_verified: z.boolean(),
    language: z.literal(INTERFACE_LOCALES),
    credits_balance: z.int(),
    pending_credits: z.int(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** A ledger line with the reason that a person entered. */
export const adminCreditLine = creditLine.extend({ reason: z.string().nullable() }).meta({ id: 'AdminCreditLine' });
export type AdminCreditLine = z.infer<typeof adminCreditLine>;

/** Details for support; the newest of each list, the rest is paged by its own call. */
export const adminUserDetail = adminUser
  .extend({
    /** The plan with the user's current entitlements. */
    plan: z.literal(PLAN_IDS).nullable(),
    /** Open sessions, and when one was last used. */
    sessions: z.object({ open: z.int(), last_used_at: z.string().nullable() }),
    credits: pageOf(adminCreditLine),
    jobs: pageOf(adminJob),
    payments: pageOf(adminPayment),
  })
  .meta({ id: 'AdminUserDetail' });
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const ADMIN_USER_KINDS = ['account', 'guest', 'admin'] as const;

/** `query`: part of an e-mail address or of a name, or a whole id. */
export const adminUsersQuery = pageQuery.extend({
  query: z.string().trim().max(254).optional(),
  kind: z.literal(ADMIN_USER_KINDS).optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

/**
 * Credits granted by a person, with the reason: both appear in the user's ledger. Header `Idempotency-Key`: the same request
 * grants only once.
 */
export const giveCreditsBody = z.object({
  credits: z.int().min(1).max(MAX_GRANT),
  reason: z.string().trim().min(3).max(300),
});
export type GiveCreditsBody = z.infer<typeof giveCreditsBody>;

/** `subject`: lines about one user or thing only. */
export const auditQuery = pageQuery.extend({ subject: z.string().trim().max(200).optional() });
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditLine = z
  .object({
    id: z.uuid(),
    /** Null: the operator at the command line, or the system. */
    actor_id: z.uuid().nullable(),
    actor_email: z.string().nullable(),
    action: z.string(),
    subject: z.string(),
    detail: z.record(z.string(), z.unknown()),
    created_at: z.string(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof auditLine>;
