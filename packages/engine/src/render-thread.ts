import sharp from 'sharp';
import { cutOut as cutOutProduct } from './cutout/cut-out.ts';
import { takeInPhoto } from './intake/take-in-photo.ts';
import {
  type CutOutResult,
  EngineError,
  type EngineErrorCode,
  type IntakeResult,
  type RenderedPicture,
  type RenderRequest,
} from './model.ts';

/** The thread side of pool.ts: one exported function per call. Cores are shared out by threads, not by libvips. */
sharp.concurrency(1);
sharp.cache(false);

/** An Error that crosses threads loses its code, so a refusal travels as a value. */
export type Answer<Value> = { value: Value } | { refusal: { code: EngineErrorCode; message: string } };

async function answer<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof EngineError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

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
