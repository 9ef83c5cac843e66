import type { AuditLine } from '@vitrine/contract';

/** Audit actions with a translation; `_` replaces `.`, which would split the message key. */
export const AUDIT_ACTIONS = [
  'role_granted',
  'role_revoked',
  'credits_given',
  'job_retried',
  'webhook_retried',
  'password_changed',
  'password_reset',
  'guest_merged',
  'identity_linked',
  'account_taken_over',
  'account_deleted',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'factors_cleared',
] as const;

/** The page about the subject of a line; null if there is none. */
export function subjectAddress({ action, subject }: Pick<AuditLine, 'action' | 'subject'>): string | null {
  if (action === 'account.deleted') return null;
  if (action.startsWith('job.')) return `/admin/jobs?query=${subject}`;
  if (action.startsWith('webhook.')) return `/admin/webhooks/${subject}`;
  return `/admin/users/${subject}`;
}
