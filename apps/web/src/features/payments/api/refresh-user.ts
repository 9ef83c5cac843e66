import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';

/** Refetches the user everywhere. @throws Error if the server cannot answer */
export async function refreshUser(): Promise<void> {
  try {
    await call('GET /auth/me', {});
  } catch (cause) {
    throw new Error('Failed to fetch updated user data', { cause });
  }
  announceUserUpdate();
}
