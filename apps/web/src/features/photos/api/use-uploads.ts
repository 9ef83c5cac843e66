import type { Photo } from '@vitrine/contract';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react';
import { call } from '../../../lib/api/call.ts';
import { NetworkError } from '../../../lib/api/problem.ts';
import { connection, onConnectionChange } from '../../../lib/connection.ts';
import { draftKey } from '../../../lib/use-stored-draft.ts';
import { queueAfter, type Entry, type QueueAction } from '../upload-queue.ts';
import { sendPhoto } from './send-photo.ts';

const restored = (key: string): readonly Entry[] => {
  try {
    const photos = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Photo[];
    return photos.map((photo) => ({ key: photo.id, name: photo.filename, status: 'ready', photo }));
  } catch {
    return [];
  }
};

/** Uploads in flight, so that they can be stopped. */
function useSender(dispatch: Dispatch<QueueAction>) {
  const flights = useRef(new Map<string, AbortController>());
  const send = useCallback(
    async (key: string, file: File) => {
      const flight = new AbortController();
      flights.current.set(key, flight);
      const onProgress = (progress: number) => dispatch({ type: 'progress', key, progress });
      try {
        dispatch({ type: 'ready', key, photo: await sendPhoto(file, { onProgress, signal: flight.signal }) });
      } catch (error) {
        if (!flight.signal.aborted) dispatch({ type: 'failed', key, error });
      } finally {
        flights.current.delete(key);
      }
    },
    [dispatch],
  );
  const stop = useCallback((key: string) => flights.current.get(key)?.abort(), []);
  return { send, stop };
}

/** Stores what is ready, as long as its owner is here: whoever has come since gets nothing of it. */
function useStored(key: string, entries: readonly Entry[]) {
  useEffect(() => {
    const photos = entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
    if (draftKey('photos') === key) sessionStorage.setItem(key, JSON.stringify(photos));
  }, [key, entries]);
}

/** Sends again, once the line is back, what it broke off: the banner promises so. */
function useResumed(entries: readonly Entry[], retry: (entry: Entry) => void) {
  const resume = useEffectEvent(() => {
    if (connection() !== 'online') return;
    for (const entry of entries) if (entry.status === 'failed' && entry.error instanceof NetworkError) retry(entry);
  });
  useEffect(() => onConnectionChange(() => resume()), []);
}

/** The photos of the set being prepared: uploads, order, and what survives a reload. */
export function useUploads() {
  const [key] = useState(() => draftKey('photos'));
  const [entries, dispatch] = useReducer(queueAfter, key, restored);
  const { send, stop } = useSender(dispatch);

  useStored(key, entries);

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file }));
    dispatch({ type: 'add', entries: added });
    for (const { key, file } of added) void send(key, file);
  };
  const retry = (entry: Entry) => {
    if (entry.status !== 'failed') return;
    dispatch({ type: 'retry', key: entry.key });
    void send(entry.key, entry.file);
  };
  useResumed(entries, retry);
  const remove = (entry: Entry) => {
    stop(entry.key);
    dispatch({ type: 'remove', key: entry.key });
  };
  /** Forgets a removed photo on the server too. It may be part of an older set: then it stays there. */
  const discard = (entry: Entry) => {
    if (entry.status === 'ready') call('DELETE /images/:id', { params: { id: entry.photo.id } }).catch(() => undefined);
  };
  const restore = (entry: Entry, at: number) => {
    dispatch({ type: 'restore', entry, at });
    if (entry.status === 'uploading') void send(entry.key, entry.file);
  };
  return {
    entries,
    add,
    retry,
    remove,
    discard,
    restore,
    update: (key: string, photo: Photo) => dispatch({ type: 'ready', key, photo }),
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
