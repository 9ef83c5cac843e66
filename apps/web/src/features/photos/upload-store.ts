import type { Photo } from '@vitrine/contract';
import { draftKey, onDraftsChange } from '../../lib/use-stored-draft.ts';
import { sendPhoto } from './api/send-photo.ts';
import { queueAfter, type Entry, type QueueAction } from './upload-queue.ts';

/** Photos of one owner's set, and the uploads in flight, so that they can be stopped. */
interface Draft {
  /** Where the tab stores what is ready. */
  key: string;
  entries: readonly Entry[];
  flights: Map<string, AbortController>;
}

/**
 * The photos of the set being prepared in this tab. They live beside the pages: an upload goes on while the seller looks at
 * another page, and a file that failed waits there to be tried again.
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

/** The draft of whoever is signed in now: whoever has come since is shown nothing of another's. */
function current(): Draft {
  const key = draftKey('photos');
  if (draft?.key === key) return draft;
  forget();
  draft = { key, entries: restored(key), flights: new Map() };
  return draft;
}

/** The browser asks before the seller leaves the site while files are sent: they would be lost. */
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
  // Pages are not told: the new owner is signed in a moment later.
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
