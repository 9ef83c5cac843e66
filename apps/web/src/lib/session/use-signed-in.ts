import { useSyncExternalStore } from 'react';
import { hasSession, onSessionChange, sessionUser } from './tokens.ts';

/** Whether this browser has a session. False during the hydration of a prerendered page. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, hasSession, () => false);

/** The id of whoever is signed in, null for nobody. */
export const useSessionUser = (): string | null => useSyncExternalStore(onSessionChange, sessionUser, () => null);
