/** Set while this tab is away at Google's page: whether it should keep the session, and since when it is gone. */
const AWAY = 'google_away';
/** A little longer than the server waits for the way back. */
const PATIENCE_MS = 15 * 60_000;

interface Leave {
  remember: boolean;
}

/** Writes down that this tab leaves for Google's page by the will of who sits here. */
export function noteLeave({ remember }: Leave): void {
  sessionStorage.setItem(AWAY, JSON.stringify({ remember, at: Date.now() }));
}

/** What was written down, once; null where this tab left for nowhere, or too long ago. */
export function takeLeave(): Leave | null {
  const noted = sessionStorage.getItem(AWAY);
  sessionStorage.removeItem(AWAY);
  if (noted === null) return null;
  const { remember, at }: Leave & { at: number } = JSON.parse(noted);
  const away = Date.now() - at;
  return away >= 0 && away < PATIENCE_MS ? { remember } : null;
}
