import type { OwnPasskey } from '@vitrine/contract';
import type { PasskeyRow } from './passkeys.repository.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): OwnPasskey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced: isSynced,
});
