import sharp from 'sharp';
import { cutOut as cutOutProduct } from './cutout/cut-out.ts';
import { takeInPhoto } from './intake/take-in-photo.ts';
import type { CutOutResult, IntakeResult, RenderedPicture, RenderRequest } from './model.ts';
import { answer, type Answer } from './run-in-threads.ts';

/** The thread side of pool.ts: one exported function per call. Cores are shared out by threads, not by libvips. */
sharp.concurrency(1);
sharp.cache(false);

export function intake(file: Uint8Array): Promise<Answer<IntakeResult>> {
  return answer(takeInPhoto(file));
}

export function cutOut(photo: Uint8Array): Promise<Answer<CutOutResult>> {
  return answer(cutOutProduct(photo));
}

export function render(request: RenderRequest): Promise<Answer<RenderedPicture>> {
  // Loaded with the first picture: fonts and canvas are no use to an upload.
  return answer(import('./render-picture.ts').then(({ renderPicture }) => renderPicture(request)));
}
