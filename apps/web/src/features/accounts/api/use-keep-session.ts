import type { Session, User } from '@vitrine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../../../lib/use-stored-draft.ts';
import { saveSession } from '../../../lib/session/tokens.ts';
import { USER_KEY } from './use-user.ts';

/** Knows the user from now on. What was known of another user goes; an upgraded guest keeps it. */
export function useKeepUser() {
  const client = useQueryClient();
  return (user: User, before = client.getQueryData<User>(USER_KEY)) => {
    if (before && before.id !== user.id) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
      clearDrafts();
    }
    client.setQueryData(USER_KEY, user);
  };
}

/** Keeps a new session and its user. */
export function useKeepSession() {
  const keepUser = useKeepUser();
  return (session: Session, remember: boolean) => {
    keepUser(session.user);
    saveSession(session, remember);
  };
}
