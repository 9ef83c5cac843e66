import type { TouchUp } from '@vitrine/contract';
import type { Caller } from '../../ports/caller.ts';
import { cutOutWithShot } from './cut-out-with-shot.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';

/** Has the engine process a photo in advance; nobody waits for it, and it never rejects. */
type WarmUp = (of: { photoId: string; emptyShotId: string | null }, touchUp: TouchUp, caller: Caller) => Promise<void>;

/**
 * The engine caches what it computed for the latest photos, so a stroke on one of them is answered several times faster. Called
 * when a seller opens a photo for touch-up, this hides the wait while they pick the brush. One photo at a time: it must never
 * make a stroke wait in a queue.
 */
export function createWarmUp({ storage, studio }: Pick<PhotosParts, 'storage' | 'studio'>): WarmUp {
  let isBusy = false;
  return async ({ photoId, emptyShotId }, touchUp, { account, address }) => {
    if (isBusy) return;
    isBusy = true;
    try {
      // The caller already has an answer, so this continues without the caller.
      const caller = { account, address, signal: new AbortController().signal };
      const photo = await storage.read(photoFiles(photoId).preview);
      await cutOutWithShot(storage, emptyShotId, (background) =>
        studio.previewCutOut(photo, touchUp, caller, background),
      );
    } catch {
      // Errors of the photo are reported by the stroke that follows.
    } finally {
      isBusy = false;
    }
  };
}
