import { hasSession } from '../../../lib/session/tokens.ts';

/** @throws Error if the session has ended meanwhile, for example in another tab */
export function needSession(): void {
  if (!hasSession()) throw new Error('No access token');
}
