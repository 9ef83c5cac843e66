import type { Preset, UnfitReason, Variation } from '@vitrine/contract';

/** Why a picture is not fit as the main image of the channel that a form is for; null where a form is for none that has rules. */
export function mainImageReasons({ id }: Pick<Preset, 'id'>, { checks }: Pick<Variation, 'checks'>) {
  return checks?.main_image.find(({ channel }) => channel === id)?.reasons ?? null;
}

/** Why the server would not give a picture in this form; empty when it will. */
export function unfitReasons(
  { main_image_of: channel }: Pick<Preset, 'main_image_of'>,
  { checks }: Pick<Variation, 'checks'>,
): readonly UnfitReason[] {
  if (channel === null) return [];
  return checks?.main_image.find((verdict) => verdict.channel === channel)?.reasons ?? ['background_not_white'];
}
