import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';

/** Has everything that shows the user ask again. @throws Error when the server cannot say */
export async function refreshUser(): Promise<void> {
  try {
    await call('GET /auth/me', {});
  } catch (cause) {
    throw new Error('Failed to fetch updated user data', { cause });
  }
  announceUserUpdate();
}
