import { hasSession } from '../../../lib/session/tokens.ts';

/** @throws Error where the session has ended meanwhile, in another tab for instance */
export function needSession(): void {
  if (!hasSession()) throw new Error('No access token');
}
