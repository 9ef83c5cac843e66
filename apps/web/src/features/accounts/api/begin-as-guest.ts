import type { Session } from '@vitrine/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keepSession } from './use-keep-session.ts';

/**
 * Starts a guest session. It is always remembered: a guest who closes the tab has no other way back.
 * @throws ProblemError rate_limited, NetworkError
 */
export async function beginAsGuest(client: QueryClient, language: Session['user']['language']): Promise<void> {
  keepSession(client, await call('POST /auth/guest', { body: { language } }), true);
}
