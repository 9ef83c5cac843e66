import sharp, { type Sharp } from 'sharp';
import { EngineError, type ExportedPicture, type ExportRequest, type RenderRequest } from '../model.ts';
import { extendBackground } from './extend-background.ts';
import { findBackground, type Background } from './find-background.ts';
import { fitBytes } from './fit-bytes.ts';
import { planFrame } from './plan-frame.ts';
import { CHANNEL_PRESETS, type ChannelPreset } from './presets.ts';
import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';

/**
 * Converts a picture to a channel's frame, format and byte limit, with the sRGB profile and the picture's own XMP. Whether the
 * channel accepts the picture is checked elsewhere (checks/judge-channels.ts).
 * @throws EngineError `unreadable_image`
 */
export async function exportPicture(request: ExportRequest): Promise<ExportedPicture> {
  const preset = CHANNEL_PRESETS.find(({ id }) => id === request.preset);
  if (preset === undefined) throw new RangeError(`No preset is called ${request.preset}`);
  const format = request.format ?? preset.formats[0]!;
  try {
    const { width, height, xmp } = await sharp(request.picture).metadata();
    const background = await findBackground(request.picture, { width, height }, request.keep);
    const framed = await drawFrame(request.picture, { width, height }, background, preset);
    return await encode(framed, { preset, format, xmp: xmp?.toString('utf8') });
  } catch (cause) {
    throw new EngineError('unreadable_image', 'A stored picture cannot be decoded', { cause });
  }
}

async function drawFrame(
  picture: Uint8Array,
  size: { width: number; height: number },
  { spare, bare }: Background,
  preset: ChannelPreset,
): Promise<OpaquePixels> {
  const { crop, inner, pad } = planFrame(size, spare, preset.frame);
  const part = sharp(picture).extract(crop).resize(inner.width, inner.height, { fit: 'fill' }).toColourspace('srgb');
  const scale = inner.width / crop.width;
  return extendBackground(await pixelsOf(part), pad, {
    left: (bare.left - crop.left) * scale,
    top: (bare.top - crop.top) * scale,
    right: (bare.right - (size.width - crop.left - crop.width)) * scale,
    bottom: (bare.bottom - (size.height - crop.top - crop.height)) * scale,
  });
}

async function encode(
  framed: OpaquePixels,
  { preset, format, xmp }: { preset: ChannelPreset; format: RenderRequest['format']; xmp: string | undefined },
): Promise<ExportedPicture> {
  const { width, height } = framed;
  const draw = (scale: number): Sharp => {
    const picture = sharpOf(framed)
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .withIccProfile('srgb');
    return xmp === undefined ? picture : picture.withXmp(xmp);
  };
  const least = Math.min(1, preset.minSidePx / Math.min(width, height));
  const { bytes, scale } = await fitBytes(draw, format, preset.maxBytes, least);
  return { bytes, format, width: Math.round(width * scale), height: Math.round(height * scale) };
}
