import type { AdminUser } from '@vitrine/contract';
import type { AdminUserRow } from './admin-users.repository.ts';

export const presentAdminUser = (row: AdminUserRow): AdminUser => ({
  id: row.id,
  email: row.email,
  full_name: row.fullName,
  role: row.role,
  is_guest: row.isGuest,
  email_verified: row.emailVerifiedAt !== null,
  language: row.language,
  credits_balance: row.balance,
  pending_credits: row.pending,
  created_at: row.createdAt.toISOString(),
});
