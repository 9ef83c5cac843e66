import type { ApiKeyRow } from './api-keys.repository.ts';

/** Whether a key's time is over. */
export const hasEnded = ({ expiresAt }: Pick<ApiKeyRow, 'expiresAt'>, now = new Date()): boolean =>
  expiresAt !== null && expiresAt <= now;
