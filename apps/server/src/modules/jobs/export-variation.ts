import { AppError, type Checks, type InterfaceLocale, type PresetId, type UnfitReason } from '@vitrine/contract';
import { type ChannelPreset, channelPresets, presetSize } from '@vitrine/engine/catalogue';
import type { Area } from '@vitrine/engine/model';
import { translate } from '@vitrine/messages';
import type { Caller } from '../../ports/caller.ts';
import { type PictureFormat, variationFiles } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import { makeOnce } from './make-once.ts';
import { readChecks } from './read-checks.ts';
import { renderRequest } from './render-variation.ts';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** A picture in a channel's format, as stored. */
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
 * The preset, and the file format to make.
 * @throws AppError invalid_input if the channel does not accept `format`
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

/** Reasons why a picture does not meet a preset's rules; empty if it does. Without checks it cannot be a main image. */
export function reasonsAgainst({ mainImageOf }: ChannelPreset, checks: Checks | null): readonly UnfitReason[] {
  if (mainImageOf === null) return [];
  const verdict = checks?.main_image.find(({ channel }) => channel === mainImageOf);
  return verdict === undefined ? ['background_not_white'] : verdict.reasons;
}

/** @throws AppError unfit_for_preset, with all reasons */
export function requireFit(preset: ChannelPreset, variation: VariationRow, locale: InterfaceLocale): void {
  const reasons = reasonsAgainst(preset, readChecks(variation));
  if (reasons.length === 0) return;
  const fields = reasons.map((reason) => ({ field: 'preset', message: translate(locale, `checks.reasons.${reason}`) }));
  throw new AppError('unfit_for_preset', { fields });
}

/** Aspect ratios that differ by less than this share count as equal: fitting the frame takes a pixel or two. */
const SAME_FORM = 0.005;

/** Whether a form has another aspect ratio than the picture: then the picture is composed again, never padded or cropped. */
const isOtherForm = (
  { widthPx, heightPx }: VariationRow,
  { width, height }: { width: number; height: number },
): boolean => Math.abs((width * heightPx) / (height * widthPx) - 1) > SAME_FORM;

/** Areas that must not be cropped: product and words. */
function shownOn(variation: VariationRow): Area[] {
  const checks = readChecks(variation);
  return [...(checks?.product ? [checks.product] : []), ...(checks?.texts.map(({ area }) => area) ?? [])];
}

/** The picture composed for another frame, as a lossless image. */
async function composeAgain(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  form: { width: number; height: number },
): Promise<Uint8Array> {
  const read = async () => ({ ...(await renderRequest(parts, job, variation, 'final', 'png')), form });
  return (await parts.exporter.renderAgain(caller, read)).bytes;
}

/**
 * A small preview of an export; for a form with the picture's own aspect ratio it is the existing preview.
 * @throws AppError busy
 */
export async function previewExport(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  preset: ChannelPreset,
): Promise<string> {
  const files = variationFiles(variation);
  const form = presetSize(preset.id, { width: variation.widthPx, height: variation.heightPx });
  if (!isOtherForm(variation, form)) return files.preview;
  const key = files.exportPreview(form);
  if ((await parts.storage.head(key)) === null) {
    const read = async () => ({ ...(await renderRequest(parts, job, variation, 'preview', 'jpeg')), form });
    await makeOnce(parts.storage, key, caller, async (waiting) => {
      await parts.storage.put(key, (await parts.exporter.renderAgain(waiting, read)).bytes);
    });
  }
  return key;
}

/**
 * Makes the export of a finished picture, or finds the stored one.
 * @throws AppError busy
 */
export async function exportVariation(
  parts: JobsParts,
  caller: Caller,
  { job, variation }: { job: JobRow; variation: VariationRow },
  { preset, format }: ChosenPreset,
): Promise<StoredExport> {
  const { storage, exporter } = parts;
  const files = variationFiles(variation);
  const planned = presetSize(preset.id, { width: variation.widthPx, height: variation.heightPx });
  const key = files.exported(preset.id, planned, format);
  if ((await storage.head(key)) !== null) return { key, ...planned };
  return makeOnce(storage, key, caller, async (waiting) => {
    const composed = isOtherForm(variation, planned)
      ? await composeAgain(parts, waiting, { job, variation }, planned)
      : null;
    const read = async () => ({
      picture: composed ?? (await storage.read(files.final('jpeg'))),
      preset: preset.id,
      format,
      keep: composed === null ? shownOn(variation) : [],
    });
    const { bytes, width, height } = await exporter.exportPicture(waiting, read);
    // A picture that had to be scaled down to its byte limit is stored under its real size and made again on each request: that
    // is rare.
    const made = files.exported(preset.id, { width, height }, format);
    await storage.put(made, bytes);
    return { key: made, width, height };
  });
}
