import type { User } from '@vitrine/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { hasSession, saveSession, type SessionTokens } from '../../../lib/session/tokens.ts';
import { takeLeave } from '../away-at-google.ts';
import { readHandedSession, spendHash } from '../handed-session.ts';
import { useKeepUser } from './use-keep-session.ts';

/** A session from a link's fragment, and its user. */
export interface Arrival {
  tokens: SessionTokens;
  returnTo: string | null;
  user: User;
  /** The other account signed in here; null: none, or a guest, who is about to join the account. */
  other: User | null;
  remember: boolean;
  /** Whether this tab has just left for Google's page. Anyone can write a link with a session in it. */
  expected: boolean;
}

/** The address's session, and whether this tab waits for one. Both are readable once. */
export const spendArrival = () => ({ hash: spendHash(), leave: takeLeave() });

async function findOther(user: User): Promise<User | null> {
  const here = hasSession() ? await call('GET /auth/me', {}).catch(() => null) : null;
  return here === null || here.is_guest || here.id === user.id ? null : here;
}

async function receive({ hash, leave }: ReturnType<typeof spendArrival>): Promise<Arrival> {
  const handed = readHandedSession(hash);
  if (handed === null) throw new ProblemError(400, { code: 'invalid_token' });
  const user = await call('GET /auth/me', { as: handed.tokens.access_token });
  const other = await findOther(user);
  return { ...handed, user, other, remember: leave?.remember ?? true, expected: leave !== null && other === null };
}

/** Looks up the user of the session in the fragment, and keeps it if it is expected. */
export function useGoogleReturn() {
  const keep = useKeepArrival();
  return useMutation({
    mutationFn: receive,
    onSuccess: (arrival) => {
      if (arrival.expected) keep(arrival);
    },
  });
}

export function useKeepArrival() {
  const keepUser = useKeepUser();
  return ({ tokens, user, other, remember }: Arrival) => {
    keepUser(user, { joins: other === null, before: other ?? undefined });
    saveSession(tokens, remember);
  };
}

/** Ends the unwanted session. Without an answer it expires by itself. */
export const refuseArrival = ({ tokens }: Arrival): void =>
  void call('POST /auth/logout', { as: tokens.access_token }).catch(() => undefined);
