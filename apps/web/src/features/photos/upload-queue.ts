import type { Photo } from '@vitrine/contract';
import { MAX_PHOTOS } from '@vitrine/contract/limits';

/** One photo of the set, from its selection on. */
export type Entry = { key: string; name: string } & (
  | { status: 'uploading'; file: File; /** 0–1 */ progress: number }
  | { status: 'failed'; file: File; error: unknown }
  | { status: 'ready'; photo: Photo }
);

export type QueueAction =
  | { type: 'add'; entries: readonly { key: string; file: File }[] }
  | { type: 'progress'; key: string; progress: number }
  | { type: 'ready'; key: string; photo: Photo }
  | { type: 'failed'; key: string; error: unknown }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'restore'; entry: Entry; at: number }
  | { type: 'move'; key: string; /** From 0; beyond either end is the end. */ to: number }
  | { type: 'clear' };

/** Number of photos that can still be added. */
export const roomLeft = (entries: readonly Entry[]): number => Math.max(0, MAX_PHOTOS - entries.length);

const uploading = (key: string, file: File): Entry => ({
  key,
  name: file.name,
  status: 'uploading',
  file,
  progress: 0,
});

const change = (entries: readonly Entry[], key: string, next: (entry: Entry) => Entry): Entry[] =>
  entries.map((entry) => (entry.key === key ? next(entry) : entry));

const move = (entries: readonly Entry[], key: string, to: number): readonly Entry[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  const place = Math.max(0, Math.min(entries.length - 1, to));
  return entry === undefined || place === from ? entries : entries.toSpliced(from, 1).toSpliced(place, 0, entry);
};

/** The photos after an action. Never more than a job's maximum. */
export function queueAfter(entries: readonly Entry[], action: QueueAction): readonly Entry[] {
  switch (action.type) {
    case 'add':
      return [...entries, ...action.entries.slice(0, roomLeft(entries)).map(({ key, file }) => uploading(key, file))];
    case 'progress':
      return change(entries, action.key, (entry) =>
        entry.status === 'uploading' ? { ...entry, progress: Math.max(entry.progress, action.progress) } : entry,
      );
    case 'ready':
      return change(entries, action.key, ({ key, name }) => ({ key, name, status: 'ready', photo: action.photo }));
    case 'failed':
      return change(entries, action.key, (entry) =>
        entry.status === 'uploading'
          ? { key: entry.key, name: entry.name, status: 'failed', file: entry.file, error: action.error }
          : entry,
      );
    case 'retry':
      return change(entries, action.key, (entry) =>
        entry.status === 'failed' ? uploading(entry.key, entry.file) : entry,
      );
    case 'remove':
      return entries.filter((entry) => entry.key !== action.key);
    case 'restore':
      return roomLeft(entries) === 0 ? entries : entries.toSpliced(action.at, 0, action.entry);
    case 'move':
      return move(entries, action.key, action.to);
    case 'clear':
      return [];
  }
  return action satisfies never;
}
