import { clearDrafts, clearDraftsOf } from '../use-stored-draft.ts';
import { announceUserUpdate } from './user-updates.ts';
import { clearSession, isRemembered, readTokens, saveSession, type SessionTokens, sessionUser } from './tokens.ts';

/**
 * Remembered sessions lie in local storage, which tabs share. Others lie in the storage of one tab, but a duplicated tab
 * has a copy: it must hear of renewed tokens, or it would send spent ones and end the session for both; and of the end. Drafts
 * lie in the storage of each tab: all must hear when somebody leaves.
 */
type Message = { spent: string; tokens: SessionTokens } | { ended: string; left: string | null };

let channel: BroadcastChannel | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
const tell = (message: Message): void => channel?.postMessage(message);

/** Keeps renewed tokens where the spent ones were, here and in copies of this tab. */
export function keepRenewed(tokens: SessionTokens, spent: string): void {
  const remember = isRemembered();
  saveSession(tokens, remember);
  if (!remember) tell({ spent, tokens });
}

/**
 * Ends the session in this tab and in all others that have it, with whatever was typed there. A session that merely runs out
 * leaves the drafts: they are their owner's alone, who goes on with them after the next log-in.
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
    // A remembered session is gone from here already, with the storage that tabs share.
    if (data.left !== null) clearDraftsOf(data.left);
    if (data.ended === own) clearSession();
  }
  if ('spent' in data && data.spent === own) saveSession(data.tokens, isRemembered());
}

const onStorage = ({ key, newValue }: StorageEvent): void => {
  if (key === 'access_token' && newValue !== null) announceUserUpdate();
};

/** Follows what other tabs do to the session; what they learn of the user is asked for here too. Returns the way to stop. */
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
