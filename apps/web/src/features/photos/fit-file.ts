import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@vitrine/contract/limits';
import { detectFormat, isHeic, SIGNATURE_BYTES } from './detect-format.ts';

/** A file to upload; `pixels` if it was re-encoded. */
export interface FittedFile {
  file: File;
  pixels: { width: number; height: number } | null;
}

/** Browser functions for re-encoding. */
export interface Darkroom {
  /** Rejects what it cannot decode. */
  open: (file: Blob, heic: boolean) => Promise<Opened>;
}
interface Opened {
  width: number;
  height: number;
  /** As JPEG, `scale` times as wide and high. */
  write: (quality: number, scale: number) => Promise<Blob>;
  close: () => void;
}

/** Tried in this order until the file is small enough: lower quality before fewer pixels. */
const TRIES = [
  { quality: 0.92, scale: 1 },
  { quality: 0.85, scale: 1 },
  { quality: 0.85, scale: 0.75 },
  { quality: 0.8, scale: 0.5 },
  { quality: 0.8, scale: 0.25 },
] as const;

/**
 * Converts a phone's photo to one that the server accepts: HEIC becomes JPEG, and files over the limit are re-encoded smaller, on
 * this device. Anything else is returned unchanged, including unreadable files: the following check reports their error.
 */
export async function fitFile(file: File, darkroom: Darkroom): Promise<FittedFile> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const heic = isHeic(head);
  const known = heic || detectFormat(head) !== null;
  if (!known || (!heic && file.size <= MAX_PHOTO_BYTES)) return { file, pixels: null };
  const opened = await darkroom.open(file, heic).catch(() => null);
  if (opened === null) return { file, pixels: null };
  try {
    return await write(file, opened);
  } finally {
    opened.close();
  }
}

async function write(file: File, { width, height, write: develop }: Opened): Promise<FittedFile> {
  if (width * height > MAX_PHOTO_PIXELS) return { file, pixels: null };
  for (const { quality, scale } of TRIES) {
    const blob = await develop(quality, scale);
    if (blob.size > MAX_PHOTO_BYTES) continue;
    const name = `${file.name.replace(/\.[^.]*$/u, '')}.jpg`;
    const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return { file: new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified }), pixels };
  }
  return { file, pixels: null };
}
