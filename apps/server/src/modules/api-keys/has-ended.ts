import type { ApiKeyRow } from './api-keys.repository.ts';

/** Whether a key has expired. */
export const hasEnded = ({ expiresAt }: Pick<ApiKeyRow, 'expiresAt'>, now = new Date()): boolean =>
  expiresAt !== null && expiresAt <= now;
