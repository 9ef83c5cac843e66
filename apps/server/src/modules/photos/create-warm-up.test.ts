import { EngineError } from '@vitrine/engine/model';
import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createWarmUp } from './create-warm-up.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotoStudio } from './photo-studio-port.ts';

const AUTOMATIC = { strokes: [] };
const CALLER = { account: 'a', address: '127.0.0.1', signal: new AbortController().signal };

const photo = (photoId: string) => ({ photoId, emptyShotId: null });

async function setUp(answer: PhotoStudio['previewCutOut']) {
  const storage = createMemoryStorage();
  for (const id of ['a', 'b']) await storage.put(photoFiles(id).preview, Buffer.from(`preview of ${id}`));
  const previewCutOut = vi.fn<PhotoStudio['previewCutOut']>(answer);
  const warmUp = createWarmUp({ storage, studio: { previewCutOut } as unknown as PhotoStudio }); // A stand-in with the fields read here.
  const seen = () => previewCutOut.mock.calls.map(([preview]) => Buffer.from(preview).toString());
  return { warmUp, seen };
}

it('examines one photo at a time and skips those that arrive meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const { warmUp, seen } = await setUp(() => promise);
  const first = warmUp(photo('a'), AUTOMATIC, CALLER);
  await warmUp(photo('b'), AUTOMATIC, CALLER);
  resolve(undefined as never); // Deliberately not of the declared type.
  await first;
  expect(seen()).toEqual(['preview of a']);
  await warmUp(photo('b'), AUTOMATIC, CALLER);
  expect(seen()).toEqual(['preview of a', 'preview of b']);
});

it('ignores a photo without a product or a file, and continues', async () => {
  const { warmUp, seen } = await setUp(() => Promise.reject(new EngineError('no_product_found', 'nothing there')));
  await warmUp(photo('a'), AUTOMATIC, CALLER);
  await warmUp(photo('gone'), AUTOMATIC, CALLER);
  await warmUp(photo('b'), AUTOMATIC, CALLER);
  expect(seen()).toEqual(['preview of a', 'preview of b']);
});
