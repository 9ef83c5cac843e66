import sharp, { type Sharp } from 'sharp';
import type { CutOutCandidate, Raster } from '../model.ts';
import type { Plane } from '../pixels/plane.ts';
import type { Candidate } from './finding.ts';

/** Fast rather than small: twice the bytes of level 6 in a fifth of the time. */
const STORED_PNG = { compressionLevel: 1, adaptiveFiltering: false } as const;

/**
 * The stored form of a cut-out, PNG with straight alpha framed like the photo, and a preview of it.
 * @param previewSidePx longer side of the preview
 */
export async function storeCutOut(
  cutout: Raster,
  previewSidePx: number,
): Promise<{ cutout: Uint8Array; preview: Uint8Array }> {
  const { data, width, height } = cutout;
  // Two pipelines rather than clones of one: a clone copies the pixels.
  const open = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
  const stored = await open().png(STORED_PNG).toBuffer();
  const preview = await open()
    .resize(previewSidePx, previewSidePx, { fit: 'inside', withoutEnlargement: true })
    .png(STORED_PNG)
    .toBuffer();
  return { cutout: stored, preview };
}

/** A cut-out as PNG with straight alpha, at its own size. */
export async function encodeCutOut({ data, width, height }: Raster): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png(STORED_PNG)
    .toBuffer();
}

/** Longer side of a small plane: the size of a thumbnail. */
const SMALL_SIDE_PX = 192;

/** A candidate with its mask as a small PNG, white where it is. */
export async function encodeCandidate({ mask, score }: Candidate): Promise<CutOutCandidate> {
  return { mask: await encodeSmall(mask), score };
}

/** A plane 0–1 as a small greyscale PNG. */
export async function encodeSmall({ data, width, height }: Plane): Promise<Uint8Array> {
  return sharp(
    Uint8Array.from(data, (value) => Math.round(255 * value)),
    { raw: { width, height, channels: 1 } },
  )
    .resize(SMALL_SIDE_PX, SMALL_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
