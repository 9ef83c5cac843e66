import { clearDrafts, clearDraftsOf } from '../use-stored-draft.ts';
import { announceUserUpdate } from './user-updates.ts';
import { clearSession, isRemembered, readTokens, saveSession, type SessionTokens, sessionUser } from './tokens.ts';

/**
 * Remembered sessions are in local storage, which tabs share. Others are in one tab's storage, but a duplicated tab has a copy:
 * it must receive renewed tokens, or it would send used ones and end the session for both; and it must learn of the end. Drafts
 * are in each tab's storage: all tabs must learn when a user leaves.
 */
type Message = { spent: string; tokens: SessionTokens } | { ended: string; left: string | null };

let channel: BroadcastChannel | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
const tell = (message: Message): void => channel?.postMessage(message);

/** Stores renewed tokens in place of the used ones, here and in copies of this tab. */
export function keepRenewed(tokens: SessionTokens, spent: string): void {
  const remember = isRemembered();
  saveSession(tokens, remember);
  if (!remember) tell({ spent, tokens });
}

/**
 * Ends the session in this tab and in all others that have it, including drafts. An expired session keeps the drafts: they belong
 * to their owner, who continues after the next log-in.
 */
export function endSessionEverywhere(): void {
  const tokens = readTokens();
  const left = sessionUser();
  clearDrafts();
  clearSession();
  if (tokens) tell({ ended: tokens.refreshToken, left });
}

function hear({ data }: MessageEvent<Message>): void {
  const own = readTokens()?.refreshToken;
  if ('ended' in data) {
    // A remembered session is already gone here, with the shared storage.
    if (data.left !== null) clearDraftsOf(data.left);
    if (data.ended === own) clearSession();
  }
  if ('spent' in data && data.spent === own) saveSession(data.tokens, isRemembered());
}

const onStorage = ({ key, newValue }: StorageEvent): void => {
  if (key === 'access_token' && newValue !== null) announceUserUpdate();
};

/** Follows the session's changes in other tabs, and refetches the user. Returns a function that unsubscribes. */
export function followOtherTabs(): () => void {
  channel = new BroadcastChannel('vitrine-session');
  channel.addEventListener('message', hear);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.close();
    channel = undefined;
    window.removeEventListener('storage', onStorage);
  };
}
