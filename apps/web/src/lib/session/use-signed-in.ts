import { useSyncExternalStore } from 'react';
import { hasSession, onSessionChange } from './tokens.ts';

/** Whether this browser holds a session. False while a prerendered page wakes up. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, hasSession, () => false);
