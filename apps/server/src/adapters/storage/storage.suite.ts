import { buffer } from 'node:stream/consumers';
import { AppError } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../ports/storage-port.ts';

export interface StorageUnderTest {
  open: () => Storage;
  /** Names of all objects in the storage. */
  listNames: () => Promise<string[]>;
}

/** The contract of the storage port: every adapter passes it. */
export function describeStorage(name: string, { open, listNames }: StorageUnderTest): void {
  describe(`storage: ${name}`, () => {
    const content = Buffer.from('0123456789');
    const missing = new AppError('not_found');

    test('returns what was stored, whole and in part', async () => {
      const storage = open();
      await storage.put('photos/a/photo.jpg', content);
      expect(Buffer.from(await storage.read('photos/a/photo.jpg'))).toEqual(content);
      expect(await buffer(await storage.stream('photos/a/photo.jpg', { start: 2, end: 4 }))).toEqual(
        Buffer.from('234'),
      );
      expect(await storage.head('photos/a/photo.jpg')).toMatchObject({ bytes: 10 });
    });

    test('overwrites, with a new etag', async () => {
      const storage = open();
      await storage.put('a/b.jpg', content);
      const before = await storage.head('a/b.jpg');
      await storage.put('a/b.jpg', Buffer.from('other, longer content'));
      expect((await storage.head('a/b.jpg'))?.etag).not.toBe(before?.etag);
      expect(Buffer.from(await storage.read('a/b.jpg')).toString()).toBe('other, longer content');
    });

    test('throws not_found for a missing key', async () => {
      const storage = open();
      await expect(storage.read('a/missing.jpg')).rejects.toEqual(missing);
      await expect(storage.stream('a/missing.jpg')).rejects.toEqual(missing);
      expect(await storage.head('a/missing.jpg')).toBeNull();
    });

    test('removes a folder and nothing else', async () => {
      const storage = open();
      await storage.put('photos/a/1.jpg', content);
      await storage.put('photos/ab/1.jpg', content);
      await storage.removeFolder('photos/a/');
      expect(await storage.head('photos/a/1.jpg')).toBeNull();
      expect(await storage.head('photos/ab/1.jpg')).not.toBeNull();
    });

    test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'A.jpg', 'a\0b', ''])(
      'refuses the key %j',
      async (key) => {
        const storage = open();
        const outcome = await Promise.resolve()
          .then(() => storage.read(key))
          .catch((error: unknown) => error);
        expect(outcome).toEqual(missing);
      },
    );

    test('leaves nothing half-written', async () => {
      const storage = open();
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => storage.put('a/same.jpg', Buffer.alloc(50_000, index))),
      );
      const whole = await storage.read('a/same.jpg');
      expect(new Set(whole).size).toBe(1);
      expect((await listNames()).filter((file) => file.endsWith('.part'))).toEqual([]);
    });

    test('lists the contents of a folder, one subfolder after the other', async () => {
      const storage = open();
      for (const key of ['photos/a/1.jpg', 'photos/b/1.jpg', 'photos/a/deep/2.jpg', 'jobs/a/1.jpg'])
        await storage.put(key, content);
      const listed = await Array.fromAsync(storage.list('photos/'));
      const folders = listed.map(({ key }) => key.split('/')[1] ?? '');
      expect(listed.map(({ key }) => key).toSorted()).toEqual([
        'photos/a/1.jpg',
        'photos/a/deep/2.jpg',
        'photos/b/1.jpg',
      ]);
      expect([folders.join(), folders.toReversed().join()]).toContain('a,a,b');
      for (const { changedAt } of listed) expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
      expect(await Array.fromAsync(storage.list('nothing/'))).toEqual([]);
      expect((await Array.fromAsync(storage.list(''))).map(({ key }) => key)).toContain('jobs/a/1.jpg');
    });

    test('answers a health check', async () => {
      await expect(open().check()).resolves.toBeUndefined();
    });

    test('keeps signed addresses the same for a while, with the key in them', () => {
      const storage = open();
      expect(storage.signedUrl('a/b.jpg')).toBe(storage.signedUrl('a/b.jpg'));
      expect(storage.signedUrl('a/b.jpg')).toContain('a/b.jpg');
    });
  });
}
