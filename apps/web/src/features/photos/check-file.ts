import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, RECOMMENDED_SIDE_PX } from '@vitrine/contract/limits';
import { detectFormat, isHeic, SIGNATURE_BYTES } from './detect-format.ts';

export type Rejection =
  | 'unsupported_format'
  | 'file_too_large'
  | 'unreadable_image'
  | 'too_many_files'
  | 'too_many_pixels';

export type Verdict = { ok: true; small: boolean } | { ok: false; code: Rejection };

const reject = (code: Rejection): Verdict => ({ ok: false, code });

/** Decodes the photo to get its size in pixels. Rejects what the browser cannot decode. */
const measure = async (file: Blob): Promise<{ width: number; height: number }> => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** Whether a file may be uploaded. The server checks again; this saves the seller the wait. */
export async function checkFile(file: File, measureFile = measure): Promise<Verdict> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  // A readable one was converted to JPEG before.
  if (isHeic(head)) return reject('unreadable_image');
  if (detectFormat(head) === null) return reject('unsupported_format');
  if (file.size > MAX_PHOTO_BYTES) return reject('file_too_large');
  const size = await measureFile(file).catch(() => null);
  if (size === null) return reject('unreadable_image');
  if (size.width * size.height > MAX_PHOTO_PIXELS) return reject('too_many_pixels');
  return { ok: true, small: Math.min(size.width, size.height) < RECOMMENDED_SIDE_PX };
}
