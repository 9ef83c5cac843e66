import type { TouchUp } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { cutOutWithShot } from './cut-out-with-shot.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';

/** Has the engine look at a photo; nobody waits for it, and it never rejects. */
type WarmUp = (of: { photoId: string; emptyShotId: string | null }, touchUp: TouchUp, caller: Caller) => Promise<void>;

/**
 * The engine remembers what it found in the photos it saw last, so that a stroke on one of them is answered several times
 * faster than on another. Asked for when a seller opens a photo to touch it up, this takes the wait while they look for the
 * brush. One photo at a time: it must never keep a stroke waiting behind a queue.
 */
export function createWarmUp({ storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>): WarmUp {
  let isBusy = false;
  return async ({ photoId, emptyShotId }, touchUp, { account, address }) => {
    if (isBusy) return;
    isBusy = true;
    try {
      // Whoever asked has their answer: it goes on without them.
      const caller = { account, address, signal: new AbortController().signal };
      const photo = await storage.read(photoFiles(photoId).preview);
      await cutOutWithShot(storage, emptyShotId, (background) =>
        studio.previewCutOut(photo, touchUp, caller, background),
      );
    } catch {
      // What is wrong with the photo is told to the stroke that follows.
    } finally {
      isBusy = false;
    }
  };
}
