import type { Photo } from '@vitrine/contract';
import { draftKey, onDraftsChange } from '../../lib/use-stored-draft.ts';
import { sendPhoto } from './api/send-photo.ts';
import { queueAfter, type Entry, type QueueAction } from './upload-queue.ts';

/** One owner's photos and their running uploads, which can be aborted. */
interface Draft {
  /** Storage key for finished photos in this tab. */
  key: string;
  entries: readonly Entry[];
  flights: Map<string, AbortController>;
}

/**
 * The photos of the set being prepared in this tab. They live outside the pages: an upload continues while the seller visits
 * another page, and a failed file waits there for a retry.
 */
let draft: Draft | undefined;
const changed = new EventTarget();

const restored = (key: string): readonly Entry[] => {
  try {
    const photos: Photo[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return photos.map((photo) => ({ key: photo.id, name: photo.filename, status: 'ready', photo }));
  } catch {
    return [];
  }
};

/** The draft of the current user: nobody sees another user's. */
function current(): Draft {
  const key = draftKey('photos');
  if (draft?.key === key) return draft;
  forget();
  draft = { key, entries: restored(key), flights: new Map() };
  return draft;
}

/** The browser asks before the seller leaves the site during uploads, which would be lost. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

function forget(): void {
  for (const flight of draft?.flights.values() ?? []) flight.abort();
  draft = undefined;
  window.removeEventListener('beforeunload', holdPage);
}

function apply(to: Draft, action: QueueAction): void {
  if (to !== draft) return;
  to.entries = queueAfter(to.entries, action);
  const photos = to.entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
  if (draftKey('photos') === to.key) sessionStorage.setItem(to.key, JSON.stringify(photos));
  if (to.entries.some(({ status }) => status === 'uploading')) window.addEventListener('beforeunload', holdPage);
  else window.removeEventListener('beforeunload', holdPage);
  changed.dispatchEvent(new Event('change'));
}

onDraftsChange(({ from, to }) => {
  if (draft === undefined) return;
  // Pages are not notified: the new owner is signed in a moment later.
  if (from !== null && draft.key === draftKey('photos', from)) draft.key = draftKey('photos', to);
  if (sessionStorage.getItem(draft.key) !== null) return;
  forget();
  changed.dispatchEvent(new Event('change'));
});

export const uploadEntries = (): readonly Entry[] => current().entries;

export function onUploadsChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export const changeUploads = (action: QueueAction): void => apply(current(), action);

/** Sends a file whose entry is in the list. */
export async function sendUpload(key: string, file: File): Promise<void> {
  const to = current();
  const flight = new AbortController();
  to.flights.set(key, flight);
  const onProgress = (progress: number): void => apply(to, { type: 'progress', key, progress });
  try {
    apply(to, { type: 'ready', key, photo: await sendPhoto(file, { onProgress, signal: flight.signal }) });
  } catch (error) {
    if (!flight.signal.aborted) apply(to, { type: 'failed', key, error });
  } finally {
    to.flights.delete(key);
  }
}

export const stopUpload = (key: string): void => current().flights.get(key)?.abort();
