import { useSyncExternalStore } from 'react';
import { hasSession, onSessionChange, sessionUser } from './tokens.ts';

/** Whether this browser holds a session. False while a prerendered page wakes up. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, hasSession, () => false);

/** The id of whoever is signed in, null for nobody. */
export const useSessionUser = (): string | null => useSyncExternalStore(onSessionChange, sessionUser, () => null);
