import type { Preset, UnfitReason, Variation } from '@vitrine/contract';

/** Why a picture does not meet a channel's rules for a main image; null if the format has no such rules. */
export function mainImageReasons({ id }: Pick<Preset, 'id'>, { checks }: Pick<Variation, 'checks'>) {
  return checks?.main_image.find(({ channel }) => channel === id)?.reasons ?? null;
}

/** Why the server would refuse a picture in this format; empty if it would not. */
export function unfitReasons(
  { main_image_of: channel }: Pick<Preset, 'main_image_of'>,
  { checks }: Pick<Variation, 'checks'>,
): readonly UnfitReason[] {
  if (channel === null) return [];
  return checks?.main_image.find((verdict) => verdict.channel === channel)?.reasons ?? ['background_not_white'];
}
