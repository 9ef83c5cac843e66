import type { ApiKey } from '@vitrine/contract';
import type { ApiKeyRow } from './api-keys.repository.ts';

/** A key as its owner sees it, without the secret. */
export const presentApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  sandbox: row.isSandbox,
  scopes: row.scopes,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
});
