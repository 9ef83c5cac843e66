import { AppError, type Checks, type InterfaceLocale, type PresetId, type UnfitReason } from '@vitrine/contract';
import { type ChannelPreset, channelPresets, presetSize } from '@vitrine/engine/catalogue';
import { translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import { type PictureFormat, variationFiles } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import { makeOnce } from './make-once.ts';
import { readChecks } from './read-checks.ts';
import type { VariationRow } from './variations.repository.ts';

/** A picture in a channel's form, as it lies in the storage. */
export interface StoredExport {
  key: string;
  width: number;
  height: number;
}

export interface ChosenPreset {
  preset: ChannelPreset;
  format: PictureFormat;
}

/**
 * The preset and the format that is to be made.
 * @throws AppError invalid_input when the channel does not take `format`
 */
export function choosePreset(id: PresetId, format: PictureFormat | undefined, locale: InterfaceLocale): ChosenPreset {
  const preset = channelPresets.find((each) => each.id === id);
  if (preset === undefined) throw new AppError('not_found');
  const chosen = format ?? preset.formats[0] ?? 'jpeg';
  if (!preset.formats.includes(chosen)) {
    const message = translate(locale, 'input.format_not_taken');
    throw new AppError('invalid_input', { fields: [{ field: 'format', message }] });
  }
  return { preset, format: chosen };
}

/** Why a picture may not be had in a preset's form; empty when it may. Without checks nothing speaks for a main image. */
export function reasonsAgainst({ mainImageOf }: ChannelPreset, checks: Checks | null): readonly UnfitReason[] {
  if (mainImageOf === null) return [];
  const verdict = checks?.main_image.find(({ channel }) => channel === mainImageOf);
  return verdict === undefined ? ['background_not_white'] : verdict.reasons;
}

/** @throws AppError unfit_for_preset, with every reason why */
export function requireFit(preset: ChannelPreset, variation: VariationRow, locale: InterfaceLocale): void {
  const reasons = reasonsAgainst(preset, readChecks(variation));
  if (reasons.length === 0) return;
  const fields = reasons.map((reason) => ({ field: 'preset', message: translate(locale, `checks.reasons.${reason}`) }));
  throw new AppError('unfit_for_preset', { fields });
}

/**
 * Makes a ready picture's export, or finds the one that was made before.
 * @throws AppError busy
 */
export async function exportVariation(
  { storage, exporter }: Pick<JobsParts, 'storage' | 'exporter'>,
  caller: Caller,
  variation: VariationRow,
  { preset, format }: ChosenPreset,
): Promise<StoredExport> {
  const files = variationFiles(variation);
  const planned = presetSize(preset.id, { width: variation.widthPx, height: variation.heightPx });
  const key = files.exported(preset.id, planned, format);
  if ((await storage.head(key)) !== null) return { key, ...planned };
  const checks = readChecks(variation);
  const keep = [...(checks?.product ? [checks.product] : []), ...(checks?.texts.map(({ area }) => area) ?? [])];
  const read = async () => ({ picture: await storage.read(files.final('jpeg')), preset: preset.id, format, keep });
  return makeOnce(storage, key, caller, async (waiting) => {
    const { bytes, width, height } = await exporter.exportPicture(waiting, read);
    // A picture that had to be made smaller for its bytes lies under its true size and is made anew each time: that is rare.
    const made = files.exported(preset.id, { width, height }, format);
    await storage.put(made, bytes);
    return { key: made, width, height };
  });
}
