import type { Photo } from '@vitrine/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/call.ts';
import { NetworkError } from '../../../lib/api/problem.ts';
import { connection, onConnectionChange } from '../../../lib/connection.ts';
import type { Entry } from '../upload-queue.ts';
import { changeUploads, onUploadsChange, sendUpload, stopUpload, uploadEntries } from '../upload-store.ts';

function add(files: readonly File[]): void {
  const added = files.map((file) => ({ key: crypto.randomUUID(), file }));
  changeUploads({ type: 'add', entries: added });
  for (const { key, file } of added) void sendUpload(key, file);
}

function retry(entry: Entry): void {
  if (entry.status !== 'failed') return;
  changeUploads({ type: 'retry', key: entry.key });
  void sendUpload(entry.key, entry.file);
}

function remove(entry: Entry): void {
  stopUpload(entry.key);
  changeUploads({ type: 'remove', key: entry.key });
}

/** Removes a photo on the server too; if an older set uses it, the server keeps it. */
function discard(entry: Entry): void {
  if (entry.status === 'ready') call('DELETE /images/:id', { params: { id: entry.photo.id } }).catch(() => undefined);
}

function restore(entry: Entry, at: number): void {
  changeUploads({ type: 'restore', entry, at });
  if (entry.status === 'uploading') void sendUpload(entry.key, entry.file);
}

const actions = {
  add,
  retry,
  remove,
  discard,
  restore,
  update: (key: string, photo: Photo) => changeUploads({ type: 'ready', key, photo }),
  move: (key: string, to: number) => changeUploads({ type: 'move', key, to }),
  clear: () => changeUploads({ type: 'clear' }),
};

/** Resumes interrupted uploads when the connection is back, as the banner promises. */
function useResumed(entries: readonly Entry[]) {
  const resume = useEffectEvent(() => {
    if (connection() !== 'online') return;
    for (const entry of entries) if (entry.status === 'failed' && entry.error instanceof NetworkError) retry(entry);
  });
  useEffect(() => onConnectionChange(() => resume()), []);
}

/** The photos of the set being prepared: uploads, order, and persistence. */
export function useUploads() {
  const entries = useSyncExternalStore(onUploadsChange, uploadEntries);
  useResumed(entries);
  return { entries, ...actions };
}

export type Uploads = ReturnType<typeof useUploads>;
