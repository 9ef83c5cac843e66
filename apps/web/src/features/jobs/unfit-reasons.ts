import type { Preset, UnfitReason, Variation } from '@vitrine/contract';

/** Why the server would not give a picture in this form; empty when it will. */
export function unfitReasons(
  { main_image_of: channel }: Pick<Preset, 'main_image_of'>,
  { checks }: Pick<Variation, 'checks'>,
): readonly UnfitReason[] {
  if (channel === null) return [];
  return checks?.main_image.find((verdict) => verdict.channel === channel)?.reasons ?? ['background_not_white'];
}
