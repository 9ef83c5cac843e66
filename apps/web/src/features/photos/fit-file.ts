import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@vitrine/contract/limits';
import { detectFormat, isHeic, SIGNATURE_BYTES } from './detect-format.ts';

/** A file as it is to be uploaded; `pixels` where it had to be written anew. */
export interface FittedFile {
  file: File;
  pixels: { width: number; height: number } | null;
}

/** What writing a picture anew needs of the browser. */
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

/** Tried in this order until the file is small enough: fewer bytes before fewer pixels. */
const TRIES = [
  { quality: 0.92, scale: 1 },
  { quality: 0.85, scale: 1 },
  { quality: 0.85, scale: 0.75 },
  { quality: 0.8, scale: 0.5 },
  { quality: 0.8, scale: 0.25 },
] as const;

/**
 * Makes of a phone's photo one that the server takes: HEIC becomes JPEG, and what is over the limit is written smaller, on this
 * device. Anything else comes back as it is, also what cannot be read: the check that follows says what is wrong with it.
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
