import type { PHOTO_FORMATS } from '@vitrine/contract/limits';

type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Bytes needed to distinguish the formats. */
export const SIGNATURE_BYTES = 12;

const SIGNATURES: readonly { format: PhotoFormat; at: number; bytes: readonly number[] }[][] = [
  [{ format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  [{ format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] }],
  [
    { format: 'webp', at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
];

/** Brands of HEIF files with pictures in HEVC: what phones call HEIC. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is HEIC or HEIF, by its first bytes: a browser may not be able to decode it. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.slice(0, SIGNATURE_BYTES));
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12));
}

/** The format by the first bytes of a file, ignoring its name; null if it is not a supported photo. */
export function detectFormat(head: Uint8Array): PhotoFormat | null {
  const match = SIGNATURES.find((parts) =>
    parts.every(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte)),
  );
  return match?.[0]?.format ?? null;
}
