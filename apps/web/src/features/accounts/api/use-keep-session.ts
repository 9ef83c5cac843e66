import type { Session, User } from '@vitrine/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { handOverDrafts, keepDraftsOf } from '../../../lib/use-stored-draft.ts';
import { saveSession, sessionUser } from '../../../lib/session/tokens.ts';
import { USER_KEY } from './use-user.ts';

/**
 * Stores the user; call it before saving the new session. Another user's cached data is removed; an upgraded guest keeps it.
 * `joins`: the previous user was a guest whose photos now belong to the account, and so does the draft.
 */
function keepUser(
  client: QueryClient,
  user: User,
  { joins, before }: { joins: boolean; before?: User | undefined },
): void {
  const known = before ?? client.getQueryData<User>(USER_KEY);
  if (known && known.id !== user.id) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
  const owner = sessionUser();
  if (joins && owner !== null && owner !== user.id) handOverDrafts(owner, user.id);
  keepDraftsOf(user.id);
  client.setQueryData(USER_KEY, user);
}

/** Stores a new session and its user. */
export function keepSession(client: QueryClient, session: Session, remember: boolean, joins = false): void {
  keepUser(client, session.user, { joins });
  saveSession(session, remember);
}

/** The same as keepUser, for the cache of the page. */
export function useKeepUser() {
  const client = useQueryClient();
  return (user: User, how: { joins: boolean; before?: User | undefined }) => keepUser(client, user, how);
}

/** The same as keepSession, for the cache of the page. */
export function useKeepSession() {
  const client = useQueryClient();
  return (session: Session, remember: boolean, joins = false) => keepSession(client, session, remember, joins);
}
