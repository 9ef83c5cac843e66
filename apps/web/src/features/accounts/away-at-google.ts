/** Set while this tab is on Google's page: whether it should keep the session, and since when it is away. */
const AWAY = 'google_away';
/** Slightly longer than the server accepts the redirect. */
const PATIENCE_MS = 15 * 60_000;

interface Leave {
  remember: boolean;
}

/** Records that the user deliberately left this tab for Google's page. */
export function noteLeave({ remember }: Leave): void {
  sessionStorage.setItem(AWAY, JSON.stringify({ remember, at: Date.now() }));
}

/** The record, readable once; null if this tab did not leave, or too long ago. */
export function takeLeave(): Leave | null {
  const noted = sessionStorage.getItem(AWAY);
  sessionStorage.removeItem(AWAY);
  if (noted === null) return null;
  const { remember, at }: Leave & { at: number } = JSON.parse(noted);
  const away = Date.now() - at;
  return away >= 0 && away < PATIENCE_MS ? { remember } : null;
}
