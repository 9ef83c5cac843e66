import type { Photo } from '@vitrine/contract';
import { MAX_PHOTOS } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { queueAfter, roomLeft, type Entry } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const add = (...names: string[]) =>
  queueAfter([], { type: 'add', entries: names.map((key) => ({ key, file: file(key) })) });
const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key).join('');
const photo = { id: 'p1', filename: 'a' } as Photo;

it('never accepts more photos than a set may have', () => {
  const full = add('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(full).toHaveLength(MAX_PHOTOS);
  expect(roomLeft(full)).toBe(0);
  expect(queueAfter(full, { type: 'add', entries: [{ key: 'h', file: file('h') }] })).toEqual(full);
});

it('goes from uploading to ready', () => {
  const half = queueAfter(add('a'), { type: 'progress', key: 'a', progress: 0.5 });
  expect(half[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
  expect(queueAfter(half, { type: 'progress', key: 'a', progress: 0.2 })[0]).toMatchObject({ progress: 0.5 });
  expect(queueAfter(half, { type: 'ready', key: 'a', photo })[0]).toEqual({
    key: 'a',
    name: 'a',
    status: 'ready',
    photo,
  });
});

it('keeps the file of a failed upload and restarts it', () => {
  const failed = queueAfter(add('a', 'b'), { type: 'failed', key: 'a', error: new Error('lost') });
  expect(failed.map(({ status }) => status)).toEqual(['failed', 'uploading']);
  const again = queueAfter(failed, { type: 'retry', key: 'a' });
  expect(again[0]).toMatchObject({ status: 'uploading', progress: 0, name: 'a' });
});

it('does not lose a photo to a late failure or late progress', () => {
  const ready = queueAfter(add('a'), { type: 'ready', key: 'a', photo });
  expect(queueAfter(ready, { type: 'failed', key: 'a', error: null })).toEqual(ready);
  expect(queueAfter(ready, { type: 'progress', key: 'a', progress: 1 })).toEqual(ready);
});

it('puts a removed photo back where it was', () => {
  const all = add('a', 'b', 'c');
  const without = queueAfter(all, { type: 'remove', key: 'b' });
  expect(keys(without)).toBe('ac');
  expect(keys(queueAfter(without, { type: 'restore', entry: all[1]!, at: 1 }))).toBe('abc');
});

it('does not put a photo back into a full set', () => {
  const all = add('a', 'b', 'c', 'd', 'e', 'f');
  expect(queueAfter(all, { type: 'restore', entry: { ...all[0]!, key: 'z' }, at: 0 })).toEqual(all);
});

it('moves photos, but not beyond the ends', () => {
  const all = add('a', 'b', 'c');
  expect(keys(queueAfter(all, { type: 'move', key: 'a', to: 1 }))).toBe('bac');
  expect(keys(queueAfter(all, { type: 'move', key: 'c', to: 0 }))).toBe('cab');
  expect(keys(queueAfter(all, { type: 'move', key: 'a', to: -1 }))).toBe('abc');
  expect(keys(queueAfter(all, { type: 'move', key: 'b', to: 9 }))).toBe('acb');
  expect(queueAfter(all, { type: 'move', key: 'z', to: 0 })).toBe(all);
});
